// @generated from contracts/mail/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack mail. */
export type Settings = {
  /** mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock. Default: "mock". */
  readonly mode: "mock" | "live" | "auto";
  /** Id of the Google OAuth client that has the mailbox owner's consent. Default: null. */
  readonly googleClientId: string | null;
  /** Secret of that client. Default: null. */
  readonly googleClientSecret: string | null;
  /** Refresh token of the mailbox's owner. Default: null. */
  readonly googleRefreshToken: string | null;
  /** Address of the OAuth token endpoint in live mode. Default: "https://oauth2.googleapis.com/token". */
  readonly googleTokenUrl: string;
  /** Address of Gmail, or of a facade of it, in live mode. Default: "https://gmail.googleapis.com". */
  readonly gmailApiUrl: string;
  /** Sender address of e-mails, one of the mailbox's own addresses. If it is not set, the address of the mailbox. Default: null. */
  readonly mailFrom: string | null;
};

/** The source and the allowed values of each setting. */
export const settings = {
  mode: {
    type: "string",
    enum: ["mock", "live", "auto"],
    default: "mock",
    env: "MOCK_GDS_MODE",
    flag: "mode",
    description: "mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock.",
  },
  googleClientId: {
    type: ["string", "null"],
    default: null,
    env: "GOOGLE_CLIENT_ID",
    secret: true,
    live: "required",
    description: "Id of the Google OAuth client that has the mailbox owner's consent.",
  },
  googleClientSecret: {
    type: ["string", "null"],
    default: null,
    env: "GOOGLE_CLIENT_SECRET",
    secret: true,
    live: "required",
    description: "Secret of that client.",
  },
  googleRefreshToken: {
    type: ["string", "null"],
    default: null,
    env: "GOOGLE_REFRESH_TOKEN",
    secret: true,
    live: "required",
    description: "Refresh token of the mailbox's owner.",
  },
  googleTokenUrl: {
    type: "string",
    format: "url",
    default: "https://oauth2.googleapis.com/token",
    env: "GOOGLE_TOKEN_URL",
    description: "Address of the OAuth token endpoint in live mode.",
  },
  gmailApiUrl: {
    type: "string",
    format: "url",
    default: "https://gmail.googleapis.com",
    env: "GMAIL_API_URL",
    description: "Address of Gmail, or of a facade of it, in live mode.",
  },
  mailFrom: {
    type: ["string", "null"],
    pattern: "^[^\\s@<>,;:\"()]+@[^\\s@<>,;:\"()]+$",
    default: null,
    env: "MAIL_FROM",
    description: "Sender address of e-mails, one of the mailbox's own addresses. If it is not set, the address of the mailbox.",
  },
} as const;
