// @generated from contracts/charter. Edit the contract, then run npm run codegen.
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
import { resolveSearchFlights, resolveCreateRfp, resolveGetQuoteStatus, resolveGetQuotes, resolveCreateTrip, resolveSendMessage } from "./resolve.js";
import type * as types from "./types.js";

/** Search for available aircraft matching flight criteria */
export const searchFlights = tool<
  types.SearchFlightsInput,
  types.SearchFlightsResolved,
  types.SearchFlightsOutput,
  types.SearchFlightsReason,
  Pick<types.ReasonData, types.SearchFlightsReason>
>({
  name: "search_flights",
  title: "Search aircraft",
  description: "Search for available aircraft matching flight criteria",
  annotations: {
    title: "Search aircraft",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: ["INVALID_ICAO", "UNKNOWN_AIRPORT", "SAME_AIRPORT", "DATE_IN_PAST", "NOT_OFFERED_LIVE"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: {
      departure_airport: { type: "string", pattern: "^[A-Z]{4}$", description: "ICAO airport code (e.g., KTEB)" },
      arrival_airport: { type: "string", pattern: "^[A-Z]{4}$", description: "ICAO airport code (e.g., KVNY)" },
      passengers: { type: "integer", minimum: 1, maximum: 19, description: "Number of passengers" },
      departure_date: { type: "string", format: "date", description: "ISO 8601 date (YYYY-MM-DD)" },
      aircraft_category: {
        type: "string",
        enum: ["light", "midsize", "heavy", "ultra-long-range"],
        description: "Optional category filter",
      },
    },
    required: ["departure_airport", "arrival_airport", "passengers", "departure_date"],
  },
  resolve: resolveSearchFlights,
  loadInputValidator: () => import("./validators/searchFlightsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/searchFlightsOutput.js").then((module) => module.validate),
});

/** Create RFP and distribute to operators */
export const createRfp = tool<
  types.CreateRfpInput,
  types.CreateRfpResolved,
  types.CreateRfpOutput,
  types.CreateRfpReason,
  Pick<types.ReasonData, types.CreateRfpReason>
>({
  name: "create_rfp",
  title: "Create an RFP",
  description: "Create RFP and distribute to operators",
  annotations: {
    title: "Create an RFP",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: true,
  },
  reasons: [
    "INVALID_ICAO",
    "UNKNOWN_AIRPORT",
    "SAME_AIRPORT",
    "INVALID_PASSENGERS",
    "INSUFFICIENT_CAPACITY",
    "UNKNOWN_OPERATOR",
    "DATE_IN_PAST",
    "DEADLINE_PASSED",
    "TEXT_LENGTH",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
    "AVINODE_API_ERROR",
  ],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 60000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 30000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: {
      flight_details: {
        type: "object",
        properties: {
          departure_airport: { type: "string" },
          arrival_airport: { type: "string" },
          passengers: { type: "integer" },
          departure_date: { type: "string", format: "date-time" },
        },
        required: ["departure_airport", "arrival_airport", "passengers", "departure_date"],
      },
      operator_ids: { type: "array", items: { type: "string" }, minItems: 1, description: "Operators to send RFP to" },
      deadline: { type: "string", format: "date-time", description: "Optional quote deadline" },
      special_requirements: { type: "string", description: "Optional special requests" },
    },
    required: ["flight_details", "operator_ids"],
  },
  resolve: resolveCreateRfp,
  loadInputValidator: () => import("./validators/createRfpInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/createRfpOutput.js").then((module) => module.validate),
});

/** Check status of RFP responses */
export const getQuoteStatus = tool<
  types.GetQuoteStatusInput,
  types.GetQuoteStatusResolved,
  types.GetQuoteStatusOutput,
  types.GetQuoteStatusReason,
  Pick<types.ReasonData, types.GetQuoteStatusReason>
