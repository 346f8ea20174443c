/** Checks on dates, by the calendar of the place if it is known. Pure. */
import { daysBetween, localDateAt } from "../../../travel/world/index.js";
import type { Objection } from "./objection.js";
import type { TravelPlace } from "./places.js";

/** An argument that holds a date. */
export interface DatedField {
  readonly field: string;
  readonly value: string;
}

/** Objects to a day that is over by the place's local time. */
export const pastObjection = (
  { field, value }: DatedField,
  place: TravelPlace,
  nowMs: number,
): Objection<"DATE_IN_PAST"> | undefined => {
  const today = localDateAt(place.timeZone, nowMs);
  return value < today ? { reason: "DATE_IN_PAST", detail: { field, value, place: place.name, today } } : undefined;
};

/** Objects to a date that is less than `leastDays` days after an earlier one. */
export const orderObjection = (
  { field, value }: DatedField,
  earlier: DatedField,
  leastDays: number,
): Objection<"BAD_RANGE"> | undefined => {
  if (daysBetween(earlier.value, value) >= leastDays) return undefined;
  const where = leastDays === 0 ? "not be before" : "be after";
  return {
    reason: "BAD_RANGE",
    detail: { field, value, explanation: `it must ${where} ${earlier.field} ${earlier.value}` },
  };
};
