// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
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
import { resolveGetAirportCode, resolveSearchFlights, resolveSearchHotels } from "./resolve.js";
import type * as types from "./types.js";

/** Get IATA airport code for a city */
export const getAirportCode = tool<
  types.GetAirportCodeInput,
  types.GetAirportCodeResolved,
  types.GetAirportCodeOutput,
  types.GetAirportCodeReason,
  Pick<types.ReasonData, types.GetAirportCodeReason>
>({
  name: "get_airport_code",
  title: "Get airport code",
  description: "Get IATA airport code for a city",
  annotations: {
    title: "Get airport code",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: ["CITY_NOT_FOUND"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
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
    properties: { city_name: { type: "string", minLength: 1, maxLength: 100, description: "City name, e.g. New York" } },
    required: ["city_name"],
  },
  resolve: resolveGetAirportCode,
  loadInputValidator: () => import("./validators/getAirportCodeInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/getAirportCodeOutput.js").then((module) => module.validate),
});

/** Search for flights between two airports, prices in USD */
export const searchFlights = tool<
  types.SearchFlightsInput,
  types.SearchFlightsResolved,
  types.SearchFlightsOutput,
  types.SearchFlightsReason,
  Pick<types.ReasonData, types.SearchFlightsReason>
>({
  name: "search_flights",
  title: "Search flights",
  description: "Search for flights between two airports, prices in USD",
  annotations: {
    title: "Search flights",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: ["UNKNOWN_AIRPORT", "SAME_PLACE", "DATE_IN_PAST", "BAD_RANGE"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
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
    properties: {
      origin: { type: "string", pattern: "^[A-Z]{3}$", description: "IATA code, e.g. JFK" },
      destination: { type: "string", pattern: "^[A-Z]{3}$", description: "IATA code, e.g. LHR" },
      departure_date: { type: "string", format: "date" },
      return_date: { type: ["string", "null"], format: "date", description: "For a round trip" },
    },
    required: ["origin", "destination", "departure_date"],
  },
  resolve: resolveSearchFlights,
  loadInputValidator: () => import("./validators/searchFlightsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/searchFlightsOutput.js").then((module) => module.validate),
});

/** Search for hotels in a city, prices in USD for the whole stay */
export const searchHotels = tool<
  types.SearchHotelsInput,
  types.SearchHotelsResolved,
  types.SearchHotelsOutput,
  types.SearchHotelsReason,
  Pick<types.ReasonData, types.SearchHotelsReason>
>({
  name: "search_hotels",
  title: "Search hotels",
  description: "Search for hotels in a city, prices in USD for the whole stay",
  annotations: {
    title: "Search hotels",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: ["UNKNOWN_CITY", "DATE_IN_PAST", "BAD_RANGE"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
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
    properties: {
      city_code: { type: "string", pattern: "^[A-Z]{3}$", description: "IATA code of a city or an airport, e.g. LON" },
      check_in_date: { type: "string", format: "date" },
      check_out_date: { type: "string", format: "date" },
    },
    required: ["city_code", "check_in_date", "check_out_date"],
  },
  resolve: resolveSearchHotels,
  loadInputValidator: () => import("./validators/searchHotelsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/searchHotelsOutput.js").then((module) => module.validate),
});

/** The tools of Coastline Travel, in the order in which they are listed. */
export const coastline = { get_airport_code: getAirportCode, search_flights: searchFlights, search_hotels: searchHotels } as const;

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
  CITY_NOT_FOUND: {
    reason: "CITY_NOT_FOUND",
    code: -32602,
    message: "No airport found for city '{value}'",
    hint: "{suggestion}",
    retryable: false,
    category: "VALIDATION_ERROR",
    verbatim: true,
    requires: ["suggestion"],
  },
  UNKNOWN_AIRPORT: {
    reason: "UNKNOWN_AIRPORT",
    code: -32602,
    message: "{field} '{value}' is not the code of an airport or a city",
    hint: "{suggestion}",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["suggestion"],
  },
  UNKNOWN_CITY: {
    reason: "UNKNOWN_CITY",
    code: -32602,
    message: "{field} '{value}' is not the code of a city or an airport",
    hint: "{suggestion}",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["suggestion"],
  },
  SAME_PLACE: {
    reason: "SAME_PLACE",
    code: -32602,
    message: "{field} '{value}' is in the same city as the origin '{origin}'",
    hint: "Choose a destination in another city and call search_flights again.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["origin"],
  },
  DATE_IN_PAST: {
    reason: "DATE_IN_PAST",
    code: -32002,
    message: "{field} '{value}' is in the past: in {place} it is {today}",
    hint: "Use a day from {today} on and call again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["place", "today"],
  },
  BAD_RANGE: {
    reason: "BAD_RANGE",
    code: -32602,
    message: "{field} '{value}' does not fit: {explanation}",
    hint: "Correct {field} and call again.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["explanation"],
  },
  TOOL_TIMEOUT: {
    reason: "TOOL_TIMEOUT",
    code: -32603,
    message: "The search took longer than it may",
    hint: "Call again.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  UPSTREAM_UNAVAILABLE: {
    reason: "UPSTREAM_UNAVAILABLE",
    code: -32603,
    message: "Amadeus does not answer",
    hint: "Call again in a moment.",
    retryable: true,
    category: "TRANSPORT_ERROR",
  },
  UPSTREAM_SLOW: {
    reason: "UPSTREAM_SLOW",
    code: -32603,
    message: "Amadeus did not answer in time",
    hint: "Call again.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  UPSTREAM_RATE_LIMITED: {
    reason: "UPSTREAM_RATE_LIMITED",
    code: -32603,
    message: "Amadeus refused the call for its rate limit, after {attempts} attempts",
    hint: "Wait a minute and call again.",
    retryable: true,
    category: "RATE_LIMIT_ERROR",
    requires: ["attempts"],
  },
  UPSTREAM_AUTH: {
    reason: "UPSTREAM_AUTH",
    code: -32603,
    message: "Amadeus refused the credentials",
    hint: "Whoever runs the server has to look at {environment}.",
    retryable: false,
    category: "AUTHENTICATION_ERROR",
    requires: ["environment"],
  },
  UPSTREAM_REFUSED: {
    reason: "UPSTREAM_REFUSED",
    code: -32002,
    message: "Amadeus refused the search: {said}",
    hint: "Correct the arguments and call again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["said"],
  },
  UPSTREAM_MALFORMED: {
    reason: "UPSTREAM_MALFORMED",
    code: -32603,
    message: "Amadeus gave an answer that cannot be read",
    hint: "Call again; if it persists, tell whoever runs the server.",
    retryable: true,
    category: "TRANSPORT_ERROR",
  },
} as const satisfies Readonly<Record<string, ReasonEntry>>;

export type Reason = keyof typeof errors;
export type ResourceName = "status" | "errors";
export type PromptName = never;

export const resources = [
  {
    name: "status",
    title: "Status",
    description: "Whom the tools ask, how often, how long it took, and where exchange rates came from",
    uri: "coastline://status",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "errors",
    title: "Error reasons",
    description: "Every reason for which a call can be refused, with its code and what to do next",
    uri: "coastline://errors",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
] as const satisfies readonly (ResourceContract & { readonly name: ResourceName })[];

export const prompts = [
] as const satisfies readonly (PromptContract & { readonly name: PromptName })[];

/** Validators of the bodies of JSON resources, by resource name. */
export const loadResourceValidator = {
  status: () => import("./validators/statusResource.js").then((module) => module.validate),
  errors: () => import("./validators/errorsResource.js").then((module) => module.validate),
} as const satisfies Readonly<Record<string, () => Promise<Validator>>>;

const toolListHashes: ToolListHashes = {
  portable: {
    full: "0f00793761c5ecf431f31ce816401951aaf0b58d39055dec2d3e17c8ad3fee3a",
    outline: "eb44e850d33adb25d113efb9dab3b8acb0da855c9307dcd5b5924d70e444f571",
    none: "8e79031bb4eff0c1b69150daae2a5462c89ab8b6670ed68eb7949884751fdbb9",
  },
  verbatim: {
    full: "cf2e8c1db084e2fde36790fcdaec75771f1428b63e63bdb89646b9bd9ff3ec8c",
    outline: "9bac2b739b04e5ea0348be68a3f37245dccee819c52773d0e8aea13bd3a7f560",
    none: "c21bb8c635fd220cb671f59a98cf2fbecac891dd085a154a36fcf1a304815b83",
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

export const contract: PackContract & { readonly tools: typeof coastline } = {
  name: "coastline",
  title: "Coastline Travel",
  version: "1.0.1",
  instructions: "Finds airport codes, flights and hotels; it books nothing. get_airport_code turns a city's name into the code that the other tools take. search_flights and search_hotels give at most 20 offers, cheapest first. Prices are in US dollars with two decimals: a flight's for one adult and both ways, a hotel's for the whole stay of one adult. Dates and times are local to the place. An empty list comes with a message that says so. A refusal names the field, the value and what to do next.",
  server: { name: "coastline-travel", version: "0.1.0" },
  errorStyle: "result",
  tools: coastline,
  toolsets: { places: ["get_airport_code"], search: ["search_flights", "search_hotels"] },
  errors,
  resources,
  prompts,
  errorDocs: "coastline://errors#{reason}",
  loadManifest,
};
