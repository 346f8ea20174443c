// @generated from contracts/coastline/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack coastline. */
export type Settings = {
  /** mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock. Default: "mock". */
  readonly mode: "mock" | "live" | "auto";
  /** API key of Amadeus. Default: null. */
  readonly amadeusApiKey: string | null;
  /** API secret of Amadeus. Default: null. */
  readonly amadeusApiSecret: string | null;
  /** Address of Amadeus, or of a facade of it, in live mode. There is no default: the public service closed in July 2026. Default: null. */
  readonly amadeusApiUrl: string | null;
  /** Address of the exchange rate service in live mode. Default: "https://api.frankfurter.dev". */
  readonly frankfurterApiUrl: string;
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
  amadeusApiKey: {
    type: ["string", "null"],
    default: null,
    env: "AMADEUS_API_KEY",
    secret: true,
    live: "required",
    description: "API key of Amadeus.",
  },
  amadeusApiSecret: {
    type: ["string", "null"],
    default: null,
    env: "AMADEUS_API_SECRET",
    secret: true,
    live: "required",
    description: "API secret of Amadeus.",
  },
  amadeusApiUrl: {
    type: ["string", "null"],
    format: "url",
    default: null,
    env: "AMADEUS_API_URL",
    live: "required",
    description: "Address of Amadeus, or of a facade of it, in live mode. There is no default: the public service closed in July 2026.",
  },
  frankfurterApiUrl: {
    type: "string",
    format: "url",
    default: "https://api.frankfurter.dev",
    env: "FRANKFURTER_API_URL",
    description: "Address of the exchange rate service in live mode.",
  },
} as const;
