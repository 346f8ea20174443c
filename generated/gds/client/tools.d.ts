// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ToolFunction } from "./runtime/client.types.js";

/**
 * Search for flights between two airports on a specific date. Returns mock flight options with realistic pricing, schedules, and availability.
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await searchFlights(connection, {
 *   origin: "JFK",
 *   destination: "LAX",
 *   departureDate: "2026-06-15",
 *   passengers: { adults: 2 },
 *   cabin: "economy",
 * });
 * ```
 * @throws {ToolError} UNKNOWN_AIRPORT: `data.suggestion` A city's name in the place of the code is answered with its codes.
 * @throws {ToolError} SAME_ORIGIN_DEST: Choose a destination in another city and call searchFlights again.
 * @throws {ToolError} DATE_IN_PAST: Use a day from `data.today` on, and a time after `data.now`, and call again.
 * @throws {ToolError} BEYOND_WINDOW: Use a date up to `data.lastDate` and call again.
 * @throws {ToolError} TOO_MANY_PAX: Split the party into bookings of at most 9 adults and children.
 * @throws {ToolError} INFANT_WITHOUT_ADULT: Add an adult: one for each infant, and at least one with children.
 */
export declare const searchFlights: ToolFunction<typeof descriptors.searchFlightsTool>;

/**
 * Book one or more flight segments with passenger details. Creates a PNR (Passenger Name Record) with TEST- prefix.
 *
 * It is retried after a temporary failure only with an `idempotencyKey`.
 *
 * @example
 * ```ts
 * const flights = await searchFlights(connection, {
 *   origin: "JFK",
 *   destination: "LAX",
 *   departureDate: "2026-06-15",
 *   passengers: { adults: 2 },
 *   cabin: "economy",
 * });
 * const output = await bookFlight(connection, {
 *   flightIds: [flights.itineraries[0]!.flightId],
 *   passengers: [
 *     { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" },
 *     { type: "adult", firstName: "Bo", lastName: "Larsen", dateOfBirth: "1986-11-20" },
 *   ],
 *   contactEmail: "ada.larsen@example.com",
 * });
 * ```
 * @throws {ToolError} CONTACT_REQUIRED: Add contactEmail or contactPhone and call bookFlight again.
 * @throws {ToolError} OFFER_NOT_FOUND: Use an id exactly as a search returned it: call `data.searchTool` and pick one of its results.
 * @throws {ToolError} OFFER_EXPIRED: Call `data.searchTool` again and book one of its results.
 * @throws {ToolError} SOLD_OUT: Choose another result: call `data.searchTool` again.
 * @throws {ToolError} PRICE_CHANGED: Ask for consent to the new price, then call `data.searchTool` again and book the new id.
 * @throws {ToolError} NOT_CHRONOLOGICAL: Give flightIds in the order of travel, without overlaps.
 * @throws {ToolError} ARNK: Book a flight from `data.arrivesAt` to `data.departsFrom`, or arrange the way by land.
 * @throws {ToolError} MCT_VIOLATION: Choose a later onward flight, or one offer that includes the connection.
 * @throws {ToolError} TOO_MANY_PAX: Split the party into bookings of at most 9 adults and children.
 * @throws {ToolError} INFANT_WITHOUT_ADULT: Add an adult: one for each infant, and at least one with children.
 * @throws {ToolError} PAX_MISMATCH: Call searchFlights again with these passengers and book one of its results.
 * @throws {ToolError} PAX_TYPE_AGE: Use the type that fits the age on every travel date; where a birthday lies between two flights, book each by itself.
 * @throws {ToolError} DOB_REQUIRED: Ask for the date of birth (YYYY-MM-DD) and call again.
 * @throws {ToolError} DUPLICATE_PASSENGER: List each passenger once.
 * @throws {ToolError} DUPLICATE_BOOKING: Call retrieveBooking for `data.pnr` before booking again.
 * @throws {ToolError} NAME_INVALID: Use the name as in the passport: letters, spaces, hyphens and apostrophes.
 * @throws {ToolError} NAME_NOT_ROMANIZED: Give the name in Latin letters, as in the machine-readable zone of the passport.
 * @throws {ToolError} TOO_LONG: Shorten `field` to at most `data.maximum` characters and call again.
 * @throws {ToolError} TOO_MANY_ITEMS: Send at most `data.maximum` in `field`, each once, and book the rest by another call.
 * @throws {ToolError} CARD_DATA_REFUSED: Never send card numbers: leave it out and call again.
 * @throws {ToolError} PAYMENT_DECLINED: Use another traveller; the surname TESTDECLINE is always declined.
 * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
 * @throws {ToolError} WORLD_FULL: Book in another world, or have this one reset by whoever runs it.
 * @throws {ToolError} DUPLICATE_FLIGHT: List each flightId once: it books all of passengers.
 */
