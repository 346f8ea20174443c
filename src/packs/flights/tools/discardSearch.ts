/** Discard a search (contract: discardSearch). */
import type { flights } from "../../../../generated/flights/contract.js";
import type { DiscardSearchOutput } from "../../../../generated/flights/types.js";
import type { Handler } from "../../../contract/handler.js";
import { partsOfKey } from "../cacheKey.js";
import type { Services } from "../services.js";

/** Drops the cached answer of a search, so that the next search asks the service. */
export const discardSearch: Handler<typeof flights.discardSearch, Services> = async (
  { search_id },
  context,
): Promise<DiscardSearchOutput> => {
  if (partsOfKey(search_id) === undefined) {
    return context.fail("SEARCH_NOT_FOUND", { field: "search_id", value: search_id });
  }
  const discarded = await context.clientFor(context).discard(search_id);
  return { search_id, discarded, notes: ["Next: searchFlights, which asks the service anew."] };
};

/** The text of the output for the model. */
export const discardSearchText = ({ search_id, discarded, notes }: DiscardSearchOutput): string =>
  [discarded ? `Discarded ${search_id}.` : `Nothing was kept of ${search_id}.`, ...notes].join("\n");
