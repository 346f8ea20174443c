// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
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

export const getAirportCodeTool = {
  name: "get_airport_code",
  title: "Get airport code",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: ["CITY_NOT_FOUND"],
  commonReasons,
};

export const searchFlightsTool = {
  name: "search_flights",
  title: "Search flights",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: ["UNKNOWN_AIRPORT", "SAME_PLACE", "DATE_IN_PAST", "BAD_RANGE"],
  commonReasons,
};

export const searchHotelsTool = {
  name: "search_hotels",
  title: "Search hotels",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: ["UNKNOWN_CITY", "DATE_IN_PAST", "BAD_RANGE"],
  commonReasons,
};

export const statusResource = { name: "status", uri: "coastline://status" };

export const errorsResource = { name: "errors", uri: "coastline://errors" };
