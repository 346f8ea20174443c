/** A search for hotels as its tool answers it: rates under their hotel, and what repeats said once. Loses nothing that a guest decides by. */
import type { Hotel, HotelRate, HotelUsual, RatePlan, SearchHotelsOutput } from "../../../generated/gds/types.js";
import { hotelMarket } from "../../travel/world/hotels/markets.js";
import { cityOf, type HotelOffer, localIso, parseInstant } from "../../travel/world/index.js";
import { commonest, inAll } from "./commonest.js";
import { groupedBy } from "./texts/words.js";

/** So many rooms, or more, are enough for any party. */
const many = 9;

type House = readonly [HotelOffer, ...HotelOffer[]];

const prepaidCents = ({ price }: HotelOffer): number => price.totalCents - price.payAtPropertyCents;

/** What the step of a policy that does not return all keeps of what was paid. */
const keptCents = (offer: HotelOffer): number | undefined => {
  const kept = offer.cancellationPolicy.map(({ refundCents }) => prepaidCents(offer) - refundCents);
  return kept.find((cents) => cents > 0);
};

const rateOf = (offer: HotelOffer, roomOfAll: string | undefined): HotelRate => {
  const { hotelId, roomType, rooms, ratePlan, price, roomsLeft } = offer;
  const firstNightCents = keptCents(offer);
  return {
    hotelId,
    ...(roomType !== roomOfAll && { roomType }),
    ...(rooms > 1 && { rooms }),
    ratePlan,
    totalCents: price.totalCents,
    ...(price.payAtPropertyCents > 0 && { payAtPropertyCents: price.payAtPropertyCents }),
    ...(firstNightCents !== undefined && { firstNightCents }),
    ...(roomsLeft < many && { roomsLeft }),
  };
};

const usualOf = (houses: readonly House[]): HotelUsual | undefined => {
  const hotels = houses.map(([offer]) => offer);
  const boardType = commonest(hotels.map((offer) => offer.boardType));
  const checkInAfter = commonest(hotels.map((offer) => offer.checkInAfter));
  const checkOutBefore = commonest(hotels.map((offer) => offer.checkOutBefore));
  if (boardType === undefined || checkInAfter === undefined || checkOutBefore === undefined) return undefined;
  return { boardType, checkInAfter, checkOutBefore, amenities: inAll(hotels.map(({ amenities }) => amenities)) };
};

const hotelOf = (house: House, usual: HotelUsual): Hotel => {
  const [{ name, starRating, guestRating, amenities, boardType, checkInAfter, checkOutBefore }] = house;
  const [roomOfAll] = inAll(house.map(({ roomType }) => [roomType]));
  const ownAmenities = amenities.filter((amenity) => !usual.amenities.includes(amenity));
  return {
    name,
    starRating,
    guestRating,
    ...(ownAmenities.length > 0 && { amenities: ownAmenities }),
    ...(boardType !== usual.boardType && { boardType }),
    ...(checkInAfter !== usual.checkInAfter && { checkInAfter }),
    ...(checkOutBefore !== usual.checkOutBefore && { checkOutBefore }),
    ...(roomOfAll !== undefined && { roomType: roomOfAll }),
    rates: house.map((offer) => rateOf(offer, roomOfAll)),
  };
};

/** The deadlines of a plan are the same in all houses of a city. */
const ratePlanOf = ([offer]: House, timeZone: string): RatePlan => ({
  ratePlan: offer.ratePlan,
  steps: offer.cancellationPolicy.map(({ before, refundCents }) => ({
    before: localIso(timeZone, parseInstant(before)),
    keptNights: refundCents === prepaidCents(offer) ? 0 : 1,
  })),
});

/** What the offers of one search come to; nothing but an empty list where there are none. */
export const hotelsOf = (
  offers: readonly HotelOffer[],
): Pick<SearchHotelsOutput, "expiresAt" | "taxes" | "usual" | "ratePlans" | "hotels"> => {
  const houses = groupedBy(offers, ({ propertyId }) => propertyId);
  const usual = usualOf(houses);
  const [cheapest] = offers;
  const city = cheapest && cityOf(cheapest.cityCode);
  if (usual === undefined || cheapest === undefined || city === undefined) return { hotels: [] };
  const { taxPercent, serviceChargePercent } = hotelMarket(city.country);
  return {
    expiresAt: cheapest.expiresAt,
    taxes: { taxPercent, ...(serviceChargePercent > 0 && { servicePercent: serviceChargePercent }) },
    usual,
    ratePlans: groupedBy(offers, ({ ratePlan }) => ratePlan).map((ofPlan) => ratePlanOf(ofPlan, city.timeZone)),
    hotels: houses.map((house) => hotelOf(house, usual)),
  };
};
