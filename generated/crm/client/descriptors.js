// @generated from contracts/crm. Edit the contract, then run npm run codegen.
const commonReasons = [
  "TOOL_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_SLOW",
  "OUTCOME_UNKNOWN",
  "UPSTREAM_RATE_LIMITED",
  "UPSTREAM_AUTH",
  "UPSTREAM_REFUSED",
  "UPSTREAM_MALFORMED",
];

export const getClientTool = {
  name: "get_client",
  title: "Get a client",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: ["CLIENT_NOT_FOUND", "SHEET_LAYOUT", "SHEET_NOT_FOUND"],
  commonReasons,
};

export const updateClientTool = {
  name: "update_client",
  title: "Update a client",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
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
  commonReasons,
};

export const addFlightHistoryTool = {
  name: "add_flight_history",
  title: "Record a flight",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  returns: "structure",
  reasons: [
    "CLIENT_NOT_FOUND",
    "INVALID_VALUE",
    "SHEET_LAYOUT",
    "SHEET_NOT_FOUND",
    "CLIENT_BUSY",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
  ],
  commonReasons,
};

export const searchClientsTool = {
  name: "search_clients",
  title: "Search clients",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: ["INVALID_VALUE", "SHEET_LAYOUT", "SHEET_NOT_FOUND"],
  commonReasons,
};

export const statusResource = { name: "status", uri: "crm://status" };

export const errorsResource = { name: "errors", uri: "crm://errors" };
