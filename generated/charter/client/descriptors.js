// @generated from contracts/charter. Edit the contract, then run npm run codegen.
const commonReasons = [
  "SCHEMA",
  "NEEDS_OFFSET",
  "TOOL_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_SLOW",
  "OUTCOME_UNKNOWN",
  "UPSTREAM_RATE_LIMITED",
  "UPSTREAM_AUTH",
  "UPSTREAM_REFUSED",
  "UPSTREAM_MALFORMED",
];

export const searchFlightsTool = {
  name: "search_flights",
  title: "Search aircraft",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "structure",
  reasons: ["INVALID_ICAO", "UNKNOWN_AIRPORT", "SAME_AIRPORT", "DATE_IN_PAST", "NOT_OFFERED_LIVE"],
  commonReasons,
};

export const createRfpTool = {
  name: "create_rfp",
  title: "Create an RFP",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  returns: "structure",
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
  commonReasons,
};

export const getQuoteStatusTool = {
  name: "get_quote_status",
  title: "Quote status",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: ["RFP_NOT_FOUND", "AVINODE_API_ERROR"],
  commonReasons,
};

export const getQuotesTool = {
  name: "get_quotes",
  title: "Get quotes",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: ["RFP_NOT_FOUND", "AVINODE_API_ERROR"],
  commonReasons,
};

export const createTripTool = {
  name: "create_trip",
  title: "Create a trip",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  returns: "structure",
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
  commonReasons,
};

export const sendMessageTool = {
  name: "send_message",
  title: "Send a message",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  returns: "structure",
  reasons: [
    "THREAD_NOT_FOUND",
    "TEXT_LENGTH",
    "RFP_CLOSED",
    "QUOTE_EXPIRED",
    "WORLD_FULL",
    "IDEMPOTENCY_CONFLICT",
    "AVINODE_API_ERROR",
  ],
  commonReasons,
};

export const operatorsResource = { name: "operators", uri: "charter://operators" };

export const airportsResource = { name: "airports", uri: "charter://airports" };

export const rfpResource = { name: "rfp", uriTemplate: "charter://rfps/{rfp_id}" };

export const tripResource = { name: "trip", uriTemplate: "charter://trips/{trip_id}" };

export const threadResource = { name: "thread", uriTemplate: "charter://threads/{thread_id}" };

export const webhooksPendingResource = { name: "webhooks-pending", uri: "charter://webhooks/pending" };

export const webhooksDeadLettersResource = { name: "webhooks-dead-letters", uri: "charter://webhooks/dead-letters" };

export const webhookEventResource = { name: "webhook-event", uriTemplate: "charter://webhooks/events/{event_id}" };

export const statusResource = { name: "status", uri: "charter://status" };

export const errorsResource = { name: "errors", uri: "charter://errors" };