export declare const bookFlight: ToolFunction<typeof descriptors.bookFlightTool>;

/**
 * Search for hotel properties in a city with check-in/check-out dates.
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await searchHotels(connection, { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 2 });
 * ```
 * @throws {ToolError} UNKNOWN_CITY: `data.suggestion` A city's name in the place of the code is answered with its codes.
 * @throws {ToolError} DATE_IN_PAST: Use a day from `data.today` on, and a time after `data.now`, and call again.
 * @throws {ToolError} BEYOND_WINDOW: Use a date up to `data.lastDate` and call again.
 * @throws {ToolError} BAD_RANGE: Correct `field` and call again.
 */
export declare const searchHotels: ToolFunction<typeof descriptors.searchHotelsTool>;

/**
 * Book a hotel reservation. Can create a new PNR or add to an existing flight booking.
 *
 * It is retried after a temporary failure only with an `idempotencyKey`.
 *
 * @example
 * ```ts
 * const hotels = await searchHotels(connection, { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 2 });
 * const output = await bookHotel(connection, {
 *   hotelId: hotels.hotels[0]!.rates[0]!.hotelId,
 *   guests: [{ firstName: "Ada", lastName: "Larsen", email: "ada.larsen@example.com" }],
 * });
 * ```
 * @throws {ToolError} OFFER_NOT_FOUND: Use an id exactly as a search returned it: call `data.searchTool` and pick one of its results.
 * @throws {ToolError} OFFER_EXPIRED: Call `data.searchTool` again and book one of its results.
 * @throws {ToolError} SOLD_OUT: Choose another result: call `data.searchTool` again.
 * @throws {ToolError} PRICE_CHANGED: Ask for consent to the new price, then call `data.searchTool` again and book the new id.
 * @throws {ToolError} OCCUPANCY_EXCEEDED: Call searchHotels with guests `data.guests` and book one of its results.
 * @throws {ToolError} PNR_NOT_FOUND: Check the PNR, or call listBookings for those of this session.
 * @throws {ToolError} CANCELLED_PNR: Leave existingPnr out to open a new PNR.
 * @throws {ToolError} VERSION_CONFLICT: Call retrieveBooking to see its state, then try again.
 * @throws {ToolError} NAME_INVALID: Use the name as in the passport: letters, spaces, hyphens and apostrophes.
 * @throws {ToolError} NAME_NOT_ROMANIZED: Give the name in Latin letters, as in the machine-readable zone of the passport.
 * @throws {ToolError} TOO_LONG: Shorten `field` to at most `data.maximum` characters and call again.
 * @throws {ToolError} TOO_MANY_ITEMS: Send at most `data.maximum` in `field`, each once, and book the rest by another call.
 * @throws {ToolError} PNR_FULL: Leave existingPnr out to open a new PNR.
 * @throws {ToolError} CARD_DATA_REFUSED: Never send card numbers: leave it out and call again.
 * @throws {ToolError} PAYMENT_DECLINED: Use another traveller; the surname TESTDECLINE is always declined.
 * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
 * @throws {ToolError} WORLD_FULL: Book in another world, or have this one reset by whoever runs it.
 * @throws {ToolError} HOTEL_OTHER_CITY: Call searchHotels for a city of the trip, or leave existingPnr out if it is not part of this trip.
 * @throws {ToolError} HOTEL_BEFORE_ARRIVAL: Call searchHotels with checkInDate `data.arrivalDate`, or leave existingPnr out if it is not part of this trip.
 * @throws {ToolError} HOTEL_AFTER_DEPARTURE: Call searchHotels with checkOutDate `data.departureDate`, or leave existingPnr out if it is not part of this trip.
 * @throws {ToolError} TRIP_OVERLAP: Choose other dates, name somebody else, or leave existingPnr out.
 */
