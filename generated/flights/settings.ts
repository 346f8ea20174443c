// @generated from contracts/flights/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack flights. */
export type Settings = {
  /** mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock. Default: "mock". */
  readonly mode: "mock" | "live" | "auto";
  /** Access token of Duffel. Default: null. */
  readonly duffelApiKey: string | null;
  /** Address of Duffel, or of a facade of it, in live mode. Default: "https://api.duffel.com". */
  readonly duffelApiUrl: string;
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
  duffelApiKey: {
    type: ["string", "null"],
    default: null,
    env: "DUFFEL_API_KEY",
    secret: true,
    live: "required",
    description: "Access token of Duffel.",
  },
  duffelApiUrl: {
    type: "string",
    format: "url",
    default: "https://api.duffel.com",
    env: "DUFFEL_API_URL",
    description: "Address of Duffel, or of a facade of it, in live mode.",
  },
} as const;
