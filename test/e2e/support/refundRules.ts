/** What a cancellation must return, worked out from the conditions that the booking itself states. */
import type {
  BookingDetail,
  CancellationRefundLine,
  CancellationStep,
  RetrievedFare,
} from "../../../generated/gds/types.js";

type Amounts = Omit<CancellationRefundLine, "kind" | "rule">;

const dayMs = 86_400_000;

/** Until the ticket may be voided, and on a day a week or more before departure: everything, within 24 hours of the sale. */
const isWholeFareReturned = (booking: BookingDetail, atMs: number): boolean => {
  const voidUntil = booking.ticketing?.voidUntil;
  if (voidUntil !== undefined && atMs < Date.parse(voidUntil)) return true;
  const departures = booking.flightSegments.map(({ departureLocal }) => Date.parse(departureLocal));
  const soldAtMs = Date.parse(booking.createdAt);
  return atMs - soldAtMs < dayMs && Math.min(...departures) - soldAtMs >= 7 * dayMs;
};

const fareRefund = (fare: RetrievedFare, booking: BookingDetail, atMs: number): Amounts => {
  const { fareRef: segmentRef, price } = fare;
  const paidCents = price.totalCents;
  if (isWholeFareReturned(booking, atMs)) {
    return { segmentRef, paidCents, refundCents: paidCents };
  }
  const { allowed, penaltyCents: penaltyEach, refundPercent = 0 } = fare.conditions.refundBeforeDeparture;
  const returnedBase = allowed
    ? (
        price.perPassenger ?? [
          { baseCents: price.baseCents / booking.passengers.length, count: booking.passengers.length },
        ]
      )
        .map(
          ({ baseCents, count }) =>
            count * Math.max(0, Math.round((baseCents * refundPercent) / 100) - (penaltyEach ?? 0)),
        )
        .reduce((total, amount) => total + amount, 0)
    : 0;
  const keptTaxes = price.taxLines.filter(({ refundable }) => !refundable).map(({ amountCents }) => amountCents);
  const nonRefundableTaxesCents = keptTaxes.reduce((total, amount) => total + amount, 0);
  const refundCents = returnedBase + price.taxesCents - nonRefundableTaxesCents;
  const penaltyCents = paidCents - nonRefundableTaxesCents - refundCents;
  return {
    segmentRef,
    paidCents,
    ...(penaltyCents > 0 && { penaltyCents }),
    ...(nonRefundableTaxesCents > 0 && { nonRefundableTaxesCents }),
    refundCents,
  };
};

/** The first step whose instant is still to come; nothing after the last. */
const stepRefund = (steps: readonly CancellationStep[], atMs: number): number =>
  steps.find(({ before }) => atMs < Date.parse(before))?.refundCents ?? 0;

/** A refund line's rule text is the product's own, all else is expected exactly. */
export const expectedFareLines = (booking: BookingDetail, atMs: number): readonly Amounts[] =>
  booking.fares.map((fare) => fareRefund(fare, booking, atMs));

type Paid = Pick<Amounts, "paidCents" | "refundCents">;

/** What is due at the property was not paid, so it is not returned. */
export const expectedHotelRefunds = (booking: BookingDetail, atMs: number): readonly Paid[] =>
  booking.hotelReservations.map(({ price, cancellationPolicy = [] }) => ({
    paidCents: price.totalCents - (price.payAtPropertyCents ?? 0),
    refundCents: stepRefund(cancellationPolicy, atMs),
  }));

/** A car that is paid at the counter was not paid: the steps of its policy say what is no longer owed. */
export const expectedCarRefunds = (booking: BookingDetail, atMs: number): readonly Paid[] =>
  booking.carReservations.map(({ price, payment, cancellationPolicy = [] }) =>
    payment === "pay_at_counter"
      ? { paidCents: 0, refundCents: 0 }
      : { paidCents: price.totalCents, refundCents: stepRefund(cancellationPolicy, atMs) },
  );
