// @generated from contracts/mail/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack mail. */
export type Settings = {
  /** mock: nothing leaves this machine. live: the service itself. auto: live where its keys are given and none begins with mock_, else mock. Default: "mock". */
  readonly mode: "mock" | "live" | "auto";
  /** Client of Google's OAuth for which the consent was given. Default: null. */
  readonly googleClientId: string | null;
  /** Secret of that client. Default: null. */
  readonly googleClientSecret: string | null;
  /** Refresh token of the mailbox's owner. Default: null. */
  readonly googleRefreshToken: string | null;
  /** Where access tokens are asked for in live mode. Default: "https://oauth2.googleapis.com/token". */
  readonly googleTokenUrl: string;
  /** Where Gmail, or a facade of it, is asked in live mode. Default: "https://gmail.googleapis.com". */
  readonly gmailApiUrl: string;
  /** Address from which mail is sent, one of the mailbox's own. That of the mailbox if absent. Default: null. */
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
    description: "mock: nothing leaves this machine. live: the service itself. auto: live where its keys are given and none begins with mock_, else mock.",
  },
  googleClientId: {
    type: ["string", "null"],
    default: null,
    env: "GOOGLE_CLIENT_ID",
    secret: true,
    live: "required",
    description: "Client of Google's OAuth for which the consent was given.",
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
    description: "Where access tokens are asked for in live mode.",
  },
  gmailApiUrl: {
    type: "string",
    format: "url",
    default: "https://gmail.googleapis.com",
    env: "GMAIL_API_URL",
    description: "Where Gmail, or a facade of it, is asked in live mode.",
  },
  mailFrom: {
    type: ["string", "null"],
    pattern: "^[^\\s@<>,;:\"()]+@[^\\s@<>,;:\"()]+$",
    default: null,
    env: "MAIL_FROM",
    description: "Address from which mail is sent, one of the mailbox's own. That of the mailbox if absent.",
  },
} as const;
