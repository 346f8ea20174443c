/**
 * The id of a flight offer: `FL-260615-XH1001-TY200-HMSD1-ABCD-L` is the date, each flight, the booking classes with cabin and party,
 * minute of issue, checksum, brand. It contains everything that the offer is rebuilt from. The checksum does not cover the brand, so the
 * ids of an itinerary's brands differ only in their last letter.
 */
import { decodeNumber, encodeNumber, sealOfferId } from "../offerIds.js";
import { compactDateOfDay, dayNumber, isCalendarDate } from "../time/calendar.js";
import type { Cabin, Party, World } from "../types.js";
import type { FareBrand } from "./brands.js";
import { cabinFacts, cabins } from "./inventory.js";
import type { SeatedItinerary } from "./ticket.js";

export const flightIdPrefix = "FL";

const century = "20";
const dateField = /^(\d{2})(\d{2})(\d{2})$/;
const flightField = /^([A-Z0-9]{2})([1-9]\d{0,3})$/;
const mixField = /^([A-Z]{1,3})([A-Z])([0-9A-Z])([0-9A-Z])([0-9A-Z])$/;
const brandEnding = /^-[A-Z]$/;
const endingLength = 2;
const mostSegments = 3;

/** The parts of an id. Whether such flights exist is up to the timetable. */
export interface FlightIdFields {
  readonly day: number;
  readonly flights: readonly {
    readonly carrier: string;
    readonly flightNumber: number;
    readonly classLetter: string;
  }[];
  readonly cabin: Cabin;
  readonly party: Party;
}

/** The values that an id's fields are written from. */
export interface FlightIdTerms {
  readonly ticket: SeatedItinerary;
  /** The index of each segment's booking class. */
  readonly classes: readonly number[];
  readonly party: Party;
  readonly issuedMinute: number;
}

/** The letter of a booking class, by its index in the cabin. */
export const classLetter = (cabin: Cabin, classIndex: number): string => cabinFacts[cabin].classes.charAt(classIndex);

const fieldsOf = ({ ticket, classes, party }: FlightIdTerms): readonly string[] => {
  const { itinerary, cabin } = ticket;
  const { adults, children, infants } = party;
  const flights = itinerary.map(({ marketing, marketingNumber }) => `${marketing.code}${marketingNumber}`);
  const letters = itinerary.map((_, index) => classLetter(cabin, classes[index] ?? 0)).join("");
  const mix = `${letters}${cabinFacts[cabin].letter}${[adults, children, infants].map(encodeNumber).join("")}`;
  const date = compactDateOfDay(itinerary[0].flight.day).slice(century.length);
  return [date, ...flights, mix];
};

/** The id that this world issues for an itinerary in a brand. */
export const sealFlightId = (world: World, terms: FlightIdTerms, brand: FareBrand): string =>
  `${sealOfferId(world, flightIdPrefix, fieldsOf(terms), terms.issuedMinute)}-${brand.letter}`;

/** The sealed part of an id, and the letter of its brand; undefined if the id does not end in a brand. */
export const splitFlightId = (
  flightId: string,
): { readonly sealed: string; readonly brandLetter: string } | undefined => {
  const ending = flightId.slice(-endingLength);
  if (!brandEnding.test(ending)) return undefined;
  return { sealed: flightId.slice(0, -endingLength), brandLetter: ending.slice(1) };
};

/** The meaning of an id's sealed fields; undefined if they have none. */
export const readFlightIdFields = (fields: readonly string[]): FlightIdFields | undefined => {
  const [date = "", ...rest] = fields;
  const mix = mixField.exec(rest.pop() ?? "");
  const dashedDate = date.replace(dateField, `${century}$1-$2-$3`);
  if (!isCalendarDate(dashedDate) || mix === null) return undefined;
  if (rest.length < 1 || rest.length > mostSegments) return undefined;
  const [, letters = "", cabinLetter, ...counts] = mix;
  const cabin = cabinOfLetter(cabinLetter);
  const [adults, children, infants] = counts.map(decodeNumber);
  if (letters.length !== rest.length) return undefined;
  const flights = rest.flatMap((field, index) => {
    const [, carrier, digits] = flightField.exec(field) ?? [];
    if (carrier === undefined || digits === undefined) return [];
    return [{ carrier, flightNumber: Number(digits), classLetter: letters.charAt(index) }];
  });
  if (cabin === undefined || flights.length !== rest.length) return undefined;
  if (adults === undefined || children === undefined || infants === undefined) return undefined;
  return {
    day: dayNumber(dashedDate),
    flights,
    cabin,
    party: { adults, children, infants },
  };
};

const cabinOfLetter = (letter: string | undefined): Cabin | undefined =>
  cabins.find((cabin) => cabinFacts[cabin].letter === letter);
