// @generated from contracts/crm. Edit the contract, then run npm run codegen.
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
import { resolveGetClient, resolveUpdateClient, resolveAddFlightHistory, resolveSearchClients } from "./resolve.js";
import type * as types from "./types.js";

/** Retrieve client profile by email or ID */
export const getClient = tool<
  types.GetClientInput,
  types.GetClientResolved,
  types.GetClientOutput,
  types.GetClientReason,
  Pick<types.ReasonData, types.GetClientReason>
>({
  name: "get_client",
  title: "Get a client",
  description: "Retrieve client profile by email or ID",
  annotations: {
    title: "Get a client",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: ["CLIENT_NOT_FOUND", "SHEET_LAYOUT", "SHEET_NOT_FOUND"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 40000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 10000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: {
      identifier: { type: "string", description: "Email or client ID" },
      search_field: { type: "string", enum: ["email", "client_id"], default: "email" },
    },
    required: ["identifier"],
  },
  resolve: resolveGetClient,
  loadInputValidator: () => import("./validators/getClientInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/getClientOutput.js").then((module) => module.validate),
});

/** Update client preferences or information */
export const updateClient = tool<
  types.UpdateClientInput,
  types.UpdateClientResolved,
  types.UpdateClientOutput,
  types.UpdateClientReason,
  Pick<types.ReasonData, types.UpdateClientReason>
>({
  name: "update_client",
  title: "Update a client",
  description: "Update client preferences or information",
  annotations: {
    title: "Update a client",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: [
    "CLIENT_NOT_FOUND",
    "FIELD_FIXED",
    "UNKNOWN_FIELD",
    "INVALID_VALUE",
    "SHEET_LAYOUT",
    "SHEET_NOT_FOUND",
    "CLIENT_BUSY",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
  ],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 40000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 10000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: { client_id: { type: "string" }, updates: { type: "object", description: "Fields to update" } },
    required: ["client_id", "updates"],
  },
  resolve: resolveUpdateClient,
  loadInputValidator: () => import("./validators/updateClientInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/updateClientOutput.js").then((module) => module.validate),
});

/** Record completed flight for client */
export const addFlightHistory = tool<
  types.AddFlightHistoryInput,
  types.AddFlightHistoryResolved,
  types.AddFlightHistoryOutput,
  types.AddFlightHistoryReason,
  Pick<types.ReasonData, types.AddFlightHistoryReason>
>({
  name: "add_flight_history",
  title: "Record a flight",
  description: "Record completed flight for client",
  annotations: {
    title: "Record a flight",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: true,
  },
  reasons: [
    "CLIENT_NOT_FOUND",
    "INVALID_VALUE",
    "SHEET_LAYOUT",
    "SHEET_NOT_FOUND",
    "CLIENT_BUSY",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
  ],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 40000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 10000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: {
      client_id: { type: "string" },
      flight_details: {
        type: "object",
        properties: {
          date: { type: "string", format: "date" },
          route: { type: "string" },
          aircraft: { type: "string" },
          operator: { type: "string" },
          price: { type: "number" },
        },
      },
    },
    required: ["client_id", "flight_details"],
  },
  resolve: resolveAddFlightHistory,
  loadInputValidator: () => import("./validators/addFlightHistoryInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/addFlightHistoryOutput.js").then((module) => module.validate),
});

/** Search clients by criteria */
export const searchClients = tool<
  types.SearchClientsInput,
  types.SearchClientsResolved,
  types.SearchClientsOutput,
  types.SearchClientsReason,
  Pick<types.ReasonData, types.SearchClientsReason>
>({
  name: "search_clients",
  title: "Search clients",
  description: "Search clients by criteria",
  annotations: {
    title: "Search clients",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
  },
  reasons: ["INVALID_VALUE", "SHEET_LAYOUT", "SHEET_NOT_FOUND"],
  returns: "structure",
  takesNotes: true,
  interaction: [],
  requires: [],
  execution: {
    timeoutMs: 40000,
    upstream: {
      attempts: 3,
      delaysMs: [1000, 2000],
      attemptTimeoutMs: 10000,
      retryOn: ["429", "503", "504", "timeout", "reset"],
    },
  },
  inputSchema: {
    type: "object",
    properties: {
      query: { type: "string" },
      filters: { type: "object", properties: { vip_status: { type: "string" }, min_flights: { type: "integer" } } },
      limit: { type: "integer", default: 10, maximum: 100 },
    },
  },
  resolve: resolveSearchClients,
  loadInputValidator: () => import("./validators/searchClientsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/searchClientsOutput.js").then((module) => module.validate),
});

/** The tools of Client book, in the order in which they are listed. */
export const crm = { get_client: getClient, update_client: updateClient, add_flight_history: addFlightHistory, search_clients: searchClients } as const;

