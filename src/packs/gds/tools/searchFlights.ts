/** Search flights (contract: searchFlights). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { Handler } from "../../../runtime/handler.js";
import { searchFlights as flightsOn } from "../../../world/index.js";
import { offersOf } from "../offers.js";
import { flightQueryObjection } from "../rules/flightQuery.js";
import type { Services } from "../services.js";
import { worldStamp } from "../worldStamp.js";

export { searchFlightsText } from "../texts/flightOffers.js";

/** Checks the query against the calendar and the places, then offers what is left to sell, cheapest first. */
export const searchFlights: Handler<typeof gds.searchFlights, Services> = async (
  input,
  { world, worldRef, store, clock, fail },
) => {
  const nowMs = clock.now();
  const objection = flightQueryObjection(input, nowMs);
  if (objection !== undefined) fail(objection.reason, objection.detail);
  const { origin, destination, departureDate, cabin } = input;
  const { adults, children, infants } = input.passengers;
  const query = { origin, destination, departureDate, passengers: { adults, children, infants }, cabin };
  const search = flightsOn(world, query, nowMs);
  const { offers, notes } = await offersOf(search, { store, worldRef });
  return { searchId: search.searchId, world: worldStamp(world, nowMs), query, count: offers.length, offers, notes };
};
