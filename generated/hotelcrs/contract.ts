// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type {
  Manifest,
  OutputSchemas,
  PackContract,
  PromptContract,
  ReasonEntry,
  ResourceContract,
  SchemaProfile,
  ToolListHashes,
  Validator,
} from "#contract";
import { changedEntries, manifestEntries, tool, withOutputSchemas } from "#contract";
import { resolveAvailabilitySearch, resolveCreateReservation } from "./resolve.js";
import type * as types from "./types.js";

/** Rooms that a CapCorn hotel has for a stay; at most 10 rooms a call. Totals in EUR. The server adds the credentials. */
export const availabilitySearch = tool<
  types.AvailabilitySearchInput,
  types.AvailabilitySearchResolved,
  types.AvailabilitySearchOutput,
  types.AvailabilitySearchReason,
  Pick<types.ReasonData, types.AvailabilitySearchReason>
>({
  name: "availability_search",
  title: "Search available rooms",
  description: "Rooms that a CapCorn hotel has for a stay; at most 10 rooms a call. Totals in EUR. The server adds the credentials.",
  annotations: {
    title: "Search available rooms",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: [
    "UNKNOWN_HOTEL",
    "BAD_RANGE",
    "DATE_IN_PAST",
    "NO_ROOMS",
    "TOO_MANY_ROOMS",
    "ROOM_TOO_SMALL",
    "CRS_REFUSED",
  ],
  returns: "structure",
  takesNotes: true,
  interaction: ["progress", "logging"],
  requires: [],
  execution: {
    timeoutMs: 30000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 10000,
      retryOn: ["429", "503", "timeout", "reset", "connect"],
    },
  },
  inputSchema: {
    type: "object",
    required: ["arrivalDate", "departureDate", "hotelId", "rooms"],
    properties: {
      hotelId: { type: "string", description: "CapCorn hotel_id (e.g. 9100)" },
      arrivalDate: { type: "string", format: "date" },
      departureDate: { type: "string", format: "date" },
      rooms: {
        type: "array",
        items: {
          type: "object",
          required: ["adults"],
          properties: {
            adults: { type: "integer", minimum: 1 },
            children: {
              type: "array",
              items: {
                type: "object",
                required: ["age"],
                properties: { age: { type: "integer", minimum: 0, maximum: 17 } },
              },
            },
          },
        },
      },
    },
  },
  resolve: resolveAvailabilitySearch,
  loadInputValidator: () => import("./validators/availabilitySearchInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/availabilitySearchOutput.js").then((module) => module.validate),
});

/** Books options of availability_search, at most 10 rooms, after the user said yes to hotel, dates, rooms and total. Not cancellable here. The server adds the credentials. */
export const createReservation = tool<
  types.CreateReservationInput,
  types.CreateReservationResolved,
  types.CreateReservationOutput,
  types.CreateReservationReason,
  Pick<types.ReasonData, types.CreateReservationReason>
