/** How many cars of a class a vendor has at a location on a day, and how many are left for a rental. */
import { addDays } from "../time/calendar.js";
import type { SoldCounts, StockClaim, World } from "../types.js";

/** The share of days on which a class is sold out before this product sells anything. */
const goneChance = 0.006;

/** The cars of one class that a rental takes from stock, day by day. */
export interface RentalStock {
  readonly claims: readonly StockClaim[];
  readonly left: number;
  readonly scarcestKey: string;
}

/**
 * The stock keys of a rental, such as `C:ZC:LAX:2026-06-15:ICAR`: one for each rental day from the local date of the pick-up, so that a car
 * returned within its last day can be rented out again on the next date.
 */
export const carStockKeys = (
  vendor: string,
  location: string,
  firstDate: string,
  days: number,
  sippCode: string,
): readonly string[] =>
  Array.from({ length: days }, (_, day) => `C:${vendor}:${location}:${addDays(firstDate, day)}:${sippCode}`);

/** The cars on offer for a day, without those that others have booked. It never changes. */
const carCapacity = (world: World, stockKey: string, mostUnits: number): number => {
  const fewest = Math.ceil(mostUnits / 3);
  const draw = world.chance.unit(`capacity:${stockKey}`);
  if (draw < goneChance) return 0;
  return fewest + Math.floor(((draw - goneChance) / (1 - goneChance)) * (mostUnits - fewest + 1));
};

/** What is left on the scarcest day, given the sold counts. */
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
