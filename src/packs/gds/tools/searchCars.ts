/** Search rental cars (contract: searchCars). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { SearchCarsOutput, SearchCarsResolved } from "../../../../generated/gds/types.js";
import type { Handler, ToolContext } from "../../../contract/handler.js";
import { searchCars as carsAt } from "../../../travel/world/index.js";
import { nextNote } from "../../nextStep.js";
import { carsOf } from "../carAnswer.js";
import { keyedSearch } from "../keyedSearch.js";
import { localWorld } from "../localWorld.js";
import { carQueryObjection, carQueryOf, daysOf, localCarQuery, otherClockNotes } from "../rules/carQuery.js";
import type { Services } from "../services.js";

export { searchCarsText } from "../texts/carOffers.js";

const bookNext = nextNote("bookCar with a carId and the driver's name (and existingPnr to add it), before expiresAt.");
const searchNext = nextNote("searchCars at another place or for other times.");

/** Checks the query against local time at the pick-up, then finds the available cars, cheapest rental first. */
export const keyedSearchCars = (input: SearchCarsResolved, context: ToolContext<typeof gds.searchCars> & Services) => {
  const { world, fail } = context;
  const query = carQueryOf(input);
  const { pickupLocationCode, dropoffLocationCode, pickupDate, dropoffDate, driverAge } = query;
  return keyedSearch(
    {
      tool: "searchCars",
      query: [pickupLocationCode, dropoffLocationCode, pickupDate, dropoffDate, driverAge],
      search: (nowMs) => {
        const objection = carQueryObjection(query, nowMs);
        if (objection !== undefined) fail(objection.reason, objection.detail);
        return carsAt(world, query, nowMs);
      },
      output: ({ searchId, tariff }, { offers, notes }, nowMs): SearchCarsOutput => ({
        searchId,
        world: localWorld(world, pickupLocationCode, nowMs),
        query: localCarQuery(query),
        rentalDays: daysOf(query),
        count: offers.length,
        currency: "USD",
        ...carsOf(offers, tariff),
        notes: [...otherClockNotes(query), ...notes, offers.length > 0 ? bookNext : searchNext],
      }),
    },
    context,
  );
};

/** Returns the available cars, cheapest rental first. */
export const searchCars: Handler<typeof gds.searchCars, Services> = async (input, context): Promise<SearchCarsOutput> =>
  (await keyedSearchCars(input, context)).make();
