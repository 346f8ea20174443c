/** Tickets: their numbers, and until when they can be voided. Unless seats are held, flights are ticketed at the moment of sale. */
import { localDateAt, utcIso, utcOfLocal } from "../world/index.js";
import type { Ticketing } from "./types.js";

/** An accounting code that no airline has. */
const fictionalCarrierCode = "000";
const documentDigits = 10;
const ticketsPerPnr = 9;
const minutesPerDay = 24 * 60;
const secondMs = 1000;

/** The ticketing of a PNR without flights, which has nothing to ticket. */
export const unticketed: Ticketing = { status: "unticketed", deadline: null, voidUntil: null };

/** The ticketing of seats that are held until an instant (ISO 8601 in UTC). The deadline is kept when they are ticketed. */
export const heldUntil = (deadline: string): Ticketing => ({ ...unticketed, deadline });

/**
 * The ticket number of a PNR's n-th passenger, from 0: 13 digits, unique in a world. Null from the tenth passenger on, who can only be an
 * infant.
 */
export const ticketNumber = (shuffledNumber: number, index: number): string | null => {
  if (index >= ticketsPerPnr) return null;
  const document = shuffledNumber * ticketsPerPnr + index;
  return `${fictionalCarrierCode}${String(document).padStart(documentDigits, "0")}`;
};

/**
 * The ticketing of tickets issued now. They can be voided until the last second of the day, by local time where the first flight departs.
 */
export const ticketedAt = (nowMs: number, originTimeZone: string): Ticketing => {
  const nextMidnightMs = utcOfLocal(originTimeZone, localDateAt(originTimeZone, nowMs), minutesPerDay);
  return { status: "ticketed", deadline: null, voidUntil: utcIso(nextMidnightMs - secondMs) };
};