>({
  name: "create_reservation",
  title: "Book rooms",
  description: "Books options of availability_search, at most 10 rooms, after the user said yes to hotel, dates, rooms and total. Not cancellable here. The server adds the credentials.",
  annotations: {
    title: "Book rooms",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: true,
  },
  reasons: [
    "UNKNOWN_HOTEL",
    "BAD_RANGE",
    "DATE_IN_PAST",
    "NO_ROOMS",
    "TOO_MANY_ROOMS",
    "ROOM_TOO_SMALL",
    "NOT_CONFIRMED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "CRS_REFUSED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
  ],
  returns: "structure",
  takesNotes: true,
  interaction: ["progress", "logging"],
  requires: [],
  execution: {
    timeoutMs: 20000,
    upstream: {
      attempts: 1,
      delaysMs: [],
      attemptTimeoutMs: 10000,
      retryOn: ["429", "503", "timeout", "reset", "connect"],
    },
  },
  refusesUndeclared: "A reservation cannot be cancelled here, so nothing of what was asked may be left out of it.",
  inputSchema: {
    type: "object",
    properties: {
      hotelId: { type: "string", description: "As searched" },
      arrivalDate: { type: "string", format: "date" },
      departureDate: { type: "string", format: "date" },
      rooms: {
        type: "array",
        description: "As searched",
        items: {
          type: "object",
          properties: {
            categoryCode: { type: "string", maxLength: 8, description: "Of an option" },
            board: { type: "string", enum: ["breakfast", "half_board", "full_board", "room_only", "all_inclusive"] },
            adults: { type: "integer", minimum: 1, description: "In it" },
            children: {
              type: "array",
              description: "None if absent",
              items: {
                type: "object",
                properties: { age: { type: "integer", minimum: 0, maximum: 17, description: "Years" } },
                required: ["age"],
              },
            },
          },
          required: ["categoryCode", "board", "adults"],
        },
      },
      guest: {
        type: "object",
        description: "Who stays",
        properties: {
          firstName: { type: "string", minLength: 1, description: "Given name" },
          lastName: { type: "string", minLength: 1, description: "Family name" },
          email: { type: "string", format: "email" },
          phone: { type: "string", description: "With +" },
          country: { type: "string", pattern: "^[A-Z]{2}$", description: "ISO code" },
        },
        required: ["firstName", "lastName", "email"],
      },
      totalPrice: { type: "number", minimum: 0, description: "EUR, all rooms" },
      userConfirmed: { type: "boolean", const: true },
      comment: { type: "string", maxLength: 200, description: "For the hotel" },
    },
    required: ["hotelId", "arrivalDate", "departureDate", "rooms", "guest", "totalPrice", "userConfirmed"],
  },
  resolve: resolveCreateReservation,
  loadInputValidator: () => import("./validators/createReservationInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/createReservationOutput.js").then((module) => module.validate),
});

/** The tools of Hotel reservations, in the order in which they are listed. */
export const hotelcrs = { availability_search: availabilitySearch, create_reservation: createReservation } as const;

