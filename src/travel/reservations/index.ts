/** Reservations: PNRs, the rules for selling and cancelling them, and their record. */
export { cancellationAt } from "./cancel.js";
export { type Desk, soldCountsFrom, soldCountsOf } from "./desk.js";
export { canonicalJson, isKeyUsed } from "./idempotency.js";
export type { Realism } from "./objections.js";
export { issuedOffer, type OfferPlace, pricedOffer } from "./offers.js";
export { recordsIn } from "./records.js";
export { isVoidable } from "./refund.js";
export { createReservations } from "./reservations.js";
export { isHeld } from "./tickets.js";
export type {
  Booked,
  BookedCar,
  BookedFare,
  BookedFlightSegment,
  BookedHotel,
  Booker,
  BookingPrice,
  BookingRecord,
  Cancelled,
  CancelReason,
  CancelRequest,
  CarReason,
  CarRequest,
  FlightReason,
  FlightRequest,
  HistoryEntry,
  HotelReason,
  HotelRequest,
  OpeningTerms,
  Passenger,
  Refund,
  RefundLine,
  RefusalReason,
  Refuse,
  Reservations,
  SegmentStatus,
  Ticketing,
  TicketReason,
  Warning,
} from "./types.js";
