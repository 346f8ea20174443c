/** Writes hotel offers in the vendor's form: whole stays, in the requested currency or that of the hotel's country. */
import { type Currency, currencyOfCountry, priceIn } from "../../../travel/world/fx/index.js";
import type { Property } from "../../../travel/world/hotels/property.js";
import { addDays, type City, type HotelOffer, localIso, parseInstant } from "../../../travel/world/index.js";
import { chainCodeOf, dupeIdOf, hotelIdOf, offerIdOf } from "./hotelIds.js";
import { sharedUnits, sumText } from "./prices.js";

/** The cancellation fees, and from when each applies. */
const cancellationsOf = ({ cancellationPolicy, price }: HotelOffer, city: City, currency: Currency) => {
  const prepaidCents = price.totalCents - price.payAtPropertyCents;
  const fee = (refundCents: number) => ({ amount: priceIn(currency, prepaidCents - refundCents) });
  const [first] = cancellationPolicy;
  if (first === undefined) return [{ type: "FULL_STAY", description: { text: "Non-refundable" } }];
  const fromNow = first.refundCents < prepaidCents ? [fee(first.refundCents)] : [];
  const later = cancellationPolicy.map(({ before }, index) => ({
    deadline: localIso(city.timeZone, parseInstant(before)),
    ...fee(cancellationPolicy[index + 1]?.refundCents ?? 0),
  }));
  return [...fromNow, ...later];
};

/** The vendor's names for our room types. */
const estimates: Readonly<Record<string, { readonly category: string; readonly bedType?: string }>> = {
  "Single room": { category: "STANDARD_ROOM", bedType: "SINGLE" },
  "Standard double room": { category: "STANDARD_ROOM", bedType: "DOUBLE" },
  "King room": { category: "STANDARD_ROOM", bedType: "KING" },
  "Deluxe king room": { category: "DELUXE_ROOM", bedType: "KING" },
  "Family room": { category: "FAMILY_ROOM" },
  "Junior suite": { category: "JUNIOR_SUITE" },
  "One-bedroom suite": { category: "SUITE" },
};

/** The parts of the question that an offer repeats. */
export interface AskedOfOffer {
  /** Per room. */
  readonly adults: number;
  /** That of the hotel's country if left out. */
  readonly currency?: Currency | undefined;
}

/** One offer. All prices are for all rooms; those without a date are for the whole stay. */
export const hotelOfferForm = (offer: HotelOffer, city: City, asked: AskedOfOffer) => {
  const currency = asked.currency ?? currencyOfCountry(city.country);
  const { price } = offer;
  const nightCents = offer.nightly.map(({ amountCents }) => amountCents);
  const units = sharedUnits(currency, [...nightCents, price.totalCents - price.roomCents]);
  const nights = units.slice(0, -1);
  const id = offerIdOf(offer.hotelId);
  return {
    id,
    checkInDate: offer.checkInDate,
    checkOutDate: offer.checkOutDate,
    roomQuantity: String(offer.rooms),
    rateCode: offer.ratePlan.slice(0, 3),
    boardType: offer.boardType.toUpperCase(),
    room: {
      type: "ROH",
      typeEstimated: estimates[offer.roomType] ?? { category: "STANDARD_ROOM" },
      description: { text: offer.roomType, lang: "EN" },
    },
    guests: { adults: asked.adults },
    price: {
      currency: currency.code,
      base: sumText(currency, nights),
      total: sumText(currency, units),
      taxes: [
        { code: "TOTAL_TAX", amount: sumText(currency, units.slice(-1)), currency: currency.code, included: false },
      ],
      variations: {
        average: { base: priceIn(currency, Math.round(price.roomCents / offer.nights)) },
        changes: offer.nightly.map(({ date: startDate }, index) => ({
          startDate,
          endDate: addDays(startDate, 1),
          base: sumText(currency, nights.slice(index, index + 1)),
        })),
      },
    },
    policies: {
      paymentType: price.payAtPropertyCents > 0 ? "deposit" : "prepay",
      cancellations: cancellationsOf(offer, city, currency),
    },
    self: `/v3/shopping/hotel-offers/${id}`,
  };
};

/** A hotel with its offers. */
export const offersOfHotelForm = (property: Property, offers: readonly object[], self: string) => ({
  type: "hotel-offers",
  hotel: {
    type: "hotel",
    hotelId: hotelIdOf(property),
    chainCode: chainCodeOf(property),
    dupeId: dupeIdOf(property),
    name: property.name,
    cityCode: property.city.code,
    latitude: property.latitude,
    longitude: property.longitude,
  },
  available: offers.length > 0,
  offers,
  self,
});