/** Every reason for which a call may be refused. */
export const errors = {
  SCHEMA: {
    reason: "SCHEMA",
    code: -32602,
    message: "{message}",
    hint: "Correct {field} and call again.",
    retryable: false,
    category: "VALIDATION_ERROR",
  },
  UNKNOWN_HOTEL: {
    reason: "UNKNOWN_HOTEL",
    code: -32001,
    message: "CapCorn knows no hotel '{value}'",
    hint: "{suggestion}",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["suggestion"],
  },
  BAD_RANGE: {
    reason: "BAD_RANGE",
    code: -32602,
    message: "{field} '{value}' does not fit: {explanation}",
    hint: "{change}",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["explanation", "change"],
  },
  DATE_IN_PAST: {
    reason: "DATE_IN_PAST",
    code: -32002,
    message: "{field} '{value}' is in the past: at the hotel it is {today}",
    hint: "Use an arrivalDate from {today} on and call again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["today"],
  },
  NO_ROOMS: {
    reason: "NO_ROOMS",
    code: -32602,
    message: "{field} is empty",
    hint: "Name 1 to 10 rooms, each with its adults, and call again.",
    retryable: false,
    category: "VALIDATION_ERROR",
  },
  TOO_MANY_ROOMS: {
    reason: "TOO_MANY_ROOMS",
    code: -32602,
    message: "{field} has {count} rooms: CapCorn takes {most} in one call",
    hint: "Split the party into calls of at most {most} rooms each.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["count", "most"],
  },
  ROOM_TOO_SMALL: {
    reason: "ROOM_TOO_SMALL",
    code: -32602,
    message: "{field} has {value}: a room takes {limit}",
    hint: "Spread the guests over more rooms and call again.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["limit"],
  },
  NOT_CONFIRMED: {
    reason: "NOT_CONFIRMED",
    code: -32602,
    message: "userConfirmed has to be true: the user has not agreed yet",
    hint: "Show the user hotel, dates, rooms and total; call again with userConfirmed true after a yes.",
    retryable: false,
    category: "VALIDATION_ERROR",
  },
  SOLD_OUT: {
    reason: "SOLD_OUT",
    code: -32002,
    message: "No room of category {value} with {board} is left for {people} in this stay",
    hint: "Call availability_search again and offer the user what it gives.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["board", "people"],
  },
  PRICE_CHANGED: {
    reason: "PRICE_CHANGED",
    code: -32002,
    message: "The stay costs {new} EUR, not {old} EUR",
    hint: "Tell the user the new total; after a yes call again with totalPrice {new}.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["old", "new"],
  },
  CRS_REFUSED: {
    reason: "CRS_REFUSED",
    code: -32002,
    message: "CapCorn refused the request: {said}",
    hint: "{change}",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["said", "change"],
  },
  IDEMPOTENCY_CONFLICT: {
    reason: "IDEMPOTENCY_CONFLICT",
    code: -32002,
    message: "The idempotency key was used before with other arguments",
    hint: "Repeat the earlier arguments to get its result, or use a new key.",
    retryable: false,
    category: "BUSINESS_ERROR",
  },
  WORLD_FULL: {
    reason: "WORLD_FULL",
    code: -32002,
    message: "World '{value}' keeps {limit} documents, as many as it may",
    hint: "Use another world, or have this one reset by whoever runs it.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["limit"],
  },
  TOOL_TIMEOUT: {
    reason: "TOOL_TIMEOUT",
    code: -32603,
    message: "The call took longer than it may",
    hint: "Search again. After create_reservation look first whether it was booked: ask the hotel, or repeat the call with its idempotency key.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  UPSTREAM_UNAVAILABLE: {
    reason: "UPSTREAM_UNAVAILABLE",
    code: -32603,
    message: "CapCorn does not answer",
    hint: "Nothing was booked. Call again in a moment.",
    retryable: true,
    category: "TRANSPORT_ERROR",
  },
  UPSTREAM_SLOW: {
    reason: "UPSTREAM_SLOW",
    code: -32603,
    message: "CapCorn did not answer in time",
    hint: "Nothing was booked. Call again.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  OUTCOME_UNKNOWN: {
    reason: "OUTCOME_UNKNOWN",
    code: -32603,
    message: "CapCorn was asked to book, and no whole answer came: it may have been booked",
    hint: "If the call had an idempotency key, repeat it unchanged with this key: it is the same reservation to CapCorn. Otherwise ask the hotel before you call again.",
    retryable: false,
    category: "TIMEOUT_ERROR",
  },
  UPSTREAM_RATE_LIMITED: {
    reason: "UPSTREAM_RATE_LIMITED",
    code: -32603,
    message: "CapCorn refused the call for its rate limit, after {attempts} attempts",
    hint: "Wait a minute and call again.",
    retryable: true,
    category: "RATE_LIMIT_ERROR",
    requires: ["attempts"],
  },
  UPSTREAM_AUTH: {
    reason: "UPSTREAM_AUTH",
    code: -32603,
    message: "CapCorn refused the credentials",
    hint: "Whoever runs the server has to look at {environment}.",
    retryable: false,
    category: "AUTHENTICATION_ERROR",
    requires: ["environment"],
  },
  UPSTREAM_REFUSED: {
    reason: "UPSTREAM_REFUSED",
    code: -32002,
    message: "CapCorn refused the request: {said}",
    hint: "Correct the arguments and call again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["said"],
  },
  UPSTREAM_MALFORMED: {
    reason: "UPSTREAM_MALFORMED",
    code: -32603,
    message: "CapCorn gave an answer that cannot be read",
    hint: "Call again; if it persists, tell whoever runs the server.",
    retryable: true,
    category: "TRANSPORT_ERROR",
  },
} as const satisfies Readonly<Record<string, ReasonEntry>>;

export type Reason = keyof typeof errors;
export type ResourceName = "hotels" | "status" | "errors";
export type PromptName = never;

