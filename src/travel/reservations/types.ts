/**
 * The record of what was sold, and the operations on it. It knows the world and the store's port, but no MCP, contract file or transport.
 * The record has the fields of the contract's full booking, so that showing it only selects fields.
 */
import type {
  BoardType,
  Cabin,
  CancellationStep,
  CarCover,
  CarExtra,
  CarPrice,
  FlightOffer,
  FlightPrice,
  FlightSegment,
  HotelPrice,
  PassengerType,
  StockClaim,
} from "../world/types.js";
import type { Refuse } from "./refusals.js";

export type { RefusalDetail, RefusalReason, Refuse } from "./refusals.js";

/** Confirmed (HK) or cancelled (HX). */
export type SegmentStatus = "HK" | "HX";

/** Something that was accepted although a real carrier would object. The level `strict` refuses it. */
export interface Warning {
  readonly reason: string;
  readonly field: string;
  readonly message: string;
}

export interface Passenger {
  readonly paxRef: string;
  readonly type: PassengerType;
  readonly title: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly gdsName: string;
  readonly dateOfBirth: string | null;
  readonly ageAtTravel: number | null;
  readonly associatedAdult: string | null;
  readonly frequentFlyerNumber: string | null;
  readonly ticketNumber: string | null;
}

export interface BookedFlightSegment extends FlightSegment {
  readonly segmentRef: string;
  readonly status: SegmentStatus;
}

/** A flight offer as it was sold. */
export interface BookedFare {
  readonly fareRef: string;
  readonly flightId: string;
  readonly segmentRefs: readonly string[];
  readonly cabin: Cabin;
  readonly fareBrand: string;
  readonly totalCents: number;
  readonly price: FlightPrice;
  readonly conditions: FlightOffer["conditions"];
}

export interface BookedHotel {
  readonly segmentRef: string;
  readonly status: SegmentStatus;
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
  readonly boardType: BoardType;
  readonly ratePlan: string;
  readonly refundable: boolean;
  readonly price: HotelPrice;
  readonly cancellationPolicy: readonly CancellationStep[];
  readonly guests: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly specialRequests: string | null;
}

export interface BookedCar {
  readonly segmentRef: string;
  readonly status: SegmentStatus;
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
  readonly driver: { readonly firstName: string; readonly lastName: string; readonly age: number };
  readonly additionalDrivers: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly insurance: CarCover;
  readonly extras: readonly { readonly code: string; readonly name: string; readonly amountCents: number }[];
  readonly payment: "pay_now" | "pay_at_counter";
  readonly price: CarPrice & { readonly extrasCents: number };
  readonly cancellationPolicy: readonly CancellationStep[];
  readonly arrivingFlight: string | null;
  readonly specialRequests: string | null;
}

/** The price of what was sold. `totalCents = flightCents + hotelCents + carCents`, also after a cancellation. */
export interface BookingPrice {
  readonly currency: "USD";
  readonly totalCents: number;
  readonly flightCents: number;
  readonly hotelCents: number;
  readonly carCents: number;
  readonly refundedCents: number;
}

export interface Ticketing {
  readonly status: "unticketed" | "ticketed" | "voided" | "refunded";
  readonly deadline: string | null;
  readonly voidUntil: string | null;
}

export interface RefundLine {
  readonly segmentRef: string;
  readonly kind: "flight" | "hotel" | "car";
  readonly paidCents: number;
  readonly penaltyCents: number;
  readonly nonRefundableTaxesCents: number;
  readonly refundCents: number;
  /** The amount that is still owed to a vendor who is paid at the counter; absent if none is. */
  readonly owedCents?: number;
  /** The rule that applied, in words. */
  readonly rule: string;
}

/** `refundCents = paidCents - penaltyCents - nonRefundableTaxesCents`, in each line and in the totals. */
export interface Refund {
  readonly currency: "USD";
  readonly paidCents: number;
  readonly penaltyCents: number;
  readonly nonRefundableTaxesCents: number;
  readonly refundCents: number;
  /** The sum over the lines; absent if nothing is owed. */
  readonly owedCents?: number;
  readonly method: "original_payment" | "none";
  readonly lines: readonly RefundLine[];
}

