/** Checks the arguments of a trip plan, which are texts that a person typed. Pure. */
import type { SearchFlightsReason } from "../../../../generated/gds/types.js";
import { cabins } from "../../../travel/world/flights/inventory.js";
import { isCalendarDate } from "../../../travel/world/index.js";
import type { Cabin } from "../../../travel/world/types.js";
import { pastObjection, windowDays, windowObjection } from "./dates.js";
import { flightQueryObjection, seatsPerBooking } from "./flightQuery.js";
import { firstObjection, type Objection } from "./objection.js";
import { codesFor } from "./placeNames.js";
import { placeOf, type TravelPlace } from "./places.js";

/** A place with the code that was found for it. */
interface NamedPlace extends TravelPlace {
  readonly code: string;
}

export interface TripPlan {
  readonly from: NamedPlace;
  readonly to: NamedPlace;
  readonly departureDate: string;
  readonly returnDate: string | undefined;
  readonly travellers: number;
  readonly cabin: Cabin;
}

type TripObjection = Objection<SearchFlightsReason | "SCHEMA" | "BAD_RANGE">;

const expecting = (field: string, value: string, expected: string): TripObjection => ({
  reason: "SCHEMA",
  detail: { field, value, expected, message: `${field} must be ${expected}` },
});

const codePattern = /^[A-Z]{3}$/;

/** Objects to a text for which no code was found. */
const codeObjection = (field: string, value: string): TripObjection | undefined =>
  codePattern.test(value) ? undefined : expecting(field, value, "the code or the name of a city or an airport");

const dateObjection = (field: string, value: string): TripObjection | undefined =>
  isCalendarDate(value) ? undefined : expecting(field, value, "a day that exists, as YYYY-MM-DD");

const returnObjection = (
  departureDate: string,
  value: string | undefined,
  to: TravelPlace,
  nowMs: number,
): TripObjection | undefined => {
  if (value === undefined) return undefined;
  const field = "returnDate";
  const back = { field, value, date: value };
  const explanation = `it must not be before departureDate ${departureDate}`;
  return firstObjection<TripObjection["reason"]>(
    () => dateObjection(field, value),
    () => (value < departureDate ? { reason: "BAD_RANGE", detail: { field, value, explanation } } : undefined),
    () => pastObjection(back, to, nowMs),
    () => windowObjection(back, to, nowMs, windowDays.flights),
  );
};

/** The plan for the given texts, in any letter case; or the first objection that a search would make, in the same words. */
export const tripPlanOf = (values: Readonly<Record<string, string>>, nowMs: number): TripPlan | TripObjection => {
  // A form sends an empty text for an argument that was left out.
  const given = (name: string): string | undefined => values[name]?.trim() || undefined;
  // A name is replaced by its code, as in completion.
  const code = (name: string): string => {
    const text = (given(name) ?? "").toUpperCase();
    return codePattern.test(text) ? text : (codesFor(given(name) ?? "")[0] ?? text);
  };
  const [origin, destination] = [code("origin"), code("destination")];
  const departureDate = given("departureDate") ?? "";
  const returnDate = given("returnDate");
  const seats = given("travellers") ?? "1";
  const wanted = (given("cabin") ?? "economy").toLowerCase().replaceAll(/[\s-]+/g, "_");
  const cabin = cabins.find((name) => name === wanted);
  if (cabin === undefined) return expecting("cabin", wanted, `one of ${cabins.join(", ")}`);
  if (!/^[1-9]\d?$/.test(seats)) return expecting("travellers", seats, `a number from 1 to ${seatsPerBooking}`);

  const travellers = Number(seats);
  const passengers = { adults: travellers, children: 0, infants: 0 };
  const query = { origin, destination, departureDate, passengers, cabin };
  const objection = firstObjection<TripObjection["reason"]>(
    () => codeObjection("origin", origin),
    () => codeObjection("destination", destination),
    () => dateObjection("departureDate", departureDate),
    () => flightQueryObjection(query, nowMs),
  );
  if (objection !== undefined) return objection;
  const [from, to] = [placeOf(origin), placeOf(destination)];
  if (from === undefined || to === undefined) throw new Error("a checked place is not there");
  return (
    returnObjection(departureDate, returnDate, to, nowMs) ?? {
      from: { ...from, code: origin },
      to: { ...to, code: destination },
      departureDate,
      returnDate,
      travellers,
      cabin,
    }
  );
};
