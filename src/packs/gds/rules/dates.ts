/** Checks on dates, always by the calendar of the place: today in Auckland may still be yesterday in Honolulu. Pure. */
import { addDays, localDateAt, localIso } from "../../../travel/world/index.js";
import type { Objection } from "./objection.js";
import type { TravelPlace } from "./places.js";

/** How far ahead each product is sold, in days from the local today. */
export const windowDays = { flights: 331, hotels: 359, cars: 359 } as const;

/** A date or date-time argument, and its local date at the place. */
export interface DatedField {
  readonly field: string;
  readonly value: string;
  readonly date: string;
}

/** Objects to a day that is over by the place's local time. */
export const pastObjection = (
  { field, value, date }: DatedField,
  place: TravelPlace,
  nowMs: number,
): Objection<"DATE_IN_PAST"> | undefined =>
  date < localDateAt(place.timeZone, nowMs) ? inPast({ field, value }, place, nowMs) : undefined;

/** The objection to a time that has passed at the place. */
export const inPast = (
  { field, value }: Omit<DatedField, "date">,
  { name, timeZone }: TravelPlace,
  nowMs: number,
): Objection<"DATE_IN_PAST"> => ({
  reason: "DATE_IN_PAST",
  detail: { field, value, today: localDateAt(timeZone, nowMs), now: localIso(timeZone, nowMs), place: name },
});

/** Objects to a day that is more than `days` after the local today, which is not on sale yet. */
export const windowObjection = (
  { field, value, date }: DatedField,
  place: TravelPlace,
  nowMs: number,
  days: number,
): Objection<"BEYOND_WINDOW"> | undefined => {
  const lastDate = addDays(localDateAt(place.timeZone, nowMs), days);
  if (date <= lastDate) return undefined;
  return { reason: "BEYOND_WINDOW", detail: { field, value, lastDate, windowDays: days } };
};
