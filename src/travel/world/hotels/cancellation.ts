/** When a stay can be cancelled, and how much is refunded then. It knows rate plans and the hotel's local time. */
import { addDays } from "../time/calendar.js";
import { utcIso, utcOfLocal } from "../time/zones.js";
import type { CancellationStep } from "../types.js";
import type { RatePlan } from "./roomTypes.js";

/** The facts about a stay that its cancellation depends on. */
export interface CancellableStay {
  readonly timeZone: string;
  readonly checkInDate: string;
  /** The amount paid in advance. What is paid at the property is never charged and so never refunded. */
  readonly prepaidCents: number;
  readonly firstNightCents: number;
}

/**
 * The deadlines that are still ahead when the offer is issued, in order of time, each with the refund of a cancellation before it.
 * Deadlines are hours of the property's local day, given in UTC. Steps without a refund are left out.
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
