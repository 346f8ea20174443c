/** The price of a room for a stay, and the rooms that each night has: pure functions of the seed, the hotel and the dates. */
import { addDays, daysBetween, weekday } from "../time/calendar.js";
import type { World } from "../types.js";
import type { CrsBoard, CrsCategory, CrsHotel } from "./hotels.js";

export interface CrsParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

export interface CrsStay {
  /** YYYY-MM-DD. The departure is after the arrival. */
  readonly arrival: string;
  readonly departure: string;
}

export interface CrsOffer {
  readonly category: CrsCategory;
  readonly board: CrsBoard;
  /** The price of one room for the whole stay, in euro cents. */
  readonly totalCents: number;
  readonly nights: number;
}

/** A night's stock key, and the number of rooms that can be sold for it. */
export interface CrsNight {
  readonly key: string;
  readonly capacity: number;
}

/** The most nights of a stay. */
export const longestCrsStay = 90;

export const nightsOf = ({ arrival, departure }: CrsStay): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(arrival, departure)) }, (_night, index) => addDays(arrival, index));

/** Price factor by month in percent, January first. Winter and summer are expensive in the Alps. */
const seasonPercents = [135, 145, 120, 85, 80, 100, 125, 130, 105, 85, 75, 140];

const isWeekend = (date: string): boolean => [5, 6].includes(weekday(date));

/** The price of a room for one night in cents, rounded to whole euros. */
const roomCents = ({ chance }: World, { hotelId, isFixed }: CrsHotel, category: CrsCategory, date: string): number => {
  if (isFixed) return category.nightlyCents;
  const season = seasonPercents[Number(date.slice(5, 7)) - 1] ?? 100;
  const hotel = chance.integer(`crs rate ${hotelId}`, 85, 125);
  const day = chance.integer(`crs rate ${hotelId} ${date}`, 95, 105) + (isWeekend(date) ? 10 : 0);
  return Math.round((category.nightlyCents * season * hotel * day) / 100_000_000) * 100;
};

/** The price per adult and night of a board other than the category's first. Children pay half from age three, and nothing below. */
const supplementCents: Readonly<Record<CrsBoard, number>> = {
  room_only: 0,
  breakfast: 0,
  half_board: 3200,
  full_board: 5000,
  all_inclusive: 7400,
};

const boardCents = (category: CrsCategory, board: CrsBoard, { adults, childAges }: CrsParty): number => {
  const whole = board === category.boards[0] ? 0 : supplementCents[board];
  return whole * adults + (whole / 2) * childAges.filter((age) => age >= 3).length;
};

const takes = (category: CrsCategory, { adults, childAges }: CrsParty): boolean => {
  const guests = adults + childAges.length;
  return adults <= category.mostAdults && guests <= category.mostGuests && guests >= category.leastGuests;
};

/** What the hotel offers a party for a stay, regardless of availability, in the order of its categories. */
export const crsOffers = (world: World, hotel: CrsHotel, stay: CrsStay, party: CrsParty): readonly CrsOffer[] => {
  const nights = nightsOf(stay);
  return hotel.categories
    .filter((category) => takes(category, party))
    .flatMap((category) => {
      const rooms = nights.reduce((sum, date) => sum + roomCents(world, hotel, category, date), 0);
      return category.boards.map((board) => ({
        ...{ category, board, nights: nights.length },
        totalCents: rooms + nights.length * boardCents(category, board, party),
      }));
    });
};

/** Rooms that other customers have taken before this product sells any. */
const takenBefore = ({ chance }: World, { hotelId, isFixed }: CrsHotel, { code, units }: CrsCategory, date: string) =>
  isFixed ? 0 : chance.integer(`crs taken ${hotelId} ${code} ${date}`, 0, units);

/** One entry for each night of the stay. */
export const crsNights = (world: World, hotel: CrsHotel, category: CrsCategory, stay: CrsStay): readonly CrsNight[] =>
  nightsOf(stay).map((date) => ({
    key: `R:${hotel.hotelId}:${category.code}:${date}`,
    capacity: category.units - takenBefore(world, hotel, category, date),
  }));
