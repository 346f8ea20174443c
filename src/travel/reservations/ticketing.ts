/** Tickets: their numbers, and until when they can be voided. Flights are ticketed at the moment of sale. */
import { localDateAt, utcIso, utcOfLocal } from "../world/index.js";
import type { Ticketing } from "./types.js";

/** No airline's accounting code. */
const FICTIONAL_CARRIER_CODE = "000";
const DOCUMENT_DIGITS = 10;
const TICKETS_PER_PNR = 9;
const MINUTES_PER_DAY = 24 * 60;
const SECOND_MS = 1000;

/** A PNR without flights has nothing to ticket. */
export const UNTICKETED: Ticketing = { status: "unticketed", deadline: null, voidUntil: null };

/** The ticket of the n-th seated passenger, from 0 to 8: 13 digits, and no two alike in a world. */
export function ticketNumber(shuffledNumber: number, seatIndex: number): string {
  const document = shuffledNumber * TICKETS_PER_PNR + seatIndex;
  return `${FICTIONAL_CARRIER_CODE}${String(document).padStart(DOCUMENT_DIGITS, "0")}`;
}

/** Ticketed now: to be voided until the last second of the day of issue, local where the first flight leaves. */
export function ticketedAt(nowMs: number, originTimeZone: string): Ticketing {
  const nextMidnightMs = utcOfLocal(originTimeZone, localDateAt(originTimeZone, nowMs), MINUTES_PER_DAY);
  return { status: "ticketed", deadline: null, voidUntil: utcIso(nextMidnightMs - SECOND_MS) };
}