export interface HistoryEntry {
  readonly at: string;
  readonly version: number;
  readonly action: "created" | "flights_added" | "hotel_added" | "car_added" | "ticketed" | "cancelled" | "refunded";
  readonly actor: string;
  readonly detail: string;
}

/** A PNR as it is stored: the contract's full booking, and its stock, which a cancellation returns. */
export interface BookingRecord {
  readonly pnr: string;
  readonly status: "confirmed" | "cancelled";
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly sessionId: string;
  readonly contact: { readonly email: string | null; readonly phone: string | null };
  readonly passengers: readonly Passenger[];
  readonly flightSegments: readonly BookedFlightSegment[];
  readonly fares: readonly BookedFare[];
  readonly hotelReservations: readonly BookedHotel[];
  readonly carReservations: readonly BookedCar[];
  readonly price: BookingPrice;
  readonly ticketing: Ticketing;
  readonly warnings: readonly Warning[];
  readonly test: true;
  readonly cancelledAt: string | null;
  readonly cancellationReason: string | null;
  readonly refund: Refund | null;
  readonly history: readonly HistoryEntry[];
  /** Never shown: the stock to return on cancellation. */
  readonly stock: readonly StockClaim[];
}

/** Who books: the session that will own a new PNR, and the key that identifies a retry. */
export interface Booker {
  /** The session, if the caller has one already. */
  readonly sessionId: string | undefined;
  /** The session, created if needed. Called only when a booking is about to be written. */
  readonly obtainSession: () => string;
  readonly idempotencyKey: string | undefined;
  /**
   * Aborted when nobody waits for the outcome any more. A write that has not started by then is not made, and the signal's reason is
   * thrown. A write that has started is completed.
   */
  readonly signal?: AbortSignal;
}

export interface FlightRequest {
  readonly flightIds: readonly string[];
  readonly passengers: readonly {
    readonly type: PassengerType;
    readonly firstName: string;
    readonly lastName: string;
    readonly dateOfBirth?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly frequentFlyerNumber?: string;
  }[];
  readonly contactEmail?: string;
  readonly contactPhone?: string;
}

/** How a PNR is opened that is not sold and paid at once. Never taken from a caller's input. */
export interface OpeningTerms {
  /** Until when the seats are held without a ticket (ISO 8601 in UTC). Absent: ticketed at once. */
  readonly heldUntil?: string;
  /** Called with the PNR just before it is opened, and again if another locator is tried. A rejection ends the sale. */
  readonly beforeOpening?: (pnr: string) => Promise<void>;
}

/** Tickets for seats that were held. */
export interface TicketRequest {
  readonly pnr: string;
}

export interface HotelRequest {
  readonly hotelId: string;
  readonly existingPnr?: string;
  readonly guests: readonly { readonly firstName: string; readonly lastName: string; readonly email?: string }[];
  readonly specialRequests?: string;
}

interface DriverName {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth?: string;
}

export interface CarRequest {
  readonly carId: string;
  readonly existingPnr?: string;
  readonly driver: DriverName & { readonly email?: string; readonly phone?: string; readonly licenseCountry?: string };
  readonly additionalDrivers?: readonly DriverName[];
  readonly insurance: CarCover;
  readonly extras?: readonly CarExtra[];
  readonly flightNumber?: string;
  readonly specialRequests?: string;
}

export interface CancelRequest {
  readonly pnr: string;
  readonly reason?: string;
}

export type OfferReason = "OFFER_NOT_FOUND" | "OFFER_EXPIRED" | "SOLD_OUT" | "PRICE_CHANGED";
type NameReason = "NAME_INVALID" | "NAME_NOT_ROMANIZED" | TextReason;
type TextReason = "TOO_LONG" | "CARD_DATA_REFUSED";
type SaleReason = "PAYMENT_DECLINED" | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL";
export type ExistingReason = "PNR_NOT_FOUND" | "CANCELLED_PNR" | "VERSION_CONFLICT";
export type FlightReason =
  | "CONTACT_REQUIRED"
  | OfferReason
  | NameReason
  | SaleReason
  | "TOO_MANY_ITEMS"
  | "DUPLICATE_FLIGHT"
  | "NOT_CHRONOLOGICAL"
  | "ARNK"
  | "MCT_VIOLATION"
  | "TOO_MANY_PAX"
  | "INFANT_WITHOUT_ADULT"
  | "PAX_MISMATCH"
  | "PAX_TYPE_AGE"
  | "DOB_REQUIRED"
  | "DUPLICATE_PASSENGER"
  | "DUPLICATE_BOOKING";
