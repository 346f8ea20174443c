/**
 * The timetable: when each flight of a leg departs in this world, in local time, by season and day of the week.
 * Knows no prices and no seats. All times follow from the seed and the flight's number.
 */
import type { Aircraft } from "../reference/aircraft.js";
import { weekdayOfDay } from "../time/calendar.js";
import { offsetMinutesAt, utcOfLocalDay } from "../time/zones.js";
import type { Airport, World } from "../types.js";
import { aircraftOf } from "./fleet.js";
import type { Leg } from "./routes.js";
import { type Season, seasonOf } from "./season.js";

/** One flight number's service through the year. */
export interface Departure {
  readonly leg: Leg;
  /** Operating carrier and number, `XH101`. */
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

/** A departure on a day. */
export interface Flight {
  readonly departure: Departure;
  /** Day number of the local date at the origin. */
  readonly day: number;
  readonly departureMs: number;
  readonly arrivalMs: number;
}

const minuteMs = 60_000;
const allDays = 0b111_1111;
const firstMinute = 360;
const lastMinute = 1290;
const lastLongHaulMinute = 1435;
const longHaulFromBlockMinutes = 330;
const draws = 8;
/** Flights that wait for the morning do not all leave at its first minute. */
const morningSpread = 180;
/** A reference instant in each season, for the offsets that a timetable is planned with. */
const referenceMs: Readonly<Record<Season, number>> = {
  summer: Date.UTC(2026, 6, 15, 12),
  winter: Date.UTC(2026, 0, 15, 12),
};

/** Departures that examples rely on, in minutes since midnight: the carrier's first flight of the day on the leg. */
const pinnedMinutes: Readonly<Record<string, number>> = {
  XHJFKLAX: 480,
  U4SYDLAX: 660,
  U4LAXSYD: 1350,
  Y4AKLHNL: 1435,
  I6DELKTM: 600,
};

const roundFive = (minutes: number): number => Math.round(minutes / 5) * 5;
const wrapDay = (minutes: number): number => ((minutes % 1440) + 1440) % 1440;

/** Minutes that the destination's clock is ahead of the origin's. */
const clockDifference = (origin: Airport, destination: Airport, season: Season): number => {
  const at = referenceMs[season];
  return offsetMinutesAt(destination.timeZone, at) - offsetMinutesAt(origin.timeZone, at);
};

/** Whether passengers would take the flight: departs and arrives at waking hours, overnight flights included. */
const isCivil = (leg: Leg, minuteOfDay: number): boolean => {
  const minute = wrapDay(minuteOfDay);
  const arrival = wrapDay(minute + leg.blockMinutes + clockDifference(leg.origin, leg.destination, "summer"));
  return minute >= firstMinute && arrival >= 300 && arrival <= 1410;
};

/** Departure of the n-th of the day's flights from the hub, spread over the day. */
const outboundMinute = (world: World, leg: Leg, designator: string, index: number): number => {
  const longHaul = leg.blockMinutes >= longHaulFromBlockMinutes;
  const width = ((longHaul ? lastLongHaulMinute : lastMinute) - firstMinute) / leg.dailyFlights;
  let minute = firstMinute;
  for (let draw = 0; draw < draws; draw += 1) {
    const spread = longHaul && draw >= draws / 2 ? leg.dailyFlights : 1;
    const share = (index % (leg.dailyFlights / spread)) + world.chance.unit(`departs ${designator} ${draw}`) * spread;
    minute = roundFive(firstMinute + width * share);
    if (isCivil(leg, minute)) return minute;
  }
  return minute;
};

/** Departure of the way back, counted from midnight of the day when the flight from the hub departed. */
const inboundMinute = (
  world: World,
  leg: Leg,
  designator: string,
  hubMinute: number,
  hubBlockMinutes: number,
): number => {
  const longHaul = leg.blockMinutes >= longHaulFromBlockMinutes;
  const turnaround = (longHaul ? 110 : 50) + world.chance.unit(`turns ${designator}`) * (longHaul ? 120 : 40);
  const difference = clockDifference(leg.destination, leg.origin, "summer");
  const earliest = roundFive(hubMinute + hubBlockMinutes + difference + turnaround);
  const departs = (minute: number): boolean => isCivil(leg, minute) && (longHaul || wrapDay(minute) <= lastMinute);
  for (let wait = 0; wait < 1440; wait += 35) {
    if (!departs(earliest + wait)) continue;
    const later =
      earliest + wait + (wait === 0 ? 0 : roundFive(world.chance.unit(`waits ${designator}`) * morningSpread));
    return departs(later) ? later : earliest + wait;
  }
  return earliest;
};

/** The days of the week of a flight that departs on some of them, evenly spread, then moved by whole days. */
const daysOf = (world: World, leg: Leg, key: string, movedDays: number): number => {
  if (leg.daysPerWeek === 7) return allDays;
  const start = world.chance.unit(`days ${key}`) * 7;
  let days = 0;
  for (let index = 0; index < leg.daysPerWeek; index += 1) {
    days |= 1 << ((Math.floor(start + (index * 7) / leg.daysPerWeek) + movedDays + 70) % 7);
  }
  return days;
};

/** The timetable of a leg: as many departures as the carrier has flights a day there. */
export const planDepartures = (world: World, leg: Leg): readonly Departure[] => {
  const hubLeg = leg.outbound ? leg : leg.wayBack();
  return Array.from({ length: leg.dailyFlights }, (_, index) => {
    const hubDesignator = `${leg.carrier.code}${hubLeg.firstNumber + 2 * index}`;
    const designator = `${leg.carrier.code}${leg.firstNumber + 2 * index}`;
    const pinnedHub =
      index === 0 ? pinnedMinutes[leg.carrier.code + hubLeg.origin.code + hubLeg.destination.code] : undefined;
    const hubMinute = pinnedHub ?? outboundMinute(world, hubLeg, hubDesignator, index);
    const pinned = index === 0 ? pinnedMinutes[leg.carrier.code + leg.origin.code + leg.destination.code] : undefined;
    const minute = leg.outbound
      ? hubMinute
      : (pinned ?? inboundMinute(world, leg, designator, hubMinute, hubLeg.blockMinutes));
    const movedDays = Math.floor(minute / 1440);
    const winterShift =
      pinned === undefined && pinnedHub === undefined ? world.chance.integer(`winter ${designator}`, -2, 2) * 5 : 0;
    return {
      leg,
      designator,
      codeshareNumber: leg.codeshare === null ? null : leg.codeshare.firstNumber + 2 * index,
      aircraft: aircraftOf(leg, hubDesignator, world.chance),
      pattern: {
        summer: { minuteOfDay: wrapDay(minute), days: daysOf(world, leg, `summer ${hubDesignator}`, movedDays) },
        winter: {
          minuteOfDay: Math.min(1435, wrapDay(minute) + winterShift),
          days: daysOf(world, leg, `winter ${hubDesignator}`, movedDays),
        },
      },
    };
  });
};

/** The flight of a departure on a day, or undefined if it does not operate then. */
export const flightOn = (departure: Departure, day: number): Flight | undefined => {
  const { minuteOfDay, days } = departure.pattern[seasonOf(day)];
  if ((days & (1 << weekdayOfDay(day))) === 0) return undefined;
  const departureMs = utcOfLocalDay(departure.leg.origin.timeZone, day, minuteOfDay);
  return { departure, day, departureMs, arrivalMs: departureMs + departure.leg.blockMinutes * minuteMs };
};
