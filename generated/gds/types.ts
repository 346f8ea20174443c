// @generated from contracts/gds. Edit the contract, then run npm run codegen.

export type Baggage = {
  readonly checkedPieces: number;
  readonly checkedKgPerPiece: number;
  readonly cabinPieces: number;
};

export type BookedCar = {
  readonly segmentRef: string;
  /** HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the supplier, NO refused. */
  readonly status: "HK" | "HL" | "HX" | "UN" | "TK" | "NO";
  readonly confirmationNumber: string;
  readonly carId: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly sippCode: string;
  readonly category: string;
  readonly pickupLocationCode: string;
  readonly dropoffLocationCode: string;
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly rentalDays: number;
  readonly driver: {
    readonly firstName: string;
    readonly lastName: string;
    readonly age: number;
  };
  readonly additionalDrivers: readonly {
    readonly firstName: string;
    readonly lastName: string;
  }[];
  readonly insurance: "none" | "basic" | "full";
  /** They add up to price.extrasCents. */
  readonly extras: readonly {
    readonly code: string;
    readonly name: string;
    readonly amountCents: number;
  }[];
  readonly payment: "pay_now" | "pay_at_counter";
  readonly price: BookedCarPrice;
  readonly cancellationPolicy: readonly CancellationStep[];
  readonly arrivingFlight: string | null;
  readonly specialRequests: string | null;
};

export type BookedCarPrice = {
  readonly currency: "USD";
  /** baseCents + taxesCents + feesCents + oneWayFeeCents + youngDriverFeeCents + seniorDriverFeeCents + extrasCents. */
  readonly totalCents: number;
  readonly baseCents: number;
  /** Daily rate, for information. */
  readonly perDayCents: number;
  readonly taxesCents: number;
  /** Airport concession and the like. */
  readonly feesCents: number;
  readonly oneWayFeeCents: number;
  readonly youngDriverFeeCents: number;
  readonly seniorDriverFeeCents: number;
  /** Insurance and equipment chosen at booking. */
  readonly extrasCents: number;
};

export type BookedFare = {
  /** F1, F2, ... */
  readonly fareRef: string;
  readonly flightId: string;
  readonly segmentRefs: readonly string[];
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
  readonly fareBrand: string;
  readonly totalCents: number;
};

export type BookedFareDetail = {
  /** F1, F2, ... */
  readonly fareRef: string;
  readonly flightId: string;
  readonly segmentRefs: readonly string[];
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
  readonly fareBrand: string;
  readonly totalCents: number;
  readonly price: FlightPrice;
  readonly conditions: FareConditions;
};

export type BookedFlightSegment = {
  /** S1, S2, ... */
  readonly segmentRef: string;
  /** HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the supplier, NO refused. */
  readonly status: "HK" | "HL" | "HX" | "UN" | "TK" | "NO";
  readonly segmentId: string;
  readonly marketingCarrier: string;
  readonly operatingCarrier: string;
  readonly flightNumber: string;
  readonly origin: string;
  readonly originTerminal: string | null;
  readonly destination: string;
  readonly destinationTerminal: string | null;
  /** Local time with its offset. */
  readonly departureLocal: string;
  /** Local time with its offset. */
  readonly arrivalLocal: string;
  readonly departureUtc: string;
  readonly arrivalUtc: string;
  /** Calendar days between local departure and local arrival; -1 across the date line. */
  readonly arrivalDayOffset: number;
  readonly durationMinutes: number;
  readonly distanceKm: number;
  readonly aircraft: string;
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
  readonly bookingClass: string;
  readonly fareBasis: string;
  readonly baggage: Baggage;
  /** Segments of one group are sold and cancelled only together. */
  readonly marriageGroup: string | null;
};

export type BookedHotel = {
  readonly segmentRef: string;
  /** HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the supplier, NO refused. */
  readonly status: "HK" | "HL" | "HX" | "UN" | "TK" | "NO";
  readonly confirmationNumber: string;
  readonly hotelId: string;
  readonly propertyId: string;
  readonly name: string;
  readonly address: string;
  readonly cityCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly nights: number;
  readonly rooms: number;
  readonly roomType: string;
  readonly boardType: "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";
  readonly ratePlan: string;
  readonly refundable: boolean;
  readonly price: HotelPrice;
  readonly cancellationPolicy: readonly CancellationStep[];
  readonly guests: readonly {
    readonly firstName: string;
    readonly lastName: string;
  }[];
  readonly specialRequests: string | null;
};

/** The itinerary of a booking; retrieveBooking gives all of it. */
export type Booking = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  /** confirmed while any segment is live, otherwise cancelled. */
  readonly status: "confirmed" | "cancelled";
  /** Rises by one with each change. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly passengers: readonly Traveller[];
  readonly flightSegments: readonly ItineraryFlight[];
  /** One for each flight offer that was booked. */
  readonly fares: readonly BookedFare[];
  readonly hotelReservations: readonly ItineraryHotel[];
  readonly carReservations: readonly ItineraryCar[];
  readonly price: BookingPrice;
  readonly ticketing: Ticketing;
  readonly warnings: readonly Warning[];
  /** Nothing here is a real booking. */
  readonly test: true;
};