export declare const bookHotel: ToolFunction<typeof descriptors.bookHotelTool>;

/**
 * Search for car rental options at an airport or city location.
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const output = await searchCars(connection, {
 *   pickupLocationCode: "LAX",
 *   pickupDate: "2026-06-15T14:00:00-07:00",
 *   dropoffDate: "2026-06-18T14:00:00-07:00",
 * });
 * ```
 * @throws {ToolError} UNKNOWN_LOCATION: `data.suggestion` A city's name in the place of the code is answered with its codes.
 * @throws {ToolError} DATE_IN_PAST: Use a day from `data.today` on, and a time after `data.now`, and call again.
 * @throws {ToolError} BEYOND_WINDOW: Use a date up to `data.lastDate` and call again.
 * @throws {ToolError} BAD_RANGE: Correct `field` and call again.
 */
export declare const searchCars: ToolFunction<typeof descriptors.searchCarsTool>;

/**
 * Book a car rental. Can create a new PNR or add to an existing booking.
 *
 * It is retried after a temporary failure only with an `idempotencyKey`.
 *
 * @example
 * ```ts
 * const cars = await searchCars(connection, {
 *   pickupLocationCode: "LAX",
 *   pickupDate: "2026-06-15T14:00:00-07:00",
 *   dropoffDate: "2026-06-18T14:00:00-07:00",
 * });
 * const output = await bookCar(connection, { carId: cars.cars[0]!.carId, driver: { firstName: "Ada", lastName: "Larsen" } });
 * ```
 * @throws {ToolError} OFFER_NOT_FOUND: Use an id exactly as a search returned it: call `data.searchTool` and pick one of its results.
 * @throws {ToolError} OFFER_EXPIRED: Call `data.searchTool` again and book one of its results.
 * @throws {ToolError} SOLD_OUT: Choose another result: call `data.searchTool` again.
 * @throws {ToolError} PRICE_CHANGED: Ask for consent to the new price, then call `data.searchTool` again and book the new id.
 * @throws {ToolError} DRIVER_TOO_YOUNG: Name a driver of `data.minimumAge` or more, or call searchCars with the age of this one (21 at least) and choose another class.
 * @throws {ToolError} DRIVER_AGE_MISMATCH: Call searchCars with driverAge `data.age` and book one of its results.
 * @throws {ToolError} DOB_REQUIRED: Ask for the date of birth (YYYY-MM-DD) and call again.
 * @throws {ToolError} PNR_NOT_FOUND: Check the PNR, or call listBookings for those of this session.
 * @throws {ToolError} CANCELLED_PNR: Leave existingPnr out to open a new PNR.
 * @throws {ToolError} VERSION_CONFLICT: Call retrieveBooking to see its state, then try again.
 * @throws {ToolError} NAME_INVALID: Use the name as in the passport: letters, spaces, hyphens and apostrophes.
 * @throws {ToolError} NAME_NOT_ROMANIZED: Give the name in Latin letters, as in the machine-readable zone of the passport.
 * @throws {ToolError} TOO_LONG: Shorten `field` to at most `data.maximum` characters and call again.
 * @throws {ToolError} PNR_FULL: Leave existingPnr out to open a new PNR.
 * @throws {ToolError} CARD_DATA_REFUSED: Never send card numbers: leave it out and call again.
 * @throws {ToolError} PAYMENT_DECLINED: Use another traveller; the surname TESTDECLINE is always declined.
 * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
 * @throws {ToolError} WORLD_FULL: Book in another world, or have this one reset by whoever runs it.
 * @throws {ToolError} CAR_OTHER_CITY: Call searchCars for a place of the trip, or leave existingPnr out if it is not part of this trip.
 * @throws {ToolError} CAR_BEFORE_ARRIVAL: Call searchCars with a pickupDate after `data.arrival`, or leave existingPnr out if it is not part of this trip.
 * @throws {ToolError} CAR_AFTER_DEPARTURE: Call searchCars with a dropoffDate before `data.departure`, or leave existingPnr out if it is not part of this trip.
 * @throws {ToolError} TRIP_OVERLAP: Choose other dates, name somebody else, or leave existingPnr out.
 */
