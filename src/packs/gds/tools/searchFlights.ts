/** Search flights (contract: searchFlights). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { SearchFlightsOutput, SearchFlightsResolved } from "../../../../generated/gds/types.js";
import type { Handler, ToolContext } from "../../../contract/handler.js";
import { searchFlights as flightsOn } from "../../../travel/world/index.js";
import { keyedSearch } from "../keyedSearch.js";
import { flightQueryObjection } from "../rules/flightQuery.js";
import type { Services } from "../services.js";
import { worldStamp } from "../worldStamp.js";

export { searchFlightsText } from "../texts/flightOffers.js";

/** Checks the query against the calendar and the places, then finds what is left to sell, cheapest first. */
export const keyedSearchFlights = (
  input: SearchFlightsResolved,
  context: ToolContext<typeof gds.searchFlights> & Services,
) => {
  const { world, fail } = context;
  const { origin, destination, departureDate, cabin } = input;
  const { adults, children, infants } = input.passengers;
  const query = { origin, destination, departureDate, passengers: { adults, children, infants }, cabin };
  return keyedSearch(
    {
      tool: "searchFlights",
      query: [origin, destination, departureDate, adults, children, infants, cabin],
      search: (nowMs) => {
        const objection = flightQueryObjection(query, nowMs);
        if (objection !== undefined) fail(objection.reason, objection.detail);
        return flightsOn(world, query, nowMs);
      },
      output: ({ searchId }, { offers, notes }, nowMs) => {
        return { searchId, world: worldStamp(world, nowMs), query, count: offers.length, offers, notes };
      },
    },
    context,
  );
};

/** Offers what is left to sell, cheapest first. */
export const searchFlights: Handler<typeof gds.searchFlights, Services> = async (
  input,
  context,
): Promise<SearchFlightsOutput> => (await keyedSearchFlights(input, context)).make();