export type BookingDetail = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  /** confirmed while any segment is live, otherwise cancelled. */
  readonly status: "confirmed" | "cancelled";
  /** Rises by one with each change. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The session that created it. */
  readonly sessionId: string;
  readonly contact: {
    readonly email: string | null;
    readonly phone: string | null;
  };
  readonly passengers: readonly Passenger[];
  readonly flightSegments: readonly BookedFlightSegment[];
  /** One for each flight offer that was booked. */
  readonly fares: readonly BookedFareDetail[];
  readonly hotelReservations: readonly BookedHotel[];
  readonly carReservations: readonly BookedCar[];
  readonly price: BookingPrice;
  readonly ticketing: Ticketing;
  readonly warnings: readonly Warning[];
  /** Nothing here is a real booking. */
  readonly test: true;
  readonly cancelledAt: string | null;
  readonly cancellationReason: string | null;
  readonly refund: Refund | null;
  readonly history: readonly HistoryEntry[];
};

export type BookingList = {
  /** Null for a caller without a session. */
  readonly sessionId: string | null;
  readonly status: "all" | "confirmed" | "cancelled";
  readonly count: number;
  /** Newest first. */
  readonly bookings: readonly BookingSummary[];
  readonly notes: readonly string[];
};

export type BookingPrice = {
  readonly currency: "USD";
  /** flightCents + hotelCents + carCents, as sold. */
  readonly totalCents: number;
  readonly flightCents: number;
  readonly hotelCents: number;
  readonly carCents: number;
  readonly refundedCents: number;
};

export type BookingSummary = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  /** confirmed while any segment is live, otherwise cancelled. */
  readonly status: "confirmed" | "cancelled";
  readonly createdAt: string;
  /** LASTNAME/FIRSTNAME of the first passenger, guest or driver. */
  readonly leadPassenger: string;
  /** Flight segments. */
  readonly flights: number;
  readonly hotels: number;
  readonly cars: number;
  readonly firstTravelDate: string | null;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly currency: "USD";
};

export type CancellationStep = {
  readonly before: string;
  /** Returned by a cancellation before that instant. */
  readonly refundCents: number;
};

export type CarInsurance = {
  readonly code: string;
  readonly name: string;
  readonly included: boolean;
  readonly perDayCents: number;
  readonly excessCents: number;
};

export type CarOffer = {
  /** Pass it to bookCar. */
  readonly carId: string;
  readonly vendor: string;
  readonly vendorName: string;
  /** ACRISS code. */
  readonly sippCode: string;
  readonly category: string;
  readonly exampleModel: string;
  readonly transmission: "manual" | "automatic";
  readonly fuel: string;
  readonly airConditioning: boolean;
  readonly seats: number;
  readonly doors: number;
  readonly bags: number;
  readonly pickupLocationCode: string;
  readonly dropoffLocationCode: string;
  /** Local time with its offset. */
  readonly pickupDate: string;
  /** Local time with its offset. */
  readonly dropoffDate: string;
  /** Days of 24 hours, with 59 minutes of grace. */
  readonly rentalDays: number;
  readonly mileage: {
    readonly unlimited: boolean;
    readonly includedKm: number | null;
  };
  readonly fuelPolicy: "full_to_full" | "prepaid";
  readonly insurance: readonly CarInsurance[];
  readonly price: CarPrice;
  readonly payment: "pay_now" | "pay_at_counter";
  readonly cancellationPolicy: readonly CancellationStep[];
  readonly unitsLeft: number;
  readonly expiresAt: string;
};

export type CarPrice = {
  readonly currency: "USD";
  /** baseCents + taxesCents + feesCents + oneWayFeeCents + youngDriverFeeCents + seniorDriverFeeCents. */
  readonly totalCents: number;
  readonly baseCents: number;
  /** Daily rate, for information. */
  readonly perDayCents: number;
  readonly taxesCents: number;
  /** Airport concession and the like. */
  readonly feesCents: number;
  readonly oneWayFeeCents: number;
  readonly youngDriverFeeCents: number;
  readonly seniorDriverFeeCents: number;
};

export type FareConditions = {
  readonly refundBeforeDeparture: {
    readonly allowed: boolean;
    /** For each passenger; null if not allowed. */
    readonly penaltyCents: number | null;
    readonly deadline: string | null;
    /** Share of the base fare that is returned before the penalty. */
    readonly refundPercent: number;
  };
  readonly changeBeforeDeparture: {
    readonly allowed: boolean;
    /** For each passenger; null if not allowed. */
    readonly penaltyCents: number | null;
    readonly deadline: string | null;
  };
};

export type FlightOffer = {
  /** Pass it to bookFlight. */
  readonly flightId: string;
  readonly carrier: string;
  readonly carrierName: string;
  readonly origin: string;
  readonly destination: string;
  readonly segments: readonly FlightSegment[];
  readonly stops: number;
  /** Elapsed time from first departure to last arrival. */
  readonly durationMinutes: number;
  readonly layovers: readonly {
    readonly airport: string;
    readonly minutes: number;
    readonly overnight: boolean;
  }[];
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
  readonly fareBrand: string;
  readonly price: FlightPrice;
  /** 9 stands for nine or more. */
  readonly seatsLeft: number;
  readonly conditions: FareConditions;
  readonly ticketingDeadline: string;
  /** Until then the price is held against the passage of time. */
  readonly expiresAt: string;
  /** CO2 for the party. */
  readonly emissionsKg: number;
};

export type FlightPrice = {
  readonly currency: "USD";
  /** For the whole party: baseCents + taxesCents + feesCents. */
  readonly totalCents: number;
  readonly baseCents: number;
  readonly taxesCents: number;
  readonly feesCents: number;
  readonly perPassenger: readonly PassengerFare[];
  /** For the whole party; they add up to taxesCents. */
  readonly taxLines: readonly TaxLine[];
};

