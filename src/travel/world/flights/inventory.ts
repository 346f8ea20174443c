/**
 * Seats: how many seats of a flight's cabin this product can sell, and in which booking class. Classes are nested parts of one capacity, so
 * each sale brings the next, more expensive class nearer. It knows no fares except the price step between classes.
 */
import { compactDateOfDay } from "../time/calendar.js";
import type { Cabin, World } from "../types.js";
import { magicRoute } from "./magicRoutes.js";
import type { Flight } from "./schedule.js";

/**
 * For each cabin: its letter in ids and stock keys, its booking classes from the cheapest to the most expensive, and the price step between
 * two classes.
 */
export const cabinFacts: Readonly<
  Record<Cabin, { readonly letter: string; readonly classes: string; readonly step: number }>
> = {
  economy: { letter: "Y", classes: "TVQKHMBY", step: 0.12 },
  premium_economy: { letter: "W", classes: "EPW", step: 0.15 },
  business: { letter: "C", classes: "ZIDCJ", step: 0.18 },
  first: { letter: "F", classes: "AF", step: 0.25 },
};

export const cabins: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];

/** The share of a cabin's seats that others have booked two to six weeks ahead: from `leastLoad` up to all of them. */
const leastLoad = 0.35;
const loadSpread = 0.68;
/** The share of that load which is booked by days before departure: the first row whose limit is greater applies. */
const bookingCurve: readonly (readonly [belowDays: number, share: number])[] = [
  [1, 1.13],
  [3, 1.09],
  [7, 1.06],
  [14, 1.03],
  [45, 1],
  [90, 0.9],
  [150, 0.78],
  [240, 0.64],
  [Number.POSITIVE_INFINITY, 0.5],
];

/** What can be sold in one cabin of one flight. */
export interface SeatStock {
  readonly key: string;
  /** Seats that this product can sell as of a day, before its own sales. */
  readonly capacity: number;
  readonly cabin: Cabin;
  /** Index of the class that is open while nothing is sold. */
  readonly openingClass: number;
}

/** The key of a flight in the world's draws: the operating flight and its local date, `XH101-20260615`. */
export const flightKey = (flight: Flight): string => `${flight.departure.designator}-${compactDateOfDay(flight.day)}`;

const stockKey = (flight: Flight, cabin: Cabin): string => `flight/${flightKey(flight)}-${cabinFacts[cabin].letter}`;

/** The stock keys of a flight's other cabins. */
export const otherCabinKeys = (flight: Flight, cabin: Cabin): readonly string[] => {
  const { seats } = flight.departure.aircraft;
  return cabins
    .filter((other) => other !== cabin && seats[other] !== undefined)
    .map((other) => stockKey(flight, other));
};

const shareBookedBy = (advanceDays: number): number =>
  bookingCurve.find(([belowDays]) => advanceDays < belowDays)?.[1] ?? 1;

/**
 * The stock of a cabin, by days before departure; undefined if the aircraft has no such cabin. Others keep booking: a flight never has more
 * seats than on an earlier day.
 */
export const seatStock = (world: World, flight: Flight, cabin: Cabin, advanceDays: number): SeatStock | undefined => {
  const { leg, aircraft } = flight.departure;
  const seats = aircraft.seats[cabin];
  if (seats === undefined) return undefined;
  const { classes } = cabinFacts[cabin];
  const key = stockKey(flight, cabin);
  const usualLoad = Math.min(1, leastLoad + loadSpread * world.chance.unit(`load ${key}`));
  const load = Math.min(1, usualLoad * shareBookedBy(advanceDays));
  const isLastSeat = cabin === "economy" && magicRoute(leg.origin.code, leg.destination.code) === "lastSeat";
  return {
    key,
    cabin,
    capacity: isLastSeat ? 1 : Math.floor(seats * (1 - load)),
    openingClass: Math.max(
      0,
      Math.min(classes.length - 1, Math.floor(((load - leastLoad) / loadSpread) * (classes.length - 1))),
    ),
  };
};

/**
 * The cheapest class with `seats` left together after `sold` are gone; undefined if the cabin has too few. The class at position n from the
 * opening one sells up to the n-th part of the capacity; the most expensive class sells all of it.
 */
export const openClass = (stock: SeatStock, sold: number, seats: number): number | undefined => {
  const needed = sold + seats;
  if (needed > stock.capacity) return undefined;
  const classes = cabinFacts[stock.cabin].classes.length - stock.openingClass;
  const bucket = Math.ceil(stock.capacity / classes);
  return stock.openingClass + Math.max(0, Math.ceil(needed / bucket) - 1);
};

/** The price of a class relative to the class that is open while nothing is sold. */
export const classFactor = (stock: SeatStock, classIndex: number): number =>
  (1 + cabinFacts[stock.cabin].step) ** (classIndex - stock.openingClass);
