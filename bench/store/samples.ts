/** Real bookings to write to a store as they are: made by the reservations desk on a memory store, then kept as documents. */
import { openStore, type WorldFacts } from "../../src/store/index.js";
import {
  type BookingRecord,
  createReservations,
  type RefusalReason,
  type Refuse,
} from "../../src/travel/reservations/index.js";
import type { World } from "../../src/travel/world/index.js";
import { now, type TripKind, tripsOf } from "./trips.js";

export const nowMs = Date.parse(now);

/** A world with room for everything that the bench writes. */
export const roomyWorld: WorldFacts = {
  seed: "bench",
  clock: { mode: "frozen", atMs: nowMs },
  limits: { bookings: 10_000_000, sessions: 10_000_000 },
  contractVersion: "1.0.0",
};

/** More seats than are ever sold here, so that a document can be written any number of times. */
const roomForAll = 1_000_000_000;

const refuse: Refuse<RefusalReason> = (reason) => {
  throw new Error(`the bench asked for a booking that is refused: ${reason}`);
};

/** So many different bookings of flights, with stock that never runs out. */
export const sampleBookings = async (
  world: World,
  kind: TripKind,
  count: number,
): Promise<readonly BookingRecord[]> => {
  const store = await openStore<BookingRecord>({ mostWorlds: 1, warn: () => undefined });
  const worldRef = await store.createWorld("samples", roomyWorld, nowMs);
  const clock = { now: () => nowMs };
  const desk = createReservations({ world, worldRef, store, clock, realism: "contract", isolation: "world" });
  const records: BookingRecord[] = [];
  for (const [index, { flight }] of tripsOf(world, kind, count).entries()) {
    const sessionId = `session-of-traveller-${index}`;
    const caller = { sessionId, obtainSession: () => sessionId, idempotencyKey: undefined };
    const { record } = await desk.bookFlights(flight, caller, refuse);
    records.push({ ...record, stock: record.stock.map((claim) => ({ ...claim, capacity: roomForAll })) });
  }
  await store.close();
  return records;
};

/** The n-th locator of a run: unlike any other of the same letter. */
export const locatorOf = (letter: string, number: number): string =>
  `TEST-${letter}${number.toString(36).toUpperCase().padStart(5, "0")}`;