export type FlightSegment = {
  readonly segmentId: string;
  readonly marketingCarrier: string;
  readonly operatingCarrier: string;
  readonly flightNumber: string;
  readonly origin: string;
  readonly originTerminal: string | null;
  readonly destination: string;
  readonly destinationTerminal: string | null;
  /** Local time with its offset. */
  readonly departureLocal: string;
  /** Local time with its offset. */
  readonly arrivalLocal: string;
  readonly departureUtc: string;
  readonly arrivalUtc: string;
  /** Calendar days between local departure and local arrival; -1 across the date line. */
  readonly arrivalDayOffset: number;
  readonly durationMinutes: number;
  readonly distanceKm: number;
  readonly aircraft: string;
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
  readonly bookingClass: string;
  readonly fareBasis: string;
  readonly baggage: Baggage;
  /** Segments of one group are sold and cancelled only together. */
  readonly marriageGroup: string | null;
};

export type HistoryEntry = {
  readonly at: string;
  readonly version: number;
  readonly action: "created" | "flights_added" | "hotel_added" | "car_added" | "ticketed" | "cancelled" | "refunded";
  /** The session that did it. */
  readonly actor: string;
  readonly detail: string;
};

export type HotelOffer = {
  /** Pass it to bookHotel. */
  readonly hotelId: string;
  readonly propertyId: string;
  readonly name: string;
  readonly chain: string | null;
  readonly starRating: number;
  readonly guestRating: number;
  readonly address: string;
  readonly cityCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly amenities: readonly string[];
  readonly roomType: string;
  readonly boardType: "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";
  /** Guests in one room. */
  readonly maxOccupancy: number;
  /** Rooms needed for the guests searched for. All prices are for all rooms. */
  readonly rooms: number;
  readonly ratePlan: string;
  readonly refundable: boolean;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly nights: number;
  /** They add up to roomCents. */
  readonly nightly: readonly {
    readonly date: string;
    readonly amountCents: number;
  }[];
  readonly price: HotelPrice;
  /** The first step whose instant is still to come applies; after the last nothing is returned. */
  readonly cancellationPolicy: readonly CancellationStep[];
  /** HH:MM at the property. */
  readonly checkInAfter: string;
  /** HH:MM at the property. */
  readonly checkOutBefore: string;
  readonly roomsLeft: number;
  readonly expiresAt: string;
};

export type HotelPrice = {
  readonly currency: "USD";
  /** The whole stay, all rooms: roomCents + taxesCents + feesCents + payAtPropertyCents. */
  readonly totalCents: number;
  readonly roomCents: number;
  readonly taxesCents: number;
  readonly feesCents: number;
  /** The part of the total that is paid at the property. */
  readonly payAtPropertyCents: number;
};

export type ItineraryCar = {
  readonly segmentRef: string;
  /** HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the supplier, NO refused. */
  readonly status: "HK" | "HL" | "HX" | "UN" | "TK" | "NO";
  readonly confirmationNumber: string;
  readonly vendorName: string;
  readonly sippCode: string;
  readonly category: string;
  readonly pickupLocationCode: string;
  readonly pickupDate: string;
  readonly dropoffLocationCode: string;
  readonly dropoffDate: string;
  readonly totalCents: number;
  /** Paid at booking, or by the driver at the counter. */
  readonly payment: "pay_now" | "pay_at_counter";
};

export type ItineraryFlight = {
  /** S1, S2, ... */
  readonly segmentRef: string;
  /** HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the supplier, NO refused. */
  readonly status: "HK" | "HL" | "HX" | "UN" | "TK" | "NO";
  readonly flightNumber: string;
  readonly operatingCarrier: string;
  readonly origin: string;
  readonly destination: string;
  /** Local time with its offset. */
  readonly departureLocal: string;
  /** Local time with its offset. */
  readonly arrivalLocal: string;
  readonly arrivalDayOffset: number;
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
  readonly bookingClass: string;
};

export type ItineraryHotel = {
  readonly segmentRef: string;
  /** HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the supplier, NO refused. */
  readonly status: "HK" | "HL" | "HX" | "UN" | "TK" | "NO";
  readonly confirmationNumber: string;
  readonly name: string;
  readonly cityCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly rooms: number;
  readonly roomType: string;
  readonly totalCents: number;
  /** The part of the total that is paid at the property. */
  readonly payAtPropertyCents: number;
};

export type Passenger = {
  readonly paxRef: string;
  readonly type: "adult" | "child" | "infant";
  readonly title: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** As printed on a ticket: SURNAME/FIRST TITLE. */
  readonly gdsName: string;
  readonly dateOfBirth: string | null;
  /** On the day of the last flight. */
  readonly ageAtTravel: number | null;
  /** The adult on whose lap an infant travels. */
  readonly associatedAdult: string | null;
  readonly frequentFlyerNumber: string | null;
  readonly ticketNumber: string | null;
};

export type PassengerFare = {
  readonly type: "adult" | "child" | "infant";
  readonly count: number;
  /** For one passenger of this type. */
  readonly baseCents: number;
  readonly taxesCents: number;
  readonly feesCents: number;
  readonly totalCents: number;
};

export type Refund = {
  readonly currency: "USD";
  readonly paidCents: number;
  readonly penaltyCents: number;
  readonly nonRefundableTaxesCents: number;
  /** paidCents - penaltyCents - nonRefundableTaxesCents; the sum of the lines. */
  readonly refundCents: number;
  readonly method: "original_payment" | "none";
  readonly lines: readonly RefundLine[];
};

