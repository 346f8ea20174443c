/**
 * Everything the memory store keeps of one world. Worlds share no map, so no key of one world can reach another. Texts that may
 * be views of a request are copied when they are kept; documents and locators are made by the product.
 */
import type { RecordedWrite, StoreFacts } from "../decide.js";
import { ownCopy } from "../ownCopy.js";
import type { BookingStatus, IdempotencyRecord } from "../ports/bookings.js";
import type { StoredWorld } from "../ports/worlds.js";
import { createDossierTable, type DossierTable } from "./dossierTable.js";
import { createMemoTable, type MemoTable } from "./memoTable.js";
import { createOutbox, type Outbox } from "./outbox.js";
import { createRecordedWrites, type RecordedWrites } from "./recordedWrites.js";
import { createScopeList, type ScopeList } from "./scopeList.js";
import { createSessionTable, type SessionTable } from "./sessionTable.js";

export interface KeptBooking {
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
  readonly createdAtMs: number;
  readonly sequence: number;
  readonly documentText: string;
}

/** One list for each status filter of a scope, so that listing never skips bookings. */
export type ScopeLists = Readonly<Record<BookingStatus | "all", ScopeList>>;

/** The data that a reset removes. */
export interface EpochState {
  nextLocatorNumber: number;
  nextSequence: number;
  nextDossierSequence: number;
  readonly soldCounts: Map<string, number>;
  readonly bookings: Map<string, KeptBooking>;
  readonly scopes: Map<string, ScopeLists>;
  readonly recordedWrites: RecordedWrites;
  readonly sessions: SessionTable;
  readonly memos: MemoTable;
  readonly dossiers: DossierTable;
  /** The last number of each series. */
  readonly numbers: Map<string, number>;
}

export interface WorldState {
  world: StoredWorld;
  content: EpochState;
  readonly outbox: Outbox;
}

export const createEpochState = (): EpochState => {
  const scopes = new Map<string, ScopeLists>();
  return {
    nextLocatorNumber: 0,
    nextSequence: 0,
    nextDossierSequence: 0,
    soldCounts: new Map(),
    bookings: new Map(),
    scopes,
    recordedWrites: createRecordedWrites(),
    sessions: createSessionTable((id) => scopes.has(id)),
    memos: createMemoTable(),
    dossiers: createDossierTable(),
    numbers: new Map(),
  };
};

/** A new world. Its first event gets the id after `afterEventId`. */
export const createWorldState = (world: StoredWorld, afterEventId: number): WorldState => ({
  world,
  content: createEpochState(),
  outbox: createOutbox(afterEventId),
});

export const factsOf = ({ world, content }: WorldState): StoreFacts<KeptBooking> => ({
  soldCount: (key) => content.soldCounts.get(key) ?? 0,
  booking: (locator) => content.bookings.get(locator),
  recordedWrite: (key) => content.recordedWrites.get(key),
  bookingCount: () => content.bookings.size,
  bookingLimit: world.limits.bookings,
});

export const sell = (content: EpochState, soldCounts: ReadonlyMap<string, number>): void => {
  for (const [key, sold] of soldCounts) {
    if (sold === 0) content.soldCounts.delete(key);
    else content.soldCounts.set(content.soldCounts.has(key) ? key : ownCopy(key), sold);
  }
};

/** Records what was done under the attempt's idempotency key, if it has one: a booking, or a commit of dossiers. */
export const remember = (
  content: EpochState,
  done: Pick<RecordedWrite, "locator" | "answer">,
  attempt: IdempotencyRecord | undefined,
): void => {
  if (attempt === undefined) return;
  const { key, fingerprint, nowMs, expiresAtMs } = attempt;
  content.recordedWrites.set(ownCopy(key), { fingerprint: ownCopy(fingerprint), ...done, expiresAtMs }, nowMs);
};

const scopeListsOf = (content: EpochState, scopeId: string): ScopeLists => {
  const lists = content.scopes.get(scopeId) ?? {
    all: createScopeList(),
    confirmed: createScopeList(),
    cancelled: createScopeList(),
  };
  content.scopes.set(scopeId, lists);
  return lists;
};

export const keepNew = (content: EpochState, booking: KeptBooking): void => {
  const { locator, scopeId, status, createdAtMs, sequence } = booking;
  const lists = scopeListsOf(content, scopeId);
  const entry = { createdAtMs, sequence, locator };
  lists.all.add(entry);
  lists[status].add(entry);
  content.bookings.set(locator, booking);
};

export const keepChanged = (content: EpochState, before: KeptBooking, after: KeptBooking): void => {
  content.bookings.set(after.locator, after);
  if (after.status === before.status) return;
  const lists = scopeListsOf(content, after.scopeId);
  const { createdAtMs, sequence, locator } = after;
  lists[before.status].remove(before);
  lists[after.status].add({ createdAtMs, sequence, locator });
};
