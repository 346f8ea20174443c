/** When a stay can be cancelled, and what is refunded then. Knows rate plans and the house's local time. */
import { addDays } from "../time/calendar.js";
import { utcIso, utcOfLocal } from "../time/zones.js";
import type { CancellationStep } from "../types.js";
import type { RatePlan } from "./roomTypes.js";

/** What of a stay matters to its cancellation. */
export interface CancellableStay {
  readonly timeZone: string;
  readonly checkInDate: string;
  /** Paid in advance; what is paid at the property is never charged and so never refunded. */
  readonly prepaidCents: number;
  readonly firstNightCents: number;
}

/**
 * The deadlines that still lie ahead when the offer is issued, in order of time, each with what a cancellation until then
 * refunds. Deadlines are hours of the property's local day, told in UTC. Steps that would refund nothing are left out.
 */
export const hotelCancellationPolicy = (
  plan: RatePlan,
  stay: CancellableStay,
  issuedAtMs: number,
): readonly CancellationStep[] =>
  plan.deadlines.flatMap(({ daysBeforeArrival, localHour, nightsCharged }) => {
    const deadlineMs = utcOfLocal(stay.timeZone, addDays(stay.checkInDate, -daysBeforeArrival), localHour * 60);
    const refundCents = stay.prepaidCents - nightsCharged * stay.firstNightCents;
    return deadlineMs > issuedAtMs && refundCents > 0 ? [{ before: utcIso(deadlineMs), refundCents }] : [];
  });
