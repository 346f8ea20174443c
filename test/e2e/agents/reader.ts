/** What an agent makes out of an answer, by whichever half of it the agent reads. Money is in cents, for the party and all of it. */
import type { Refusal, Result } from "./host.js";

export interface FlightSeen {
  readonly flightId: string;
  readonly brand: string;
  readonly totalCents: number;
  readonly isNonstop: boolean;
  /** What comes back after the void day: the least and the most that the reader can tell. */
  readonly refundCents: readonly [least: number, most: number];
}

export interface RateSeen {
  readonly hotelId: string;
  readonly totalCents: number;
  readonly rooms: number;
  /** What is kept after the first deadline; undefined where nothing comes back at all. */
  readonly keptLaterCents: number | undefined;
}

export interface CarSeen {
  readonly carId: string;
  readonly totalCents: number;
  /** What full cover adds. */
  readonly fullCents: number;
}

export interface CarsSeen {
  readonly cars: readonly CarSeen[];
  readonly extraCents: ReadonlyMap<string, number>;
  /** What a return elsewhere costs, which the totals include. */
  readonly oneWayFeeCents: number;
  readonly crossesBorder: boolean;
}

export interface BookedSeen {
  readonly pnr: string;
  readonly totalCents: number;
  readonly warnings: readonly string[];
}

export interface BookingSeen {
  readonly pnr: string;
  readonly status: string;
  readonly totalCents: number;
  /** What a cancellation at this moment would return; undefined once it is cancelled. */
  readonly refundNowCents: number | undefined;
  readonly refundedCents: number | undefined;
  /** Origin and destination of each flight. */
  readonly flights: readonly string[];
  /** How many rooms each hotel booking holds. */
  readonly rooms: readonly number[];
  readonly cars: number;
}

export interface ListedSeen {
  readonly pnr: string;
  readonly status: string;
  readonly totalCents: number;
}

export interface RefusalSeen {
  /** The tools to call next, the first one first. */
  readonly tools: readonly string[];
  /** Codes offered in the place of what was sent, with what they stand for. */
  readonly codes: ReadonlyMap<string, string>;
  readonly newTotalCents: number | undefined;
  readonly left: number | undefined;
}

export interface Reader {
  readonly flights: (result: Result) => readonly FlightSeen[];
  readonly hotels: (result: Result) => readonly RateSeen[];
  readonly cars: (result: Result) => CarsSeen;
  readonly booked: (result: Result) => BookedSeen;
  readonly booking: (result: Result) => BookingSeen;
  readonly listed: (result: Result) => readonly ListedSeen[];
  readonly refundedCents: (result: Result) => number;
  /** What to call next, by the line or note that says so. */
  readonly next: (result: Result) => readonly string[];
  readonly refusal: (refusal: Refusal) => RefusalSeen;
}

/** The names of tools in a sentence, in order. */
export const toolsIn = (text: string): readonly string[] =>
  text.match(
    /\b(?:search(?:Flights|Hotels|Cars)|book(?:Flight|Hotel|Car)|(?:retrieve|cancel)Booking|listBookings)\b/g,
  ) ?? [];

/** The codes in `SJC (San Jose, US) or SJO (San Jose, CR)`. */
export const codesIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/\b([A-Z]{3}) \(([^)]+)\)/g)].map(([, code = "", name = ""]) => [code, name]));
