/** Hotels of Amadeus with what a stay in each costs, in US dollars, cheapest first. Pure. */
import type { HotelOffer } from "../../../generated/coastline/types.js";
import type { AmadeusHotel, AmadeusHotelOffers } from "../../vendors/amadeus/wire.js";
import type { Conversion } from "./currency.js";

/** Without hotels that have no offer, and those whose currency has no rate. */
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