export type RefundLine = {
  /** A fare (F1), hotel or car segment. */
  readonly segmentRef: string;
  readonly kind: "flight" | "hotel" | "car";
  readonly paidCents: number;
  readonly penaltyCents: number;
  readonly nonRefundableTaxesCents: number;
  /** paidCents - penaltyCents - nonRefundableTaxesCents. */
  readonly refundCents: number;
  /** The rule that applied, in words. */
  readonly rule: string;
};

export type TaxLine = {
  readonly code: string;
  readonly name: string;
  readonly amountCents: number;
  readonly refundable: boolean;
};

export type Ticketing = {
  readonly status: "unticketed" | "ticketed" | "voided" | "refunded";
  readonly deadline: string | null;
  /** Until then a cancellation returns the whole fare. */
  readonly voidUntil: string | null;
};

export type Traveller = {
  readonly paxRef: string;
  readonly type: "adult" | "child" | "infant";
  readonly firstName: string;
  readonly lastName: string;
  readonly ticketNumber: string | null;
};

/** Accepted, but a real carrier would object. */
export type Warning = {
  /** A reason of the error catalogue. */
  readonly reason: string;
  readonly field: string;
  readonly message: string;
};

/** The synthetic universe that gave the answer. Same seed, same instant, same answer. */
export type World = {
  readonly worldId: string;
  readonly seed: string;
  /** The instant at which the answer was made, in the world's own time. */
  readonly now: string;
  readonly schemaVersion: string;
};

/** What a client may send to searchFlights. */
export type SearchFlightsInput = {
  /** Origin airport IATA code (3 letters, e.g., 'JFK') */
  readonly origin: string;
  /** Destination airport IATA code (3 letters, e.g., 'LAX') */
  readonly destination: string;
  /** Departure date in ISO 8601 format (YYYY-MM-DD) */
  readonly departureDate: string;
  readonly passengers?: {
    /** Default: 1. */
    readonly adults: number;
    /** Default: 0. */
    readonly children?: number;
    /** Default: 0. */
    readonly infants?: number;
  };
  /** Default: "economy". */
  readonly cabin?: "economy" | "premium_economy" | "business" | "first";
};

/** What the handler of searchFlights receives: defaults are filled in. */
export type SearchFlightsResolved = {
  /** Origin airport IATA code (3 letters, e.g., 'JFK') */
  readonly origin: string;
  /** Destination airport IATA code (3 letters, e.g., 'LAX') */
  readonly destination: string;
  /** Departure date in ISO 8601 format (YYYY-MM-DD) */
  readonly departureDate: string;
  readonly passengers: {
    /** Default: 1. */
    readonly adults: number;
    /** Default: 0. */
    readonly children: number;
    /** Default: 0. */
    readonly infants: number;
  };
  /** Default: "economy". */
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
};

/** What searchFlights gives. */
export type SearchFlightsOutput = {
  readonly searchId: string;
  readonly world: World;
  readonly query: {
    readonly origin: string;
    readonly destination: string;
    readonly departureDate: string;
    readonly passengers: {
      readonly adults: number;
      readonly children: number;
      readonly infants: number;
    };
    readonly cabin: "economy" | "premium_economy" | "business" | "first";
  };
  readonly count: number;
  /** Cheapest first. */
  readonly offers: readonly FlightOffer[];
  /** What a traveller should know about this answer. */
  readonly notes: readonly string[];
};

/** Why searchFlights may be refused by its handler. */
export type SearchFlightsReason = "UNKNOWN_AIRPORT" | "SAME_ORIGIN_DEST" | "DATE_IN_PAST" | "BEYOND_WINDOW" | "TOO_MANY_PAX" | "INFANT_WITHOUT_ADULT";

/** What a client may send to bookFlight. */
export type BookFlightInput = {
  /** Array of flight IDs from search results */
  readonly flightIds: readonly string[];
  readonly passengers: readonly {
    readonly type: "adult" | "child" | "infant";
    readonly firstName: string;
    readonly lastName: string;
    readonly dateOfBirth?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly frequentFlyerNumber?: string;
  }[];
  /** Primary contact email */
  readonly contactEmail?: string;
  /** Primary contact phone */
  readonly contactPhone?: string;
} & ({ readonly contactEmail: string } | { readonly contactPhone: string });

/** What the handler of bookFlight receives: defaults are filled in. */
export type BookFlightResolved = {
  /** Array of flight IDs from search results */
  readonly flightIds: readonly string[];
  readonly passengers: readonly {
    readonly type: "adult" | "child" | "infant";
    readonly firstName: string;
    readonly lastName: string;
    readonly dateOfBirth?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly frequentFlyerNumber?: string;
  }[];
  /** Primary contact email */
  readonly contactEmail?: string;
  /** Primary contact phone */
  readonly contactPhone?: string;
};

/** What bookFlight gives. */
export type BookFlightOutput = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  /** confirmed while any segment is live, otherwise cancelled. */
  readonly status: "confirmed" | "cancelled";
  /** True for a new PNR, false if it was added to an existing one. */
  readonly created: boolean;
  /** True if an earlier call with the same idempotency key did this. */
  readonly idempotentReplay: boolean;
  /** The session that holds the booking. */
  readonly sessionId: string;
  readonly booking: Booking;
};

