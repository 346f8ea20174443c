/** Everything the memory store keeps of one world. Worlds share no map, so no string can reach from one into another. */
import type { StoreFacts } from "../decide.js";
import type { BookingStatus } from "../port.js";
import { createRecordedWrites, type RecordedWrites } from "./recorded-writes.js";
import type { ScopeList } from "./scope-list.js";

export interface KeptBooking {
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
  readonly createdAtMs: number;
  readonly documentText: string;
}

export interface WorldState {
  nextLocatorNumber: number;
  nextSequence: number;
  readonly soldCounts: Map<string, number>;
  readonly bookings: Map<string, KeptBooking>;
  readonly scopes: Map<string, ScopeList>;
  readonly recordedWrites: RecordedWrites;
}

export const createWorldState = (): WorldState => ({
  nextLocatorNumber: 0,
  nextSequence: 0,
  soldCounts: new Map(),
  bookings: new Map(),
  scopes: new Map(),
  recordedWrites: createRecordedWrites(),
});

export const factsOf = (state: WorldState): StoreFacts<KeptBooking> => ({
  soldCount: (key) => state.soldCounts.get(key) ?? 0,
  booking: (locator) => state.bookings.get(locator),
  recordedWrite: (key) => state.recordedWrites.get(key),
});
