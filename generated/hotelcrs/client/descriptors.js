// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
const commonReasons = [
  "SCHEMA",
  "TOOL_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_SLOW",
  "OUTCOME_UNKNOWN",
  "UPSTREAM_RATE_LIMITED",
  "UPSTREAM_AUTH",
  "UPSTREAM_REFUSED",
  "UPSTREAM_MALFORMED",
];

export const availabilitySearchTool = {
  name: "availability_search",
  title: "Search available rooms",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  returns: "structure",
  reasons: [
    "UNKNOWN_HOTEL",
    "BAD_RANGE",
    "DATE_IN_PAST",
    "NO_ROOMS",
    "TOO_MANY_ROOMS",
    "ROOM_TOO_SMALL",
    "CRS_REFUSED",
  ],
  commonReasons,
};

export const createReservationTool = {
  name: "create_reservation",
  title: "Book rooms",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  returns: "structure",
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
  commonReasons,
};

export const hotelsResource = { name: "hotels", uri: "hotelcrs://hotels" };

export const statusResource = { name: "status", uri: "hotelcrs://status" };

export const errorsResource = { name: "errors", uri: "hotelcrs://errors" };