/** Why bookFlight may be refused by its handler. */
export type BookFlightReason = "CONTACT_REQUIRED" | "OFFER_NOT_FOUND" | "OFFER_EXPIRED" | "SOLD_OUT" | "PRICE_CHANGED" | "NOT_CHRONOLOGICAL" | "ARNK" | "MCT_VIOLATION" | "TOO_MANY_PAX" | "INFANT_WITHOUT_ADULT" | "PAX_MISMATCH" | "PAX_TYPE_AGE" | "DOB_REQUIRED" | "DUPLICATE_PASSENGER" | "DUPLICATE_BOOKING" | "NAME_INVALID" | "NAME_NOT_ROMANIZED" | "TOO_LONG" | "TOO_MANY_ITEMS" | "CARD_DATA_REFUSED" | "PAYMENT_DECLINED" | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL" | "DUPLICATE_FLIGHT";

/** What a client may send to searchHotels. */
export type SearchHotelsInput = {
  /** City IATA code (3 letters, e.g., 'LAX') */
  readonly cityCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  /** Default: 1. */
  readonly guests?: number;
  /** Minimum star rating filter (optional) */
  readonly starRating?: number;
};

/** What the handler of searchHotels receives: defaults are filled in. */
export type SearchHotelsResolved = {
  /** City IATA code (3 letters, e.g., 'LAX') */
  readonly cityCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  /** Default: 1. */
  readonly guests: number;
  /** Minimum star rating filter (optional) */
  readonly starRating?: number;
};

/** What searchHotels gives. */
export type SearchHotelsOutput = {
  readonly searchId: string;
  readonly world: World;
  readonly nights: number;
  readonly count: number;
  /** Cheapest first. */
  readonly hotels: readonly HotelOffer[];
  /** What a traveller should know about this answer. */
  readonly notes: readonly string[];
};

/** Why searchHotels may be refused by its handler. */
export type SearchHotelsReason = "UNKNOWN_CITY" | "DATE_IN_PAST" | "BEYOND_WINDOW" | "BAD_RANGE";

/** What a client may send to bookHotel. */
export type BookHotelInput = {
  readonly hotelId: string;
  /** Optional: Add hotel to existing booking */
  readonly existingPnr?: string;
  readonly guests: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly email?: string;
  }[];
  readonly specialRequests?: string;
};

/** What the handler of bookHotel receives: defaults are filled in. */
export type BookHotelResolved = {
  readonly hotelId: string;
  /** Optional: Add hotel to existing booking */
  readonly existingPnr?: string;
  readonly guests: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly email?: string;
  }[];
  readonly specialRequests?: string;
};

/** What bookHotel gives. */
export type BookHotelOutput = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  /** confirmed while any segment is live, otherwise cancelled. */
  readonly status: "confirmed" | "cancelled";
  /** True for a new PNR, false if it was added to an existing one. */
  readonly created: boolean;
  /** True if an earlier call with the same idempotency key did this. */
  readonly idempotentReplay: boolean;
  /** The session that holds the booking. */
  readonly sessionId: string;
  readonly booking: Booking;
};

/** Why bookHotel may be refused by its handler. */
export type BookHotelReason = "OFFER_NOT_FOUND" | "OFFER_EXPIRED" | "SOLD_OUT" | "PRICE_CHANGED" | "OCCUPANCY_EXCEEDED" | "PNR_NOT_FOUND" | "CANCELLED_PNR" | "VERSION_CONFLICT" | "NAME_INVALID" | "NAME_NOT_ROMANIZED" | "TOO_LONG" | "TOO_MANY_ITEMS" | "PNR_FULL" | "CARD_DATA_REFUSED" | "PAYMENT_DECLINED" | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL" | "HOTEL_OTHER_CITY" | "HOTEL_BEFORE_ARRIVAL" | "HOTEL_AFTER_DEPARTURE" | "TRIP_OVERLAP";

/** What a client may send to searchCars. */
export type SearchCarsInput = {
  readonly pickupLocationCode: string;
  /** Defaults to pickup location if not specified */
  readonly dropoffLocationCode?: string;
  readonly pickupDate: string;
  readonly dropoffDate: string;
  /** Default: 30. */
  readonly driverAge?: number;
};

/** What the handler of searchCars receives: defaults are filled in. */
export type SearchCarsResolved = {
  readonly pickupLocationCode: string;
  /** Defaults to pickup location if not specified */
  readonly dropoffLocationCode?: string;
  readonly pickupDate: string;
  readonly dropoffDate: string;
  /** Default: 30. */
  readonly driverAge: number;
};

/** What searchCars gives. */
export type SearchCarsOutput = {
  readonly searchId: string;
  readonly world: World;
  readonly rentalDays: number;
  readonly count: number;
  /** Cheapest first. */
  readonly cars: readonly CarOffer[];
  /** What a traveller should know about this answer. */
  readonly notes: readonly string[];
};

/** Why searchCars may be refused by its handler. */
export type SearchCarsReason = "UNKNOWN_LOCATION" | "DATE_IN_PAST" | "BEYOND_WINDOW" | "BAD_RANGE";

