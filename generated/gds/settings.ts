// @generated from contracts/gds/pack.json. Edit the contract, then run npm run codegen.

/** What a server of the pack gds is configured with. */
export type Settings = {
  /** strict also refuses what contract only warns of. Default: "contract". */
  readonly realism: "contract" | "strict";
  /** Whether another session's booking can be retrieved by its code. Default: "world". */
  readonly isolation: "world" | "session";
};

/** Where each setting comes from, and what it may be. */
export const settings = {
  realism: {
    type: "string",
    enum: ["contract", "strict"],
    default: "contract",
    env: "MOCK_GDS_REALISM",
    flag: "realism",
    description: "strict also refuses what contract only warns of.",
  },
  isolation: {
    type: "string",
    enum: ["world", "session"],
    default: "world",
    env: "MOCK_GDS_ISOLATION",
    flag: "isolation",
    description: "Whether another session's booking can be retrieved by its code.",
  },
} as const;