/** Every reason for which a call may be refused. */
export const errors = {
  CLIENT_NOT_FOUND: {
    reason: "CLIENT_NOT_FOUND",
    code: -32001,
    message: "Client not found: {value}",
    hint: "Look with search_clients for a part of the name, the e-mail address or the company.",
    retryable: false,
    category: "BUSINESS_ERROR",
    verbatim: true,
  },
  FIELD_FIXED: {
    reason: "FIELD_FIXED",
    code: -32602,
    message: "{field} is not for update_client to change",
    hint: "Leave {field} out. It can be: {allowed}. add_flight_history counts flights.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["allowed"],
  },
  UNKNOWN_FIELD: {
    reason: "UNKNOWN_FIELD",
    code: -32602,
    message: "There is no field {field}",
    hint: "Use one of: {allowed}.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["allowed"],
  },
  INVALID_VALUE: {
    reason: "INVALID_VALUE",
    code: -32602,
    message: "Invalid value of {field}: it has to be {expected}",
    hint: "Correct {field} and call again.",
    retryable: false,
    category: "VALIDATION_ERROR",
    requires: ["expected"],
  },
  CLIENT_BUSY: {
    reason: "CLIENT_BUSY",
    code: -32002,
    message: "Another change of client {value} is under way",
    hint: "Call again in a moment.",
    retryable: true,
    category: "BUSINESS_ERROR",
  },
  SHEET_LAYOUT: {
    reason: "SHEET_LAYOUT",
    code: -32002,
    message: "The spreadsheet is not as it has to be: {place} should hold {expected}",
    hint: "Whoever keeps the spreadsheet has to correct it.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["place", "expected"],
  },
  SHEET_NOT_FOUND: {
    reason: "SHEET_NOT_FOUND",
    code: -32002,
    message: "There is no spreadsheet of the configured id, or it is not shared",
    hint: "Whoever runs the server has to correct {environment}, and share the spreadsheet with the service account.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["environment"],
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
    hint: "Call again; read crm://status if it persists.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  UPSTREAM_UNAVAILABLE: {
    reason: "UPSTREAM_UNAVAILABLE",
    code: -32603,
    message: "Google Sheets does not answer",
    hint: "Call again in a moment.",
    retryable: true,
    category: "TRANSPORT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_SLOW: {
    reason: "UPSTREAM_SLOW",
    code: -32603,
    message: "Google Sheets did not answer in time",
    hint: "Call again.",
    retryable: true,
    category: "TIMEOUT_ERROR",
    requires: ["upstream", "attempts"],
  },
  OUTCOME_UNKNOWN: {
    reason: "OUTCOME_UNKNOWN",
    code: -32603,
    message: "Google Sheets was asked, and no whole answer came: it may have been done",
    hint: "Call again with the same arguments: what was done is found and not done twice.",
    retryable: false,
    category: "TIMEOUT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_RATE_LIMITED: {
    reason: "UPSTREAM_RATE_LIMITED",
    code: -32603,
    message: "Google Sheets takes no more requests now",
    hint: "Wait a minute and call again.",
    retryable: true,
    category: "RATE_LIMIT_ERROR",
    requires: ["upstream", "attempts"],
  },
  UPSTREAM_AUTH: {
    reason: "UPSTREAM_AUTH",
    code: -32603,
    message: "Google Sheets refused the credentials of the service account",
    hint: "Whoever runs the server has to correct {environment}, and to share the spreadsheet with the account as an editor.",
    retryable: false,
    category: "AUTHENTICATION_ERROR",
    requires: ["upstream", "attempts", "environment"],
  },
  UPSTREAM_REFUSED: {
    reason: "UPSTREAM_REFUSED",
    code: -32002,
    message: "Google Sheets refused the request: {said}",
    hint: "Correct the request and call again.",
    retryable: false,
    category: "BUSINESS_ERROR",
    requires: ["upstream", "attempts", "said"],
  },
  UPSTREAM_MALFORMED: {
    reason: "UPSTREAM_MALFORMED",
    code: -32603,
    message: "Google Sheets gave an answer that cannot be read",
    hint: "Call again; if it persists, tell whoever runs the server.",
    retryable: true,
    category: "TRANSPORT_ERROR",
    requires: ["upstream", "attempts"],
  },
} as const satisfies Readonly<Record<string, ReasonEntry>>;

export type Reason = keyof typeof errors;
export type ResourceName = "status" | "errors";
export type PromptName = never;

export const resources = [
  {
    name: "status",
    title: "Status",
    description: "Whom requests are sent to, how many were and how they ended",
    uri: "crm://status",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "errors",
    title: "Error reasons",
    description: "Every reason for which a call can be refused, with its code and what to do next",
    uri: "crm://errors",
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
    full: "e8d9def001b6419ef88c6b01105d6e6fa3086f4c324496a02f65366d081540d3",
    outline: "ca7e46f9ba47e25b65589f5a492dde657e5d9d4272bf01c9233776003db44e80",
    none: "364959733a26bfa1ead047ccc71c1ec75f24a3f75e73dca85ce270bc111dc2a7",
  },
  verbatim: {
    full: "e8d9def001b6419ef88c6b01105d6e6fa3086f4c324496a02f65366d081540d3",
    outline: "ca7e46f9ba47e25b65589f5a492dde657e5d9d4272bf01c9233776003db44e80",
    none: "364959733a26bfa1ead047ccc71c1ec75f24a3f75e73dca85ce270bc111dc2a7",
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

export const contract: PackContract & { readonly tools: typeof crm } = {
  name: "crm",
  title: "Client book",
  version: "1.0.1",
  instructions: "Keeps the clients of a charter broker. get_client takes an e-mail address, or a client_id with search_field client_id; search_clients finds either by a part of a name, an e-mail address or a company. update_client changes name, email, phone, company, vip_status, preferences and preferred_operators; null clears what may be empty. add_flight_history records a flight that was flown, and counts it: total_flights and last_flight_date follow by themselves. Dates are YYYY-MM-DD, prices US dollars. A refusal names the field, the value and what to do next.",
  server: { name: "google-sheets-mcp-server", version: "1.0.0" },
  errorStyle: "auto",
  tools: crm,
  toolsets: { read: ["get_client", "search_clients"], write: ["update_client", "add_flight_history"] },
  errors,
  resources,
  prompts,
  errorDocs: "crm://errors#{reason}",
  loadManifest,
};
