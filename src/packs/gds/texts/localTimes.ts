/** Deadlines in the local time of their place. */
import { localIso, parseInstant } from "../../../travel/world/index.js";
import { placeOf } from "../rules/places.js";
import { dateAndClock } from "./words.js";

/** An instant as local date and time at a place: `2026-06-14 18:00`. If the place is unknown, the instant is returned unchanged. */
export const localDeadline = (placeCode: string, instant: string): string => {
  const place = placeOf(placeCode);
  return place === undefined ? instant : dateAndClock(localIso(place.timeZone, parseInstant(instant)));
};
