/** Search rental cars (contract: searchCars). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { Handler } from "../../../runtime/handler.js";
import { searchCars as carsAt } from "../../../world/index.js";
import { offersOf } from "../offers.js";
import { carQueryObjection, carQueryOf, daysOf } from "../rules/carQuery.js";
import type { Services } from "../services.js";
import { worldStamp } from "../worldStamp.js";

export { searchCarsText } from "../texts/carOffers.js";

/** Checks the query against the clock at the pick-up, then offers the cars that are left, cheapest rental first. */
export const searchCars: Handler<typeof gds.searchCars, Services> = async (
  input,
  { world, worldRef, store, clock, fail },
) => {
  const nowMs = clock.now();
  const query = carQueryOf(input);
  const objection = carQueryObjection(query, nowMs);
  if (objection !== undefined) fail(objection.reason, objection.detail);
  const search = carsAt(world, query, nowMs);
  const { offers, notes } = await offersOf(search, { store, worldRef });
  return {
    searchId: search.searchId,
    world: worldStamp(world, nowMs),
    rentalDays: daysOf(query),
    count: offers.length,
    cars: offers,
    notes,
  };
};
