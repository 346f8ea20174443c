// @generated from contracts/gds. Edit the contract, then run npm run codegen.

export type Baggage = {
  readonly checkedPieces: number;
  readonly checkedKgPerPiece: number;
  readonly cabinPieces: number;
};

export type BookedCar = {
  readonly segmentRef: string;
  /** HK confirmed, HX cancelled. */
  readonly status: "HK" | "HX";
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
  readonly segmentRefs: readonly string[];
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
  /** HK confirmed, HX cancelled. */
  readonly status: "HK" | "HX";
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
  /** HK confirmed, HX cancelled. */
  readonly status: "HK" | "HX";
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

/** What was booked by this call, and in short what the PNR holds besides; retrieveBooking gives all of it. */
export type Booking = {
  /** Rises by one with each change. */
  readonly version: number;
  /** Of a new PNR. */
  readonly passengers?: readonly Traveller[];
  readonly flightSegments?: readonly ItineraryFlight[];
  /** One for each flight offer that was booked. */
  readonly fares?: readonly BookedFare[];
  readonly hotelReservations?: readonly ItineraryHotel[];
  readonly carReservations?: readonly ItineraryCar[];
  /** What the PNR held before, one line for each. */
  readonly alsoHolds?: readonly string[];
  readonly price: BookingTotals;
  readonly ticketing?: Tickets;
  readonly warnings: readonly Warning[];
};

/** What does not apply is left out. refundNow is what cancelBooking would return at this moment. gds://bookings/{pnr}/history says what happened before. */
export type BookingDetail = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  /** confirmed while any segment is live, otherwise cancelled. */
  readonly status: "confirmed" | "cancelled";
  /** Rises by one with each change. */
  readonly version: number;
  readonly createdAt: string;
  /** Of the last change, if there was one. */
  readonly updatedAt?: string;
  /** The session that created it. */
  readonly sessionId: string;
  readonly contact?: {
    readonly email?: string;
    readonly phone?: string;
  };
  readonly passengers: readonly RetrievedPassenger[];
  readonly flightSegments: readonly RetrievedFlight[];
  /** One for each flight offer that was booked. */
  readonly fares: readonly RetrievedFare[];
  readonly hotelReservations: readonly RetrievedHotel[];
  readonly carReservations: readonly RetrievedCar[];
  readonly price: BookingTotals;
  readonly ticketing?: Tickets;
  readonly warnings: readonly Warning[];
  /** Nothing here is a real booking. */
  readonly test: true;
  readonly refundNow?: CancellationRefund;
  /** Why a confirmed booking cannot be cancelled any more. */
  readonly cannotBeCancelled?: string;
  readonly cancelledAt?: string;
  readonly cancellationReason?: string;
  readonly refund?: CancellationRefund;
};

export type BookingList = {
  /** Null for a caller without a session. */
  readonly sessionId: string | null;
  readonly status: "all" | "confirmed" | "cancelled";
  /** Bookings in this answer. */
  readonly count: number;
  /** Bookings of this status in the session; only the newest are in this answer. */
  readonly total: number;
  /** Newest first. */
  readonly bookings: readonly BookingSummary[];
  readonly notes: readonly string[];
};

/** What a webhook tells of a PNR: enough to read it, no names. */
export type BookingNotice = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  /** 1 for a new PNR; each change counts it up. */
  readonly version: number;
  readonly status: "confirmed" | "cancelled";
  /** Name of the world that the PNR is in. */
  readonly world: string;
  /** Counts up at each reset of the world; PNRs of an earlier one are gone. */
  readonly epoch: number;
  /** URI of the PNR among the server's resources. */
  readonly resource: string;
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

/** What is 0 may be left out. */
export type BookingTotals = {
  readonly currency: "USD";
  /** flightCents + hotelCents + carCents, as sold. */
  readonly totalCents: number;
  readonly flightCents: number;
  readonly hotelCents: number;
  readonly carCents: number;
  readonly refundedCents?: number;
  /** Of the total: to be paid at hotels. */
  readonly payAtPropertyCents?: number;
  /** Of the total: to be paid at the counters of car vendors. */
  readonly payAtCounterCents?: number;
};

export type CancellationRefund = {
  readonly currency: "USD";
  readonly paidCents: number;
  /** Left out: 0. */
  readonly penaltyCents?: number;
  /** Left out: 0. */
  readonly nonRefundableTaxesCents?: number;
  /** paidCents - penaltyCents - nonRefundableTaxesCents; the sum of the lines. */
  readonly refundCents: number;
  readonly method: "original_payment" | "none";
  readonly lines: readonly CancellationRefundLine[];
  /** Sum of owedCents of the lines, if any. */
  readonly owedCents?: number;
};

export type CancellationRefundLine = {
  /** A fare (F1), hotel or car segment. */
  readonly segmentRef: string;
  readonly kind: "flight" | "hotel" | "car";
  readonly paidCents: number;
  /** Left out: 0. */
  readonly penaltyCents?: number;
  /** Left out: 0. */
  readonly nonRefundableTaxesCents?: number;
  /** paidCents - penaltyCents - nonRefundableTaxesCents. */
  readonly refundCents: number;
  /** The rule that applied, in words. */
  readonly rule: string;
  /** Still to be paid to the vendor, who was to be paid at the counter; left out where nothing is. */
  readonly owedCents?: number;
};

