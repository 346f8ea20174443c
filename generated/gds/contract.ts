// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import type {
  Manifest,
  PackContract,
  PromptContract,
  ReasonEntry,
  ResourceContract,
  SchemaProfile,
  Validator,
} from "#contract";
import { changedEntries, manifestEntries, tool } from "#contract";
import { resolveSearchFlights, resolveBookFlight, resolveSearchHotels, resolveBookHotel, resolveSearchCars, resolveBookCar, resolveRetrieveBooking, resolveCancelBooking, resolveListBookings } from "./resolve.js";
import type * as types from "./types.js";

/** Search for flights between two airports on a specific date. Returns mock flight options with realistic pricing, schedules, and availability. */
export const searchFlights = tool<
  types.SearchFlightsInput,
  types.SearchFlightsResolved,
  types.SearchFlightsOutput,
  types.SearchFlightsReason,
  Pick<types.ReasonData, types.SearchFlightsReason>
>({
  name: "searchFlights",
  title: "Search flights",
  description: "Search for flights between two airports on a specific date. Returns mock flight options with realistic pricing, schedules, and availability.",
  annotations: {
    title: "Search flights",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [
    "UNKNOWN_AIRPORT",
    "SAME_ORIGIN_DEST",
    "DATE_IN_PAST",
    "BEYOND_WINDOW",
    "TOO_MANY_PAX",
    "INFANT_WITHOUT_ADULT",
  ],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: {
      origin: {
        type: "string",
        pattern: "^[A-Z]{3}$",
        description: "Origin airport IATA code (3 letters, e.g., 'JFK')",
      },
      destination: {
        type: "string",
        pattern: "^[A-Z]{3}$",
        description: "Destination airport IATA code (3 letters, e.g., 'LAX')",
      },
      departureDate: { type: "string", format: "date", description: "Departure date in ISO 8601 format (YYYY-MM-DD)" },
      passengers: {
        type: "object",
        properties: {
          adults: { type: "integer", minimum: 1, maximum: 9, default: 1 },
          children: { type: "integer", minimum: 0, maximum: 9, default: 0 },
          infants: { type: "integer", minimum: 0, maximum: 9, default: 0 },
        },
        required: ["adults"],
      },
      cabin: { type: "string", enum: ["economy", "premium_economy", "business", "first"], default: "economy" },
    },
    required: ["origin", "destination", "departureDate"],
  },
  resolve: resolveSearchFlights,
  loadInputValidator: () => import("./validators/searchFlightsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/searchFlightsOutput.js").then((module) => module.validate),
});

/** Book one or more flight segments with passenger details. Creates a PNR (Passenger Name Record) with TEST- prefix. */
export const bookFlight = tool<
  types.BookFlightInput,
  types.BookFlightResolved,
  types.BookFlightOutput,
  types.BookFlightReason,
  Pick<types.ReasonData, types.BookFlightReason>
>({
  name: "bookFlight",
  title: "Book flights",
  description: "Book one or more flight segments with passenger details. Creates a PNR (Passenger Name Record) with TEST- prefix.",
  annotations: {
    title: "Book flights",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
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
  ],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: {
      flightIds: {
        type: "array",
        items: { type: "string" },
        minItems: 1,
        description: "Array of flight IDs from search results",
      },
      passengers: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          properties: {
            type: { type: "string", enum: ["adult", "child", "infant"] },
            firstName: { type: "string", minLength: 1, maxLength: 50 },
            lastName: { type: "string", minLength: 1, maxLength: 50 },
            dateOfBirth: { type: "string", format: "date" },
            email: { type: "string", format: "email" },
            phone: { type: "string" },
            frequentFlyerNumber: { type: "string" },
          },
          required: ["type", "firstName", "lastName"],
        },
      },
      contactEmail: { type: "string", format: "email", description: "Primary contact email" },
      contactPhone: { type: "string", description: "Primary contact phone" },
    },
    required: ["flightIds", "passengers"],
    anyOf: [{ required: ["contactEmail"] }, { required: ["contactPhone"] }],
  },
  resolve: resolveBookFlight,
  loadInputValidator: () => import("./validators/bookFlightInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/bookFlightOutput.js").then((module) => module.validate),
});

/** Search for hotel properties in a city with check-in/check-out dates. */
export const searchHotels = tool<
  types.SearchHotelsInput,
  types.SearchHotelsResolved,
  types.SearchHotelsOutput,
  types.SearchHotelsReason,
  Pick<types.ReasonData, types.SearchHotelsReason>