/** What a client may send to bookCar. */
export type BookCarInput = {
  /** Car offer id from searchCars */
  readonly carId: string;
  /** Optional: Add car to existing booking */
  readonly existingPnr?: string;
  /** Who signs the rental agreement and drives */
  readonly driver: {
    /** As on the driving licence */
    readonly firstName: string;
    /** As on the driving licence */
    readonly lastName: string;
    readonly dateOfBirth?: string;
    readonly email?: string;
    /** Where the counter can reach the driver */
    readonly phone?: string;
    /** Two letters of the country that issued the licence */
    readonly licenseCountry?: string;
  };
  /** Others who may drive the car */
  readonly additionalDrivers?: readonly {
    /** As on the driving licence */
    readonly firstName: string;
    /** As on the driving licence */
    readonly lastName: string;
    readonly dateOfBirth?: string;
  }[];
  /** Default: "none". */
  readonly insurance?: "none" | "basic" | "full";
  readonly extras?: readonly ("gps" | "child_seat" | "booster_seat" | "winter_tyres" | "additional_driver")[];
  /** Optional arriving flight */
  readonly flightNumber?: string;
  /** Free text for the rental counter */
  readonly specialRequests?: string;
};

/** What the handler of bookCar receives: defaults are filled in. */
export type BookCarResolved = {
  /** Car offer id from searchCars */
  readonly carId: string;
  /** Optional: Add car to existing booking */
  readonly existingPnr?: string;
  /** Who signs the rental agreement and drives */
  readonly driver: {
    /** As on the driving licence */
    readonly firstName: string;
    /** As on the driving licence */
    readonly lastName: string;
    readonly dateOfBirth?: string;
    readonly email?: string;
    /** Where the counter can reach the driver */
    readonly phone?: string;
    /** Two letters of the country that issued the licence */
    readonly licenseCountry?: string;
  };
  /** Others who may drive the car */
  readonly additionalDrivers?: readonly {
    /** As on the driving licence */
    readonly firstName: string;
    /** As on the driving licence */
    readonly lastName: string;
    readonly dateOfBirth?: string;
  }[];
  /** Default: "none". */
  readonly insurance: "none" | "basic" | "full";
  readonly extras?: readonly ("gps" | "child_seat" | "booster_seat" | "winter_tyres" | "additional_driver")[];
  /** Optional arriving flight */
  readonly flightNumber?: string;
  /** Free text for the rental counter */
  readonly specialRequests?: string;
};

/** What bookCar gives. */
export type BookCarOutput = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  /** confirmed while any segment is live, otherwise cancelled. */
  readonly status: "confirmed" | "cancelled";
  /** True for a new PNR, false if it was added to an existing one. */
  readonly created: boolean;
  /** True if an earlier call with the same idempotency key did this. */
  readonly idempotentReplay: boolean;
  /** The session that holds the booking. */
  readonly sessionId: string;
  readonly booking: Booking;
};

/** Why bookCar may be refused by its handler. */
export type BookCarReason = "OFFER_NOT_FOUND" | "OFFER_EXPIRED" | "SOLD_OUT" | "PRICE_CHANGED" | "DRIVER_TOO_YOUNG" | "DRIVER_AGE_MISMATCH" | "DOB_REQUIRED" | "PNR_NOT_FOUND" | "CANCELLED_PNR" | "VERSION_CONFLICT" | "NAME_INVALID" | "NAME_NOT_ROMANIZED" | "TOO_LONG" | "PNR_FULL" | "CARD_DATA_REFUSED" | "PAYMENT_DECLINED" | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL" | "CAR_OTHER_CITY" | "CAR_BEFORE_ARRIVAL" | "CAR_AFTER_DEPARTURE" | "TRIP_OVERLAP";

/** What a client may send to retrieveBooking. */
export type RetrieveBookingInput = {
  readonly pnr: string;
};

/** What the handler of retrieveBooking receives: defaults are filled in. */
export type RetrieveBookingResolved = {
  readonly pnr: string;
};

/** What retrieveBooking gives. */
export type RetrieveBookingOutput = {
  readonly booking: BookingDetail;
};

/** Why retrieveBooking may be refused by its handler. */
export type RetrieveBookingReason = "PNR_NOT_FOUND";

/** What a client may send to cancelBooking. */
export type CancelBookingInput = {
  readonly pnr: string;
  readonly reason?: string;
};

/** What the handler of cancelBooking receives: defaults are filled in. */
export type CancelBookingResolved = {
  readonly pnr: string;
  readonly reason?: string;
};

/** What cancelBooking gives. */
export type CancelBookingOutput = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  readonly status: "cancelled";
  readonly cancelledAt: string;
  readonly reason: string | null;
  readonly idempotentReplay: boolean;
  readonly refund: Refund;
  readonly booking: Booking;
};

/** Why cancelBooking may be refused by its handler. */
export type CancelBookingReason = "PNR_NOT_FOUND" | "ALREADY_CANCELLED" | "PARTLY_FLOWN" | "VERSION_CONFLICT" | "TOO_LONG" | "CARD_DATA_REFUSED" | "IDEMPOTENCY_CONFLICT";

/** What a client may send to listBookings. */
export type ListBookingsInput = {
  /** Default: "all". */
  readonly status?: "all" | "confirmed" | "cancelled";
};

/** What the handler of listBookings receives: defaults are filled in. */
export type ListBookingsResolved = {
  /** Default: "all". */
  readonly status: "all" | "confirmed" | "cancelled";
};

/** What listBookings gives. */
export type ListBookingsOutput = {
  /** Null for a caller without a session. */
  readonly sessionId: string | null;
  readonly status: "all" | "confirmed" | "cancelled";
  readonly count: number;
  /** Newest first. */
  readonly bookings: readonly BookingSummary[];
  readonly notes: readonly string[];
};

