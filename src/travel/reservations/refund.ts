/**
 * The refund of a cancellation, line by line: a pure function of a booking and an instant. In each line and in the totals, `refundCents =
 * paidCents - penaltyCents - nonRefundableTaxesCents`, and none of the four is negative.
 */
import { type CancellationStep, parseInstant } from "../world/index.js";
import { percent, sumCents, usd } from "../world/money.js";
import type { BookedCar, BookedFare, BookedHotel, BookingRecord, Refund, RefundLine } from "./types.js";

const hourMs = 3_600_000;
const secondMs = 1000;
/** The rule of 14 CFR 259.5(b)(4): a full refund within 24 hours of booking, if the booking was made at least a week before departure. */
const coolingOff = { withinMs: 24 * hourMs, bookedAheadMs: 7 * 24 * hourMs } as const;

const returnedInFull = (segmentRef: string, kind: RefundLine["kind"], paidCents: number, rule: string): RefundLine => ({
  segmentRef,
  kind,
  paidCents,
  penaltyCents: 0,
  nonRefundableTaxesCents: 0,
  refundCents: paidCents,
  rule,
});

/** Whether tickets can still be voided: up to and including the second of `voidUntil`. */
export const isVoidable = ({ ticketing }: BookingRecord, nowMs: number): boolean =>
  ticketing.voidUntil !== null && nowMs < parseInstant(ticketing.voidUntil) + secondMs;

const isCoolingOff = ({ createdAt, flightSegments }: BookingRecord, nowMs: number): boolean => {
  const bookedMs = parseInstant(createdAt);
  const departuresMs = flightSegments.map(({ departureUtc }) => parseInstant(departureUtc));
  return nowMs - bookedMs <= coolingOff.withinMs && Math.min(...departuresMs) - bookedMs >= coolingOff.bookedAheadMs;
};

/** The rule by which the whole fare is refunded; undefined if none applies. */
const fullFareRule = (booking: BookingRecord, nowMs: number): string | undefined => {
  if (isVoidable(booking, nowMs)) return "Voided on the day of issue: all is refunded.";
  return isCoolingOff(booking, nowMs)
    ? "Cancelled within 24 hours, booked 7 days or more ahead: all is refunded."
    : undefined;
};

/** The part of the base fare that the fare rule refunds: for each passenger the percentage minus the penalty, never below 0. */
const refundableBaseCents = ({ price, conditions }: BookedFare, nowMs: number): number => {
  const { allowed, refundPercent, penaltyCents, deadline } = conditions.refundBeforeDeparture;
  if (!allowed || (deadline !== null && nowMs >= parseInstant(deadline))) return 0;
  return sumCents(
    price.perPassenger.map(
      ({ baseCents, count }) => Math.max(0, percent(baseCents, refundPercent) - (penaltyCents ?? 0)) * count,
    ),
  );
};

const fareRuleInWords = (fare: BookedFare, baseCents: number): string => {
  const { refundPercent, penaltyCents } = fare.conditions.refundBeforeDeparture;
  const penalty = penaltyCents === null || penaltyCents === 0 ? "" : ` less ${usd(penaltyCents)} a passenger`;
  const share = baseCents === 0 ? "none of the base fare" : `${refundPercent} % of the base fare${penalty}`;
  return `Fare rule of ${fare.fareBrand}: ${share}, and the refundable taxes.`;
};

const fareLine = (booking: BookingRecord, fare: BookedFare, nowMs: number): RefundLine => {
  const { fareRef: segmentRef, totalCents: paidCents, price } = fare;
  if (booking.ticketing.status === "unticketed")
    return returnedInFull(segmentRef, "flight", 0, "Not paid for: nothing is refunded.");
  const inFull = fullFareRule(booking, nowMs);
  if (inFull !== undefined) return returnedInFull(segmentRef, "flight", paidCents, inFull);
  const baseCents = refundableBaseCents(fare, nowMs);
  const penaltyCents = price.baseCents - baseCents + price.feesCents;
  const nonRefundable = price.taxLines.filter(({ refundable }) => !refundable);
  const nonRefundableTaxesCents = sumCents(nonRefundable.map(({ amountCents }) => amountCents));
  return {
    segmentRef,
    kind: "flight",
    paidCents,
    penaltyCents,
    nonRefundableTaxesCents,
    refundCents: paidCents - penaltyCents - nonRefundableTaxesCents,
    rule: fareRuleInWords(fare, baseCents),
  };
};