export type HotelReason =
  | OfferReason
  | NameReason
  | SaleReason
  | ExistingReason
  | "TOO_MANY_ITEMS"
  | "PNR_FULL"
  | "OCCUPANCY_EXCEEDED"
  | "HOTEL_OTHER_CITY"
  | "HOTEL_BEFORE_ARRIVAL"
  | "HOTEL_AFTER_DEPARTURE"
  | "TRIP_OVERLAP";
export type CarReason =
  | OfferReason
  | NameReason
  | SaleReason
  | ExistingReason
  | "PNR_FULL"
  | "DRIVER_TOO_YOUNG"
  | "DRIVER_AGE_MISMATCH"
  | "DOB_REQUIRED"
  | "CAR_OTHER_CITY"
  | "CAR_BEFORE_ARRIVAL"
  | "CAR_AFTER_DEPARTURE"
  | "TRIP_OVERLAP";
export type CancelReason =
  | "PNR_NOT_FOUND"
  | "ALREADY_CANCELLED"
  | "PARTLY_FLOWN"
  | "VERSION_CONFLICT"
  | TextReason
  | "IDEMPOTENCY_CONFLICT";

export type TicketReason =
  | "PNR_NOT_FOUND"
  | "CANCELLED_PNR"
  | "ALREADY_TICKETED"
  | "HOLD_EXPIRED"
  | "PAYMENT_DECLINED"
  | "VERSION_CONFLICT"
  | "IDEMPOTENCY_CONFLICT";

export interface Booked {
  readonly record: BookingRecord;
  readonly created: boolean;
  readonly idempotentReplay: boolean;
}

export interface Cancelled {
  readonly record: BookingRecord;
  readonly refund: Refund;
  readonly idempotentReplay: boolean;
}

/** All operations on PNRs. A refusal leaves the store unchanged. */
export interface Reservations {
  readonly bookFlights: (
    request: FlightRequest,
    booker: Booker,
    refuse: Refuse<FlightReason>,
    terms?: OpeningTerms,
  ) => Promise<Booked>;
  /** Issues the tickets of a PNR whose seats are held, before the hold ends. */
  readonly ticket: (request: TicketRequest, booker: Booker, refuse: Refuse<TicketReason>) => Promise<Booked>;
  /** Cancels a PNR whose hold has expired without a ticket, as of the instant when it expired. Undefined if there is no such PNR. */
  readonly release: (pnr: string, refuse: Refuse<CancelReason>) => Promise<BookingRecord | undefined>;
  readonly bookHotel: (request: HotelRequest, booker: Booker, refuse: Refuse<HotelReason>) => Promise<Booked>;
  readonly bookCar: (request: CarRequest, booker: Booker, refuse: Refuse<CarReason>) => Promise<Booked>;
  /** `check` receives the PNR as it is at the moment of writing. An error that it throws ends the cancellation. */
  readonly cancel: (
    request: CancelRequest,
    booker: Booker,
    refuse: Refuse<CancelReason>,
    check?: (current: BookingRecord) => void,
  ) => Promise<Cancelled>;
  /** Undefined if there is no such PNR, or if sessions are isolated and it belongs to another. */
  readonly find: (pnr: string, booker: Pick<Booker, "sessionId">) => Promise<BookingRecord | undefined>;
  /** The newest bookings of one session, newest first, and the total number of its bookings. */
  readonly list: (
    sessionId: string,
    status: "all" | "confirmed" | "cancelled",
  ) => Promise<{ readonly records: readonly BookingRecord[]; readonly total: number }>;
}