>({
  name: "get_quote_status",
  title: "Quote status",
  description: "Check status of RFP responses",
  annotations: {
    title: "Quote status",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: ["RFP_NOT_FOUND", "AVINODE_API_ERROR"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 60000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 30000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: { rfp_id: { type: "string", description: "RFP identifier" } },
    required: ["rfp_id"],
  },
  resolve: resolveGetQuoteStatus,
  loadInputValidator: () => import("./validators/getQuoteStatusInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/getQuoteStatusOutput.js").then((module) => module.validate),
});

/** Retrieve all operator quotes for an RFP */
export const getQuotes = tool<
  types.GetQuotesInput,
  types.GetQuotesResolved,
  types.GetQuotesOutput,
  types.GetQuotesReason,
  Pick<types.ReasonData, types.GetQuotesReason>
>({
  name: "get_quotes",
  title: "Get quotes",
  description: "Retrieve all operator quotes for an RFP",
  annotations: {
    title: "Get quotes",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: ["RFP_NOT_FOUND", "AVINODE_API_ERROR"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 60000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 30000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: { rfp_id: { type: "string", description: "RFP identifier" } },
    required: ["rfp_id"],
  },
  resolve: resolveGetQuotes,
  loadInputValidator: () => import("./validators/getQuotesInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/getQuotesOutput.js").then((module) => module.validate),
});

/** Create a trip in Avinode and get a deep link for marketplace browsing */
export const createTrip = tool<
  types.CreateTripInput,
  types.CreateTripResolved,
  types.CreateTripOutput,
  types.CreateTripReason,
  Pick<types.ReasonData, types.CreateTripReason>
>({
  name: "create_trip",
  title: "Create a trip",
  description: "Create a trip in Avinode and get a deep link for marketplace browsing",
  annotations: {
    title: "Create a trip",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: true,
  },
  reasons: [
    "INVALID_ICAO",
    "UNKNOWN_AIRPORT",
    "SAME_AIRPORT",
    "DATE_IN_PAST",
    "RETURN_BEFORE_DEPARTURE",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
    "AVINODE_API_ERROR",
  ],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 60000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 30000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: {
      departure_airport: { type: "string", pattern: "^[A-Z]{4}$" },
      arrival_airport: { type: "string", pattern: "^[A-Z]{4}$" },
      passengers: { type: "integer", minimum: 1, maximum: 19 },
      departure_date: { type: "string", format: "date-time" },
      return_date: { type: "string", format: "date-time" },
    },
    required: ["departure_airport", "arrival_airport", "passengers", "departure_date"],
  },
  resolve: resolveCreateTrip,
  loadInputValidator: () => import("./validators/createTripInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/createTripOutput.js").then((module) => module.validate),
});

/** Send a message to an operator in an existing Avinode thread */
export const sendMessage = tool<
  types.SendMessageInput,
  types.SendMessageResolved,
  types.SendMessageOutput,
  types.SendMessageReason,
  Pick<types.ReasonData, types.SendMessageReason>
>({
  name: "send_message",
  title: "Send a message",
  description: "Send a message to an operator in an existing Avinode thread",
  annotations: {
    title: "Send a message",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: true,
  },
  reasons: [
    "THREAD_NOT_FOUND",
    "TEXT_LENGTH",
    "RFP_CLOSED",
    "QUOTE_EXPIRED",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
    "AVINODE_API_ERROR",
  ],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 60000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 30000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: {
      thread_id: { type: "string", description: "Avinode thread ID" },
      message: { type: "string", description: "Message content" },
    },
    required: ["thread_id", "message"],
  },
  resolve: resolveSendMessage,
  loadInputValidator: () => import("./validators/sendMessageInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/sendMessageOutput.js").then((module) => module.validate),
});

