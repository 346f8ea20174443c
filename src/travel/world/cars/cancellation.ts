/** When a rental can be cancelled, and how much is refunded then. */
import { utcIso } from "../time/zones.js";
import type { CancellationStep } from "../types.js";

const freeUntilMsBeforePickup = 48 * 3_600_000;

/**
 * Free until 48 hours before the pick-up, then the price of one day is kept; after the pick-up time nothing is refunded. Only deadlines
 * that are still ahead at the offer's issue are listed. For a rental that is paid at the counter, the amount is what is no longer owed.
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
