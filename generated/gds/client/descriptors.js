// @generated from contracts/gds. Edit the contract, then run npm run codegen.
const commonReasons = [
  "SCHEMA",
  "NEEDS_OFFSET",
  "UPSTREAM_TIMEOUT",
  "STORE_UNAVAILABLE",
  "WORLD_RESET",
  "TOO_MANY_WORLDS",
  "INTERNAL",
];

export const searchFlightsTool = {
  name: "searchFlights",
  title: "Search flights",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "structure",
  reasons: [
    "UNKNOWN_AIRPORT",
    "SAME_ORIGIN_DEST",
    "DATE_IN_PAST",
    "BEYOND_WINDOW",
    "TOO_MANY_PAX",
    "INFANT_WITHOUT_ADULT",
  ],
  commonReasons,
};

export const bookFlightTool = {
  name: "bookFlight",
  title: "Book flights",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  returns: "structure",
  reasons: [
    "CONTACT_REQUIRED",
    "OFFER_NOT_FOUND",
    "OFFER_EXPIRED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "NOT_CHRONOLOGICAL",
    "ARNK",
    "MCT_VIOLATION",
    "TOO_MANY_PAX",
    "INFANT_WITHOUT_ADULT",
    "PAX_MISMATCH",
    "PAX_TYPE_AGE",
    "DOB_REQUIRED",
    "DUPLICATE_PASSENGER",
    "DUPLICATE_BOOKING",
    "NAME_INVALID",
    "NAME_NOT_ROMANIZED",
    "TOO_LONG",
    "TOO_MANY_ITEMS",
    "CARD_DATA_REFUSED",
    "PAYMENT_DECLINED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
    "DUPLICATE_FLIGHT",
  ],
  commonReasons,
};

export const searchHotelsTool = {
  name: "searchHotels",
  title: "Search hotels",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "structure",
  reasons: ["UNKNOWN_CITY", "DATE_IN_PAST", "BEYOND_WINDOW", "BAD_RANGE"],
  commonReasons,
};

export const bookHotelTool = {
  name: "bookHotel",
  title: "Book a hotel",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  returns: "structure",
  reasons: [
    "OFFER_NOT_FOUND",
    "OFFER_EXPIRED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "OCCUPANCY_EXCEEDED",
    "PNR_NOT_FOUND",
    "CANCELLED_PNR",
    "VERSION_CONFLICT",
    "NAME_INVALID",
    "NAME_NOT_ROMANIZED",
    "TOO_LONG",
    "TOO_MANY_ITEMS",
    "PNR_FULL",
    "CARD_DATA_REFUSED",
    "PAYMENT_DECLINED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
    "HOTEL_OTHER_CITY",
    "HOTEL_BEFORE_ARRIVAL",
    "HOTEL_AFTER_DEPARTURE",
    "TRIP_OVERLAP",
  ],
  commonReasons,
};

export const searchCarsTool = {
  name: "searchCars",
  title: "Search rental cars",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "structure",
  reasons: ["UNKNOWN_LOCATION", "DATE_IN_PAST", "BEYOND_WINDOW", "BAD_RANGE"],
  commonReasons,
};

export const bookCarTool = {
  name: "bookCar",
  title: "Book a rental car",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  returns: "structure",
  reasons: [
    "OFFER_NOT_FOUND",
    "OFFER_EXPIRED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "DRIVER_TOO_YOUNG",
    "DRIVER_AGE_MISMATCH",
    "DOB_REQUIRED",
    "PNR_NOT_FOUND",
    "CANCELLED_PNR",
    "VERSION_CONFLICT",
    "NAME_INVALID",
    "NAME_NOT_ROMANIZED",
    "TOO_LONG",
    "PNR_FULL",
    "CARD_DATA_REFUSED",
    "PAYMENT_DECLINED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
    "CAR_OTHER_CITY",
    "CAR_BEFORE_ARRIVAL",
    "CAR_AFTER_DEPARTURE",
    "TRIP_OVERLAP",
  ],
  commonReasons,
};

export const retrieveBookingTool = {
  name: "retrieveBooking",
  title: "Retrieve a booking",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "structure",
  reasons: ["PNR_NOT_FOUND"],
  commonReasons,
};

export const cancelBookingTool = {
  name: "cancelBooking",
  title: "Cancel a booking",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  returns: "structure",
  reasons: [
    "PNR_NOT_FOUND",
    "ALREADY_CANCELLED",
    "PARTLY_FLOWN",
    "VERSION_CONFLICT",
    "TOO_LONG",
    "CARD_DATA_REFUSED",
    "IDEMPOTENCY_CONFLICT",
  ],
  commonReasons,
};

export const listBookingsTool = {
  name: "listBookings",
  title: "List bookings of this session",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  returns: "structure",
  reasons: [],
  commonReasons,
};

export const currentSessionResource = { name: "current-session", uri: "gds://session/current" };

export const sessionBookingsResource = { name: "session-bookings", uri: "gds://session/bookings" };

export const airportsResource = { name: "airports", uri: "gds://mock-data/airports" };

export const airlinesResource = { name: "airlines", uri: "gds://mock-data/airlines" };

export const aircraftResource = { name: "aircraft", uri: "gds://mock-data/aircraft" };

export const hotelChainsResource = { name: "hotel-chains", uri: "gds://mock-data/hotel-chains" };

export const carVendorsResource = { name: "car-vendors", uri: "gds://mock-data/car-vendors" };

export const sippResource = { name: "sipp", uri: "gds://mock-data/sipp" };

export const errorsResource = { name: "errors", uri: "gds://mock-data/errors" };

export const bookingResource = { name: "booking", uriTemplate: "gds://bookings/{pnr}" };

export const bookingHistoryResource = { name: "booking-history", uriTemplate: "gds://bookings/{pnr}/history" };

export const offerResource = { name: "offer", uriTemplate: "gds://offers/{offerId}" };
