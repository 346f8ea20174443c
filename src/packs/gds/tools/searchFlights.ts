/** Search flights (contract: searchFlights). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { SearchFlightsOutput, SearchFlightsResolved } from "../../../../generated/gds/types.js";
import type { Handler, ToolContext } from "../../../contract/handler.js";
import { searchFlights as flightsOn, localIso } from "../../../travel/world/index.js";
import { nextNote } from "../../nextStep.js";
import { airlinesOf, brandOf, itineraryOf } from "../flightAnswer.js";
import { keyedSearch } from "../keyedSearch.js";
import { localWorld } from "../localWorld.js";
import { flightQueryObjection } from "../rules/flightQuery.js";
import type { Services } from "../services.js";

export { searchFlightsText } from "../texts/flightOffers.js";

const refundNote =
  "All is returned on the day of booking, or within 24 hours if 7 days or more ahead; later, until departure, the refund given.";
const bookNext = nextNote(
  "bookFlight with flightIds [one id for the whole party; for a return trip also one of a search back], passengers, contactEmail or contactPhone. It charges the price shown or refuses.",
);
const searchNext = nextNote("searchFlights with another date, cabin or airport.");

/** Checks the query's dates and places, then finds the available itineraries, by departure. */
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
      output: ({ searchId, brands, expiresAtMs }, { offers, notes }, nowMs): SearchFlightsOutput => {
        const stamp = localWorld(world, origin, nowMs);
        const found = offers.length > 0;
        return {
          searchId,
          world: stamp,
          query,
          count: offers.length,
          ...(found && { expiresAt: localIso(stamp.timeZone, expiresAtMs) }),
          currency: "USD",
          brands: brands.map(brandOf),
          airlines: airlinesOf(offers),
          itineraries: offers.map((itinerary) => itineraryOf(itinerary, query)),
          notes: found ? [...notes, refundNote, bookNext] : [...notes, searchNext],
        };
      },
    },
    context,
  );
};

/** Returns the available itineraries, by departure. */
export const searchFlights: Handler<typeof gds.searchFlights, Services> = async (
  input,
  context,
): Promise<SearchFlightsOutput> => (await keyedSearchFlights(input, context)).make();
