// @generated from contracts/flights. Edit the contract, then run npm run codegen.
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
import { resolveSearchFlights, resolveDiscardSearch } from "./resolve.js";
import type * as types from "./types.js";

/** Search for available flights, cheapest first */
export const searchFlights = tool<
  types.SearchFlightsInput,
  types.SearchFlightsResolved,
  types.SearchFlightsOutput,
  types.SearchFlightsReason,
  Pick<types.ReasonData, types.SearchFlightsReason>
>({
  name: "searchFlights",
  title: "Search flights",
  description: "Search for available flights, cheapest first",
  annotations: {
    title: "Search flights",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: [
    "ORIGIN_AND_DESTINATION_REQUIRED",
    "INVALID_ORIGIN",
    "INVALID_DESTINATION",
    "INVALID_DEPARTURE_DATE",
    "SAME_PLACE",
    "DATE_IN_PAST",
    "RETURN_BEFORE_DEPARTURE",
    "AIRPORT_NOT_FOUND",
    "RATE_LIMITED",
  ],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 30000,
    upstream: {
      attempts: 4,
      delaysMs: [1000, 2000, 4000],
      attemptTimeoutMs: 10000,
      retryOn: ["429", "500", "502", "503", "504", "timeout", "reset", "connect"],
    },
  },
  inputSchema: {
    type: "object",
    properties: {
      origin: { type: "string", pattern: "^[A-Z]{3}$", description: "IATA code" },
      destination: { type: "string", pattern: "^[A-Z]{3}$", description: "IATA code" },
      departure_date: { type: "string", format: "date" },
      return_date: { type: "string", format: "date" },
      adults: { type: "integer", minimum: 1, maximum: 9, default: 1, description: "From 12" },
      children: { type: "integer", minimum: 0, maximum: 9, default: 0, description: "2-11" },
      infants: { type: "integer", minimum: 0, maximum: 9, default: 0, description: "On laps" },
      cabin_class: { type: "string", enum: ["economy", "premium_economy", "business", "first"] },
      max_connections: { type: "integer", minimum: 0, maximum: 2, default: 2, description: "Each way" },
      departure_time: { $ref: "#/$defs/TimeWindow" },
      arrival_time: { $ref: "#/$defs/TimeWindow" },
      max_results: { type: "integer", minimum: 1, maximum: 50, default: 50, description: "Most options" },
      new_search: { type: "boolean", default: false, description: "Ask again, not the cache" },
    },
    required: ["origin", "destination", "departure_date"],
    $defs: {
      TimeWindow: {
        type: "object",
        description: "Outbound, local",
        properties: { after: { $ref: "#/$defs/Time" }, before: { $ref: "#/$defs/Time" } },
        required: ["after", "before"],
      },
      Time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "HH:MM" },
    },
  },
  resolve: resolveSearchFlights,
  loadInputValidator: () => import("./validators/searchFlightsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/searchFlightsOutput.js").then((module) => module.validate),
});

/** Forget a search whose results were rejected, so that the next one is new */
export const discardSearch = tool<
  types.DiscardSearchInput,
  types.DiscardSearchResolved,
  types.DiscardSearchOutput,
  types.DiscardSearchReason,
  Pick<types.ReasonData, types.DiscardSearchReason>