export declare const bookCar: ToolFunction<typeof descriptors.bookCarTool>;

/**
 * Fetch complete booking details including all segments.
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const flights = await searchFlights(connection, {
 *   origin: "JFK",
 *   destination: "LAX",
 *   departureDate: "2026-06-15",
 *   passengers: { adults: 2 },
 *   cabin: "economy",
 * });
 * const trip = await bookFlight(connection, {
 *   flightIds: [flights.itineraries[0]!.flightId],
 *   passengers: [
 *     { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" },
 *     { type: "adult", firstName: "Bo", lastName: "Larsen", dateOfBirth: "1986-11-20" },
 *   ],
 *   contactEmail: "ada.larsen@example.com",
 * });
 * const output = await retrieveBooking(connection, { pnr: trip.pnr });
 * ```
 * @throws {ToolError} PNR_NOT_FOUND: Check the PNR, or call listBookings for those of this session.
 */
export declare const retrieveBooking: ToolFunction<typeof descriptors.retrieveBookingTool>;

/**
 * Cancel a confirmed booking.
 *
 * It is retried after a temporary failure only with an `idempotencyKey`.
 *
 * @example
 * ```ts
 * const flights = await searchFlights(connection, {
 *   origin: "JFK",
 *   destination: "LAX",
 *   departureDate: "2026-06-15",
 *   passengers: { adults: 2 },
 *   cabin: "economy",
 * });
 * const trip = await bookFlight(connection, {
 *   flightIds: [flights.itineraries[0]!.flightId],
 *   passengers: [
 *     { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" },
 *     { type: "adult", firstName: "Bo", lastName: "Larsen", dateOfBirth: "1986-11-20" },
 *   ],
 *   contactEmail: "ada.larsen@example.com",
 * });
 * const output = await cancelBooking(connection, { pnr: trip.pnr });
 * ```
 * @throws {ToolError} PNR_NOT_FOUND: Check the PNR, or call listBookings for those of this session.
 * @throws {ToolError} ALREADY_CANCELLED: Nothing is left to do. Call retrieveBooking to see the refund.
 * @throws {ToolError} PARTLY_FLOWN: Tell the traveller; unused parts are settled after travel.
 * @throws {ToolError} VERSION_CONFLICT: Call retrieveBooking to see its state, then try again.
 * @throws {ToolError} TOO_LONG: Shorten `field` to at most `data.maximum` characters and call again.
 * @throws {ToolError} CARD_DATA_REFUSED: Never send card numbers: leave it out and call again.
 * @throws {ToolError} IDEMPOTENCY_CONFLICT: Repeat the earlier arguments to get its result, or use a new key.
 */
export declare const cancelBooking: ToolFunction<typeof descriptors.cancelBookingTool>;

/**
 * Retrieve a list of all PNRs created in the current MCP session.
 *
 * Read-only: it is retried after a temporary failure.
 *
 * @example
 * ```ts
 * const flights = await searchFlights(connection, {
 *   origin: "JFK",
 *   destination: "LAX",
 *   departureDate: "2026-06-15",
 *   passengers: { adults: 2 },
 *   cabin: "economy",
 * });
 * const trip = await bookFlight(connection, {
 *   flightIds: [flights.itineraries[0]!.flightId],
 *   passengers: [
 *     { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" },
 *     { type: "adult", firstName: "Bo", lastName: "Larsen", dateOfBirth: "1986-11-20" },
 *   ],
 *   contactEmail: "ada.larsen@example.com",
 * });
 * const output = await listBookings(connection);
 * ```
 */
export declare const listBookings: ToolFunction<typeof descriptors.listBookingsTool>;