export type CancellationStep = {
  readonly before: string;
  /** Returned by a cancellation before that instant. */
  readonly refundCents: number;
};

/** What bookCar adds to a total: for the whole rental, with tax; additional_driver for each driver. */
export type CarExtraPrice = {
  readonly code: "gps" | "child_seat" | "booster_seat" | "winter_tyres" | "additional_driver";
  readonly amountCents: number;
};

/** What bookCar adds to a total for insurance basic (collision and theft) or full (also liability, no excess): for the whole rental, with tax. */
export type CarInsurance = {
  /** Whether collision, theft and liability cover come with each rate. */
  readonly included: boolean;
  readonly classes: readonly {
    readonly insuranceClass: string;
    /** What the driver pays at most with collision and theft cover; nothing with full. */
    readonly excessCents: number;
    readonly basicCents: number;
    readonly fullCents: number;
  }[];
};

export type CarOffer = {
  /** Pass it to bookCar. */
  readonly carId: string;
  /** Code of one of vendors. */
  readonly vendor: string;
  /** ACRISS code. */
  readonly sippCode: string;
  /** Or similar. */
  readonly exampleModel: string;
  /** Left out where automatic. */
  readonly transmission?: "manual";
  /** Left out where it is not promised. */
  readonly fuel?: string;
  /** Left out where there is. */
  readonly airConditioning?: boolean;
  readonly seats: number;
  readonly bags: number;
  /** One of insurance.classes. */
  readonly insuranceClass: string;
  /** Kept of what was paid by a cancellation with keptDays 1. */
  readonly perDayCents: number;
  /** The whole rental with all that `included` names, without cover and extras. */
  readonly totalCents: number;
  /** Left out where nine or more. */
  readonly unitsLeft?: number;
};

export type CarVendorTerms = {
  readonly code: string;
  readonly name: string;
  /** All of it, extras and cover too, at booking or by the driver at the counter. */
  readonly payment: "pay_now" | "pay_at_counter";
  readonly fuelPolicy: "full_to_full" | "prepaid";
  /** In the whole rental; left out where there is no limit. */
  readonly includedKm?: number;
};

