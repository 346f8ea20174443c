/** Finds hotels in a city for a stay: which hotels have rooms, and which rooms and rates each offers. */
import { instantOfMinute, minuteOf, searchIdOf } from "../offerIds.js";
import { cityOf } from "../reference/places.js";
import { dayNumber } from "../time/calendar.js";
import { localDateAt, localMinuteAt } from "../time/zones.js";
import type { City, HotelOffer, HotelQuery, OfferSearch, SoldCounts, World } from "../types.js";
import { type Property, propertiesOf } from "./property.js";
import { type RatePlan, type RatePlanCode, type RoomType, ratePlans } from "./roomTypes.js";
import { hotelOffer, longestStayNights, roomsNeeded, type StayDates, stayDates } from "./stay.js";
import { roomStockKey, type StayStock, stayStock } from "./stock.js";

/** The largest party that rooms are offered to, in guests. */
export const largestPartyGuests = 30;

const searchIdPrefix = "HS";
/** In cities with at most this many hotels, each hotel shows up to three rates, so that there is a choice. */
const fewProperties = 3;

/** A hotel with the room types that suit the party, cheapest first. */
interface Candidate {
  readonly property: Property;
  readonly rooms: readonly RoomType[];
}

interface Proposal {
  readonly room: RoomType;
  readonly stock: StayStock;
  readonly plan: RatePlan;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The two room types of a hotel that cost a party least. */
const suitableRooms = (property: Property, guests: number): readonly RoomType[] => {
  const cost = (room: RoomType): number => roomsNeeded(guests, room) * room.priceFactor;
  return property.rooms
    .filter(({ proposedTo }) => guests >= proposedTo.fewestGuests && guests <= proposedTo.mostGuests)
    .toSorted((a, b) => cost(a) - cost(b))
    .slice(0, 2);
};

/** The offers of a hotel without those that cost more than another for the same room and board and are not refundable. */
const worthAnOffer = (offers: readonly HotelOffer[]): readonly HotelOffer[] => {
  const isBeaten = (offer: HotelOffer): boolean =>
    !offer.refundable &&
    offers.some(
      ({ roomType, boardType, price }) =>
        roomType === offer.roomType && boardType === offer.boardType && price.totalCents < offer.price.totalCents,
    );
  return offers.filter((offer) => !isBeaten(offer));
};

/** The rates that a hotel proposes: the cheapest and a refundable one, and more if there are few hotels. */
const proposalsOf = (
  world: World,
  { property, rooms }: Candidate,
  guests: number,
  dates: StayDates,
  sold: SoldCounts,
  inDetail: boolean,
): readonly Proposal[] => {
  const nights = dates.nights.map(({ date }) => date);
  const available = rooms.flatMap((room) => {
    const needed = roomsNeeded(guests, room);
    const stock = stayStock(world, property, room, nights, needed, sold);
    return stock.left >= needed ? [{ room, stock }] : [];
  });
  const [lead] = available;
  if (lead === undefined) return [];
  const comfort = available[1] ?? lead;
  const cheapest: RatePlanCode = dates.daysAhead >= ratePlans.ADV.daysAheadRequired ? "ADV" : "BAR";
  const flexible = world.chance.unit(`hotel:${property.propertyId}:upsell`) < 0.4 ? comfort : lead;
  const choices: readonly (readonly [typeof lead, RatePlanCode])[] = inDetail
    ? [
        [lead, cheapest],
        [lead, "FLEX"],
        [comfort, comfort === lead ? "BAR" : "FLEX"],
      ]
    : [
        [lead, cheapest],
        [flexible, "FLEX"],
      ];
  const distinct = choices.filter(
    ([{ room }, code], index) =>
      choices.findIndex(([other, otherCode]) => other.room === room && otherCode === code) === index,
  );
  return distinct.map(([{ room, stock }, code]) => ({ room, stock, plan: ratePlans[code] }));
};

/** Why a stay cannot be offered at all; undefined if it can. */
const objection = (city: City | undefined, query: HotelQuery, today: string): string | undefined => {
  const nights = dayNumber(query.checkOutDate) - dayNumber(query.checkInDate);
  if (city === undefined) return `No city or airport has the code ${query.cityCode}.`;
  if (query.checkInDate < today) return `No hotels: ${query.checkInDate} is past, today is ${today} in ${city.name}.`;
  if (nights < 1 || nights > longestStayNights) return `No hotels: a stay has 1 to ${longestStayNights} nights.`;
  if (query.guests < 1 || query.guests > largestPartyGuests) {
    return `No hotels: a party has 1 to ${largestPartyGuests} guests.`;
  }
  return undefined;
};

const byPrice = (a: HotelOffer, b: HotelOffer): number =>
  a.price.totalCents - b.price.totalCents || (a.hotelId < b.hotelId ? -1 : 1);

const resultNotes = (offers: readonly HotelOffer[], fullCount: number): readonly string[] => {
  const notes: string[] = [];
  if (fullCount > 0) notes.push(`${plural(fullCount, "hotel")} full for these dates.`);
  if (offers.some(({ rooms }) => rooms > 1)) notes.push("Prices are for all rooms that the guests need (`rooms`).");
  if (offers.some(({ price }) => price.payAtPropertyCents > 0)) {
    notes.push("Totals include what is paid at the property (`payAtPropertyCents`): city tax or resort fee.");
  }
  return notes;
};

/**
 * Hotels of a city for a stay, cheapest total first. Takes a city code, or an airport code (with a note). `starRating` is the minimum
 * number of stars. Prices are those of the minute of `nowMs`. An empty result always has a note that says why.
 */
export const searchHotels = (world: World, query: HotelQuery, nowMs: number): OfferSearch<HotelOffer> => {
  const { guests, starRating = 1 } = query;
  const issuedMinute = minuteOf(nowMs);
  const queryText = [query.cityCode, query.checkInDate, query.checkOutDate, guests, starRating].join(":");
  const searchId = searchIdOf(world, searchIdPrefix, queryText, issuedMinute);
  const city = cityOf(query.cityCode);
  const issuedAtMs = instantOfMinute(issuedMinute);
  const today = city === undefined ? "" : localDateAt(city.timeZone, issuedAtMs);
  const refusal = objection(city, query, today);
  if (city === undefined || refusal !== undefined) {
    return {
      searchId,
      stockKeys: [],
      offersWith: () => ({ offers: [], notes: refusal === undefined ? [] : [refusal] }),
    };
  }
  const checkInDay = dayNumber(query.checkInDate);
  const dates = stayDates(city, checkInDay, dayNumber(query.checkOutDate) - checkInDay, issuedMinute);
  const houses = propertiesOf(world, city);
  const rated = houses.filter((property) => property.starRating >= starRating);
  const minuteNow = query.checkInDate === today ? localMinuteAt(city.timeZone, issuedAtMs) : 0;
  const open = rated.filter(({ deskClosesAtMinute = Number.POSITIVE_INFINITY }) => minuteNow < deskClosesAtMinute);
  const candidates = open.map((property) => ({ property, rooms: suitableRooms(property, guests) }));

  const notes: string[] = [];
  if (city.code !== query.cityCode)
    notes.push(`${query.cityCode} is an airport of ${city.name}: hotels are of the city, ${city.code}.`);
  if (rated.length === 0) {
    const best = Math.max(...houses.map((property) => property.starRating));
    notes.push(`No hotel in ${city.name} has ${plural(starRating, "star")} or more; the best has ${best}.`);
  }
  if (open.length < rated.length) {
    const closed = rated.length - open.length;
    const takes = closed === 1 ? "takes" : "take";
    notes.push(`${plural(closed, "hotel")} without a night desk no longer ${takes} arrivals today.`);
  }
  return {
    searchId,
    stockKeys: candidates.flatMap(({ property, rooms }) =>
      rooms.flatMap((room) => dates.nights.map(({ date }) => roomStockKey(property.propertyId, date, room.code))),
    ),
    offersWith: (sold) => {
      const perHouse = candidates.map((candidate) => {
        const proposals = proposalsOf(world, candidate, guests, dates, sold, houses.length <= fewProperties);
        return proposals.map(({ room, plan, stock }) => {
          const terms = { property: candidate.property, room, plan, guests, dates, issuedMinute };
          return hotelOffer(world, terms, stock.raisedNights, stock.left);
        });
      });
      const offers = perHouse.flatMap(worthAnOffer).toSorted(byPrice);
      const fullCount = perHouse.filter((ofHouse) => ofHouse.length === 0).length;
      return { offers, notes: [...notes, ...resultNotes(offers, fullCount)] };
    },
  };
};
