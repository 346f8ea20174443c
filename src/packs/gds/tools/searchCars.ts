/** Search rental cars (contract: searchCars). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { SearchCarsOutput, SearchCarsResolved } from "../../../../generated/gds/types.js";
import type { Handler, ToolContext } from "../../../contract/handler.js";
import { searchCars as carsAt } from "../../../travel/world/index.js";
import { keyedSearch } from "../keyedSearch.js";
import { carQueryObjection, carQueryOf, daysOf } from "../rules/carQuery.js";
import type { Services } from "../services.js";
import { worldStamp } from "../worldStamp.js";

export { searchCarsText } from "../texts/carOffers.js";

/** Checks the query against the clock at the pick-up, then finds the cars that are left, cheapest rental first. */
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
      output: ({ searchId }, { offers, notes }, nowMs) => ({
        searchId,
        world: worldStamp(world, nowMs),
        rentalDays: daysOf(query),
        count: offers.length,
        cars: offers,
        notes,
      }),
    },
    context,
  );
};

/** Offers the cars that are left, cheapest rental first. */
export const searchCars: Handler<typeof gds.searchCars, Services> = async (input, context): Promise<SearchCarsOutput> =>
  (await keyedSearchCars(input, context)).make();
