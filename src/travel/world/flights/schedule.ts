/**
 * The timetable: when each flight of a leg departs in this world, in local time, by season and weekday. It knows no prices and no seats.
 * The seed and the flight's number determine all times.
 */
import type { Aircraft } from "../reference/aircraft.js";
import { weekdayOfDay } from "../time/calendar.js";
import { utcOfLocalDay } from "../time/zones.js";
import type { World } from "../types.js";
import { aircraftOf } from "./fleet.js";
import { planMinutes, wrapDay } from "./rotation.js";
import type { Leg } from "./routes.js";
import { type Season, seasonOf } from "./season.js";

/** One flight number's service through the year. */
export interface Departure {
  readonly leg: Leg;
  /** Operating carrier and number, such as `XH101`. */
  readonly designator: string;
  readonly codeshareNumber: number | null;
  readonly aircraft: Aircraft;
  readonly pattern: Readonly<Record<Season, Pattern>>;
}

interface Pattern {
  /** Minutes since local midnight at the origin. */
  readonly minuteOfDay: number;
  /** Bit n is set if it departs on weekday n, 0 for Sunday. */
  readonly days: number;
}

/** A departure on one day. */
export interface Flight {
  readonly departure: Departure;
  /** Day number of the local date at the origin. */
  readonly day: number;
  readonly departureMs: number;
  readonly arrivalMs: number;
}

const minuteMs = 60_000;
const allDays = 0b111_1111;

/** The weekdays of a flight that does not operate daily: evenly spread, then shifted by whole days. A bit for each weekday. */
const daysOf = (world: World, leg: Leg, key: string, movedDays: number): number => {
  if (leg.daysPerWeek === 7) return allDays;
  const start = world.chance.unit(`days ${key}`) * 7;
  let days = 0;
  for (let index = 0; index < leg.daysPerWeek; index += 1) {
    days |= 1 << ((Math.floor(start + (index * 7) / leg.daysPerWeek) + movedDays + 70) % 7);
  }
  return days;
};

/** The timetable of a leg: one departure for each daily flight. */
export const planDepartures = (world: World, leg: Leg): readonly Departure[] => {
  const hubLeg = leg.outbound ? leg : leg.wayBack();
  return planMinutes(world, leg).map((minutes, index) => {
    const hubDesignator = `${leg.carrier.code}${hubLeg.firstNumber + 2 * index}`;
    const patternOf = (season: Season): Pattern => ({
      minuteOfDay: wrapDay(minutes[season]),
      days: daysOf(world, leg, `${season} ${hubDesignator}`, Math.floor(minutes[season] / 1440)),
    });
    return {
      leg,
      designator: `${leg.carrier.code}${leg.firstNumber + 2 * index}`,
      codeshareNumber: leg.codeshare === null ? null : leg.codeshare.firstNumber + 2 * index,
      aircraft: aircraftOf(leg, hubDesignator, index, world.chance),
      pattern: { summer: patternOf("summer"), winter: patternOf("winter") },
    };
  });
};

/** The flight of a departure on a day; undefined if it does not operate that day. */
export const flightOn = (departure: Departure, day: number): Flight | undefined => {
  const { minuteOfDay, days } = departure.pattern[seasonOf(day)];
  if ((days & (1 << weekdayOfDay(day))) === 0) return undefined;
  const departureMs = utcOfLocalDay(departure.leg.origin.timeZone, day, minuteOfDay);
  return { departure, day, departureMs, arrivalMs: departureMs + departure.leg.blockMinutes * minuteMs };
};
