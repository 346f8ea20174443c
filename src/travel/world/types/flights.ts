/** Flights: the query, the search results, and the offer. */
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
  /** Amounts for one passenger of this type. The offer's totals are the sums of these times `count`. */
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
  /** ISO 8601 with the local UTC offset, `2026-06-15T08:00:00-04:00`. */
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
  /** Segments with the same group can only be sold and cancelled together. Null for a segment that is sold alone. */
  readonly marriageGroup: string | null;
}

export interface Layover {
  readonly airport: string;
  readonly minutes: number;
  readonly overnight: boolean;
}

/** A condition for changes or refunds. `penaltyCents` is per passenger; null if the change or refund is not allowed. */
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
  /** At most 9, as a GDS shows it. */
  readonly seatsLeft: number;
  readonly conditions: {
    readonly refundBeforeDeparture: FareCondition & {
      /** The percentage of the base fare that is refunded, 0 to 100, before the penalty. */
      readonly refundPercent: number;
    };
    readonly changeBeforeDeparture: FareCondition;
  };
  readonly ticketingDeadline: string;
  readonly expiresAt: string;
  readonly emissionsKg: number;
}

/** A flight of an itinerary in search results, regardless of the fare. */
export interface FoundSegment {
  readonly flightNumber: string;
  readonly marketingCarrier: string;
  readonly operatingCarrier: string;
  readonly origin: string;
  readonly originTerminal: string | null;
  readonly destination: string;
  readonly destinationTerminal: string | null;
  /** ISO 8601 with the local UTC offset. */
  readonly departureLocal: string;
  readonly arrivalLocal: string;
  /** Aircraft type code. */
  readonly aircraft: string;
}

/** The price of a brand on an itinerary, for the whole party. */
export interface FoundFare {
  readonly totalCents: number;
  /** Without taxes and fees. */
  readonly baseCents: number;
  /** The refund of a cancellation before departure, after the period with a full refund. */
  readonly refundCents: number;
}

/** One itinerary, in all brands of its cabin. */
export interface FoundItinerary {
  /** The id for the cheapest brand. The last letter is the brand's; replacing it gives the id for another brand. */
  readonly flightId: string;
  readonly segments: readonly FoundSegment[];
  /** Minutes between consecutive segments. */
  readonly layoverMinutes: readonly number[];
  readonly durationMinutes: number;
  /** Kilograms of CO2 equivalent for the seats of the whole party. */
  readonly emissionsKg: number;
  /** At most 9, as a GDS shows it. */
  readonly seatsLeft: number;
  /** One for each brand of the cabin, in the order of the brands. */
  readonly fares: readonly FoundFare[];
}

/** The terms of a brand, the same on every itinerary. */
export interface BrandTerms {
  readonly name: string;
  /** The last letter of the brand's ids. */
  readonly letter: string;
  readonly baggage: Baggage;
  /** The percentage of the base fare that is refunded before departure, 0 to 100. */
  readonly refundPercent: number;
  /** Per passenger; 0 is free of charge. */
  readonly changePenaltyCents: number;
}

/** What all results of a flight search share. */
export interface FlightSearchTerms {
  /** Cheapest first. */
  readonly brands: readonly BrandTerms[];
  /** The instant from which the ids can no longer be booked. */
  readonly expiresAtMs: number;
}

/** The route and times of an offer, regardless of its price. */
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
  /**
   * The stock keys of the other cabins on its flights. If nothing is sold of these and of `stockKeys`, nobody holds a seat on these
   * flights.
   */
  readonly otherCabinKeys: readonly string[];
  /** Prices the itinerary for this party, which may differ from the party of the search. */
  readonly quote: (party: Party, sold: SoldCounts) => Quote<FlightOffer>;
}
