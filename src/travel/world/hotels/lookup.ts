/** Rebuilds the stay of a hotel offer from its id and quotes it. Nothing is stored: the id contains everything. */
import { instantOfMinute, openOfferId } from "../offerIds.js";
import { city } from "../reference/places.js";
import type { HotelOffer, IssuedHotelOffer, OfferLookup, Quote, SoldCounts, World } from "../types.js";
import { hotelIdPrefix, readHotelIdFields } from "./offerId.js";
import { propertyAt } from "./property.js";
import { hotelOfferAs, longestStayNights, roomsNeeded, type StayTerms, stayDates, stayTotalCents } from "./stay.js";
import { stayStock } from "./stock.js";

const termsOf = (
  world: World,
  fields: readonly string[],
  issuedMinute: number,
): { terms: StayTerms; raisedNights: number } | undefined => {
  const read = readHotelIdFields(fields);
  const place = read === undefined ? undefined : city(read.cityCode);
  if (read === undefined || place === undefined || read.nights < 1 || read.nights > longestStayNights) return undefined;
  const property = propertyAt(world, place, read.propertyNumber);
  if (property === undefined || read.guests < 1 || !property.rooms.includes(read.room)) return undefined;
  const dates = stayDates(place, read.checkInDay, read.nights, issuedMinute);
  const { room, plan, guests, raisedNights } = read;
  return { terms: { property, room, plan, guests, dates, issuedMinute }, raisedNights };
};

/**
 * Looks up a hotel offer. A known offer is quoted at the price of its minute of issue. If since then the stock has shrunk to the last
 * rooms, or has recovered, nights are re-priced, and the promised total differs from the offer's.
 */
export const lookupHotelOffer = (world: World, hotelId: string, nowMs: number): OfferLookup<IssuedHotelOffer> =>
  openOfferId(world, hotelIdPrefix, hotelId, nowMs, (fields, issuedMinute) => {
    const found = termsOf(world, fields, issuedMinute);
    if (found === undefined) return undefined;
    const { terms, raisedNights } = found;
    const { property, room, dates, guests } = terms;
    const rooms = roomsNeeded(guests, room);
    const nights = dates.nights.map(({ date }) => date);
    const quote = (sold: SoldCounts, staying = guests): Quote<HotelOffer> => {
      const stock = stayStock(world, property, room, nights, rooms, sold);
      if (stock.left < rooms) return { kind: "soldOut", stockKey: stock.scarcestKey, left: stock.left };
      return {
        kind: "priced",
        offer: hotelOfferAs(hotelId, { ...terms, guests: staying }, stock.raisedNights, stock.left),
        promisedTotalCents: stayTotalCents({ ...terms, guests: staying }, raisedNights),
        claims: stock.claims,
      };
    };
    const stockKeys = stayStock(world, property, room, nights, rooms, () => 0).claims.map(({ key }) => key);
    return { hotelId, guests, issuedAtMs: instantOfMinute(issuedMinute), stockKeys, quote };
  });
