// @generated from contracts/charter/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack charter. */
export type Settings = {
  /** mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock. Default: "auto". */
  readonly mode: "mock" | "live" | "auto";
  /** API token of Avinode. Default: null. */
  readonly avinodeApiKey: string | null;
  /** JWT of Avinode. If it is not set, the API token is sent instead. Default: null. */
  readonly avinodeBearerToken: string | null;
  /** Address of Avinode, or of a facade of it, in live mode. Default: "https://sandbox.avinode.com/api". */
  readonly avinodeApiUrl: string;
  /** Key of the signatures of Avinode's events; two, separated by a comma, while the key is changed. Without it, mock mode derives one from the world's seed, and live mode accepts no events and asks for quotes instead. Default: null. */
  readonly avinodeWebhookSecret: string | null;
  /** Addresses from which events are accepted. If it is not set, any address. Default: null. */
  readonly avinodeWebhookAllowedIps: string | null;
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
  /** Recipient of e-mails about requests, accepted quotes and bookings. If it is not set, the owner of the mailbox in mock mode; in live mode no e-mail is sent. Default: null. */
  readonly mailTo: string | null;
};

/** The source and the allowed values of each setting. */
export const settings = {
  mode: {
    type: "string",
    enum: ["mock", "live", "auto"],
    default: "auto",
    env: "MOCK_GDS_MODE",
    flag: "mode",
    description: "mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock.",
  },
  avinodeApiKey: {
    type: ["string", "null"],
    default: null,
    env: "AVINODE_API_KEY",
    secret: true,
    live: "required",
    description: "API token of Avinode.",
  },
  avinodeBearerToken: {
    type: ["string", "null"],
    default: null,
    env: "AVINODE_BEARER_TOKEN",
    secret: true,
    description: "JWT of Avinode. If it is not set, the API token is sent instead.",
  },
  avinodeApiUrl: {
    type: "string",
    format: "url",
    default: "https://sandbox.avinode.com/api",
    env: "AVINODE_API_URL",
    description: "Address of Avinode, or of a facade of it, in live mode.",
  },
  avinodeWebhookSecret: {
    type: ["string", "null"],
    default: null,
    env: "AVINODE_WEBHOOK_SECRET",
    secret: true,
    description: "Key of the signatures of Avinode's events; two, separated by a comma, while the key is changed. Without it, mock mode derives one from the world's seed, and live mode accepts no events and asks for quotes instead.",
  },
  avinodeWebhookAllowedIps: {
    type: ["string", "null"],
    format: "cidrs",
    default: null,
    env: "AVINODE_WEBHOOK_ALLOWED_IPS",
    description: "Addresses from which events are accepted. If it is not set, any address.",
  },
  googleClientId: {
    type: ["string", "null"],
    default: null,
    env: "GOOGLE_CLIENT_ID",
    secret: true,
    description: "Id of the Google OAuth client that has the mailbox owner's consent.",
  },
  googleClientSecret: {
    type: ["string", "null"],
    default: null,
    env: "GOOGLE_CLIENT_SECRET",
    secret: true,
    description: "Secret of that client.",
  },
  googleRefreshToken: {
    type: ["string", "null"],
    default: null,
    env: "GOOGLE_REFRESH_TOKEN",
    secret: true,
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
  mailTo: {
    type: ["string", "null"],
    pattern: "^[^\\s@<>,;:\"()]+@[^\\s@<>,;:\"()]+$",
    default: null,
    env: "CHARTER_MAIL_TO",
    description: "Recipient of e-mails about requests, accepted quotes and bookings. If it is not set, the owner of the mailbox in mock mode; in live mode no e-mail is sent.",
  },
} as const;
