// @generated from contracts/charter/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack charter. */
export type Settings = {
  /** mock: nothing leaves this machine. live: the service itself. auto: live where its keys are given and none begins with mock_, else mock. Default: "auto". */
  readonly mode: "mock" | "live" | "auto";
  /** API token of Avinode. Default: null. */
  readonly avinodeApiKey: string | null;
  /** JWT of Avinode. The API token is sent in its place where it is absent. Default: null. */
  readonly avinodeBearerToken: string | null;
  /** Where Avinode, or a facade of it, is asked in live mode. Default: "https://sandbox.avinode.com/api". */
  readonly avinodeApiUrl: string;
  /** Key of the signatures of Avinode's events; two with a comma while one is changed. Without it, mock mode makes one of the world's seed, and live mode takes no events and asks for quotes instead. Default: null. */
  readonly avinodeWebhookSecret: string | null;
  /** From where events are taken. From anywhere if absent. Default: null. */
  readonly avinodeWebhookAllowedIps: string | null;
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
  /** Whom e-mails about requests, accepted quotes and bookings go to. In mock mode the owner of the mailbox if absent; in live mode none is sent without it. Default: null. */
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
    description: "mock: nothing leaves this machine. live: the service itself. auto: live where its keys are given and none begins with mock_, else mock.",
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
    description: "JWT of Avinode. The API token is sent in its place where it is absent.",
  },
  avinodeApiUrl: {
    type: "string",
    format: "url",
    default: "https://sandbox.avinode.com/api",
    env: "AVINODE_API_URL",
    description: "Where Avinode, or a facade of it, is asked in live mode.",
  },
  avinodeWebhookSecret: {
    type: ["string", "null"],
    default: null,
    env: "AVINODE_WEBHOOK_SECRET",
    secret: true,
    description: "Key of the signatures of Avinode's events; two with a comma while one is changed. Without it, mock mode makes one of the world's seed, and live mode takes no events and asks for quotes instead.",
  },
  avinodeWebhookAllowedIps: {
    type: ["string", "null"],
    format: "cidrs",
    default: null,
    env: "AVINODE_WEBHOOK_ALLOWED_IPS",
    description: "From where events are taken. From anywhere if absent.",
  },
  googleClientId: {
    type: ["string", "null"],
    default: null,
    env: "GOOGLE_CLIENT_ID",
    secret: true,
    description: "Client of Google's OAuth for which the consent was given.",
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
  mailTo: {
    type: ["string", "null"],
    pattern: "^[^\\s@<>,;:\"()]+@[^\\s@<>,;:\"()]+$",
    default: null,
    env: "CHARTER_MAIL_TO",
    description: "Whom e-mails about requests, accepted quotes and bookings go to. In mock mode the owner of the mailbox if absent; in live mode none is sent without it.",
  },
} as const;
