/**
 * What the world can tell: places, offers, and what became of an offer id. Everything here is a pure function of
 * (seed, query, instant, sold counts). Nothing here knows MCP, contracts, stores or sessions.
 *
 * An offer says all of itself. What is the same in many offers the pack's answers say once.
 */
import type { Chance } from "./chance.js";

/** One synthetic universe. */
export interface World {
  readonly worldId: string;
  readonly seed: string;
  readonly chance: Chance;
  /**
   * What `build` makes of this world, made on first use and kept as long as the world, for structures that are costly to
   * compile and never change. `build` must be pure; the same function gives the same part.
   */
  readonly part: <Part>(build: (world: World) => Part) => Part;
}

/** How many of a stock item were sold by this product (never what the world itself has sold to others). */
export type SoldCounts = (stockKey: string) => number;

/** What a sale takes from stock, for the store to claim. */
export interface StockClaim {
  readonly key: string;
  readonly quantity: number;
  readonly capacity: number;
}

/** Number of passengers by type. Infants travel on an adult's lap and take no seat. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

export type PassengerType = "adult" | "child" | "infant";
export type Cabin = "economy" | "premium_economy" | "business" | "first";

export interface Airport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** Metropolitan city code, for example NYC for JFK; equal to `code` where an airport is alone. */
  readonly cityCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name; offsets come from the frozen table, never from the platform. */
  readonly timeZone: string;
  readonly terminals: readonly string[];
  /** 1 regional, 2 large, 3 major, 4 world hub. */
  readonly size: 1 | 2 | 3 | 4;
}

