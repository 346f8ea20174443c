/** How much more expensive a day is than an average one: for a journey between two places, and for a night at a place. */
import { partsOfDay } from "../time/calendar.js";
import { eventFactor } from "./events.js";
import { isHolidayPlace, type SeasonalPlace, seasonFactor } from "./seasons.js";

export type { SeasonalPlace } from "./seasons.js";

/** The weight of a holiday destination's season in the fare, both ways, if the other end is not a holiday place. */
const holidayWeight = 0.75;

/** The factor of season and events on the fare between two places on a departure day; the same in both directions. */
export const fareDemandFactor = (origin: SeasonalPlace, destination: SeasonalPlace, day: number): number => {
  const date = partsOfDay(day);
  const fromHoliday = isHolidayPlace(origin);
  const weight = fromHoliday === isHolidayPlace(destination) ? 0.5 : fromHoliday ? holidayWeight : 1 - holidayWeight;
  const ofSeason = seasonFactor(origin, date) * weight + seasonFactor(destination, date) * (1 - weight);
  const ofEvents = Math.max(eventFactor(origin, day, date, "fare"), eventFactor(destination, day, date, "fare"));
  return ofSeason * ofEvents;
};

export type FareDemand = typeof fareDemandFactor;

/** `fareDemandFactor` with a cache of one result: nearly all journeys of a search have the same ends and day. */
export const rememberedFareDemand = (): FareDemand => {
  let last: { readonly origin: SeasonalPlace; readonly destination: SeasonalPlace; readonly day: number } | undefined;
  let factor = 1;
  return (origin, destination, day) => {
    if (last?.origin === origin && last.destination === destination && last.day === day) return factor;
    factor = fareDemandFactor(origin, destination, day);
    last = { origin, destination, day };
    return factor;
  };
};

/** The factor of season and events on the price of a night at a place. */
export const roomDemandFactor = (place: SeasonalPlace, day: number): number => {
  const date = partsOfDay(day);
  return seasonFactor(place, date) * eventFactor(place, day, date, "room");
};