>({
  name: "searchHotels",
  title: "Search hotels",
  description: "Search for hotel properties in a city with check-in/check-out dates.",
  annotations: {
    title: "Search hotels",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: ["UNKNOWN_CITY", "DATE_IN_PAST", "BEYOND_WINDOW", "BAD_RANGE"],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: {
      cityCode: { type: "string", pattern: "^[A-Z]{3}$", description: "City IATA code (3 letters, e.g., 'LAX')" },
      checkInDate: { type: "string", format: "date" },
      checkOutDate: { type: "string", format: "date" },
      guests: { type: "integer", minimum: 1, maximum: 10, default: 1 },
      starRating: { type: "integer", minimum: 1, maximum: 5, description: "Minimum star rating filter (optional)" },
    },
    required: ["cityCode", "checkInDate", "checkOutDate"],
  },
  resolve: resolveSearchHotels,
  loadInputValidator: () => import("./validators/searchHotelsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/searchHotelsOutput.js").then((module) => module.validate),
});

/** Book a hotel reservation. Can create a new PNR or add to an existing flight booking. */
export const bookHotel = tool<
  types.BookHotelInput,
  types.BookHotelResolved,
  types.BookHotelOutput,
  types.BookHotelReason,
  Pick<types.ReasonData, types.BookHotelReason>
>({
  name: "bookHotel",
  title: "Book a hotel",
  description: "Book a hotel reservation. Can create a new PNR or add to an existing flight booking.",
  annotations: {
    title: "Book a hotel",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
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
  ],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: {
      hotelId: { type: "string" },
      existingPnr: {
        type: "string",
        pattern: "^TEST-[A-Z0-9]{6}$",
        description: "Optional: Add hotel to existing booking",
      },
      guests: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          properties: {
            firstName: { type: "string" },
            lastName: { type: "string" },
            email: { type: "string", format: "email" },
          },
          required: ["firstName", "lastName"],
        },
      },
      specialRequests: { type: "string" },
    },
    required: ["hotelId", "guests"],
  },
  resolve: resolveBookHotel,
  loadInputValidator: () => import("./validators/bookHotelInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/bookHotelOutput.js").then((module) => module.validate),
});

/** Search for car rental options at an airport or city location. */
export const searchCars = tool<
  types.SearchCarsInput,
  types.SearchCarsResolved,
  types.SearchCarsOutput,
  types.SearchCarsReason,
  Pick<types.ReasonData, types.SearchCarsReason>
>({
  name: "searchCars",
  title: "Search rental cars",
  description: "Search for car rental options at an airport or city location.",
  annotations: {
    title: "Search rental cars",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: ["UNKNOWN_LOCATION", "DATE_IN_PAST", "BEYOND_WINDOW", "BAD_RANGE"],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: {
      pickupLocationCode: { type: "string", pattern: "^[A-Z]{3}$" },
      dropoffLocationCode: { type: "string", pattern: "^[A-Z]{3}$", description: "Defaults to pickup location if not specified" },
      pickupDate: { type: "string", format: "date-time" },
      dropoffDate: { type: "string", format: "date-time" },
      driverAge: { type: "integer", minimum: 21, maximum: 99, default: 30 },
    },
    required: ["pickupLocationCode", "pickupDate", "dropoffDate"],
  },
  resolve: resolveSearchCars,
  loadInputValidator: () => import("./validators/searchCarsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/searchCarsOutput.js").then((module) => module.validate),
});

/** Book a car rental. Can create a new PNR or add to an existing booking. */
export const bookCar = tool<
  types.BookCarInput,
  types.BookCarResolved,
  types.BookCarOutput,
  types.BookCarReason,
  Pick<types.ReasonData, types.BookCarReason>