/** Why listBookings may be refused by its handler. */
export type ListBookingsReason = never;

/** Current session metadata */
export type CurrentSessionResource = {
  readonly session: {
    /** Null until a booking or a session handle gives the caller one. */
    readonly sessionId: string | null;
    readonly kind: string;
    readonly transport: string;
    readonly clientName: string | null;
    readonly clientVersion: string | null;
    readonly protocolVersion: string | null;
    readonly createdAt: string;
    readonly lastActivityAt: string;
    readonly toolCalls: number;
    readonly bookings: number;
  };
  readonly world: World;
  readonly settings: {
    readonly realism: "contract" | "strict";
    readonly isolation: "world" | "session";
    readonly store: string;
  };
  readonly limits: {
    readonly seatsPerBooking: number;
    readonly flightWindowDays: number;
    readonly hotelWindowDays: number;
    readonly longestStayNights: number;
    readonly longestRentalDays: number;
    readonly offerLifeMinutes: number;
  };
  readonly server: {
    readonly name: string;
    readonly version: string;
    readonly contractVersion: string;
    readonly manifestHash: string;
  };
};

/** List of all bookings */
export type SessionBookingsResource = BookingList;

/** Mock airport data */
export type AirportsResource = {
  readonly count: number;
  readonly airports: readonly {
    readonly code: string;
    readonly name: string;
    readonly city: string;
    readonly cityCode: string;
    readonly country: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timeZone: string;
    readonly terminals: readonly string[];
    /** 1 regional to 4 world hub. */
    readonly size: number;
  }[];
  readonly cities: readonly {
    readonly code: string;
    readonly name: string;
    readonly country: string;
    readonly airports: readonly string[];
    readonly timeZone: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  readonly licence: string;
};

/** Mock airline data */
export type AirlinesResource = {
  readonly count: number;
  readonly airlines: readonly {
    readonly code: string;
    readonly icaoLike: string;
    readonly name: string;
    readonly country: string;
    readonly hubs: readonly string[];
    readonly alliance: string | null;
    readonly lowCost: boolean;
    readonly brands: readonly string[];
    readonly fictional: true;
  }[];
};

/** Aircraft types with range and seats */
export type AircraftResource = {
  readonly count: number;
  readonly aircraft: readonly {
    readonly code: string;
    readonly name: string;
    readonly rangeKm: number;
    /** Seats by cabin; a cabin that is absent is not fitted. */
    readonly seats: {
      readonly economy?: number;
      readonly premium_economy?: number;
      readonly business?: number;
      readonly first?: number;
    };
  }[];
};

/** Fictional hotel chains and their brands */
export type HotelChainsResource = {
  readonly count: number;
  readonly chains: readonly {
    readonly code: string;
    readonly name: string;
    readonly brands: readonly {
      readonly name: string;
      readonly stars: readonly number[];
      readonly resort: boolean;
    }[];
    readonly fictional: true;
  }[];
};

/** Fictional car rental companies */
export type CarVendorsResource = {
  readonly count: number;
  readonly vendors: readonly {
    readonly code: string;
    readonly name: string;
    readonly group: string;
    readonly brandTier: string;
    readonly payment: string;
    readonly fuelPolicy: string;
    readonly fictional: true;
  }[];
};

/** What each of the four letters of an ACRISS (SIPP) code means */
export type SippResource = {
  readonly category: {
    readonly [key: string]: string;
  };
  readonly type: {
    readonly [key: string]: string;
  };
  readonly transmission: {
    readonly [key: string]: {
      readonly transmission: "manual" | "automatic";
      readonly drive: string;
    };
  };
  readonly fuelAir: {
    readonly [key: string]: {
      readonly fuel: string;
      readonly airConditioning: boolean;
    };
  };
};

/** Every reason for which a call can be refused, with its code and what to do next */
export type ErrorsResource = {
  readonly reasons: readonly {
    readonly reason: string;
    readonly code: number;
    readonly message: string;
    readonly hint: string;
    readonly retryable: boolean;
  }[];
};

/** One booking by its PNR, as retrieveBooking returns it */
export type BookingResource = {
  readonly booking: BookingDetail;
};

/** What happened to one booking, oldest first */
export type BookingHistoryResource = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  readonly history: readonly HistoryEntry[];
};