export interface City {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly airports: readonly string[];
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What is known of an offer id. `unknown`: this world never issued it. */
export type OfferLookup<Offer> =
  | { readonly kind: "unknown" }
  | { readonly kind: "expired"; readonly expiredAtMs: number }
  | { readonly kind: "known"; readonly offer: Offer };

/** The answer to "can this offer still be sold, and for how much". */
export type Quote<Offer> =
  | { readonly kind: "soldOut"; readonly stockKey: string; readonly left: number }
  | {
      readonly kind: "priced";
      /** The offer at the price it would be sold for now. */
      readonly offer: Offer;
      /** The total, for the same party, at the price that the id promised. Differs from the offer's if the price moved. */
      readonly promisedTotalCents: number;
      readonly claims: readonly StockClaim[];
    };

// Flights ------------------------------------------------------------------------------------------------------------

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

/** A search before stock is known: first read the sold counts of `stockKeys`, then ask for the offers. */
export interface OfferSearch<Offer> {
  readonly searchId: string;
  readonly stockKeys: readonly string[];
  readonly offersWith: (sold: SoldCounts) => { readonly offers: readonly Offer[]; readonly notes: readonly string[] };
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

// Hotels -------------------------------------------------------------------------------------------------------------

export interface HotelQuery {
  readonly cityCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly guests: number;
  readonly starRating?: number;
}

export type BoardType = "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";

/** Until `before` (property-local deadline, given in UTC) a cancellation returns `refundCents`; after the last, nothing. */
export interface CancellationStep {
  readonly before: string;
  readonly refundCents: number;
}

export interface HotelPrice {
  readonly currency: "USD";
  /** What the stay costs altogether: `roomCents + taxesCents + feesCents + payAtPropertyCents`. */
  readonly totalCents: number;
  readonly roomCents: number;
  readonly taxesCents: number;
  readonly feesCents: number;
  /** Part of the total that the guest pays at the property, for example a resort fee or a city tax. */
  readonly payAtPropertyCents: number;
}

export interface HotelOffer {
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
  readonly boardType: BoardType;
  readonly maxOccupancy: number;
  /** Rooms needed for the guests searched for. All prices are for all rooms. */
  readonly rooms: number;
  readonly ratePlan: string;
  readonly refundable: boolean;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly nights: number;
  /** Room rate of each night, for all rooms, before taxes. */
  readonly nightly: readonly { readonly date: string; readonly amountCents: number }[];
  readonly price: HotelPrice;
  readonly cancellationPolicy: readonly CancellationStep[];
  /** HH:MM, property-local. */
  readonly checkInAfter: string;
  readonly checkOutBefore: string;
  readonly roomsLeft: number;
  readonly expiresAt: string;
}

export interface IssuedHotelOffer {
  readonly hotelId: string;
  readonly guests: number;
  readonly issuedAtMs: number;
  readonly stockKeys: readonly string[];
  /** Prices the stay for this many guests, who must fit the rooms; for those searched for if absent. */
  readonly quote: (sold: SoldCounts, guests?: number) => Quote<HotelOffer>;
}

// Cars ---------------------------------------------------------------------------------------------------------------

export interface CarQuery {
  readonly pickupLocationCode: string;
  readonly dropoffLocationCode: string;
  /** RFC 3339 date-times with an offset. */
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly driverAge: number;
}

export interface CarInsurance {
  readonly code: string;
  readonly name: string;
  readonly included: boolean;
  readonly perDayCents: number;
  readonly excessCents: number;
}

export interface CarPrice {
  readonly currency: "USD";
  /** `baseCents + taxesCents + feesCents + oneWayFeeCents + youngDriverFeeCents + seniorDriverFeeCents`. */
  readonly totalCents: number;
  readonly baseCents: number;
  /** Daily rate, for information. */
  readonly perDayCents: number;
  readonly taxesCents: number;
  /** Airport concession and other fees. */
  readonly feesCents: number;
  readonly oneWayFeeCents: number;
  readonly youngDriverFeeCents: number;
  readonly seniorDriverFeeCents: number;
}

export interface CarOffer {
  readonly carId: string;
  readonly vendor: string;
  readonly vendorName: string;
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
  /** ISO 8601 with the location's local offset. */
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly rentalDays: number;
  readonly mileage: { readonly unlimited: boolean; readonly includedKm: number | null };
  readonly fuelPolicy: "full_to_full" | "prepaid";
  readonly insurance: readonly CarInsurance[];
  readonly price: CarPrice;
  readonly payment: "pay_now" | "pay_at_counter";
  readonly cancellationPolicy: readonly CancellationStep[];
  readonly unitsLeft: number;
  readonly expiresAt: string;
}

/** What a renter may add at booking, priced by the same rules as the offer. */
export type CarExtra = "gps" | "child_seat" | "booster_seat" | "winter_tyres" | "additional_driver";
export type CarCover = "none" | "basic" | "full";

export interface CarExtrasPrice {
  readonly lines: readonly { readonly code: string; readonly name: string; readonly amountCents: number }[];
  /** Sum of the lines, tax included. */
  readonly totalCents: number;
}

/** What comes with the rates of a search, and what can be bought on top: amounts are for the whole rental, tax included. */
export interface CarTariff {
  readonly taxPercent: number;
  readonly airportFeePercent: number;
  /** Whether collision, theft and liability cover come with each rate. */
  readonly coverIncluded: boolean;
  /** Cars are insured in classes; `basic` is collision and theft with the excess, `full` also liability and no excess. */
  readonly insuranceClasses: readonly {
    readonly insuranceClass: string;
    readonly excessCents: number;
    readonly basicCents: number;
    readonly fullCents: number;
  }[];
  /** `additional_driver` is for each. */
  readonly extras: readonly { readonly code: CarExtra; readonly amountCents: number }[];
}

/** A search for cars. There is no tariff where nothing can be offered. */
export interface CarSearch extends OfferSearch<CarOffer> {
  readonly tariff: CarTariff | undefined;
}

export interface IssuedCarOffer {
  readonly carId: string;
  readonly driverAge: number;
  readonly issuedAtMs: number;
  readonly stockKeys: readonly string[];
  readonly quote: (driverAge: number, sold: SoldCounts) => Quote<CarOffer>;
  readonly extras: (cover: CarCover, extras: readonly CarExtra[], additionalDrivers: number) => CarExtrasPrice;
}