>({
  name: "bookCar",
  title: "Book a rental car",
  description: "Book a car rental. Can create a new PNR or add to an existing booking.",
  annotations: {
    title: "Book a rental car",
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
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
  ],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: {
      carId: { type: "string", description: "Car offer id from searchCars" },
      existingPnr: { type: "string", pattern: "^TEST-[A-Z0-9]{6}$", description: "Optional: Add car to existing booking" },
      driver: {
        type: "object",
        properties: {
          firstName: { type: "string", minLength: 1, maxLength: 50, description: "As on the driving licence" },
          lastName: { type: "string", minLength: 1, maxLength: 50, description: "As on the driving licence" },
          dateOfBirth: { type: "string", format: "date" },
          email: { type: "string", format: "email" },
          phone: { type: "string", description: "Where the counter can reach the driver" },
          licenseCountry: {
            type: "string",
            pattern: "^[A-Z]{2}$",
            description: "Two letters of the country that issued the licence",
          },
        },
        required: ["firstName", "lastName"],
        description: "Who signs the rental agreement and drives",
      },
      additionalDrivers: {
        type: "array",
        maxItems: 3,
        items: {
          type: "object",
          properties: {
            firstName: { type: "string", minLength: 1, maxLength: 50, description: "As on the driving licence" },
            lastName: { type: "string", minLength: 1, maxLength: 50, description: "As on the driving licence" },
            dateOfBirth: { type: "string", format: "date" },
          },
          required: ["firstName", "lastName"],
        },
        description: "Others who may drive the car",
      },
      insurance: { type: "string", enum: ["none", "basic", "full"], default: "none" },
      extras: {
        type: "array",
        uniqueItems: true,
        items: { type: "string", enum: ["gps", "child_seat", "booster_seat", "winter_tyres", "additional_driver"] },
      },
      flightNumber: { type: "string", pattern: "^[A-Z0-9]{2}[0-9]{1,4}$", description: "Optional arriving flight" },
      specialRequests: { type: "string", description: "Free text for the rental counter" },
    },
    required: ["carId", "driver"],
  },
  resolve: resolveBookCar,
  loadInputValidator: () => import("./validators/bookCarInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/bookCarOutput.js").then((module) => module.validate),
});

/** Fetch complete booking details including all segments. */
export const retrieveBooking = tool<
  types.RetrieveBookingInput,
  types.RetrieveBookingResolved,
  types.RetrieveBookingOutput,
  types.RetrieveBookingReason,
  Pick<types.ReasonData, types.RetrieveBookingReason>
>({
  name: "retrieveBooking",
  title: "Retrieve a booking",
  description: "Fetch complete booking details including all segments.",
  annotations: {
    title: "Retrieve a booking",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: ["PNR_NOT_FOUND"],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: { pnr: { type: "string", pattern: "^TEST-[A-Z0-9]{6}$" } },
    required: ["pnr"],
  },
  resolve: resolveRetrieveBooking,
  loadInputValidator: () => import("./validators/retrieveBookingInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/retrieveBookingOutput.js").then((module) => module.validate),
});

/** Cancel a confirmed booking. */
export const cancelBooking = tool<
  types.CancelBookingInput,
  types.CancelBookingResolved,
  types.CancelBookingOutput,
  types.CancelBookingReason,
  Pick<types.ReasonData, types.CancelBookingReason>
>({
  name: "cancelBooking",
  title: "Cancel a booking",
  description: "Cancel a confirmed booking.",
  annotations: {
    title: "Cancel a booking",
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: false,
  },
  reasons: [
    "PNR_NOT_FOUND",
    "ALREADY_CANCELLED",
    "PARTLY_FLOWN",
    "VERSION_CONFLICT",
    "TOO_LONG",
    "CARD_DATA_REFUSED",
    "IDEMPOTENCY_CONFLICT",
  ],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: { pnr: { type: "string", pattern: "^TEST-[A-Z0-9]{6}$" }, reason: { type: "string" } },
    required: ["pnr"],
  },
  resolve: resolveCancelBooking,
  loadInputValidator: () => import("./validators/cancelBookingInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/cancelBookingOutput.js").then((module) => module.validate),
});

/** Retrieve a list of all PNRs created in the current MCP session. */
export const listBookings = tool<
  types.ListBookingsInput,
  types.ListBookingsResolved,
  types.ListBookingsOutput,
  types.ListBookingsReason,
  Pick<types.ReasonData, types.ListBookingsReason>
