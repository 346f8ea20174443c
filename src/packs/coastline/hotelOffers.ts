/** Converts Amadeus's hotels and offers into the tool's form: the price of a stay in US dollars, cheapest first. Pure. */
import type { HotelOffer } from "../../../generated/coastline/types.js";
import type { AmadeusHotel, AmadeusHotelOffers } from "../../vendors/amadeus/wire.js";
import type { Conversion } from "./currency.js";

/** Leaves out hotels without an offer, and hotels priced in a currency that has no rate. */
export const hotelOffersOf = (
  hotels: readonly AmadeusHotel[],
  offered: readonly AmadeusHotelOffers[],
  { usdCents }: Conversion,
): readonly HotelOffer[] => {
  const known = new Map(hotels.map((hotel) => [hotel.hotelId, hotel]));
  return offered
    .flatMap(({ hotel: { hotelId, name }, offers }): readonly HotelOffer[] => {
      const prices = offers.flatMap(({ price }) => usdCents(price) ?? []);
      if (prices.length === 0) return [];
      const { rating, addressLines = [] } = known.get(hotelId) ?? {};
      return [
        {
          name: known.get(hotelId)?.name ?? name,
          price: Math.min(...prices) / 100,
          currency: "USD",
          ...(rating !== undefined && { rating }),
          address: addressLines.join(", "),
        },
      ];
    })
    .toSorted((left, right) => left.price - right.price);
};