/** The tools of Charter, in the order in which they are listed. */
export const charter = { search_flights: searchFlights, create_rfp: createRfp, get_quote_status: getQuoteStatus, get_quotes: getQuotes, create_trip: createTrip, send_message: sendMessage } as const;

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
  INVALID_ICAO: {
    reason: "INVALID_ICAO",
    code: -32602,
    message: "Invalid parameter: {field} must be ICAO code",
    hint: "Send four capital letters, for example KTEB; charter://airports lists those that are known.",
    retryable: false,
    category: "VALIDATION_ERROR",
    verbatim: true,
  },
  NEEDS_OFFSET: {
    reason: "NEEDS_OFFSET",
    code: -32602,
    message: "{field} needs a time-zone offset, as in {corrected}",
    hint: "Send {field} as the local time of the place with its offset, {corrected}, or with Z if UTC is meant.",
    retryable: false,
    category: "VALIDATION_ERROR",
  },
  UNKNOWN_AIRPORT: {
    reason: "UNKNOWN_AIRPORT",
    code: -32602,
    message: "There is no airport '{value}'",
    hint: "{suggestion} charter://airports lists those that are known.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["suggestion"],
  },
  SAME_AIRPORT: {
    reason: "SAME_AIRPORT",
    code: -32602,
    message: "{field} '{value}' is the departure airport",
    hint: "Send another arrival airport and call again.",
    retryable: false,
    category: "VALIDATION_ERROR",
  },
  INVALID_PASSENGERS: {
    reason: "INVALID_PASSENGERS",
    code: -32602,
    message: "{field} must be 1 to {most}: it is {value}",
    hint: "Correct {field} and call create_rfp again.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["most"],
  },
  INSUFFICIENT_CAPACITY: {
    reason: "INSUFFICIENT_CAPACITY",
    code: -32002,
    message: "No aircraft of these operators takes {value} passengers: the largest has {most} seats",
    hint: "Call search_flights with {value} passengers and ask the operators that it names, or divide the party.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["most"],
  },
  UNKNOWN_OPERATOR: {
    reason: "UNKNOWN_OPERATOR",
    code: -32602,
    message: "There is no operator '{value}'",
    hint: "Use the operator ids of search_flights or charter://operators.",
    retryable: false,
    category: "VALIDATION_ERROR",
  },
  DATE_IN_PAST: {
    reason: "DATE_IN_PAST",
    code: -32002,
    message: "{field} '{value}' is in the past: it is {now}",
    hint: "Use a later {field} and call again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["now"],
  },
  RETURN_BEFORE_DEPARTURE: {
    reason: "RETURN_BEFORE_DEPARTURE",
    code: -32602,
    message: "{field} '{value}' is before the departure at {departure}",
    hint: "Use a later return_date, or leave it out for one way.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["departure"],
  },
  DEADLINE_PASSED: {
    reason: "DEADLINE_PASSED",
    code: -32002,
    message: "The deadline '{value}' {problem}",
    hint: "Use another deadline, or leave it out: operators then have until {usual}.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["problem", "usual"],
  },
  TEXT_LENGTH: {
    reason: "TEXT_LENGTH",
    code: -32602,
    message: "{field} must have {least} to {most} characters: it has {length}",
    hint: "Change {field} and call again.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["least", "most", "length"],
  },
  RFP_NOT_FOUND: {
    reason: "RFP_NOT_FOUND",
    code: -32001,
    message: "There is no RFP '{value}'",
    hint: "Use the rfp_id as create_rfp gave it; the resource of a trip names its RFPs.",
    retryable: false,
    category: "BUSINESS_ERROR",
  },
  THREAD_NOT_FOUND: {
    reason: "THREAD_NOT_FOUND",
    code: -32001,
    message: "There is no thread '{value}'",
    hint: "Use the thread_id of a quote from get_quotes.",
    retryable: false,
    category: "BUSINESS_ERROR",
  },
  RFP_CLOSED: {
    reason: "RFP_CLOSED",
    code: -32002,
    message: "RFP '{rfp_id}' is {status}: its operators take no more messages",
    hint: "Call create_rfp for another request.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["rfp_id", "status"],
  },
  QUOTE_EXPIRED: {
    reason: "QUOTE_EXPIRED",
    code: -32002,
    message: "The quote of thread '{value}' expired at {expiredAt}",
    hint: "Call create_rfp again for new quotes.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["expiredAt"],
  },
  NOT_OFFERED_LIVE: {
    reason: "NOT_OFFERED_LIVE",
    code: -32002,
    message: "Avinode offers no search for aircraft to other systems",
    hint: "Call create_trip with the same airports, passengers and date: a person then searches in the marketplace.",
    retryable: false,
    category: "BUSINESS_ERROR",
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
  AVINODE_API_ERROR: {
    reason: "AVINODE_API_ERROR",
    code: -32603,
    message: "Avinode does not answer as it should: {problem}",
    hint: "Call again in a moment; if it persists, tell whoever runs the server.",
    retryable: true,
    category: "TRANSPORT_ERROR",
    requires: ["problem", "upstream", "attempts"],
  },
  TOOL_TIMEOUT: {
    reason: "TOOL_TIMEOUT",
    code: -32603,
    message: "The call took longer than it may",
    hint: "Call again; read charter://status if it persists.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  UPSTREAM_UNAVAILABLE: {
    reason: "UPSTREAM_UNAVAILABLE",
    code: -32603,
    message: "Avinode does not answer",
    hint: "Call again in a moment.",
    retryable: true,
    category: "TRANSPORT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_SLOW: {
    reason: "UPSTREAM_SLOW",
    code: -32603,
    message: "Avinode did not answer in time",
    hint: "Call again.",
    retryable: true,
    category: "TIMEOUT_ERROR",
    requires: ["upstream", "attempts"],
  },
  OUTCOME_UNKNOWN: {
    reason: "OUTCOME_UNKNOWN",
    code: -32603,
    message: "Avinode was asked, and no whole answer came: it may have been done",
    hint: "Do not call again before a person has looked in the marketplace.",
    retryable: false,
    category: "TIMEOUT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_RATE_LIMITED: {
    reason: "UPSTREAM_RATE_LIMITED",
    code: -32603,
    message: "Avinode takes no more requests now",
    hint: "Wait a minute and call again.",
    retryable: true,
    category: "RATE_LIMIT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_AUTH: {
    reason: "UPSTREAM_AUTH",
    code: -32603,
    message: "Avinode refused the credentials: the token may have expired",
    hint: "Whoever runs the server has to renew {environment}.",
    retryable: false,
    category: "AUTHENTICATION_ERROR",
    requires: ["upstream", "attempts", "environment"],
  },
  UPSTREAM_REFUSED: {
    reason: "UPSTREAM_REFUSED",
    code: -32002,
    message: "Avinode refused the request: {said}",
    hint: "Correct the request and call again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["upstream", "attempts", "said"],
  },
  UPSTREAM_MALFORMED: {
    reason: "UPSTREAM_MALFORMED",
    code: -32603,
    message: "Avinode gave an answer that cannot be read",
    hint: "Call again; if it persists, tell whoever runs the server.",
    retryable: true,
    category: "TRANSPORT_ERROR",
    requires: ["upstream", "attempts"],
  },
} as const satisfies Readonly<Record<string, ReasonEntry>>;