>({
  name: "listBookings",
  title: "List bookings of this session",
  description: "Retrieve a list of all PNRs created in the current MCP session.",
  annotations: {
    title: "List bookings of this session",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "structure",
  interaction: [],
  requires: [],
  inputSchema: {
    type: "object",
    properties: { status: { type: "string", enum: ["all", "confirmed", "cancelled"], default: "all" } },
  },
  resolve: resolveListBookings,
  loadInputValidator: () => import("./validators/listBookingsInput.js").then((module) => module.validate),
  loadOutputValidator: () => import("./validators/listBookingsOutput.js").then((module) => module.validate),
});

/** The tools of Mock GDS, in the order in which they are listed. */
export const gds = { searchFlights, bookFlight, searchHotels, bookHotel, searchCars, bookCar, retrieveBooking, cancelBooking, listBookings } as const;

/** Every reason for which a call may be refused. */
export const errors = {
  SCHEMA: {
    reason: "SCHEMA",
    code: -32602,
    message: "{message}",
    hint: "Correct {field} and call again.",
    retryable: false,
  },
  NEEDS_OFFSET: {
    reason: "NEEDS_OFFSET",
    code: -32602,
    message: "{field} needs a time-zone offset, as in {corrected}",
    hint: "Send {field} as the local time of the place with its offset, {corrected}, or with Z if UTC is meant.",
    retryable: false,
  },
  UNKNOWN_AIRPORT: {
    reason: "UNKNOWN_AIRPORT",
    code: -32602,
    message: "Invalid airport code '{value}': must be a valid 3-letter IATA code",
    hint: "Similar codes: {suggestion}. Read gds://mock-data/airports for all of them, then call again.",
    retryable: false,
    requires: ["suggestion"],
  },
  UNKNOWN_CITY: {
    reason: "UNKNOWN_CITY",
    code: -32602,
    message: "Invalid city code '{value}': must be a valid 3-letter IATA city or airport code",
    hint: "Similar codes: {suggestion}. Read gds://mock-data/airports for all of them, then call again.",
    retryable: false,
    requires: ["suggestion"],
  },
  UNKNOWN_LOCATION: {
    reason: "UNKNOWN_LOCATION",
    code: -32602,
    message: "Invalid location code '{value}': must be a valid 3-letter IATA airport or city code",
    hint: "Similar codes: {suggestion}. Read gds://mock-data/airports for all of them, then call again.",
    retryable: false,
    requires: ["suggestion"],
  },
  SAME_ORIGIN_DEST: {
    reason: "SAME_ORIGIN_DEST",
    code: -32602,
    message: "{field} '{value}' is in the same city as the origin '{origin}'",
    hint: "Choose a destination in another city and call searchFlights again.",
    retryable: false,
    requires: ["origin"],
  },
  DOB_REQUIRED: {
    reason: "DOB_REQUIRED",
    code: -32602,
    message: "{field} is missing or not possible: {explanation}",
    hint: "Ask for the date of birth (YYYY-MM-DD) and call again.",
    retryable: false,
    requires: ["explanation"],
  },
  CONTACT_REQUIRED: {
    reason: "CONTACT_REQUIRED",
    code: -32602,
    message: "contactEmail or contactPhone is required",
    hint: "Add contactEmail or contactPhone and call bookFlight again.",
    retryable: false,
  },
  TOO_LONG: {
    reason: "TOO_LONG",
    code: -32602,
    message: "{field} has {length} characters, more than the {maximum} that are kept",
    hint: "Shorten {field} to at most {maximum} characters and call again.",
    retryable: false,
    requires: ["length", "maximum"],
  },
  TOO_MANY_ITEMS: {
    reason: "TOO_MANY_ITEMS",
    code: -32602,
    message: "{field} has {count} entries, more than the {maximum} that one booking may have",
    hint: "Send at most {maximum} in {field}, each once, and book the rest by another call.",
    retryable: false,
    requires: ["count", "maximum"],
  },
  PNR_NOT_FOUND: {
    reason: "PNR_NOT_FOUND",
    code: -32001,
    message: "No booking with PNR '{value}'",
    hint: "Check the PNR, or call listBookings for those of this session.",
    retryable: false,
  },
  OFFER_NOT_FOUND: {
    reason: "OFFER_NOT_FOUND",
    code: -32001,
    message: "'{value}' is not an offer of this system",
    hint: "Use an id exactly as a search returned it: call {searchTool} and pick one of its results.",
    retryable: false,
    requires: ["searchTool"],
  },
  DATE_IN_PAST: {
    reason: "DATE_IN_PAST",
    code: -32002,
    message: "{field} '{value}' is in the past: in {place} it is now {now}",
    hint: "Use a day from {today} on, and a time after {now}, and call again.",
    retryable: false,
    requires: ["today", "now", "place"],
  },
  BEYOND_WINDOW: {
    reason: "BEYOND_WINDOW",
    code: -32002,
    message: "{field} '{value}' is too far ahead: the last day on sale is {lastDate}",
    hint: "Use a date up to {lastDate} and call again.",
    retryable: false,
    requires: ["lastDate"],
  },
  BAD_RANGE: {
    reason: "BAD_RANGE",
    code: -32002,
    message: "{field} '{value}' does not fit: {explanation}",
    hint: "Correct {field} and call again.",
    retryable: false,
    requires: ["explanation"],
  },
  TOO_MANY_PAX: {
    reason: "TOO_MANY_PAX",
    code: -32002,
    message: "{seats} seats are asked for; one booking holds at most 9",
    hint: "Split the party into bookings of at most 9 adults and children.",
    retryable: false,
    requires: ["seats"],
  },
  INFANT_WITHOUT_ADULT: {
    reason: "INFANT_WITHOUT_ADULT",
    code: -32002,
    message: "{adults} adult(s) for {infants} infant(s) and {children} child(ren): each infant needs an adult's lap, and no minor travels alone",
    hint: "Add an adult: one for each infant, and at least one with children.",
    retryable: false,
    requires: ["adults", "children", "infants"],
  },
  PAX_MISMATCH: {
    reason: "PAX_MISMATCH",
    code: -32002,
    message: "The passengers ({booked}) are not those that were searched for ({searched})",
    hint: "Call searchFlights again with these passengers and book one of its results.",
    retryable: false,
    requires: ["booked", "searched"],
  },
  PAX_TYPE_AGE: {
    reason: "PAX_TYPE_AGE",
    code: -32002,
    message: "{field} '{value}' does not fit a passenger of {age} years on {date}: {expected}",
    hint: "Use the type that fits the age on every travel date; where a birthday lies between two flights, book each by itself.",
    retryable: false,
    requires: ["age", "date", "expected"],
  },
  NAME_INVALID: {
    reason: "NAME_INVALID",
    code: -32002,
    message: "{field} '{value}' cannot be put on a ticket: {explanation}",
    hint: "Use the name as in the passport: letters, spaces, hyphens and apostrophes.",
    retryable: false,
    requires: ["explanation"],
  },
  NAME_NOT_ROMANIZED: {
    reason: "NAME_NOT_ROMANIZED",
    code: -32002,
    message: "{field} '{value}' is not in Latin letters",
    hint: "Give the name in Latin letters, as in the machine-readable zone of the passport.",
    retryable: false,
  },
  DUPLICATE_PASSENGER: {
    reason: "DUPLICATE_PASSENGER",
    code: -32002,
    message: "{value} appears twice among the passengers",
    hint: "List each passenger once.",
    retryable: false,
  },
  DUPLICATE_BOOKING: {
    reason: "DUPLICATE_BOOKING",
    code: -32002,
    message: "{value} already holds a seat on {flight} in {pnr}",
    hint: "Call retrieveBooking for {pnr} before booking again.",
    retryable: false,
    requires: ["pnr", "flight"],
  },
  NOT_CHRONOLOGICAL: {
    reason: "NOT_CHRONOLOGICAL",
    code: -32002,
    message: "{value} departs {departure}, before {previous} arrives at {arrival}",
    hint: "Give flightIds in the order of travel, without overlaps.",
    retryable: false,
    requires: ["previous", "departure", "arrival"],
  },
  ARNK: {
    reason: "ARNK",
    code: -32002,
    message: "{value} departs from {departsFrom}, but the flight before it arrives at {arrivesAt}",
    hint: "Book a flight from {arrivesAt} to {departsFrom}, or arrange the way by land.",
    retryable: false,
    requires: ["arrivesAt", "departsFrom"],
  },
  MCT_VIOLATION: {
    reason: "MCT_VIOLATION",
    code: -32002,
    message: "{minutes} minutes to change at {airport} are too few: at least {minimumMinutes} are needed",
    hint: "Choose a later onward flight, or one offer that includes the connection.",
    retryable: false,
    requires: ["airport", "minutes", "minimumMinutes"],
  },
  SELF_TRANSFER: {
    reason: "SELF_TRANSFER",
    code: -32002,
    message: "The connection at {airport} is between separate tickets: {minutes} minutes, bags to be collected, no protection if the first flight is late",
    hint: "Tell the traveller, or search for one offer that includes the connection.",
    retryable: false,
    requires: ["airport", "minutes"],
  },
  MARRIED_SEGMENTS: {
    reason: "MARRIED_SEGMENTS",
    code: -32002,
    message: "{value} is sold and cancelled only together with {partners}",
    hint: "Treat the segments of one offer as one.",
    retryable: false,
    requires: ["partners"],
  },
  DRIVER_TOO_YOUNG: {
    reason: "DRIVER_TOO_YOUNG",
    code: -32002,
    message: "A driver of {age} may not rent class {sippCode}: the minimum age is {minimumAge}",
    hint: "Name a driver of {minimumAge} or more, or call searchCars with the age of this one (21 at least) and choose another class.",
    retryable: false,
    requires: ["age", "minimumAge", "sippCode"],
  },
  DRIVER_AGE_MISMATCH: {
    reason: "DRIVER_AGE_MISMATCH",
    code: -32002,
    message: "The driver is {age} at pick-up, but the offer was searched for age {searchedAge}",
    hint: "Call searchCars with driverAge {age} and book one of its results.",
    retryable: false,
    requires: ["age", "searchedAge"],
  },
  OCCUPANCY_EXCEEDED: {
    reason: "OCCUPANCY_EXCEEDED",
    code: -32002,
    message: "{guests} guests do not fit {rooms} room(s) for {maxOccupancy} each",
    hint: "Call searchHotels with guests {guests} and book one of its results.",
    retryable: false,
    requires: ["guests", "rooms", "maxOccupancy"],
  },
  OFFER_EXPIRED: {
    reason: "OFFER_EXPIRED",
    code: -32002,
    message: "'{value}' expired at {expiredAt}",
    hint: "Call {searchTool} again and book one of its results.",
    retryable: false,
    requires: ["expiredAt", "searchTool"],
  },
  PRICE_CHANGED: {
    reason: "PRICE_CHANGED",
    code: -32002,
    message: "The price of '{value}' moved from {oldTotalCents} to {newTotalCents} USD cents",
    hint: "Ask for consent to the new price, then call {searchTool} again and book the new id.",
    retryable: false,
    requires: ["oldTotalCents", "newTotalCents", "searchTool"],
  },
  SOLD_OUT: {
    reason: "SOLD_OUT",
    code: -32002,
    message: "'{value}' is sold out: {left} left of {needed} needed",
    hint: "Choose another result: call {searchTool} again.",
    retryable: false,
    requires: ["left", "needed", "searchTool"],
  },
  ALREADY_CANCELLED: {
    reason: "ALREADY_CANCELLED",
    code: -32002,
    message: "'{value}' was cancelled at {cancelledAt}",
    hint: "Nothing is left to do. Call retrieveBooking to see the refund.",
    retryable: false,
    requires: ["cancelledAt"],
  },
  PARTLY_FLOWN: {
    reason: "PARTLY_FLOWN",
    code: -32002,
    message: "'{value}' cannot be cancelled: {explanation}",
    hint: "Tell the traveller; unused parts are settled after travel.",
    retryable: false,
    requires: ["explanation"],
  },
  CANCELLED_PNR: {
    reason: "CANCELLED_PNR",
    code: -32002,
    message: "'{value}' is cancelled, so nothing can be added",
    hint: "Leave existingPnr out to open a new PNR.",
    retryable: false,
  },
  PNR_FULL: {
    reason: "PNR_FULL",
    code: -32002,
    message: "'{value}' holds {count} {kind}, as many as one PNR may",
    hint: "Leave existingPnr out to open a new PNR.",
    retryable: false,
    requires: ["kind", "count", "maximum"],
  },
  VERSION_CONFLICT: {
    reason: "VERSION_CONFLICT",
    code: -32002,
    message: "'{value}' was changed by others at the same time",
    hint: "Call retrieveBooking to see its state, then try again.",
    retryable: true,
  },
  IDEMPOTENCY_CONFLICT: {
    reason: "IDEMPOTENCY_CONFLICT",
    code: -32002,
    message: "The idempotency key was used before with other arguments",
    hint: "Repeat the earlier arguments to get its result, or use a new key.",
    retryable: false,
  },
  PAYMENT_DECLINED: {
    reason: "PAYMENT_DECLINED",
    code: -32002,
    message: "The payment for {value} was declined",
    hint: "Use another traveller; the surname TESTDECLINE is always declined.",
    retryable: false,
  },
  CARD_DATA_REFUSED: {
    reason: "CARD_DATA_REFUSED",
    code: -32002,
    message: "{field} seems to hold a card number",
    hint: "Never send card numbers: leave it out and call again.",
    retryable: false,
  },
  WORLD_FULL: {
    reason: "WORLD_FULL",
    code: -32002,
    message: "World '{value}' holds {limit} bookings, as many as it may; cancelled ones count too",
    hint: "Book in another world, or have this one reset by whoever runs it.",
    retryable: false,
    requires: ["limit"],
  },
  UPSTREAM_TIMEOUT: {
    reason: "UPSTREAM_TIMEOUT",
    code: -32603,
    message: "No answer came in time: the outcome is not known",
    hint: "Call retrieveBooking or listBookings before you repeat the call.",
    retryable: true,
  },
  RATE_LIMITED: {
    reason: "RATE_LIMITED",
    code: -32603,
    message: "Too many calls",
    hint: "Wait {retryAfterMs} ms and call again.",
    retryable: true,
    requires: ["retryAfterMs"],
  },
  STORE_UNAVAILABLE: {
    reason: "STORE_UNAVAILABLE",
    code: -32603,
    message: "The reservation store does not answer",
    hint: "Nothing was written: try again in a moment.",
    retryable: true,
  },
  WORLD_RESET: {
    reason: "WORLD_RESET",
    code: -32603,
    message: "The world was reset, or the session ended, while the call ran; nothing was booked",
    hint: "Search again, then repeat the call with an id of the new answer; a client of the 2025 revisions initializes again first.",
    retryable: true,
  },
  TOO_MANY_WORLDS: {
    reason: "TOO_MANY_WORLDS",
    code: -32603,
    message: "There are as many worlds as this server may keep",
    hint: "Use a world that exists, or leave the world out to be in the server's own.",
    retryable: false,
  },
  INTERNAL: {
    reason: "INTERNAL",
    code: -32603,
    message: "Internal error",
    hint: "Report the correlation id {correlationId}.",
    retryable: true,
  },
} as const satisfies Readonly<Record<string, ReasonEntry>>;

export type Reason = keyof typeof errors;
export type ResourceName = "current-session" | "session-bookings" | "airports" | "airlines" | "aircraft" | "hotel-chains" | "car-vendors" | "sipp" | "errors" | "booking" | "booking-history";
export type PromptName = "planTrip" | "reviewBooking";

export const resources = [
  {
    name: "current-session",
    title: "Current session",
    description: "Current session metadata",
    uri: "gds://session/current",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "session-bookings",
    title: "Bookings of this session",
    description: "List of all bookings",
    uri: "gds://session/bookings",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "airports",
    title: "Airports",
    description: "Mock airport data",
    uri: "gds://mock-data/airports",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "airlines",
    title: "Airlines",
    description: "Mock airline data",
    uri: "gds://mock-data/airlines",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "aircraft",
    title: "Aircraft",
    description: "Aircraft types with range and seats",
    uri: "gds://mock-data/aircraft",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "hotel-chains",
    title: "Hotel chains",
    description: "Fictional hotel chains and their brands",
    uri: "gds://mock-data/hotel-chains",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "car-vendors",
    title: "Car vendors",
    description: "Fictional car rental companies",
    uri: "gds://mock-data/car-vendors",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "sipp",
    title: "ACRISS vehicle codes",
    description: "What each of the four letters of an ACRISS (SIPP) code means",
    uri: "gds://mock-data/sipp",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "errors",
    title: "Error reasons",
    description: "Every reason for which a call can be refused, with its code and what to do next",
    uri: "gds://mock-data/errors",
    mimeType: "application/json",
    cache: { scope: "public", ttlMs: 86400000 },
  },
  {
    name: "booking",
    title: "A booking",
    description: "One booking by its PNR, as retrieveBooking returns it",
    uriTemplate: "gds://bookings/{pnr}",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
  {
    name: "booking-history",
    title: "History of a booking",
    description: "What happened to one booking, oldest first",
    uriTemplate: "gds://bookings/{pnr}/history",
    mimeType: "application/json",
    cache: { scope: "private", ttlMs: 0 },
  },
] as const satisfies readonly (ResourceContract & { readonly name: ResourceName })[];

export const prompts = [
  {
    name: "planTrip",
    title: "Plan a trip",
    description: "Search flights there and back, compare them, and book after the traveller has agreed",
    arguments: [
      { name: "origin", title: "From", description: "Airport or city code, for example JFK", required: true },
      {
        name: "destination",
        title: "To",
        description: "Airport or city code, for example LON",
        required: true,
      },
      {
        name: "departureDate",
        title: "Departure",
        description: "Day of departure as YYYY-MM-DD, local to the origin",
        required: true,
      },
      {
        name: "returnDate",
        title: "Return",
        description: "Day of the flight back as YYYY-MM-DD, local to the destination; one way without it",
        required: false,
      },
      {
        name: "travellers",
        title: "Travellers",
        description: "How many people need a seat, 1 to 9; 1 without it",
        required: false,
      },
      {
        name: "cabin",
        title: "Cabin",
        description: "economy, premium_economy, business or first; economy without it",
        required: false,
      },
    ],
    interaction: [],
  },
  {
    name: "reviewBooking",
    title: "Review a booking",
    description: "Check the times, names, money and cancellation terms of a booking",
    arguments: [{ name: "pnr", title: "PNR", description: "Record locator, for example TEST-K7Q2MA", required: true }],
    interaction: [],
  },
] as const satisfies readonly (PromptContract & { readonly name: PromptName })[];

/** Validators of the bodies of JSON resources, by resource name. */
export const loadResourceValidator = {
  "current-session": () => import("./validators/currentSessionResource.js").then((module) => module.validate),
  "session-bookings": () => import("./validators/sessionBookingsResource.js").then((module) => module.validate),
  airports: () => import("./validators/airportsResource.js").then((module) => module.validate),
  airlines: () => import("./validators/airlinesResource.js").then((module) => module.validate),
  aircraft: () => import("./validators/aircraftResource.js").then((module) => module.validate),
  "hotel-chains": () => import("./validators/hotelChainsResource.js").then((module) => module.validate),
  "car-vendors": () => import("./validators/carVendorsResource.js").then((module) => module.validate),
  sipp: () => import("./validators/sippResource.js").then((module) => module.validate),
  errors: () => import("./validators/errorsResource.js").then((module) => module.validate),
  booking: () => import("./validators/bookingResource.js").then((module) => module.validate),
  "booking-history": () => import("./validators/bookingHistoryResource.js").then((module) => module.validate),
} as const satisfies Readonly<Record<string, () => Promise<Validator>>>;

const toolLists = {
  portable: {
    hash: "9140a577d7324fc68ff38ac78dde662510be4f51b665f8e6422288de713ac8c6",
    load: async () => {
      const [tools, changes] = await Promise.all([
        import("./manifest/tools.verbatim.json", { with: { type: "json" } }),
        import("./manifest/tools.portable.changes.json", { with: { type: "json" } }),
      ]);
      return changedEntries(manifestEntries(tools.default), changes.default);
    },
  },
  verbatim: {
    hash: "2f1513e08ac878358b8ac2e3d14ccb0fe11cc97ccfdef18ff8defd97c152bf56",
    load: async () => {
      const tools = await import("./manifest/tools.verbatim.json", { with: { type: "json" } });
      return manifestEntries(tools.default);
    },
  },
};

const loadManifest = async (profile: SchemaProfile): Promise<Manifest> => {
  const [tools, lists, promptList] = await Promise.all([
    toolLists[profile].load(),
    import("./manifest/resources.json", { with: { type: "json" } }),
    import("./manifest/prompts.json", { with: { type: "json" } }),
  ]);
  return {
    tools,
    resources: manifestEntries(lists.default.resources),
    resourceTemplates: manifestEntries(lists.default.resourceTemplates),
    prompts: manifestEntries(promptList.default),
    hash: toolLists[profile].hash,
  };
};

export const contract: PackContract & { readonly tools: typeof gds } = {
  name: "gds",
  title: "Mock GDS",
  version: "1.1.0",
  instructions: "A mock travel reservation system; nothing here is a real booking. Search first (searchFlights, searchHotels, searchCars), then book with the ids of the answer (flightId, hotelId, carId): ids are valid for 30 minutes and only as they were given. bookFlight opens a PNR (TEST-XXXXXX); pass it as existingPnr to bookHotel and bookCar to keep the whole trip together. Codes are three capital letters (JFK for an airport, NYC for a city). Dates are local to the place. Prices are integer USD cents for the whole party or stay; payAtPropertyCents is part of the total. Cancel with cancelBooking and quote the refund it returns. A refusal names the field, the value and what to do next.",
  tools: gds,
  errors,
  resources,
  prompts,
  errorDocs: "gds://mock-data/errors#{reason}",
  loadManifest,
};
