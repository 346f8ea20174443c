/** Deadlines in the local time of the place that they are about. */
import { localIso, parseInstant } from "../../../travel/world/index.js";
import { placeOf } from "../rules/places.js";
import { dateAndClock } from "./words.js";

/** An instant as date and time at a place: `2026-06-14 18:00`. In UTC, and saying so, where the place is not known. */
export const localDeadline = (placeCode: string, instant: string): string => {
  const place = placeOf(placeCode);
  return place === undefined ? instant : dateAndClock(localIso(place.timeZone, parseInstant(instant)));
};