export type Reason = keyof typeof errors;
export type ResourceName = "operators" | "airports" | "rfp" | "trip" | "thread" | "webhooks-pending" | "webhooks-dead-letters" | "webhook-event" | "status" | "errors";
export type PromptName = never;

export const resources = [
  {
    name: "operators",
    title: "Operators",
    description: "Operators of private aircraft, with ratings and the aircraft of each",
    uri: "charter://operators",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "airports",
    title: "Airports",
    description: "Airports by ICAO code",
    uri: "charter://airports",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "rfp",
    title: "An RFP",
    description: "One RFP with its operators, quotes and threads",
    uriTemplate: "charter://rfps/{rfp_id}",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "trip",
    title: "A trip",
    description: "One trip with the RFPs that were sent for it",
    uriTemplate: "charter://trips/{trip_id}",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "thread",
    title: "A thread",
    description: "One conversation with an operator: what was written and which quotes were shared, oldest first",
    uriTemplate: "charter://threads/{thread_id}",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "webhooks-pending",
    title: "Pending events",
    description: "Events that came in and are not done yet, in the order in which they came",
    uri: "charter://webhooks/pending",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "webhooks-dead-letters",
    title: "Dead letters",
    description: "Events that were given up after the last retry, newest first",
    uri: "charter://webhooks/dead-letters",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "webhook-event",
    title: "An event",
    description: "One event that came in: what it said, and what became of it",
    uriTemplate: "charter://webhooks/events/{event_id}",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "status",
    title: "Status",
    description: "Whom requests are sent to, how many were and how they ended, and whether events are taken",
    uri: "charter://status",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "errors",
    title: "Error reasons",
    description: "Every reason for which a call can be refused, with its code and what to do next",
    uri: "charter://errors",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
] as const satisfies readonly (ResourceContract & { readonly name: ResourceName })[];

export const prompts = [
] as const satisfies readonly (PromptContract & { readonly name: PromptName })[];

/** Validators of the bodies of JSON resources, by resource name. */
export const loadResourceValidator = {
  operators: () => import("./validators/operatorsResource.js").then((module) => module.validate),
  airports: () => import("./validators/airportsResource.js").then((module) => module.validate),
  rfp: () => import("./validators/rfpResource.js").then((module) => module.validate),
  trip: () => import("./validators/tripResource.js").then((module) => module.validate),
  thread: () => import("./validators/threadResource.js").then((module) => module.validate),
  "webhooks-pending": () => import("./validators/webhooksPendingResource.js").then((module) => module.validate),
  "webhooks-dead-letters": () => import("./validators/webhooksDeadLettersResource.js").then((module) => module.validate),
  "webhook-event": () => import("./validators/webhookEventResource.js").then((module) => module.validate),
  status: () => import("./validators/statusResource.js").then((module) => module.validate),
  errors: () => import("./validators/errorsResource.js").then((module) => module.validate),
} as const satisfies Readonly<Record<string, () => Promise<Validator>>>;

const toolListHashes: ToolListHashes = {
  portable: {
    full: "cad5d2ea2c9d4922763a82f82c1a76d8a52d8435d1b7f568ec7f4281491fc458",
    outline: "7ea6c6b4ef568112d33ffeee5317802cb1f7d337bce8a37f6d88b318e2c68a65",
    none: "15f9a79e29a98b48c5df7bfb74d07faa38de823c8799b32cdfb750bf87f7d845",
  },
  verbatim: {
    full: "e34f5ba6eef41fd3aa8038280e02e8b4c8360cd242b7dfab928ce6a52e0737b7",
    outline: "7ea6c6b4ef568112d33ffeee5317802cb1f7d337bce8a37f6d88b318e2c68a65",
    none: "15f9a79e29a98b48c5df7bfb74d07faa38de823c8799b32cdfb750bf87f7d845",
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

export const contract: PackContract & { readonly tools: typeof charter } = {
  name: "charter",
  title: "Charter",
  version: "1.1.1",
  instructions: "Charters whole aircraft: it asks operators for quotes and books nothing. Airports are ICAO codes of four capital letters (charter://airports). search_flights shows aircraft with their operators; create_rfp sends a request to operator_ids and gives an rfp_id. Quotes do not come at once but minutes to hours later: get_quote_status tells how many came, get_quotes what they cost. create_trip gives a deep link with which a person chooses operators in the marketplace instead; charter://trips/{trip_id} then names the RFPs. Each quote has a thread_id, and send_message writes to its operator. Instants are UTC with an offset. Prices are whole US dollars for the aircraft. A refusal names the field, the value and what to do next.",
  server: { name: "avinode-mcp-server", version: "1.0.0" },
  errorStyle: "auto",
  tools: charter,
  toolsets: {
    search: ["search_flights"],
    rfps: ["create_rfp", "get_quote_status", "get_quotes"],
    marketplace: ["create_trip", "send_message"],
  },
  errors,
  resources,
  prompts,
  loadWebhooks: () => import("./webhooks.js").then((module) => module.webhooks),
  errorDocs: "charter://errors#{reason}",
  loadManifest,
};
