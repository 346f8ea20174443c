// @generated from contracts/gds/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack gds. */
export type Settings = {
  /** strict also refuses what contract only warns about. Default: "contract". */
  readonly realism: "contract" | "strict";
  /** Whether another session's booking can be retrieved by its code. Default: "world". */
  readonly isolation: "world" | "session";
  /** Key from which the secrets of webhook subscriptions are derived; without it no webhooks are sent. Give all servers on one store the same key. Default: null. */
  readonly webhookKey: string | null;
  /** Where webhooks may be sent: only https to the public internet (public), or this machine and private networks too (any). Link-local and metadata addresses are never allowed. Default: "any". */
  readonly webhookTargets: "any" | "public";
  /** Delays before the next attempts to deliver a webhook, separated by commas. After the last attempt it becomes a dead letter. Default: "5s,5m,30m,2h,5h,10h,10h". */
  readonly webhookDelays: string;
};

/** The source and the allowed values of each setting. */
export const settings = {
  realism: {
    type: "string",
    enum: ["contract", "strict"],
    default: "contract",
    env: "MOCK_GDS_REALISM",
    flag: "realism",
    description: "strict also refuses what contract only warns about.",
  },
  isolation: {
    type: "string",
    enum: ["world", "session"],
    default: "world",
    env: "MOCK_GDS_ISOLATION",
    flag: "isolation",
    description: "Whether another session's booking can be retrieved by its code.",
  },
  webhookKey: {
    type: ["string", "null"],
    minLength: 32,
    maxLength: 1024,
    default: null,
    env: "MOCK_GDS_WEBHOOK_KEY",
    secret: true,
    description: "Key from which the secrets of webhook subscriptions are derived; without it no webhooks are sent. Give all servers on one store the same key.",
  },
  webhookTargets: {
    type: "string",
    enum: ["any", "public"],
    default: "any",
    env: "MOCK_GDS_WEBHOOK_TARGETS",
    description: "Where webhooks may be sent: only https to the public internet (public), or this machine and private networks too (any). Link-local and metadata addresses are never allowed.",
  },
  webhookDelays: {
    type: "string",
    pattern: "^\\d{1,6}(ms|s|m|h)(,\\d{1,6}(ms|s|m|h)){0,19}$",
    default: "5s,5m,30m,2h,5h,10h,10h",
    env: "MOCK_GDS_WEBHOOK_DELAYS",
    description: "Delays before the next attempts to deliver a webhook, separated by commas. After the last attempt it becomes a dead letter.",
  },
} as const;
