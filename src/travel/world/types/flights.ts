/** Flights: what is searched for, what is found, and what an offer says. */
import type { Cabin, Party, PassengerType, Quote, SoldCounts } from "./common.js";

export interface FlightQuery {
  readonly origin: string;
  readonly destination: string;
  /** YYYY-MM-DD, local at the origin. */
  readonly departureDate: string;
  readonly passengers: Party;
  readonly cabin: Cabin;
}

export interface TaxLine {
  readonly code: string;
  readonly name: string;
  readonly amountCents: number;
  readonly refundable: boolean;
}

export interface PassengerFare {
  readonly type: PassengerType;
  readonly count: number;
  /** Amounts for one passenger of this type; the offer's totals are these times `count`, summed. */
  readonly baseCents: number;
  readonly taxesCents: number;
  readonly feesCents: number;
  readonly totalCents: number;
}

export interface FlightPrice {
  readonly currency: "USD";
  readonly totalCents: number;
  readonly baseCents: number;
  readonly taxesCents: number;
  readonly feesCents: number;
  readonly perPassenger: readonly PassengerFare[];
  /** For the whole party; their sum is `taxesCents`. */
  readonly taxLines: readonly TaxLine[];
}

export interface Baggage {
  readonly checkedPieces: number;
  readonly checkedKgPerPiece: number;
  readonly cabinPieces: number;
}

export interface FlightSegment {
  /** For example `XH101-20260615`: marketing flight and local departure date. */
  readonly segmentId: string;
  readonly marketingCarrier: string;
  readonly operatingCarrier: string;
  readonly flightNumber: string;
  readonly origin: string;
  readonly originTerminal: string | null;
  readonly destination: string;
  readonly destinationTerminal: string | null;
  /** ISO 8601 with the local offset, `2026-06-15T08:00:00-04:00`. */
  readonly departureLocal: string;
  readonly arrivalLocal: string;
  readonly departureUtc: string;
  readonly arrivalUtc: string;
  readonly arrivalDayOffset: number;
  readonly durationMinutes: number;
  readonly distanceKm: number;
  readonly aircraft: string;
  readonly cabin: Cabin;
  readonly bookingClass: string;
  readonly fareBasis: string;
  readonly baggage: Baggage;
  /** Segments with the same group are sold and cancelled only together. Null for a segment sold alone. */
  readonly marriageGroup: string | null;
}

export interface Layover {
  readonly airport: string;
  readonly minutes: number;
  readonly overnight: boolean;
}

/** A condition of change or refund. `penaltyCents` is per passenger; null where it is not allowed at all. */
export interface FareCondition {
  readonly allowed: boolean;
  readonly penaltyCents: number | null;
  readonly deadline: string | null;
}

export interface FlightOffer {
  readonly flightId: string;
  readonly carrier: string;
  readonly carrierName: string;
  readonly origin: string;
  readonly destination: string;
  readonly segments: readonly FlightSegment[];
  readonly stops: number;
  readonly durationMinutes: number;
  readonly layovers: readonly Layover[];
  readonly cabin: Cabin;
  readonly fareBrand: string;
  readonly price: FlightPrice;
  /** Capped at 9, as a GDS shows it. */
  readonly seatsLeft: number;
  readonly conditions: {
    readonly refundBeforeDeparture: FareCondition & {
      /** Share of the base fare that is given back, 0 to 100, before the penalty. */
      readonly refundPercent: number;
    };
    readonly changeBeforeDeparture: FareCondition;
  };
  readonly ticketingDeadline: string;
  readonly expiresAt: string;
  readonly emissionsKg: number;
}

/** A flight of an itinerary that was found, whatever it is sold for. */
export interface FoundSegment {
  readonly flightNumber: string;
  readonly marketingCarrier: string;
  readonly operatingCarrier: string;
  readonly origin: string;
  readonly originTerminal: string | null;
  readonly destination: string;
  readonly destinationTerminal: string | null;
  /** ISO 8601 with the local offset. */
  readonly departureLocal: string;
  readonly arrivalLocal: string;
  /** Type code. */
  readonly aircraft: string;
}

/** What a brand costs on an itinerary, for the whole party. */
export interface FoundFare {
  readonly totalCents: number;
  /** Without taxes and fees. */
  readonly baseCents: number;
  /** What a cancellation before departure returns, once the time in which all is returned is over. */
  readonly refundCents: number;
}

/** One way to fly, in all brands of its cabin. */
export interface FoundItinerary {
  /** Of the cheapest brand. Its last letter is the brand's: with another one it is the id of that brand. */
  readonly flightId: string;
  readonly segments: readonly FoundSegment[];
  /** Between the segments. */
  readonly layoverMinutes: readonly number[];
  readonly durationMinutes: number;
  /** Of CO2, for the seats of the whole party. */
  readonly emissionsKg: number;
  /** Capped at 9, as a GDS shows it. */
  readonly seatsLeft: number;
  /** One for each brand of the cabin, in their order. */
  readonly fares: readonly FoundFare[];
}

/** What a brand includes, on every itinerary alike. */
export interface BrandTerms {
  readonly name: string;
  /** The last letter of its ids. */
  readonly letter: string;
  readonly baggage: Baggage;
  /** Share of the base fare that is given back before departure, 0 to 100. */
  readonly refundPercent: number;
  /** For each passenger; 0 is free of charge. */
  readonly changePenaltyCents: number;
}

/** What holds for all that a search of flights finds. */
export interface FlightSearchTerms {
  /** From the cheapest. */
  readonly brands: readonly BrandTerms[];
  /** The instant from which its ids can no longer be booked. */
  readonly expiresAtMs: number;
}

/** Where an offer leads and when, whatever it costs. */
export interface FlightJourney {
  readonly flightId: string;
  readonly origin: string;
  readonly destination: string;
  readonly segments: readonly Omit<FlightSegment, "bookingClass" | "fareBasis" | "baggage" | "marriageGroup">[];
}

/** An offer that this world issued and that has not expired. */
export interface IssuedFlightOffer {
  readonly flightId: string;
  readonly party: Party;
  readonly cabin: Cabin;
  readonly issuedAtMs: number;
  readonly journey: FlightJourney;
  readonly stockKeys: readonly string[];
  /** Of the other cabins of its flights. Where nothing is sold of these and of `stockKeys`, nobody holds a seat on them. */
  readonly otherCabinKeys: readonly string[];
  /** Prices the itinerary for this party, which may differ from the one that was searched for. */
  readonly quote: (party: Party, sold: SoldCounts) => Quote<FlightOffer>;
}
