/**
 * Writes the answer of searchHotels: rates are grouped by hotel, and repeated facts appear once. Nothing that a guest decides by is left
 * out.
 */
import type { Hotel, HotelRate, HotelUsual, RatePlan, SearchHotelsOutput } from "../../../generated/gds/types.js";
import { hotelMarket } from "../../travel/world/hotels/markets.js";
import { cityOf, type HotelOffer, localIso, parseInstant } from "../../travel/world/index.js";
import { commonest, inAll } from "./commonest.js";
import { groupedBy } from "./texts/words.js";

/** The number of rooms left is shown only below this. */
const many = 9;

type House = readonly [HotelOffer, ...HotelOffer[]];

const prepaidCents = ({ price }: HotelOffer): number => price.totalCents - price.payAtPropertyCents;

/** The amount kept in the policy's first step without a full refund. */
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

/** A rate plan with its deadlines, which are the same for all hotels of a city. */
const ratePlanOf = ([offer]: House, timeZone: string): RatePlan => ({
  ratePlan: offer.ratePlan,
  steps: offer.cancellationPolicy.map(({ before, refundCents }) => ({
    before: localIso(timeZone, parseInstant(before)),
    keptNights: refundCents === prepaidCents(offer) ? 0 : 1,
  })),
});

/** The offers of one search in the answer's form; only an empty list if there are no offers. */
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
