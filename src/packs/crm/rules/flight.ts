/** Checks whether a flight can be recorded. Pure. */
import type { AddFlightHistoryResolved } from "../../../../generated/crm/types.js";
import { addDays, isCalendarDate } from "../../../travel/world/index.js";
import type { Flight } from "../flights.js";
import { invalidValue, type Objection } from "./objection.js";
import { isLine, lineWords } from "./texts.js";

type Details = AddFlightHistoryResolved["flight_details"];

const mostDollars = 100_000_000;

const isOfCents = (dollars: number): boolean => Math.round(dollars * 100) / 100 === dollars;

const fieldOf = (name: string): string => `flight_details.${name}`;

const textObjection = (details: Details): Objection<"INVALID_VALUE"> | undefined => {
  const wrong = (["aircraft", "operator"] as const).find(
    (name) => details[name] !== undefined && !isLine(details[name]),
  );
  return wrong && invalidValue(fieldOf(wrong), details[wrong], lineWords);
};

/** The flight, or the first objection to it. A date one day ahead of UTC is allowed, because somewhere it may be that day already. */
export const flightOf = (details: Details, nowMs: number): Flight | Objection<"INVALID_VALUE"> => {
  const { date, route, aircraft, operator, price } = details;
  const lastDay = addDays(new Date(nowMs).toISOString().slice(0, 10), 1);
  if (date === undefined || !isCalendarDate(date))
    return invalidValue(fieldOf("date"), date ?? null, "a date, YYYY-MM-DD");
  if (date > lastDay)
    return invalidValue(fieldOf("date"), date, "a date that is not to come: flights are recorded when they were flown");
  if (!isLine(route)) return invalidValue(fieldOf("route"), route ?? null, `${lineWords}, such as KTEB-KVNY`);
  const objection = textObjection(details);
  if (objection !== undefined) return objection;
  if (price !== undefined && (price < 0 || price > mostDollars || !isOfCents(price)))
    return invalidValue(fieldOf("price"), price, `US dollars from 0 to ${mostDollars}, with two decimals at most`);
  return {
    ...{ date, route: route.trim() },
    ...(aircraft !== undefined && { aircraft: aircraft.trim() }),
    ...(operator !== undefined && { operator: operator.trim() }),
    ...(price !== undefined && { price }),
  };
};
