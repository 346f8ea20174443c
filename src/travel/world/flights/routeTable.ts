/**
 * Reads the frozen list of routes by airport or carrier, so that a world's first search reads no more of it than it needs. It knows no legs
 * and no dates.
 */
import { type Airline, airline } from "../reference/airlines.js";
import { airport } from "../reference/places.js";
import type { Airport } from "../types.js";
import table from "./routeTable.json" with { type: "json" };

/** A carrier's service between one of its bases and another airport, in both directions. */
export interface Route {
  readonly carrier: Airline;
  readonly hub: Airport;
  readonly other: Airport;
  readonly dailyFlights: number;
  /** 7, or fewer if the carrier does not fly every day. */
  readonly daysPerWeek: number;
  /** Number of the first flight from the hub, odd. The next is two higher; each return flight is one higher. */
  readonly firstNumber: number;
  /** A partner that sells the same flights under its own numbers. */
  readonly codeshare: { readonly carrier: Airline; readonly firstNumber: number } | null;
}

/** The routes of a carrier from one airport, as stored in the table. */
interface Base {
  readonly carrier: Airline;
  readonly hub: Airport;
  readonly entries: string;
}

const codeLength = 3;
const ownLength = 9;

const bases: readonly Base[] = Object.entries(table).flatMap(([key, entries]) => {
  const [carrier, hub] = [airline(key.slice(0, 2)), airport(key.slice(codeLength))];
  return carrier === undefined || hub === undefined ? [] : [{ carrier, hub, entries }];
});

const routeOf = ({ carrier, hub }: Base, entry: string): Route => {
  const other = airport(entry.slice(0, codeLength));
  if (other === undefined) throw new RangeError(`the route table has '${entry}', which names no airport`);
  const partner = airline(entry.slice(ownLength, ownLength + 2));
  return {
    carrier,
    hub,
    other,
    dailyFlights: Number(entry.charAt(3)),
    daysPerWeek: Number(entry.charAt(4)),
    firstNumber: Number(entry.slice(5, ownLength)),
    codeshare:
      partner === undefined
        ? null
        : { carrier: partner, firstNumber: Number(entry.slice(ownLength + partner.code.length)) },
  };
};

const entriesOf = ({ entries }: Base): readonly string[] => entries.slice(1).split(" ");

/** The entry that begins with a code. */
const entryAt = (entries: string, code: string): string | undefined => {
  const start = entries.indexOf(` ${code}`);
  if (start === -1) return undefined;
  const end = entries.indexOf(" ", start + 1);
  return entries.slice(start + 1, end === -1 ? undefined : end);
};

/** The routes that begin or end at an airport. */
export const routesAt = (code: string): readonly Route[] =>
  bases.flatMap((base) => {
    if (base.hub.code === code) return entriesOf(base).map((entry) => routeOf(base, entry));
    const entry = entryAt(base.entries, code);
    return entry === undefined ? [] : [routeOf(base, entry)];
  });

/** The routes that a carrier sells under its own flight numbers: first those that it operates. */
export const routesSoldBy = (carrier: string): readonly Route[] => {
  const partnered = bases.filter(({ entries }) => entries.includes(carrier));
  return [
    ...bases
      .filter((base) => base.carrier.code === carrier)
      .flatMap((base) => entriesOf(base).map((entry) => routeOf(base, entry))),
    ...partnered.flatMap((base) =>
      entriesOf(base)
        .filter((entry) => entry.startsWith(carrier, ownLength))
        .map((entry) => routeOf(base, entry)),
    ),
  ];
};
