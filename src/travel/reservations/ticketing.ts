/** Tickets: their numbers, and until when they can be voided. Flights are ticketed at the moment of sale. */
import { localDateAt, utcIso, utcOfLocal } from "../world/index.js";
import type { Ticketing } from "./types.js";

/** No airline's accounting code. */
const fictionalCarrierCode = "000";
const documentDigits = 10;
const ticketsPerPnr = 9;
const minutesPerDay = 24 * 60;
const secondMs = 1000;

/** A PNR without flights has nothing to ticket. */
export const unticketed: Ticketing = { status: "unticketed", deadline: null, voidUntil: null };

/** Seats that are held until an instant, ISO 8601 in UTC. The deadline stays when they are ticketed. */
export const heldUntil = (deadline: string): Ticketing => ({ ...unticketed, deadline });

/** The ticket of the n-th of a PNR, from 0: 13 digits, and no two alike in a world. An infant who comes tenth or later has none. */
export const ticketNumber = (shuffledNumber: number, index: number): string | null => {
  if (index >= ticketsPerPnr) return null;
  const document = shuffledNumber * ticketsPerPnr + index;
  return `${fictionalCarrierCode}${String(document).padStart(documentDigits, "0")}`;
};

/** Ticketed now: to be voided until the last second of the day of issue, local where the first flight leaves. */
export const ticketedAt = (nowMs: number, originTimeZone: string): Ticketing => {
  const nextMidnightMs = utcOfLocal(originTimeZone, localDateAt(originTimeZone, nowMs), minutesPerDay);
  return { status: "ticketed", deadline: null, voidUntil: utcIso(nextMidnightMs - secondMs) };
};
