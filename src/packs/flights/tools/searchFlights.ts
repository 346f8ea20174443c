/** Search flights (contract: searchFlights). */
import type { flights } from "../../../../generated/flights/contract.js";
import type { SearchFlightsOutput } from "../../../../generated/flights/types.js";
import type { Handler } from "../../../contract/handler.js";
import type { FoundFlights } from "../client.js";
import { flightRefusal } from "../flightRefusal.js";
import { searchObjection } from "../rules/searchQuery.js";
import { notesOf } from "../searchNotes.js";
import type { Services } from "../services.js";

export { foundFlightsText as searchFlightsText } from "../texts/foundFlights.js";

/** Checks the query's dates and places, then returns flights from the cache or the service. */
export const searchFlights: Handler<typeof flights.searchFlights, Services> = async (
  { new_search, max_results, ...query },
  context,
): Promise<SearchFlightsOutput> => {
  const objection = searchObjection(query, context.clock.now());
  if (objection !== undefined) context.fail(objection.reason, objection.detail);
  let found: FoundFlights;
  try {
    found = await context.clientFor(context).search(query, { isNew: new_search });
  } catch (error) {
    throw flightRefusal(error, query, context.secrets);
  }
  const options = found.options.slice(0, max_results);
  return {
    search_id: found.key,
    count: options.length,
    cached: found.isCached,
    stale: found.isStale,
    options,
    notes: notesOf(found, options.length),
  };
};
