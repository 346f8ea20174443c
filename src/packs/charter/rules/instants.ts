/** Rules on instants and dates. Pure. */

import { instantMs } from "../../../charter/instants.js";
import { instantText } from "../../../runtime/worlds/ownWorld.js";
import type { CharterAirport } from "../../../travel/world/charter/index.js";
import { localDateAt } from "../../../travel/world/index.js";
import type { Field, Objection } from "./objection.js";

/** Objects to an instant in the past. */
export const pastObjection = ({ field, value }: Field, nowMs: number): Objection<"DATE_IN_PAST"> | undefined =>
  instantMs(value) < nowMs ? { reason: "DATE_IN_PAST", detail: { field, value, now: instantText(nowMs) } } : undefined;

/** Objects to a day that is over by the airport's local time. */
export const pastDayObjection = (
  { field, value }: Field,
  { timeZone }: Pick<CharterAirport, "timeZone">,
  nowMs: number,
): Objection<"DATE_IN_PAST"> | undefined => {
  const today = localDateAt(timeZone, nowMs);
  return value < today ? { reason: "DATE_IN_PAST", detail: { field, value, now: today } } : undefined;
};

/** Objects to a return flight that departs before the outbound flight. */
export const returnObjection = (
  { field, value }: Field,
  departure: string,
): Objection<"RETURN_BEFORE_DEPARTURE"> | undefined =>
  instantMs(value) <= instantMs(departure)
    ? { reason: "RETURN_BEFORE_DEPARTURE", detail: { field, value, departure } }
    : undefined;

/** Objects to a deadline that has passed or that is later than the departure. */
export const deadlineObjection = (
  value: string,
  departure: string,
  nowMs: number,
  usualMs: number,
): Objection<"DEADLINE_PASSED"> | undefined => {
  const atMs = instantMs(value);
  const isLate = atMs > instantMs(departure);
  if (atMs > nowMs && !isLate) return undefined;
  const problem = isLate ? `is after the departure at ${departure}` : `has passed: it is ${instantText(nowMs)}`;
  return {
    reason: "DEADLINE_PASSED",
    detail: { field: "deadline", value, problem, usual: instantText(Math.min(usualMs, instantMs(departure))) },
  };
};