/** The step of a policy that applies now: the first whose deadline is still ahead. A step ends at its deadline. */
const stepAt = (policy: readonly CancellationStep[], nowMs: number): CancellationStep | undefined =>
  policy.find(({ before }) => nowMs < parseInstant(before));

const stepInWords = (step: CancellationStep | undefined): string =>
  step === undefined ? "Past the last deadline of the policy" : `Cancelled before ${step.before}`;

/** A line whose refund a cancellation policy decides. */
const policyLine = (
  segmentRef: string,
  kind: RefundLine["kind"],
  paidCents: number,
  step: CancellationStep | undefined,
  note: string,
): RefundLine => {
  const refundCents = Math.min(paidCents, step?.refundCents ?? 0);
  const part = paidCents > 0 && refundCents === paidCents ? "all" : `${usd(refundCents)} of ${usd(paidCents)}`;
  const rule = `${stepInWords(step)}: ${part} is refunded.${note}`;
  const penaltyCents = paidCents - refundCents;
  return { segmentRef, kind, paidCents, penaltyCents, nonRefundableTaxesCents: 0, refundCents, rule };
};

/** The amount due at the property was never charged, so it counts as neither paid nor refunded. */
const hotelLine = (
  { segmentRef, price, cancellationPolicy, refundable, ratePlan }: BookedHotel,
  nowMs: number,
): RefundLine => {
  const paidCents = price.totalCents - price.payAtPropertyCents;
  const atProperty = price.payAtPropertyCents;
  const note = atProperty === 0 ? "" : ` ${usd(atProperty)} due at the property was never charged.`;
  const line = policyLine(segmentRef, "hotel", paidCents, stepAt(cancellationPolicy, nowMs), note);
  return refundable ? line : { ...line, rule: `The ${ratePlan} rate was not refundable when it was booked.${note}` };
};

/** A car that is paid at the counter: nothing was paid, so nothing is refunded or kept, but an amount may still be owed. */
const carLine = ({ segmentRef, payment, price, cancellationPolicy }: BookedCar, nowMs: number): RefundLine => {
  const step = stepAt(cancellationPolicy, nowMs);
  const owedCents = price.totalCents - (step?.refundCents ?? 0);
  if (payment === "pay_at_counter") {
    const owed = owedCents === 0 ? "nothing is owed" : `${usd(owedCents)} remains owed to the vendor`;
    const rule = `${stepInWords(step)}: nothing was paid, as payment is at the counter, and ${owed}.`;
    return { ...returnedInFull(segmentRef, "car", 0, rule), ...(owedCents > 0 && { owedCents }) };
  }
  return policyLine(segmentRef, "car", price.totalCents, step, "");
};

/** The refund of a booking that is cancelled as a whole, at an instant before its first flight departs. */
export const refundOf = (booking: BookingRecord, nowMs: number): Refund => {
  const lines = [
    ...booking.fares.map((fare) => fareLine(booking, fare, nowMs)),
    ...booking.hotelReservations.map((hotel) => hotelLine(hotel, nowMs)),
    ...booking.carReservations.map((car) => carLine(car, nowMs)),
  ];
  const sumOf = (amount: (line: RefundLine) => number): number => sumCents(lines.map(amount));
  const refundCents = sumOf((line) => line.refundCents);
  const owedCents = sumOf((line) => line.owedCents ?? 0);
  return {
    currency: "USD",
    paidCents: sumOf((line) => line.paidCents),
    penaltyCents: sumOf((line) => line.penaltyCents),
    nonRefundableTaxesCents: sumOf((line) => line.nonRefundableTaxesCents),
    refundCents,
    ...(owedCents > 0 && { owedCents }),
    method: refundCents > 0 ? "original_payment" : "none",
    lines,
  };
};
