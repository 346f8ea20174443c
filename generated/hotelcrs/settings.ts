// @generated from contracts/hotelcrs/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack hotelcrs. */
export type Settings = {
  /** mock: nothing leaves this machine. live: the service itself. auto: live where its keys are given and none begins with mock_, else mock. Default: "mock". */
  readonly mode: "mock" | "live" | "auto";
  /** Where CapCorn, or a facade of it, is asked in live mode. Default: "https://mainframe.capcorn.net/RestService". */
  readonly capcornApiUrl: string;
  /** User of CapCorn's room search. Default: null. */
  readonly capcornUser: string | null;
  /** Password of CapCorn's room search. Default: null. */
  readonly capcornPassword: string | null;
  /** The name that CapCorn gave the system that asks, where it gave one. Default: null. */
  readonly capcornSystem: string | null;
  /** PIN of the hotel, without which nothing is booked in live mode. Default: null. */
  readonly capcornPin: string | null;
  /** Answers hold what CapCorn answered too, as XML, without user, password and PIN. Default: false. */
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
    description: "mock: nothing leaves this machine. live: the service itself. auto: live where its keys are given and none begins with mock_, else mock.",
  },
  capcornApiUrl: {
    type: "string",
    format: "url",
    default: "https://mainframe.capcorn.net/RestService",
    env: "CAPCORN_API_URL",
    description: "Where CapCorn, or a facade of it, is asked in live mode.",
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
    description: "The name that CapCorn gave the system that asks, where it gave one.",
  },
  capcornPin: {
    type: ["string", "null"],
    default: null,
    env: "CAPCORN_PIN",
    secret: true,
    description: "PIN of the hotel, without which nothing is booked in live mode.",
  },
  sourcePayload: {
    type: "boolean",
    default: false,
    env: "MOCK_GDS_SOURCE_PAYLOAD",
    description: "Answers hold what CapCorn answered too, as XML, without user, password and PIN.",
  },
} as const;