export const resources = [
  {
    name: "hotels",
    title: "Hotels",
    description: "The hotels that mock mode knows, with their room categories; none in live mode, where a hotel gives its own id",
    uri: "hotelcrs://hotels",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "status",
    title: "Status",
    description: "Whom the tools ask, how often, and how long it took",
    uri: "hotelcrs://status",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "errors",
    title: "Error reasons",
    description: "Every reason for which a call can be refused, with its code and what to do next",
    uri: "hotelcrs://errors",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
] as const satisfies readonly (ResourceContract & { readonly name: ResourceName })[];

export const prompts = [
] as const satisfies readonly (PromptContract & { readonly name: PromptName })[];

/** Validators of the bodies of JSON resources, by resource name. */
export const loadResourceValidator = {
  hotels: () => import("./validators/hotelsResource.js").then((module) => module.validate),
  status: () => import("./validators/statusResource.js").then((module) => module.validate),
  errors: () => import("./validators/errorsResource.js").then((module) => module.validate),
} as const satisfies Readonly<Record<string, () => Promise<Validator>>>;

const toolListHashes: ToolListHashes = {
  portable: {
    full: "de821d9bd451cd97a10284240b1a50640307e4f26bc88f2e830ce0b3e57eda37",
    outline: "3ca3373df621b4c538aad8b21388d2a808c7b62e6be1b99fcd734e0e7a1828ac",
    none: "5071775b57b0cdde1005f210125b04f1de61c32b40d5a43baa909958a57205d4",
  },
  verbatim: {
    full: "82f995c6a59d32d782ba0aa7f9184d9b6ce66e959c0abe13f1d453300809e852",
    outline: "3ca3373df621b4c538aad8b21388d2a808c7b62e6be1b99fcd734e0e7a1828ac",
    none: "5071775b57b0cdde1005f210125b04f1de61c32b40d5a43baa909958a57205d4",
  },
};

const loadTools = async (profile: SchemaProfile, outputSchemas: OutputSchemas) => {
  const [tools, changes, outlines] = await Promise.all([
    import("./manifest/tools.verbatim.json", { with: { type: "json" } }),
    profile === "portable" ? import("./manifest/tools.portable.changes.json", { with: { type: "json" } }) : undefined,
    outputSchemas === "outline" ? import("./manifest/tools.outlines.json", { with: { type: "json" } }) : undefined,
  ]);
  const entries = manifestEntries(tools.default);
  const listed = changes === undefined ? entries : changedEntries(entries, changes.default);
  return withOutputSchemas(listed, outputSchemas, outlines?.default);
};

const loadManifest = async (profile: SchemaProfile, outputSchemas: OutputSchemas): Promise<Manifest> => {
  const [tools, lists] = await Promise.all([
    loadTools(profile, outputSchemas),
    import("./manifest/resources.json", { with: { type: "json" } }),
  ]);
  return {
    tools,
    resources: manifestEntries(lists.default.resources),
    resourceTemplates: manifestEntries(lists.default.resourceTemplates),
    prompts: [],
    hash: toolListHashes[profile][outputSchemas],
  };
};

export const contract: PackContract & { readonly tools: typeof hotelcrs } = {
  name: "hotelcrs",
  title: "Hotel reservations",
  version: "1.0.1",
  instructions: "Searches rooms of one hotel and books them; hotelcrs://hotels lists the hotels of mock mode. availability_search takes 1 to 10 rooms and gives each option's total in EUR for the whole stay. create_reservation books options that it gave: repeat hotel, dates, guests, categoryCode, board and the total to the user, and call it only after the user has said yes. A price that has changed is refused with the new one. It cannot be cancelled here. Send an idempotency key, so that a repetition books nothing twice. The server adds the credentials: never ask for them. Names of rooms are in German. A refusal names the field, the value and what to do next.",
  server: { name: "nexi-capcorn-hotel-mcp", version: "0.1.0" },
  errorStyle: "result",
  tools: hotelcrs,
  toolsets: { search: ["availability_search"], book: ["create_reservation"] },
  errors,
  resources,
  prompts,
  errorDocs: "hotelcrs://errors#{reason}",
  loadManifest,
};
