/** Prices of charter flights, in whole US dollars counted in cents. Pure. */
import { distanceKm } from "../reference/distance.js";
import type { World } from "../types.js";
import type { CharterAirport } from "./airports.js";
import type { CharterAircraft } from "./fleet.js";

const kmPerNauticalMile = 1.852;
const minutesOnGround = 24;
/** The time to land, refuel and depart again, on flights beyond the aircraft's range. */
const minutesPerStop = 60;
/** The share of the range that is flown before a stop; the rest is reserve. */
const usableRange = 0.9;

export interface CharterLeg {
  readonly from: CharterAirport;
  readonly to: CharterAirport;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** Rounds cents to whole dollars, half up. */
export const wholeDollars = (cents: number): number => Math.floor((cents + 50) / 100) * 100;

/** Block time in minutes, fuel stops included. */
export const blockMinutesOf = ({ from, to }: CharterLeg, { rangeNm, speedKts }: CharterAircraft): number => {
  const miles = distanceKm(from, to) / kmPerNauticalMile;
  const stops = Math.max(0, Math.ceil(miles / (rangeNm * usableRange)) - 1);
  return Math.round((miles / speedKts) * 60) + minutesOnGround + stops * minutesPerStop;
};

/** A random variation of the price, from 970 to 1030 thousandths. */
const moodOf = ({ chance }: World, { from, to, date }: CharterLeg, { id }: CharterAircraft): number =>
  chance.integer(`charter price ${from.icao} ${to.icao} ${date} ${id}`, 970, 1030);

/** The estimate in a search. The same query costs the same in the same world. */
export const estimateCents = (world: World, leg: CharterLeg, aircraft: CharterAircraft): number => {
  const atList = (blockMinutesOf(leg, aircraft) * aircraft.hourlyCents) / 60;
  return wholeDollars(Math.round((atList * moodOf(world, leg, aircraft)) / 1000));
};

/** Federal excise tax within the United States, in thousandths. */
const domesticTax = 75;
/** Handling and fees elsewhere, in thousandths. */
const otherTax = 62;
const perPassengerCents = 2200;

/** The taxes and fees on top of an operator's price. */
export const taxesCents = ({ from, to }: CharterLeg, baseCents: number, passengers: number): number => {
  const isDomestic = from.country === "US" && to.country === "US";
  const share = Math.round((baseCents * (isDomestic ? domesticTax : otherTax)) / 1000);
  return wholeDollars(share + (isDomestic ? 0 : passengers * perPassengerCents));
};