>({
  name: "discardSearch",
  title: "Discard a search",
  description: "Forget a search whose results were rejected, so that the next one is new",
  annotations: {
    title: "Discard a search",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: ["SEARCH_NOT_FOUND"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: { search_id: { type: "string", description: "From searchFlights" } },
    required: ["search_id"],
  },
  resolve: resolveDiscardSearch,
  loadInputValidator: () => import("./validators/discardSearchInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/discardSearchOutput.js").then((module) => module.validate),
});

/** The tools of Flights, in the order in which they are listed. */
export const flights = { searchFlights, discardSearch } as const;

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
  ORIGIN_AND_DESTINATION_REQUIRED: {
    reason: "ORIGIN_AND_DESTINATION_REQUIRED",
    code: -32602,
    message: "origin and destination required",
    hint: "Send both as IATA codes of three capital letters, for example SFO and CDG.",
    retryable: false,
    category: "VALIDATION_ERROR",
    verbatim: true,
  },
  INVALID_ORIGIN: {
    reason: "INVALID_ORIGIN",
    code: -32602,
    message: "Invalid origin IATA code: {value}",
    hint: "Send the code of an airport or a city as three capital letters, for example SFO.",
    retryable: false,
    category: "VALIDATION_ERROR",
    verbatim: true,
  },
  INVALID_DESTINATION: {
    reason: "INVALID_DESTINATION",
    code: -32602,
    message: "Invalid destination IATA code: {value}",
    hint: "Send the code of an airport or a city as three capital letters, for example CDG.",
    retryable: false,
    category: "VALIDATION_ERROR",
    verbatim: true,
  },
  INVALID_DEPARTURE_DATE: {
    reason: "INVALID_DEPARTURE_DATE",
    code: -32602,
    message: "Invalid departure date: {value}",
    hint: "Send a day of the calendar as YYYY-MM-DD.",
    retryable: false,
    category: "VALIDATION_ERROR",
    verbatim: true,
  },
  SAME_PLACE: {
    reason: "SAME_PLACE",
    code: -32602,
    message: "{field} '{value}' is in the same city as the origin '{origin}'",
    hint: "Choose a destination in another city and call searchFlights again.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["origin"],
  },
  DATE_IN_PAST: {
    reason: "DATE_IN_PAST",
    code: -32002,
    message: "{field} '{value}' is in the past: at the origin it is {today}",
    hint: "Use a day from {today} on and call searchFlights again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["today"],
  },
  RETURN_BEFORE_DEPARTURE: {
    reason: "RETURN_BEFORE_DEPARTURE",
    code: -32602,
    message: "{field} '{value}' is before the departure on {departure}",
    hint: "Use a return_date from {departure} on, or leave it out for one way.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["departure"],
  },
  AIRPORT_NOT_FOUND: {
    reason: "AIRPORT_NOT_FOUND",
    code: -32602,
    message: "Airport code {value} not found. Please check spelling.",
    hint: "Correct {field} and call searchFlights again.",
    retryable: false,
    category: "VALIDATION_ERROR",
    verbatim: true,
  },
  RATE_LIMITED: {
    reason: "RATE_LIMITED",
    code: -32603,
    message: "Rate limit exceeded after retries",
    hint: "Wait a minute and call searchFlights again.",
    retryable: true,
    category: "RATE_LIMIT_ERROR",
    verbatim: true,
    requires: ["attempts"],
  },
  SEARCH_NOT_FOUND: {
    reason: "SEARCH_NOT_FOUND",
    code: -32001,
    message: "'{value}' is not the search_id of a search",
    hint: "Use the search_id as searchFlights gave it.",
    retryable: false,
    category: "BUSINESS_ERROR",
  },
  TOOL_TIMEOUT: {
    reason: "TOOL_TIMEOUT",
    code: -32603,
    message: "The search took longer than it may",
    hint: "Call searchFlights again.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  UPSTREAM_UNAVAILABLE: {
    reason: "UPSTREAM_UNAVAILABLE",
    code: -32603,
    message: "The flight service does not answer",
    hint: "Call searchFlights again in a moment.",
    retryable: true,
    category: "TRANSPORT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_SLOW: {
    reason: "UPSTREAM_SLOW",
    code: -32603,
    message: "The flight service did not answer in time",
    hint: "Call searchFlights again.",
    retryable: true,
    category: "TIMEOUT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_RATE_LIMITED: {
    reason: "UPSTREAM_RATE_LIMITED",
    code: -32603,
    message: "The flight service takes no more requests now",
    hint: "Wait a minute and call again.",
    retryable: true,
    category: "RATE_LIMIT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_AUTH: {
    reason: "UPSTREAM_AUTH",
    code: -32603,
    message: "The flight service refused the credentials",
    hint: "Whoever runs the server has to look at {environment}.",
    retryable: false,
    category: "AUTHENTICATION_ERROR",
    requires: ["upstream", "attempts", "environment"],
  },
  UPSTREAM_REFUSED: {
    reason: "UPSTREAM_REFUSED",
    code: -32002,
    message: "The flight service refused the search: {said}",
    hint: "Correct the search and call searchFlights again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["upstream", "attempts", "said"],
  },
  UPSTREAM_MALFORMED: {
    reason: "UPSTREAM_MALFORMED",
    code: -32603,
    message: "The flight service gave an answer that cannot be read",
    hint: "Call searchFlights again; if it persists, tell whoever runs the server.",
    retryable: true,
    category: "TRANSPORT_ERROR",
    requires: ["upstream", "attempts"],
  },
} as const satisfies Readonly<Record<string, ReasonEntry>>;

