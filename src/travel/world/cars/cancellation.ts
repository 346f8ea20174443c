/** When a rental can be cancelled, and what is given back then. */
import { utcIso } from "../time/zones.js";
import type { CancellationStep } from "../types.js";

const freeUntilMsBeforePickup = 48 * 3_600_000;

/**
 * Free until 48 hours before the pick-up, then at the cost of one day's rate; a car not picked up is not refunded. Only
 * deadlines that lie ahead when the offer is issued. Where the rental is paid at the counter, the amount is what is no longer owed.
 */
export const carCancellationPolicy = (
  rental: { readonly pickupMs: number; readonly totalCents: number; readonly perDayCents: number },
  issuedAtMs: number,
): readonly CancellationStep[] => {
  const { pickupMs, totalCents, perDayCents } = rental;
  const steps = [
    { beforeMs: pickupMs - freeUntilMsBeforePickup, refundCents: totalCents },
    { beforeMs: pickupMs, refundCents: totalCents - perDayCents },
  ];
  return steps
    .filter(({ beforeMs, refundCents }) => beforeMs > issuedAtMs && refundCents > 0)
    .map(({ beforeMs, refundCents }) => ({ before: utcIso(beforeMs), refundCents }));
};
