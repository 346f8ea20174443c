/**
 * The minute of the day at which each flight of a leg departs: spread over the day, at hours that suit passengers, outside curfews, never
 * two flights of a carrier at once. The return flight follows the outbound flight. It knows no dates and no aircraft.
 */
import { offsetMinutesAt } from "../time/zones.js";
import type { Airport, World } from "../types.js";
import { hasCurfew, isClosed, lastNightMinute } from "./nightHours.js";
import type { Leg } from "./routes.js";

const dayMinutes = 1440;
const firstMinute = 360;
const lastMinute = 1290;
const lastLongHaulMinute = 1435;
/** Flights at least this long (block minutes) may also leave late in the evening, for example across a continent to land in the morning. */
const longHaulFromBlockMinutes = 300;
/** Flights at least this long (block minutes) may leave and land at night at an airport with flights all night. */
const nightBankFromBlockMinutes = 150;
const civilArrival = { first: 300, last: 1410 } as const;
/**
 * Most eastbound flights over an ocean leave in the evening and land in the morning. These are the block minutes, the time differences and
 * the departure minutes to which that applies.
 */
const overnight = {
  fromBlock: 330,
  toBlock: 660,
  fromDifference: 240,
  first: 1020,
  last: 1410,
  dayFlightEach: 3,
} as const;
const draws = 12;
const wideGap = 30;
const scanStep = 5;
/** Flights that wait for the morning are spread over this many minutes. */
const morningSpread = 180;
const waitStep = 35;
/** The days of the year around which clocks change somewhere. Two continents may change within four days of each other. */
const clockChanges = [
  { first: 40, last: 130 },
  { first: 240, last: 320 },
] as const;
const offsetSampleDays = 3;
const dayMs = 86_400_000;
const summerMs = Date.UTC(2026, 6, 15, 12);
const yearMs = Date.UTC(2026, 0, 1, 12);

export const roundFive = (minutes: number): number => Math.round(minutes / 5) * 5;
export const wrapDay = (minutes: number): number => ((minutes % dayMinutes) + dayMinutes) % dayMinutes;

const differenceAt = (origin: Airport, destination: Airport, atMs: number): number =>
  offsetMinutesAt(destination.timeZone, atMs) - offsetMinutesAt(origin.timeZone, atMs);

/** All time differences between two airports in a year, including the weeks in which only one of them has changed its clocks. */
const allDifferences = (origin: Airport, destination: Airport): readonly number[] => {
  const found = new Set<number>();
  for (const { first, last } of clockChanges) {
    for (let day = first; day <= last; day += offsetSampleDays) {
      found.add(differenceAt(origin, destination, yearMs + day * dayMs));
    }
  }
  return [...found];
};

/** What determines when a leg may be flown. */
interface Timing {
  readonly leg: Leg;
  readonly longHaul: boolean;
  /** Minutes by which the destination's clock is ahead, in summer. */
  readonly difference: number;
  /** All differences over a year, if the destination has a curfew. */
  readonly differences: readonly number[];
  readonly isOvernight: boolean;
  readonly lastNight: number;
  readonly landsAtNight: boolean;
}

const timingOf = (leg: Leg): Timing => {
  const { origin, destination, blockMinutes } = leg;
  const difference = differenceAt(origin, destination, summerMs);
  const usesNight = blockMinutes >= nightBankFromBlockMinutes;
  return {
    leg,
    longHaul: blockMinutes >= longHaulFromBlockMinutes,
    difference,
    differences: hasCurfew(destination.code) ? allDifferences(origin, destination) : [],
    isOvernight:
      difference >= overnight.fromDifference &&
      blockMinutes >= overnight.fromBlock &&
      blockMinutes <= overnight.toBlock,
    lastNight: usesNight ? lastNightMinute(origin.code) : -1,
    landsAtNight: usesNight && lastNightMinute(destination.code) > 0,
  };
};

/** Whether both airports are open at departure and arrival, in every season. */
const isOpen = ({ leg, differences }: Timing, minute: number): boolean =>
  !isClosed(leg.origin.code, wrapDay(minute)) &&
  differences.every((ahead) => !isClosed(leg.destination.code, wrapDay(minute + leg.blockMinutes + ahead)));

/** Whether a departure also suits passengers: departs and lands at waking hours, or at an airport with night flights. */
const isCivil = (timing: Timing, departure: number): boolean => {
  const { leg, longHaul, difference, lastNight, landsAtNight } = timing;
  const minute = wrapDay(departure);
  const arrival = wrapDay(minute + leg.blockMinutes + difference);
  const departs = minute < firstMinute ? minute <= lastNight : longHaul || lastNight > 0 || minute <= lastMinute;
  const lands = landsAtNight || (arrival >= civilArrival.first && arrival <= civilArrival.last);
  return departs && lands && isOpen(timing, minute);
};

/** Whether a minute of the day is at least `gap` minutes from all taken ones. */
const isFree = (taken: readonly number[], minute: number, gap: number): boolean =>
  taken.every((other) => {
    const apart = wrapDay(minute - other);
    return Math.min(apart, dayMinutes - apart) >= gap;
  });

/** The first minute after a start that fits: suits passengers, else is open, else is free. */
const scan = (timing: Timing, start: number, taken: readonly number[]): number => {
  for (const fits of [isCivil, isOpen]) {
    for (let wait = 0; wait < dayMinutes; wait += scanStep) {
      if (fits(timing, start + wait) && isFree(taken, start + wait, 1)) return start + wait;
    }
  }
  let minute = start;
  while (!isFree(taken, minute, 1)) minute += scanStep;
  return minute;
};

