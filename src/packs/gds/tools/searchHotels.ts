/** Search hotels (contract: searchHotels). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { Handler } from "../../../runtime/handler.js";
import { daysBetween, searchHotels as hotelsIn } from "../../../world/index.js";
import { offersOf } from "../offers.js";
import { hotelQueryObjection } from "../rules/hotelQuery.js";
import type { Services } from "../services.js";
import { worldStamp } from "../worldStamp.js";

export { searchHotelsText } from "../texts/hotelOffers.js";

/** Checks the query against the calendar of the city, then offers the rooms that are left, cheapest stay first. */
export const searchHotels: Handler<typeof gds.searchHotels, Services> = async (
  input,
  { world, worldRef, store, clock, fail },
) => {
  const nowMs = clock.now();
  const objection = hotelQueryObjection(input, nowMs);
  if (objection !== undefined) fail(objection.reason, objection.detail);
  const search = hotelsIn(world, input, nowMs);
  const { offers, notes } = await offersOf(search, { store, worldRef });
  return {
    searchId: search.searchId,
    world: worldStamp(world, nowMs),
    nights: daysBetween(input.checkInDate, input.checkOutDate),
    count: offers.length,
    hotels: offers,
    notes,
  };
};
