/** Whole offers of a search: each brand of each itinerary, rebuilt from its id, as a booking would have it. */
import assert from "node:assert/strict";
import { fareRefundCents, lookupFlightOffer } from "../../../../src/travel/world/flights/index.js";
import type { BrandTerms, FlightOffer, FoundItinerary, SoldCounts, World } from "../../../../src/travel/world/types.js";

/** A search as far as its offers can be rebuilt from it. */
interface Search {
  readonly brands: readonly BrandTerms[];
  readonly expiresAtMs: number;
  readonly offersWith: (sold: SoldCounts) => {
    readonly offers: readonly FoundItinerary[];
    readonly notes: readonly string[];
  };
}

/** The id of an itinerary in another brand: its last letter is the brand's. */
export const idInBrand = (flightId: string, letter: string): string => `${flightId.slice(0, -1)}${letter}`;

/** The offers of an answer in its order, each with the price, the refund and the seats that the answer says; and its notes. */
export const wholeOffers = (
  world: World,
  search: Search,
  sold: SoldCounts,
): { readonly offers: readonly FlightOffer[]; readonly notes: readonly string[] } => {
  const { offers: itineraries, notes } = search.offersWith(sold);
  const offers = itineraries.flatMap(({ flightId, fares, seatsLeft, durationMinutes, emissionsKg, layoverMinutes }) =>
    search.brands.map(({ name, letter }, index) => {
      const lookup = lookupFlightOffer(world, idInBrand(flightId, letter), search.expiresAtMs - 1);
      if (lookup.kind !== "known") assert.fail(`${flightId} in ${name} is ${lookup.kind}`);
      const quote = lookup.offer.quote(lookup.offer.party, sold);
      if (quote.kind !== "priced") assert.fail(`${flightId} in ${name} is sold out`);
      const { offer } = quote;
      const fare = fares[index];
      const said = [
        name,
        fare?.totalCents,
        fare?.baseCents,
        fare?.refundCents,
        seatsLeft,
        durationMinutes,
        emissionsKg,
      ];
      const refundCents = fareRefundCents(offer.price, offer.conditions.refundBeforeDeparture);
      const { fareBrand, price, seatsLeft: left, durationMinutes: minutes, layovers } = offer;
      const { totalCents, baseCents } = price;
      assert.deepEqual(said, [fareBrand, totalCents, baseCents, refundCents, left, minutes, offer.emissionsKg]);
      assert.deepEqual(
        layoverMinutes,
        layovers.map((layover) => layover.minutes),
      );
      return offer;
    }),
  );
  return { offers, notes };
};