export type Reason = keyof typeof errors;
export type ResourceName = "offer" | "status" | "errors";
export type PromptName = never;

export const resources = [
  {
    name: "offer",
    title: "An offer",
    description: "One offer by its offer_id, whole: segments, carriers, baggage, passengers, conditions of change and refund",
    uriTemplate: "flights://offers/{offer_id}",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "status",
    title: "Status",
    description: "Whom searches are sent to, how many were, what they cost, how long they took, and what the cache saved",
    uri: "flights://status",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "errors",
    title: "Error reasons",
    description: "Every reason for which a call can be refused, with its code and what to do next",
    uri: "flights://errors",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
] as const satisfies readonly (ResourceContract & { readonly name: ResourceName })[];

export const prompts = [
] as const satisfies readonly (PromptContract & { readonly name: PromptName })[];

/** Validators of the bodies of JSON resources, by resource name. */
export const loadResourceValidator = {
  offer: () => import("./validators/offerResource.js").then((module) => module.validate),
  status: () => import("./validators/statusResource.js").then((module) => module.validate),
  errors: () => import("./validators/errorsResource.js").then((module) => module.validate),
} as const satisfies Readonly<Record<string, () => Promise<Validator>>>;

const toolListHashes: ToolListHashes = {
  portable: {
    full: "f0d491944b09972bbf48a28c7e5cfde3bac9a80f19e4fee98714cf637c413d39",
    outline: "6da2a4d6781105e1c22641a6c2a9420d912e10a1ada5d6f4fc86f4b52e4ce882",
    none: "198f410004d3f0fa3613f7ba68deb07443faeaa155cc5072ceeea39b2789e858",
  },
  verbatim: {
    full: "f0d491944b09972bbf48a28c7e5cfde3bac9a80f19e4fee98714cf637c413d39",
    outline: "6da2a4d6781105e1c22641a6c2a9420d912e10a1ada5d6f4fc86f4b52e4ce882",
    none: "198f410004d3f0fa3613f7ba68deb07443faeaa155cc5072ceeea39b2789e858",
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

export const contract: PackContract & { readonly tools: typeof flights } = {
  name: "flights",
  title: "Flights",
  version: "1.0.1",
  instructions: "Searches flights; it books nothing. searchFlights gives at most 50 options, cheapest first, and keeps an answer for 30 minutes: the same search again costs nothing. If the traveller wants fresh prices, send new_search true; if none of the options will do, call discardSearch with the search_id. An option costs many tokens: send max_results 10 unless all are wanted. Codes are IATA codes of three capital letters. Dates and times are local to the place. Prices are for the whole party, taxes included; with return_date one price covers both ways. flights://offers/{offer_id} tells fare conditions and each segment. A refusal names the field, the value and what to do next.",
  server: { name: "flights-mcp", version: "1.0.0" },
  errorStyle: "result",
  tools: flights,
  toolsets: { search: ["searchFlights"], cache: ["discardSearch"] },
  errors,
  resources,
  prompts,
  errorDocs: "flights://errors#{reason}",
  loadManifest,
};
