/** The five things that are done with bookings, as calls of a store: each leaves behind what the next one needs. */
import type { Store, WorldRef } from "../../src/store/index.js";
import type { BookingRecord } from "../../src/travel/reservations/index.js";
import { locatorOf, nowMs } from "./samples.js";

export const operations = ["open", "add", "cancel", "retrieve", "list"] as const;
export type Operation = (typeof operations)[number];

/** The call of each operation, for one turn: the n-th add, cancel and retrieve are of the n-th booking that was opened. */
export type StoreCalls = Readonly<Record<Operation, (index: number) => Promise<unknown>>>;

const listed = 10;

/** Refuses to time a call that did not do what it was to do. */
const done = async (outcome: Promise<{ readonly kind: string }>): Promise<void> => {
  const { kind } = await outcome;
  if (kind !== "done") throw new Error(`a write of the bench was refused: ${kind}`);
};

export interface Ground {
  readonly store: Store<BookingRecord>;
  readonly world: WorldRef;
  readonly samples: readonly BookingRecord[];
  /** Keeps the locators of different turns apart. */
  readonly letter: string;
  readonly firstNumber: number;
  /** Whose list is asked for. */
  readonly scopeOf: (index: number) => string;
  /** The booking that is retrieved; the n-th that was opened without it. */
  readonly retrieved?: (index: number) => string;
}

/** Opens and changes real documents, with claims that are always met. */
export const storeCallsOn = (ground: Ground): StoreCalls => {
  const { store, world, samples, letter, firstNumber, scopeOf } = ground;
  const locatorAt = (index: number): string => locatorOf(letter, firstNumber + index);
  const sampleAt = (index: number): BookingRecord => {
    const sample = samples[index % samples.length];
    if (sample === undefined) throw new Error("no samples");
    return sample;
  };
  const changed = (index: number, expectedVersion: number, status: "confirmed" | "cancelled") => {
    const document = sampleAt(index);
    const facts = { world, locator: locatorAt(index), expectedVersion, changedAtMs: nowMs, status, document };
    const claims = status === "confirmed" ? document.stock : [];
    const returns = status === "cancelled" ? document.stock : [];
    return done(store.changeBooking({ ...facts, claims, returns }));
  };
  return {
    open: (index) => {
      const document = sampleAt(index);
      const scopeId = scopeOf(index);
      const facts = { world, locator: locatorAt(index), scopeId, createdAtMs: nowMs };
      return done(store.openBooking({ ...facts, document, claims: document.stock }));
    },
    add: (index) => changed(index, 1, "confirmed"),
    cancel: (index) => changed(index, 2, "cancelled"),
    retrieve: async (index) => {
      const found = await store.readBooking(world, ground.retrieved?.(index) ?? locatorAt(index));
      if (found === undefined) throw new Error("a booking of the bench is not there");
    },
    list: (index) => store.listBookings({ world, scopeId: scopeOf(index), status: "all", limit: listed }),
  };
};