/** What a refusal tells besides its field and value, by its reason. */
export type ReasonData = {
  readonly SCHEMA: {
    readonly expected?: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  readonly NEEDS_OFFSET: {
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  readonly UNKNOWN_AIRPORT: {
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  readonly UNKNOWN_CITY: {
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  readonly UNKNOWN_LOCATION: {
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  readonly SAME_ORIGIN_DEST: {
    readonly origin: string;
    readonly [key: string]: unknown;
  };
  readonly DOB_REQUIRED: {
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  readonly CONTACT_REQUIRED: unknown;
  readonly TOO_LONG: {
    readonly length: number;
    readonly maximum: number;
    readonly [key: string]: unknown;
  };
  readonly TOO_MANY_ITEMS: {
    readonly count: number;
    readonly maximum: number;
    readonly [key: string]: unknown;
  };
  readonly PNR_NOT_FOUND: unknown;
  readonly OFFER_NOT_FOUND: {
    readonly searchTool: string;
    readonly [key: string]: unknown;
  };
  readonly DATE_IN_PAST: {
    readonly today: string;
    readonly now: string;
    readonly place: string;
    readonly [key: string]: unknown;
  };
  readonly BEYOND_WINDOW: {
    readonly lastDate: string;
    readonly windowDays?: number;
    readonly [key: string]: unknown;
  };
  readonly BAD_RANGE: {
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  readonly TOO_MANY_PAX: {
    readonly seats: number;
    readonly maximum?: number;
    readonly [key: string]: unknown;
  };
  readonly INFANT_WITHOUT_ADULT: {
    readonly adults: number;
    readonly children: number;
    readonly infants: number;
    readonly [key: string]: unknown;
  };
  readonly PAX_MISMATCH: {
    readonly booked: string;
    readonly searched: string;
    readonly [key: string]: unknown;
  };
  readonly PAX_TYPE_AGE: {
    readonly age: number;
    readonly date: string;
    readonly expected: string;
    readonly [key: string]: unknown;
  };
  readonly NAME_INVALID: {
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  readonly NAME_NOT_ROMANIZED: unknown;
  readonly DUPLICATE_PASSENGER: unknown;
  readonly DUPLICATE_BOOKING: {
    readonly pnr: string;
    readonly flight: string;
    readonly [key: string]: unknown;
  };
  readonly DUPLICATE_FLIGHT: unknown;
  readonly NOT_CHRONOLOGICAL: {
    readonly previous: string;
    readonly departure: string;
    readonly arrival: string;
    readonly [key: string]: unknown;
  };
  readonly ARNK: {
    readonly arrivesAt: string;
    readonly departsFrom: string;
    readonly [key: string]: unknown;
  };
  readonly MCT_VIOLATION: {
    readonly airport: string;
    readonly minutes: number;
    readonly minimumMinutes: number;
    readonly [key: string]: unknown;
  };
  readonly SELF_TRANSFER: {
    readonly airport: string;
    readonly minutes: number;
    readonly [key: string]: unknown;
  };
  readonly MARRIED_SEGMENTS: {
    readonly partners: string;
    readonly [key: string]: unknown;
  };
  readonly DRIVER_TOO_YOUNG: {
    readonly age: number;
    readonly minimumAge: number;
    readonly sippCode: string;
    readonly [key: string]: unknown;
  };
  readonly DRIVER_AGE_MISMATCH: {
    readonly age: number;
    readonly searchedAge: number;
    readonly [key: string]: unknown;
  };
  readonly OCCUPANCY_EXCEEDED: {
    readonly guests: number;
    readonly rooms: number;
    readonly maxOccupancy: number;
    readonly [key: string]: unknown;
  };
  readonly HOTEL_OTHER_CITY: {
    readonly pnr: string;
    readonly city: string;
    readonly places: string;
    readonly [key: string]: unknown;
  };
  readonly HOTEL_BEFORE_ARRIVAL: {
    readonly checkInDate: string;
    readonly flight: string;
    readonly arrival: string;
    readonly arrivalDate: string;
    readonly [key: string]: unknown;
  };
  readonly HOTEL_AFTER_DEPARTURE: {
    readonly checkOutDate: string;
    readonly flight: string;
    readonly departure: string;
    readonly departureDate: string;
    readonly [key: string]: unknown;
  };
  readonly CAR_OTHER_CITY: {
    readonly pnr: string;
    readonly city: string;
    readonly places: string;
    readonly [key: string]: unknown;
  };
  readonly CAR_BEFORE_ARRIVAL: {
    readonly pickupDate: string;
    readonly flight: string;
    readonly arrival: string;
    readonly [key: string]: unknown;
  };
  readonly CAR_AFTER_DEPARTURE: {
    readonly dropoffDate: string;
    readonly flight: string;
    readonly departure: string;
    readonly [key: string]: unknown;
  };
  readonly TRIP_OVERLAP: {
    readonly pnr: string;
    readonly person: string;
    readonly segmentRef: string;
    readonly from: string;
    readonly to: string;
    readonly [key: string]: unknown;
  };
  readonly OFFER_EXPIRED: {
    readonly expiredAt: string;
    readonly searchTool: string;
    readonly [key: string]: unknown;
  };
  readonly PRICE_CHANGED: {
    readonly oldTotalCents: number;
    readonly newTotalCents: number;
    readonly searchTool: string;
    readonly oldTotal: string;
    readonly newTotal: string;
    readonly [key: string]: unknown;
  };
  readonly SOLD_OUT: {
    readonly left: number;
    readonly needed: number;
    readonly searchTool: string;
    readonly [key: string]: unknown;
  };
  readonly ALREADY_CANCELLED: {
    readonly cancelledAt: string;
    readonly [key: string]: unknown;
  };
  readonly PARTLY_FLOWN: {
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  readonly CANCELLED_PNR: unknown;
  readonly PNR_FULL: {
    readonly kind: string;
    readonly count: number;
    readonly maximum: number;
    readonly [key: string]: unknown;
  };
  readonly VERSION_CONFLICT: unknown;
  readonly IDEMPOTENCY_CONFLICT: unknown;
  readonly PAYMENT_DECLINED: unknown;
  readonly CARD_DATA_REFUSED: unknown;
  readonly WORLD_FULL: {
    readonly limit: number;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_TIMEOUT: unknown;
  readonly RATE_LIMITED: {
    readonly retryAfterMs: number;
    readonly [key: string]: unknown;
  };
  readonly STORE_UNAVAILABLE: unknown;
  readonly WORLD_RESET: unknown;
  readonly TOO_MANY_WORLDS: unknown;
  readonly INTERNAL: {
    readonly correlationId?: string;
    readonly [key: string]: unknown;
  };
};
