// @generated from contracts/flights. Edit the contract, then run npm run codegen.
const commonReasons = [
  "SCHEMA",
  "TOOL_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_SLOW",
  "UPSTREAM_RATE_LIMITED",
  "UPSTREAM_AUTH",
  "UPSTREAM_REFUSED",
  "UPSTREAM_MALFORMED",
];

export const searchFlightsTool = {
  name: "searchFlights",
  title: "Search flights",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
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
  commonReasons,
};

export const discardSearchTool = {
  name: "discardSearch",
  title: "Discard a search",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "structure",
  reasons: ["SEARCH_NOT_FOUND"],
  commonReasons,
};

export const offerResource = { name: "offer", uriTemplate: "flights://offers/{offer_id}" };

export const statusResource = { name: "status", uri: "flights://status" };

export const errorsResource = { name: "errors", uri: "flights://errors" };
