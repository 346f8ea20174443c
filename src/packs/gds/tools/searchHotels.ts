/** Search hotels (contract: searchHotels). */
import type { gds } from "../../../../generated/gds/contract.js";
import type { SearchHotelsOutput, SearchHotelsResolved } from "../../../../generated/gds/types.js";
import type { Handler, ToolContext } from "../../../contract/handler.js";
import { daysBetween, searchHotels as hotelsIn } from "../../../travel/world/index.js";
import { nextNote } from "../../nextStep.js";
import { hotelsOf } from "../hotelAnswer.js";
import { keyedSearch } from "../keyedSearch.js";
import { localWorld } from "../localWorld.js";
import { hotelQueryObjection } from "../rules/hotelQuery.js";
import type { Services } from "../services.js";

export { searchHotelsText } from "../texts/hotelOffers.js";

const bookNext = nextNote(
  "bookHotel with a hotelId and the guests' names (and existingPnr to add it), before expiresAt.",
);
const searchNext = nextNote("searchHotels with other dates, fewer stars or another city.");

/** Checks the query against the city's calendar, then finds the available rooms, cheapest stay first. */
export const keyedSearchHotels = (
  input: SearchHotelsResolved,
  context: ToolContext<typeof gds.searchHotels> & Services,
) => {
  const { world, fail } = context;
  const { cityCode, checkInDate, checkOutDate, guests, starRating } = input;
  return keyedSearch(
    {
      tool: "searchHotels",
      query: [cityCode, checkInDate, checkOutDate, guests, starRating],
      search: (nowMs) => {
        const objection = hotelQueryObjection(input, nowMs);
        if (objection !== undefined) fail(objection.reason, objection.detail);
        return hotelsIn(world, input, nowMs);
      },
      output: ({ searchId }, { offers, notes }, nowMs): SearchHotelsOutput => ({
        searchId,
        world: localWorld(world, cityCode, nowMs),
        query: { cityCode, checkInDate, checkOutDate, guests, ...(starRating !== undefined && { starRating }) },
        nights: daysBetween(checkInDate, checkOutDate),
        count: offers.length,
        currency: "USD",
        ...hotelsOf(offers),
        notes: [...notes, offers.length > 0 ? bookNext : searchNext],
      }),
    },
    context,
  );
};

/** Returns the available rooms, cheapest stay first. */
export const searchHotels: Handler<typeof gds.searchHotels, Services> = async (
  input,
  context,
): Promise<SearchHotelsOutput> => (await keyedSearchHotels(input, context)).make();
