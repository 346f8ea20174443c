/**
 * The id of a flight offer: `FL-JFKLAX-20260615-XH1001T-YL200-HMSD1-ABCD` is origin and destination, date, each flight with
 * its booking class, cabin and brand with the party, minute of issue, check. It carries all that the offer is rebuilt from.
 */
import { decodeNumber, encodeNumber } from "../offerIds.js";
import { dayNumber, isCalendarDate } from "../time/calendar.js";
import type { Cabin, Party } from "../types.js";
import { brandsOf, type FareBrand } from "./brands.js";
import { cabinFacts, cabins, flightKey } from "./inventory.js";
import type { SeatedItinerary } from "./ticket.js";

export const flightIdPrefix = "FL";

const endsField = /^[A-Z]{6}$/;
const dateField = /^(\d{4})(\d{2})(\d{2})$/;
const flightField = /^([A-Z0-9]{2})([1-9]\d{0,3})([A-Z])$/;
const mixField = /^([A-Z])([A-Z])([0-9A-Z])([0-9A-Z])([0-9A-Z])$/;
const mostSegments = 3;

/** What an id says. Whether such flights exist is for the timetable to tell. */
export interface FlightIdFields {
  readonly origin: string;
  readonly destination: string;
  readonly day: number;
  readonly flights: readonly {
    readonly carrier: string;
    readonly flightNumber: number;
    readonly classLetter: string;
  }[];
  readonly cabin: Cabin;
  readonly brand: FareBrand;
  readonly party: Party;
}

/** The letter of a class, by its index in the cabin. */
export const classLetter = (cabin: Cabin, classIndex: number): string => cabinFacts[cabin].classes.charAt(classIndex);

/** The fields of an id, to be sealed. */
export const flightIdFields = (
  { itinerary, cabin, origin, destination }: SeatedItinerary,
  brand: FareBrand,
  classes: readonly number[],
  { adults, children, infants }: Party,
): readonly string[] => {
  const flights = itinerary.map(
    ({ marketing, marketingNumber }, index) =>
      `${marketing.code}${marketingNumber}${classLetter(cabin, classes[index] ?? 0)}`,
  );
  const mix = `${cabinFacts[cabin].letter}${brand.letter}${[adults, children, infants].map(encodeNumber).join("")}`;
  const date = flightKey(itinerary[0].flight).slice(-8);
  return [`${origin.code}${destination.code}`, date, ...flights, mix];
};

/** What the sealed fields of an id mean, or undefined where they mean nothing. */
export const readFlightIdFields = (fields: readonly string[]): FlightIdFields | undefined => {
  const [ends = "", date = "", ...rest] = fields;
  const mix = mixField.exec(rest.pop() ?? "");
  const dashedDate = date.replace(dateField, "$1-$2-$3");
  if (!endsField.test(ends) || !isCalendarDate(dashedDate) || mix === null) return undefined;
  if (rest.length < 1 || rest.length > mostSegments) return undefined;
  const [, cabinLetter, brandLetter, ...counts] = mix;
  const cabin = cabinOfLetter(cabinLetter);
  const brand = cabin && brandsOf(cabin).find(({ letter }) => letter === brandLetter);
  const [adults, children, infants] = counts.map(decodeNumber);
  const flights = rest.flatMap((field) => {
    const [, carrier, digits, letter] = flightField.exec(field) ?? [];
    if (carrier === undefined || digits === undefined || letter === undefined) return [];
    return [{ carrier, flightNumber: Number(digits), classLetter: letter }];
  });
  if (cabin === undefined || brand === undefined || flights.length !== rest.length) return undefined;
  if (adults === undefined || children === undefined || infants === undefined) return undefined;
  return {
    origin: ends.slice(0, 3),
    destination: ends.slice(3),
    day: dayNumber(dashedDate),
    flights,
    cabin,
    brand,
    party: { adults, children, infants },
  };
};

const cabinOfLetter = (letter: string | undefined): Cabin | undefined =>
  cabins.find((cabin) => cabinFacts[cabin].letter === letter);