export type FareBrand = {
  readonly name: string;
  /** How flightIds of this brand end. */
  readonly idEnds: string;
  /** For each passenger with a seat. */
  readonly checkedBags: number;
  readonly kgPerBag?: number;
  readonly cabinBags: number;
  /** Of the base fare, before departure; refundable taxes come back besides. */
  readonly refundPercent: number;
  /** For each passenger. */
  readonly changeFeeCents: number;
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

/** One way to fly, in all brands. What it includes: the notes, `brands` and gds://offers/{flightId}. */
export type FlightItinerary = {
  /** Pass it to bookFlight. It is that of the first of `brands`; with the last letter of another brand in place of its own it is that brand's. */
  readonly flightId: string;
  readonly segments: readonly ItinerarySegment[];
  /** Between segments. */
  readonly layoverMinutes?: readonly number[];
  /** From first departure to last arrival. */
  readonly durationMinutes: number;
  /** Left out where nine or more. */
  readonly seatsLeft?: number;
  /** In USD, for the whole party, taxes and fees included: one amount for each of `brands`, in their order. */
  readonly totalCents: readonly number[];
  /** Of totalCents, what a cancellation before departure returns once the free time of the notes is over. */
  readonly refundCents: readonly number[];
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

export type FlownAirline = {
  readonly code: string;
  readonly name: string;
  /** Its terminal at each airport, where there is one. */
  readonly terminals?: {
    readonly [key: string]: string;
  };
};

export type HistoryEntry = {
  readonly at: string;
  readonly version: number;
  readonly action: "created" | "flights_added" | "hotel_added" | "car_added" | "ticketed" | "cancelled" | "refunded";
  /** The session that did it. */
  readonly actor: string;
  readonly detail: string;
};

/** What is left out is as `usual` says. */
export type Hotel = {
  readonly name: string;
  readonly starRating: number;
  /** Out of 10. */
  readonly guestRating: number;
  /** Besides those of `usual`. */
  readonly amenities?: readonly string[];
  readonly boardType?: "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";
  /** HH:MM at the property. */
  readonly checkInAfter?: string;
  /** HH:MM at the property. */
  readonly checkOutBefore?: string;
  /** Of all its rates, where they have the same. */
  readonly roomType?: string;
  /** Cheapest first. */
  readonly rates: readonly HotelRate[];
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

export type HotelRate = {
  /** Pass it to bookHotel. */
  readonly hotelId: string;
  /** Left out where the hotel names it. */
  readonly roomType?: string;
  /** Rooms that the guests need, where more than one. All amounts are for all rooms. */
  readonly rooms?: number;
  /** One of ratePlans, which says what a cancellation returns. */
  readonly ratePlan: string;
  /** The whole stay with taxes and all that is paid at the property. */
  readonly totalCents: number;
  /** The part of the total that is paid at the property, if any: city tax or resort fee. */
  readonly payAtPropertyCents?: number;
  /** Kept of what was paid by a cancellation with keptNights 1. */
  readonly firstNightCents?: number;
  /** Left out where nine or more. */
  readonly roomsLeft?: number;
};

/** What holds for each hotel that does not say otherwise. */
export type HotelUsual = {
  readonly boardType: "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";
  /** HH:MM at the property. */
  readonly checkInAfter: string;
  /** HH:MM at the property. */
  readonly checkOutBefore: string;
  /** Of every hotel. */
  readonly amenities: readonly string[];
};

export type ItineraryCar = {
  readonly segmentRef: string;
  /** HK confirmed, HX cancelled. */
  readonly status: "HK" | "HX";
  readonly confirmationNumber: string;
  readonly vendorName: string;
  readonly sippCode: string;
  readonly category: string;
  readonly pickupLocationCode: string;
  readonly pickupDate: string;
  readonly dropoffLocationCode: string;
  readonly dropoffDate: string;
  readonly totalCents: number;
  /** What the driver pays at the counter, where not paid at booking. */
  readonly payAtCounterCents?: number;
};

export type ItineraryFlight = {
  /** S1, S2, ... */
  readonly segmentRef: string;
  /** HK confirmed, HX cancelled, FLOWN once it has left. */
  readonly status: "HK" | "HX" | "FLOWN";
  readonly flightNumber: string;
  /** Left out where it is the airline of the flight number. */
  readonly operatingCarrier?: string;
  readonly origin: string;
  readonly destination: string;
  /** Local time with its offset. */
  readonly departureLocal: string;
  /** Local time with its offset. */
  readonly arrivalLocal: string;
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
  readonly bookingClass: string;
};

export type ItineraryHotel = {
  readonly segmentRef: string;
  /** HK confirmed, HX cancelled. */
  readonly status: "HK" | "HX";
  readonly confirmationNumber: string;
  readonly name: string;
  readonly cityCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly rooms: number;
  readonly roomType: string;
  readonly totalCents: number;
  /** The part of the total that is paid at the property, if any. */
  readonly payAtPropertyCents?: number;
};

export type ItinerarySegment = {
  readonly flightNumber: string;
  /** Where it is not the airline of the flight number. */
  readonly operatingCarrier?: string;
  /** Left out where it is the origin of the query. */
  readonly from?: string;
  /** Local time with its offset. */
  readonly departure: string;
  /** Local; left out where it is that of the query. */
  readonly departureDate?: string;
  /** Left out where it is the destination of the query. */
  readonly to?: string;
  /** Local time with its offset. */
  readonly arrival: string;
  /** Local; left out where it is the departureDate of the query. */
  readonly arrivalDate?: string;
  /** Type code, as in gds://mock-data/aircraft. */
  readonly aircraft: string;
};

/** A booking as it is kept. retrieveBooking says in less what holds at this moment. */
export type KeptBooking = {
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

/** The synthetic universe that gave the answer; gds://session/current says more of it. */
export type LocalWorld = {
  readonly worldId: string;
  /** The instant at which the answer was made, in the world's own time, local at the place searched. */
  readonly now: string;
  /** Of the place searched. */
  readonly timeZone: string;
};

export type OfferedCar = {
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
  readonly insurance: readonly {
    readonly code: string;
    readonly name: string;
    readonly included: boolean;
    readonly perDayCents: number;
    readonly excessCents: number;
  }[];
  readonly price: {
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
  readonly payment: "pay_now" | "pay_at_counter";
  readonly cancellationPolicy: readonly CancellationStep[];
  readonly unitsLeft: number;
  readonly expiresAt: string;
};

export type OfferedHotel = {
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

/** What a cancellation returns of what was paid, which is the total without payAtPropertyCents. */
export type RatePlan = {
  readonly ratePlan: string;
  /** The first step whose instant is still to come applies; after the last nothing comes back. */
  readonly steps: readonly {
    /** Local time at the property, with its offset. */
    readonly before: string;
    /** 0: all that was paid comes back. 1: all but firstNightCents. */
    readonly keptNights: number;
  }[];
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
  /** Sum of owedCents of the lines, if any. */
  readonly owedCents?: number;
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
  /** Still to be paid to the vendor, who was to be paid at the counter; left out where nothing is. */
  readonly owedCents?: number;
};

export type RetrievedCar = {
  readonly segmentRef: string;
  /** HK confirmed, HX cancelled. */
  readonly status: "HK" | "HX";
  readonly confirmationNumber: string;
  readonly vendorName: string;
  readonly sippCode: string;
  readonly category: string;
  readonly pickupLocationCode: string;
  /** Local time with its offset. */
  readonly pickupDate: string;
  readonly dropoffLocationCode: string;
  /** Local time with its offset. */
  readonly dropoffDate: string;
  readonly rentalDays: number;
  readonly driver: {
    readonly firstName: string;
    readonly lastName: string;
    readonly age: number;
  };
  readonly additionalDrivers?: readonly {
    readonly firstName: string;
    readonly lastName: string;
  }[];
  readonly insurance: "none" | "basic" | "full";
  /** They add up to price.extrasCents. */
  readonly extras?: readonly {
    readonly code: string;
    readonly name: string;
    readonly amountCents: number;
  }[];
  readonly payment: "pay_now" | "pay_at_counter";
  readonly price: RetrievedCarPrice;
  /** What the driver pays at the counter, where not paid at booking. */
  readonly payAtCounterCents?: number;
  /** Steps still to come: the first applies, after the last all is kept or owed. Left out where there is none. */
  readonly cancellationPolicy?: readonly {
    readonly before: string;
    /** Comes back, or is no longer owed where the counter is to be paid, by a cancellation before that instant. */
    readonly refundCents: number;
  }[];
  readonly arrivingFlight?: string;
  readonly specialRequests?: string;
};

export type RetrievedCarPrice = {
  readonly currency: "USD";
  /** baseCents + taxesCents + feesCents + oneWayFeeCents + youngDriverFeeCents + seniorDriverFeeCents + extrasCents. */
  readonly totalCents: number;
  readonly baseCents: number;
  /** Daily rate, for information. */
  readonly perDayCents: number;
  readonly taxesCents: number;
  /** Airport concession and the like. Left out: 0. */
  readonly feesCents?: number;
  /** Left out: 0. */
  readonly oneWayFeeCents?: number;
  /** Left out: 0. */
  readonly youngDriverFeeCents?: number;
  /** Left out: 0. */
  readonly seniorDriverFeeCents?: number;
  /** Insurance and equipment chosen at booking. Left out: 0. */
  readonly extrasCents?: number;
};

/** What is not allowed has no more than that. */
export type RetrievedConditions = {
  readonly refundBeforeDeparture: {
    readonly allowed: boolean;
    /** For each passenger. */
    readonly penaltyCents?: number;
    readonly deadline?: string;
    /** Share of the base fare that is returned before the penalty. */
    readonly refundPercent?: number;
  };
  readonly changeBeforeDeparture: {
    readonly allowed: boolean;
    /** For each passenger. */
    readonly penaltyCents?: number;
    readonly deadline?: string;
  };
};

export type RetrievedFare = {
  /** F1, F2, ... */
  readonly fareRef: string;
  readonly segmentRefs: readonly string[];
  readonly fareBrand: string;
  readonly price: RetrievedFarePrice;
  readonly conditions: RetrievedConditions;
};

export type RetrievedFarePrice = {
  readonly currency: "USD";
  /** For the whole party: baseCents + taxesCents + feesCents. */
  readonly totalCents: number;
  readonly baseCents: number;
  readonly taxesCents: number;
  /** Left out: 0. */
  readonly feesCents?: number;
  /** One entry per passenger type; left out where all are of one type. */
  readonly perPassenger?: readonly PassengerFare[];
  /** For the whole party; they add up to taxesCents. */
  readonly taxLines: readonly TaxLine[];
};

export type RetrievedFlight = {
  /** S1, S2, ... */
  readonly segmentRef: string;
  /** HK confirmed, HX cancelled, FLOWN once it has left. */
  readonly status: "HK" | "HX" | "FLOWN";
  readonly flightNumber: string;
  /** Left out where it is the airline of the flight number. */
  readonly operatingCarrier?: string;
  readonly origin: string;
  readonly originTerminal?: string;
  readonly destination: string;
  readonly destinationTerminal?: string;
  /** Local time with its offset. */
  readonly departureLocal: string;
  /** Local time with its offset. */
  readonly arrivalLocal: string;
  readonly durationMinutes: number;
  readonly aircraft: string;
  readonly cabin: "economy" | "premium_economy" | "business" | "first";
  readonly bookingClass: string;
  readonly fareBasis: string;
  readonly baggage: Baggage;
  /** Segments of one group are sold and cancelled only together. */
  readonly marriageGroup?: string;
};

export type RetrievedHotel = {
  readonly segmentRef: string;
  /** HK confirmed, HX cancelled. */
  readonly status: "HK" | "HX";
  readonly confirmationNumber: string;
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
  readonly price: RetrievedHotelPrice;
  /** Steps still to come: the first applies, after the last nothing comes back. Left out where there is none. */
  readonly cancellationPolicy?: readonly CancellationStep[];
  readonly guests: readonly {
    readonly firstName: string;
    readonly lastName: string;
  }[];
  readonly specialRequests?: string;
};

export type RetrievedHotelPrice = {
  readonly currency: "USD";
  /** The whole stay, all rooms: roomCents + taxesCents + feesCents + payAtPropertyCents. */
  readonly totalCents: number;
  readonly roomCents: number;
  readonly taxesCents: number;
  /** Left out: 0. */
  readonly feesCents?: number;
  /** The part of the total that is paid at the property. Left out: 0. */
  readonly payAtPropertyCents?: number;
};

export type RetrievedPassenger = {
  readonly paxRef: string;
  readonly type: "adult" | "child" | "infant";
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As printed on a ticket: SURNAME/FIRST TITLE. */
  readonly gdsName: string;
  readonly dateOfBirth?: string;
  /** On the day of the last flight. */
  readonly ageAtTravel?: number;
  /** The adult on whose lap an infant travels. */
  readonly associatedAdult?: string;
  readonly frequentFlyerNumber?: string;
  readonly ticketNumber?: string;
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

export type Tickets = {
  readonly status: "ticketed" | "voided" | "refunded";
  /** Until then a cancellation returns the whole fare; left out once that is over. */
  readonly voidUntil?: string;
};

export type Traveller = {
  readonly paxRef: string;
  readonly type: "adult" | "child" | "infant";
  readonly firstName: string;
  readonly lastName: string;
  /** Where flights are booked. */
  readonly ticketNumber?: string;
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

/** The input of searchFlights. */
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

/** The output of searchFlights. */
export type SearchFlightsOutput = {
  readonly searchId: string;
  readonly world: LocalWorld;
  /** What was searched for. */
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
  /** Itineraries in this answer. */
  readonly count: number;
  /** Until then the flightIds can be booked. */
  readonly expiresAt?: string;
  readonly currency: "USD";
  /** What a fare can include, cheapest first. Every itinerary is sold in each of them. */
  readonly brands: readonly FareBrand[];
  /** That operate or sell flights of this answer. */
  readonly airlines: readonly FlownAirline[];
  /** First all nonstops, by departure, then the best with stops, by departure. */
  readonly itineraries: readonly FlightItinerary[];
  /** What a traveller should know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of searchFlights may refuse a call. */
export type SearchFlightsReason = "UNKNOWN_AIRPORT" | "SAME_ORIGIN_DEST" | "DATE_IN_PAST" | "BEYOND_WINDOW" | "TOO_MANY_PAX" | "INFANT_WITHOUT_ADULT";

/** The input of bookFlight. */
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

/** The output of bookFlight. */
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
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of bookFlight may refuse a call. */
export type BookFlightReason = "CONTACT_REQUIRED" | "OFFER_NOT_FOUND" | "OFFER_EXPIRED" | "SOLD_OUT" | "PRICE_CHANGED" | "NOT_CHRONOLOGICAL" | "ARNK" | "MCT_VIOLATION" | "TOO_MANY_PAX" | "INFANT_WITHOUT_ADULT" | "PAX_MISMATCH" | "PAX_TYPE_AGE" | "DOB_REQUIRED" | "DUPLICATE_PASSENGER" | "DUPLICATE_BOOKING" | "NAME_INVALID" | "NAME_NOT_ROMANIZED" | "TOO_LONG" | "TOO_MANY_ITEMS" | "CARD_DATA_REFUSED" | "PAYMENT_DECLINED" | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL" | "DUPLICATE_FLIGHT";

/** The input of searchHotels. */
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

/** The output of searchHotels. */
export type SearchHotelsOutput = {
  readonly searchId: string;
  readonly world: LocalWorld;
  /** What was searched for. */
  readonly query: {
    readonly cityCode: string;
    readonly checkInDate: string;
    readonly checkOutDate: string;
    readonly guests: number;
    /** The least number of stars, if that was asked for. */
    readonly starRating?: number;
  };
  readonly nights: number;
  /** Rates, over all hotels. */
  readonly count: number;
  /** Until then the ids can be booked. */
  readonly expiresAt?: string;
  readonly currency: "USD";
  /** Included in each total. */
  readonly taxes?: {
    /** On the room rate. */
    readonly taxPercent: number;
    /** On the room rate, if there is any. */
    readonly servicePercent?: number;
  };
  readonly usual?: HotelUsual;
  readonly ratePlans?: readonly RatePlan[];
  /** Cheapest first. */
  readonly hotels: readonly Hotel[];
  /** What a traveller should know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of searchHotels may refuse a call. */
export type SearchHotelsReason = "UNKNOWN_CITY" | "DATE_IN_PAST" | "BEYOND_WINDOW" | "BAD_RANGE";

/** The input of bookHotel. */
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

/** The output of bookHotel. */
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
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of bookHotel may refuse a call. */
export type BookHotelReason = "OFFER_NOT_FOUND" | "OFFER_EXPIRED" | "SOLD_OUT" | "PRICE_CHANGED" | "OCCUPANCY_EXCEEDED" | "PNR_NOT_FOUND" | "CANCELLED_PNR" | "VERSION_CONFLICT" | "NAME_INVALID" | "NAME_NOT_ROMANIZED" | "TOO_LONG" | "TOO_MANY_ITEMS" | "PNR_FULL" | "CARD_DATA_REFUSED" | "PAYMENT_DECLINED" | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL" | "HOTEL_OTHER_CITY" | "HOTEL_BEFORE_ARRIVAL" | "HOTEL_AFTER_DEPARTURE" | "TRIP_OVERLAP";

/** The input of searchCars. */
export type SearchCarsInput = {
  readonly pickupLocationCode: string;
  /** Defaults to pickup location if not specified */
  readonly dropoffLocationCode?: string;
  readonly pickupDate: string;
  readonly dropoffDate: string;
  /** Default: 30. */
  readonly driverAge?: number;
};

/** The output of searchCars. */
export type SearchCarsOutput = {
  readonly searchId: string;
  readonly world: LocalWorld;
  /** What was searched for. */
  readonly query: {
    readonly pickupLocationCode: string;
    readonly dropoffLocationCode: string;
    /** Local time with its offset. */
    readonly pickupDate: string;
    /** Local time with its offset. */
    readonly dropoffDate: string;
    readonly driverAge: number;
  };
  /** Of 24 hours, with 59 minutes of grace. */
  readonly rentalDays: number;
  readonly count: number;
  /** Until then the ids can be booked. */
  readonly expiresAt?: string;
  readonly currency: "USD";
  /** In each total. */
  readonly included?: {
    /** On rate and airport fee. */
    readonly taxPercent: number;
    /** On the rate. */
    readonly airportFeePercent: number;
    readonly oneWayFeeCents?: number;
    readonly youngDriverFeeCents?: number;
    readonly seniorDriverFeeCents?: number;
  };
  readonly vendors?: readonly CarVendorTerms[];
  readonly insurance?: CarInsurance;
  readonly extras?: readonly CarExtraPrice[];
  /** The first step whose instant is still to come applies; after the last all is kept or owed. Cover and extras come back where any of it does. */
  readonly cancellation?: readonly {
    /** Local time with its offset. */
    readonly before: string;
    /** 0: nothing is kept or owed. 1: perDayCents. */
    readonly keptDays: number;
  }[];
  /** Cheapest first. */
  readonly cars: readonly CarOffer[];
  /** What a traveller should know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of searchCars may refuse a call. */
export type SearchCarsReason = "UNKNOWN_LOCATION" | "DATE_IN_PAST" | "BEYOND_WINDOW" | "BAD_RANGE";

/** The input of bookCar. */
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

/** The output of bookCar. */
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
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of bookCar may refuse a call. */
export type BookCarReason = "OFFER_NOT_FOUND" | "OFFER_EXPIRED" | "SOLD_OUT" | "PRICE_CHANGED" | "DRIVER_TOO_YOUNG" | "DRIVER_AGE_MISMATCH" | "DOB_REQUIRED" | "PNR_NOT_FOUND" | "CANCELLED_PNR" | "VERSION_CONFLICT" | "NAME_INVALID" | "NAME_NOT_ROMANIZED" | "TOO_LONG" | "PNR_FULL" | "CARD_DATA_REFUSED" | "PAYMENT_DECLINED" | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL" | "CAR_OTHER_CITY" | "CAR_BEFORE_ARRIVAL" | "CAR_AFTER_DEPARTURE" | "TRIP_OVERLAP";

/** The input of retrieveBooking. */
export type RetrieveBookingInput = {
  readonly pnr: string;
};

/** The output of retrieveBooking. */
export type RetrieveBookingOutput = {
  readonly booking: BookingDetail;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of retrieveBooking may refuse a call. */
export type RetrieveBookingReason = "PNR_NOT_FOUND";

/** The input of cancelBooking. */
export type CancelBookingInput = {
  readonly pnr: string;
  readonly reason?: string;
};

/** The output of cancelBooking. */
export type CancelBookingOutput = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  readonly status: "cancelled";
  readonly version: number;
  readonly cancelledAt: string;
  /** As it was given. */
  readonly reason?: string;
  readonly idempotentReplay: boolean;
  readonly refund: CancellationRefund;
  /** Everything that the PNR held, one line for each: all of it is cancelled. */
  readonly cancelled: readonly string[];
  readonly ticketing?: Tickets;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of cancelBooking may refuse a call. */
export type CancelBookingReason = "PNR_NOT_FOUND" | "ALREADY_CANCELLED" | "PARTLY_FLOWN" | "VERSION_CONFLICT" | "TOO_LONG" | "CARD_DATA_REFUSED" | "IDEMPOTENCY_CONFLICT";

/** The input of listBookings. */
export type ListBookingsInput = {
  /** Default: "all". */
  readonly status?: "all" | "confirmed" | "cancelled";
};

/** The output of listBookings. */
export type ListBookingsOutput = {
  /** Null for a caller without a session. */
  readonly sessionId: string | null;
  readonly status: "all" | "confirmed" | "cancelled";
  /** Bookings in this answer. */
  readonly count: number;
  /** Bookings of this status in the session; only the newest are in this answer. */
  readonly total: number;
  /** Newest first. */
  readonly bookings: readonly BookingSummary[];
  readonly notes: readonly string[];
};

/** The reasons for which the handler of listBookings may refuse a call. */
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

/** One booking by its PNR, as it is kept: with every instant, id and session */
export type BookingResource = {
  readonly booking: KeptBooking;
};

/** What happened to one booking, oldest first */
export type BookingHistoryResource = {
  /** Record locator, for example TEST-K7Q2MA. */
  readonly pnr: string;
  readonly history: readonly HistoryEntry[];
};

/** One flight, hotel or car offer by its flightId, hotelId or carId: price with tax lines and by passenger, booking classes, conditions, deadlines */
export type OfferResource = {
  readonly offerId: string;
  readonly kind: "flight" | "hotel" | "car";
  /** The party that a flight was searched for. */
  readonly passengers?: {
    readonly adults: number;
    readonly children: number;
    readonly infants: number;
  };
  /** Of a flight: what a cancellation before departure returns once the time to cancel free of charge is over. */
  readonly refundCents?: number;
  readonly flight?: FlightOffer;
  readonly hotel?: OfferedHotel;
  readonly car?: OfferedCar;
};

/** The reasons for which a call of any tool may be refused. */
export type CommonReason = "SCHEMA" | "NEEDS_OFFSET" | "UPSTREAM_TIMEOUT" | "STORE_UNAVAILABLE" | "WORLD_RESET" | "TOO_MANY_WORLDS" | "INTERNAL";

/** The data of an error, by reason. */
export type ReasonData = {
  /** Correct `field` and call again. */
  readonly SCHEMA: {
    readonly expected?: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  /** Send `field` as the local time of the place with its offset, `corrected`, or with Z if UTC is meant. */
  readonly NEEDS_OFFSET: {
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  /** `suggestion` A city's name in the place of the code is answered with its codes. */
  readonly UNKNOWN_AIRPORT: {
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  /** `suggestion` A city's name in the place of the code is answered with its codes. */
  readonly UNKNOWN_CITY: {
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  /** `suggestion` A city's name in the place of the code is answered with its codes. */
  readonly UNKNOWN_LOCATION: {
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  /** Choose a destination in another city and call searchFlights again. */
  readonly SAME_ORIGIN_DEST: {
    readonly origin: string;
    readonly [key: string]: unknown;
  };
  /** Ask for the date of birth (YYYY-MM-DD) and call again. */
  readonly DOB_REQUIRED: {
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  /** Add contactEmail or contactPhone and call bookFlight again. */
  readonly CONTACT_REQUIRED: { readonly [key: string]: unknown };
  /** Shorten `field` to at most `maximum` characters and call again. */
  readonly TOO_LONG: {
    readonly length: number;
    readonly maximum: number;
    readonly [key: string]: unknown;
  };
  /** Send at most `maximum` in `field`, each once, and book the rest by another call. */
  readonly TOO_MANY_ITEMS: {
    readonly count: number;
    readonly maximum: number;
    readonly [key: string]: unknown;
  };
  /** Check the PNR, or call listBookings for those of this session. */
  readonly PNR_NOT_FOUND: { readonly [key: string]: unknown };
  /** Use an id exactly as a search returned it: call `searchTool` and pick one of its results. */
  readonly OFFER_NOT_FOUND: {
    readonly searchTool: string;
    readonly [key: string]: unknown;
  };
  /** Use a day from `today` on, and a time after `now`, and call again. */
  readonly DATE_IN_PAST: {
    readonly today: string;
    readonly now: string;
    readonly place: string;
    readonly [key: string]: unknown;
  };
  /** Use a date up to `lastDate` and call again. */
  readonly BEYOND_WINDOW: {
    readonly lastDate: string;
    readonly windowDays?: number;
    readonly [key: string]: unknown;
  };
  /** Correct `field` and call again. */
  readonly BAD_RANGE: {
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  /** Split the party into bookings of at most 9 adults and children. */
  readonly TOO_MANY_PAX: {
    readonly seats: number;
    readonly maximum?: number;
    readonly [key: string]: unknown;
  };
  /** Add an adult: one for each infant, and at least one with children. */
  readonly INFANT_WITHOUT_ADULT: {
    readonly adults: number;
    readonly children: number;
    readonly infants: number;
    readonly [key: string]: unknown;
  };
  /** Call searchFlights again with these passengers and book one of its results. */
  readonly PAX_MISMATCH: {
    readonly booked: string;
    readonly searched: string;
    readonly [key: string]: unknown;
  };
  /** Use the type that fits the age on every travel date; where a birthday lies between two flights, book each by itself. */
  readonly PAX_TYPE_AGE: {
    readonly age: number;
    readonly date: string;
    readonly expected: string;
    readonly [key: string]: unknown;
  };
  /** Use the name as in the passport: letters, spaces, hyphens and apostrophes. */
  readonly NAME_INVALID: {
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  /** Give the name in Latin letters, as in the machine-readable zone of the passport. */
  readonly NAME_NOT_ROMANIZED: { readonly [key: string]: unknown };
  /** List each passenger once. */
  readonly DUPLICATE_PASSENGER: { readonly [key: string]: unknown };
  /** Call retrieveBooking for `pnr` before booking again. */
  readonly DUPLICATE_BOOKING: {
    readonly pnr: string;
    readonly flight: string;
    readonly [key: string]: unknown;
  };
  /** List each flightId once: it books all of passengers. */
  readonly DUPLICATE_FLIGHT: { readonly [key: string]: unknown };
  /** Give flightIds in the order of travel, without overlaps. */
  readonly NOT_CHRONOLOGICAL: {
    readonly previous: string;
    readonly departure: string;
    readonly arrival: string;
    readonly [key: string]: unknown;
  };
  /** Book a flight from `arrivesAt` to `departsFrom`, or arrange the way by land. */
  readonly ARNK: {
    readonly arrivesAt: string;
    readonly departsFrom: string;
    readonly [key: string]: unknown;
  };
  /** Choose a later onward flight, or one offer that includes the connection. */
  readonly MCT_VIOLATION: {
    readonly airport: string;
    readonly minutes: number;
    readonly minimumMinutes: number;
    readonly [key: string]: unknown;
  };
  /** Name a driver of `minimumAge` or more, or call searchCars with the age of this one (21 at least) and choose another class. */
  readonly DRIVER_TOO_YOUNG: {
    readonly age: number;
    readonly minimumAge: number;
    readonly sippCode: string;
    readonly [key: string]: unknown;
  };
  /** Call searchCars with driverAge `age` and book one of its results. */
  readonly DRIVER_AGE_MISMATCH: {
    readonly age: number;
    readonly searchedAge: number;
    readonly [key: string]: unknown;
  };
  /** Call searchHotels with guests `guests` and book one of its results. */
  readonly OCCUPANCY_EXCEEDED: {
    readonly guests: number;
    readonly rooms: number;
    readonly maxOccupancy: number;
    readonly [key: string]: unknown;
  };
  /** Call searchHotels for a city of the trip, or leave existingPnr out if it is not part of this trip. */
  readonly HOTEL_OTHER_CITY: {
    readonly pnr: string;
    readonly city: string;
    readonly places: string;
    readonly [key: string]: unknown;
  };
  /** Call searchHotels with checkInDate `arrivalDate`, or leave existingPnr out if it is not part of this trip. */
  readonly HOTEL_BEFORE_ARRIVAL: {
    readonly checkInDate: string;
    readonly flight: string;
    readonly arrival: string;
    readonly arrivalDate: string;
    readonly [key: string]: unknown;
  };
  /** Call searchHotels with checkOutDate `departureDate`, or leave existingPnr out if it is not part of this trip. */
  readonly HOTEL_AFTER_DEPARTURE: {
    readonly checkOutDate: string;
    readonly flight: string;
    readonly departure: string;
    readonly departureDate: string;
    readonly [key: string]: unknown;
  };
  /** Call searchCars for a place of the trip, or leave existingPnr out if it is not part of this trip. */
  readonly CAR_OTHER_CITY: {
    readonly pnr: string;
    readonly city: string;
    readonly places: string;
    readonly [key: string]: unknown;
  };
  /** Call searchCars with a pickupDate after `arrival`, or leave existingPnr out if it is not part of this trip. */
  readonly CAR_BEFORE_ARRIVAL: {
    readonly pickupDate: string;
    readonly flight: string;
    readonly arrival: string;
    readonly [key: string]: unknown;
  };
  /** Call searchCars with a dropoffDate before `departure`, or leave existingPnr out if it is not part of this trip. */
  readonly CAR_AFTER_DEPARTURE: {
    readonly dropoffDate: string;
    readonly flight: string;
    readonly departure: string;
    readonly [key: string]: unknown;
  };
  /** Choose other dates, name somebody else, or leave existingPnr out. */
  readonly TRIP_OVERLAP: {
    readonly pnr: string;
    readonly person: string;
    readonly segmentRef: string;
    readonly from: string;
    readonly to: string;
    readonly [key: string]: unknown;
  };
  /** Call `searchTool` again and book one of its results. */
  readonly OFFER_EXPIRED: {
    readonly expiredAt: string;
    readonly searchTool: string;
    readonly [key: string]: unknown;
  };
  /** Ask for consent to the new price, then call `searchTool` again and book the new id. */
  readonly PRICE_CHANGED: {
    readonly oldTotalCents: number;
    readonly newTotalCents: number;
    readonly searchTool: string;
    readonly oldTotal: string;
    readonly newTotal: string;
    readonly [key: string]: unknown;
  };
  /** Choose another result: call `searchTool` again. */
  readonly SOLD_OUT: {
    readonly left: number;
    readonly needed: number;
    readonly searchTool: string;
    readonly [key: string]: unknown;
  };
  /** Nothing is left to do. Call retrieveBooking to see the refund. */
  readonly ALREADY_CANCELLED: {
    readonly cancelledAt: string;
    readonly [key: string]: unknown;
  };
  /** Tell the traveller; unused parts are settled after travel. */
  readonly PARTLY_FLOWN: {
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  /** Leave existingPnr out to open a new PNR. */
  readonly CANCELLED_PNR: { readonly [key: string]: unknown };
  /** Leave existingPnr out to open a new PNR. */
  readonly PNR_FULL: {
    readonly kind: string;
    readonly count: number;
    readonly maximum: number;
    readonly [key: string]: unknown;
  };
  /** Call retrieveBooking to see its state, then try again. */
  readonly VERSION_CONFLICT: { readonly [key: string]: unknown };
  /** Repeat the earlier arguments to get its result, or use a new key. */
  readonly IDEMPOTENCY_CONFLICT: { readonly [key: string]: unknown };
  /** Use another traveller; the surname TESTDECLINE is always declined. */
  readonly PAYMENT_DECLINED: { readonly [key: string]: unknown };
  /** Never send card numbers: leave it out and call again. */
  readonly CARD_DATA_REFUSED: { readonly [key: string]: unknown };
  /** Book in another world, or have this one reset by whoever runs it. */
  readonly WORLD_FULL: {
    readonly limit: number;
    readonly [key: string]: unknown;
  };
  /** Call retrieveBooking or listBookings before you repeat the call. */
  readonly UPSTREAM_TIMEOUT: { readonly [key: string]: unknown };
  /** Nothing was written: try again in a moment. */
  readonly STORE_UNAVAILABLE: { readonly [key: string]: unknown };
  /** Search again, then repeat the call with an id of the new answer; a client of the 2025 revisions initializes again first. */
  readonly WORLD_RESET: { readonly [key: string]: unknown };
  /** Use a world that exists, or leave the world out to be in the server's own. */
  readonly TOO_MANY_WORLDS: { readonly [key: string]: unknown };
  /** Report the correlation id `correlationId`. */
  readonly INTERNAL: {
    readonly correlationId?: string;
    readonly [key: string]: unknown;
  };
};
