/** The two steps of a search: name the stock, look up what was sold of it, and have the offers made. */
import { soldCountsOf } from "../../reservations/index.js";
import type { OfferSearch } from "../../world/index.js";
import type { Services } from "./services.js";

/** The offers of a search as the store stands now, with the world's notes about them. */
export const offersOf = async <Offer>(
  search: OfferSearch<Offer>,
  services: Pick<Services, "store" | "worldRef">,
): Promise<{ readonly offers: readonly Offer[]; readonly notes: readonly string[] }> =>
  search.offersWith(await soldCountsOf(services, search.stockKeys));
