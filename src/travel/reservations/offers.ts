/** Turns an offer id into an offer that can be sold now, or refuses. It knows neither flights, hotels nor cars. */
import type { OfferLookup, Quote } from "../world/index.js";
import { utcIso } from "../world/index.js";
import { usd } from "../world/money.js";
import type { OfferReason, Refuse } from "./types.js";

/** The argument that holds an offer's id, and the tool that finds other offers. */
export interface OfferPlace {
  readonly field: string;
  readonly value: string;
  readonly searchTool: "searchFlights" | "searchHotels" | "searchCars";
}

/** The offer of an id. Reasons: OFFER_NOT_FOUND if this world never issued it, OFFER_EXPIRED if it is too old. */
export const issuedOffer = <Offer>(
  lookup: OfferLookup<Offer>,
  place: OfferPlace,
  refuse: Refuse<"OFFER_NOT_FOUND" | "OFFER_EXPIRED">,
): Offer => {
  if (lookup.kind === "known") return lookup.offer;
  if (lookup.kind === "unknown") return refuse("OFFER_NOT_FOUND", { ...place });
  return refuse("OFFER_EXPIRED", { ...place, expiredAt: utcIso(lookup.expiredAtMs) });
};

/** Refuses because fewer units are left than needed. */
export const refuseSoldOut = (place: OfferPlace, left: number, needed: number, refuse: Refuse<"SOLD_OUT">): never =>
  refuse("SOLD_OUT", { ...place, left, needed });

/**
 * The quote of an offer, if it can be sold at the price that its id promised. Reasons: SOLD_OUT; PRICE_CHANGED with the old and new totals
 * of the whole offer for the same party.
 */
export const pricedOffer = <Offer extends { readonly price: { readonly totalCents: number } }>(
  quote: Quote<Offer>,
  needed: number,
  place: OfferPlace,
  refuse: Refuse<Extract<OfferReason, "SOLD_OUT" | "PRICE_CHANGED">>,
): Extract<Quote<Offer>, { readonly kind: "priced" }> => {
  if (quote.kind === "soldOut") return refuseSoldOut(place, quote.left, needed, refuse);
  const { promisedTotalCents: oldTotalCents } = quote;
  const { totalCents: newTotalCents } = quote.offer.price;
  if (oldTotalCents !== newTotalCents) {
    const inWords = { oldTotal: usd(oldTotalCents), newTotal: usd(newTotalCents) };
    refuse("PRICE_CHANGED", { ...place, oldTotalCents, newTotalCents, ...inWords });
  }
  return quote;
};