/** Departure of the day's n-th flight from the hub, spread over the day. A departure after midnight belongs to the day before. */
const outboundMinute = (
  world: World,
  timing: Timing,
  designator: string,
  index: number,
  taken: readonly number[],
): number => {
  const { leg, longHaul, isOvernight, lastNight } = timing;
  const evening = isOvernight && index % overnight.dayFlightEach !== overnight.dayFlightEach - 1;
  const first = evening ? overnight.first : firstMinute;
  const usualLast = longHaul ? lastLongHaulMinute : lastMinute;
  const last = evening ? overnight.last : lastNight > 0 ? dayMinutes + lastNight : usualLast;
  const width = (last - first) / leg.dailyFlights;
  let minute = first;
  for (let draw = 0; draw < draws; draw += 1) {
    const spread = evening || (longHaul && draw >= draws / 2) ? leg.dailyFlights : 1;
    const share = (index % (leg.dailyFlights / spread)) + world.chance.unit(`departs ${designator} ${draw}`) * spread;
    minute = roundFive(first + width * share);
    if (isCivil(timing, minute) && isFree(taken, minute, wideGap)) return minute;
  }
  return scan(timing, minute, taken);
};

/** Departure of the return flight, counted from midnight of the day when the flight left the hub. */
const inboundMinute = (
  world: World,
  timing: Timing,
  designator: string,
  index: number,
  arrivalMinute: number,
  taken: readonly number[],
): number => {
  const { longHaul, isOvernight } = timing;
  const turnaround = (longHaul ? 110 : 50) + world.chance.unit(`turns ${designator}`) * (longHaul ? 120 : 40);
  const earliest = roundFive(arrivalMinute + turnaround);
  const evening = isOvernight && index % overnight.dayFlightEach !== overnight.dayFlightEach - 1;
  const departs = (minute: number): boolean =>
    isCivil(timing, minute) &&
    isFree(taken, minute, wideGap) &&
    (!evening || (wrapDay(minute) >= overnight.first && wrapDay(minute) <= overnight.last));
  for (let wait = 0; wait < dayMinutes; wait += waitStep) {
    if (!departs(earliest + wait)) continue;
    const spread = wait === 0 ? 0 : roundFive(world.chance.unit(`waits ${designator}`) * morningSpread);
    const later = earliest + wait + spread;
    return departs(later) ? later : earliest + wait;
  }
  return scan(timing, earliest, taken);
};

/** Fixed departures that examples rely on, in minutes since midnight: the carrier's first flight of the day on the leg. */
const pinnedMinutes: Readonly<Record<string, number>> = {
  XHJFKLAX: 480,
  U4SYDLAX: 660,
  U4LAXSYD: 1350,
  Y4AKLHNL: 1435,
  I6DELKTM: 600,
};

const pinnedOf = ({ carrier, origin, destination }: Leg, index: number): number | undefined =>
  index === 0 ? pinnedMinutes[carrier.code + origin.code + destination.code] : undefined;

/** When a flight departs, in minutes from midnight of the day when its rotation began at the hub. */
export interface PlannedMinutes {
  readonly summer: number;
  readonly winter: number;
}

const winterShifts = [0, 5, -5, 10, -10, 15, -15, 20, -20] as const;

/** The winter departures: each shifted a little from summer's, on the same day, without conflicts. */
const winterMinutes = (world: World, timing: Timing, summer: readonly number[]): readonly number[] => {
  const { leg } = timing;
  const taken: number[] = [];
  summer.forEach((minute, index) => {
    const designator = `${leg.carrier.code}${leg.firstNumber + 2 * index}`;
    const isPinned = pinnedOf(leg, index) !== undefined || pinnedOf(leg.wayBack(), index) !== undefined;
    const drawn = isPinned ? 0 : world.chance.integer(`winter ${designator}`, -2, 2) * 5;
    const shift = [drawn, ...winterShifts].find((candidate) => {
      const ofDay = wrapDay(minute) + candidate;
      return ofDay >= 0 && ofDay < dayMinutes && isOpen(timing, ofDay) && isFree(taken, ofDay, 1);
    });
    taken.push(minute + (shift ?? 0));
  });
  return taken;
};

/** The departures of a leg, in the order of its flight numbers. */
export const planMinutes = (world: World, leg: Leg): readonly PlannedMinutes[] => {
  const hubLeg = leg.outbound ? leg : leg.wayBack();
  const there = timingOf(hubLeg);
  const outbound: number[] = [];
  for (let index = 0; index < leg.dailyFlights; index += 1) {
    const designator = `${hubLeg.carrier.code}${hubLeg.firstNumber + 2 * index}`;
    outbound.push(pinnedOf(hubLeg, index) ?? outboundMinute(world, there, designator, index, outbound));
  }
  if (leg.outbound) return withWinter(world, there, outbound);
  const back = timingOf(leg);
  const inbound: number[] = [];
  outbound.forEach((departs, index) => {
    const designator = `${leg.carrier.code}${leg.firstNumber + 2 * index}`;
    const arrives = departs + hubLeg.blockMinutes + there.difference;
    inbound.push(pinnedOf(leg, index) ?? inboundMinute(world, back, designator, index, arrives, inbound));
  });
  return withWinter(world, back, inbound);
};

const withWinter = (world: World, timing: Timing, summer: readonly number[]): readonly PlannedMinutes[] => {
  const winter = winterMinutes(world, timing, summer);
  return summer.map((minute, index) => ({ summer: minute, winter: winter[index] ?? minute }));
};
