// @generated from contracts/hotelcrs/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack hotelcrs. */
export type Settings = {
  /** mock: nothing leaves this machine. live: calls the real service. auto: live if its keys are set and none begins with mock_, else mock. Default: "mock". */
  readonly mode: "mock" | "live" | "auto";
  /** Address of CapCorn, or of a facade of it, in live mode. Default: "https://mainframe.capcorn.net/RestService". */
  readonly capcornApiUrl: string;
  /** User of CapCorn's room search. Default: null. */
  readonly capcornUser: string | null;
  /** Password of CapCorn's room search. Default: null. */
  readonly capcornPassword: string | null;
  /** Name that CapCorn gave to the calling system, if it gave one. Default: null. */
  readonly capcornSystem: string | null;
  /** PIN of the hotel. In live mode nothing can be booked without it. Default: null. */
  readonly capcornPin: string | null;
  /** Answers also contain CapCorn's answer as XML, without user, password and PIN. Default: false. */
  readonly sourcePayload: boolean;
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
  capcornApiUrl: {
    type: "string",
    format: "url",
    default: "https://mainframe.capcorn.net/RestService",
    env: "CAPCORN_API_URL",
    description: "Address of CapCorn, or of a facade of it, in live mode.",
  },
  capcornUser: {
    type: ["string", "null"],
    default: null,
    env: "CAPCORN_USER",
    live: "required",
    description: "User of CapCorn's room search.",
  },
  capcornPassword: {
    type: ["string", "null"],
    default: null,
    env: "CAPCORN_PASSWORD",
    secret: true,
    live: "required",
    description: "Password of CapCorn's room search.",
  },
  capcornSystem: {
    type: ["string", "null"],
    default: null,
    env: "CAPCORN_SYSTEM",
    description: "Name that CapCorn gave to the calling system, if it gave one.",
  },
  capcornPin: {
    type: ["string", "null"],
    default: null,
    env: "CAPCORN_PIN",
    secret: true,
    description: "PIN of the hotel. In live mode nothing can be booked without it.",
  },
  sourcePayload: {
    type: "boolean",
    default: false,
    env: "MOCK_GDS_SOURCE_PAYLOAD",
    description: "Answers also contain CapCorn's answer as XML, without user, password and PIN.",
  },
} as const;
