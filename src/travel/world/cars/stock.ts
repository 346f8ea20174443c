/** How many cars of a class a vendor has at a location on a day, and how many are left for a rental. */
import { addDays } from "../time/calendar.js";
import type { SoldCounts, StockClaim, World } from "../types.js";

/** Share of days on which a class is gone before anything is sold here. */
const goneChance = 0.006;

/** The cars of one class, day by day, that a rental keeps from others. */
export interface RentalStock {
  readonly claims: readonly StockClaim[];
  readonly left: number;
  readonly scarcestKey: string;
}

/**
 * The stock keys of a rental, `C:ZC:LAX:2026-06-15:ICAR`: one for each rental day, from the local date of the pick-up, so
 * that a car returned within the hours of its last day can be let again on the next date.
 */
export const carStockKeys = (
  vendor: string,
  location: string,
  firstDate: string,
  days: number,
  sippCode: string,
): readonly string[] =>
  Array.from({ length: days }, (_, day) => `C:${vendor}:${location}:${addDays(firstDate, day)}:${sippCode}`);

/** Cars on offer for a day, what others have booked already taken off; the same at all times. */
const carCapacity = (world: World, stockKey: string, mostUnits: number): number => {
  const fewest = Math.ceil(mostUnits / 3);
  const draw = world.chance.unit(`capacity:${stockKey}`);
  if (draw < goneChance) return 0;
  return fewest + Math.floor(((draw - goneChance) / (1 - goneChance)) * (mostUnits - fewest + 1));
};

/** What is left on the scarcest day, given what was sold. */
export const rentalStock = (
  world: World,
  stockKeys: readonly string[],
  mostUnits: number,
  sold: SoldCounts,
): RentalStock => {
  let left = Number.POSITIVE_INFINITY;
  let scarcestKey = "";
  const claims = stockKeys.map((key) => {
    const capacity = carCapacity(world, key, mostUnits);
    const leftThatDay = Math.max(0, capacity - sold(key));
    if (leftThatDay < left) {
      left = leftThatDay;
      scarcestKey = key;
    }
    return { key, quantity: 1, capacity };
  });
  return { claims, left, scarcestKey };
};
