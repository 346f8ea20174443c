/** The two steps of a search: name the stock, look up what was sold of it, and have the offers made. */
import type { BookingStore, WorldRef } from "../../store/index.js";
import type { OfferSearch } from "../../world/index.js";

/** The offers of a search as the store stands now, with the world's notes about them. */
export const offersOf = async <Offer>(
  search: OfferSearch<Offer>,
  store: Pick<BookingStore<unknown>, "soldCounts">,
  worldRef: WorldRef,
): Promise<{ readonly offers: readonly Offer[]; readonly notes: readonly string[] }> => {
  const counts = await store.soldCounts(worldRef, search.stockKeys);
  const soldOf = new Map(search.stockKeys.map((key, index) => [key, counts[index] ?? 0]));
  return search.offersWith((key) => soldOf.get(key) ?? 0);
};
