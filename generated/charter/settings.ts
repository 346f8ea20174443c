// @generated from contracts/charter/pack.json. Edit the contract, then run npm run codegen.

/** What a server of the pack charter is configured with. */
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
};

/** Where each setting comes from, and what it may be. */
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
} as const;
