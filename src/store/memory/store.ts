/**
 * The `Store` in this process's memory: the default, gone when the process ends. Every write runs from its first check
 * to its last change without giving way to another, which makes it one atomic step.
 */
import { checkChangeBooking, checkListBookings, checkOpenBooking } from "../command-checks.js";
import { decodeCursor, encodeCursor, type ListPosition } from "../cursor.js";
import { decideChange, decideOpen, isLive } from "../decide.js";
import { documentFromText, documentToText } from "../document-text.js";
import { StoreUnavailableError } from "../errors.js";
import { createBookingEvents } from "../events.js";
import type { BookingPage, IdempotencyRecord, ListBookings, Store, StoredBooking } from "../port.js";
import { addToScopeList, newestFirst } from "./scope-list.js";
import { createWorldState, factsOf, type KeptBooking, type WorldState } from "./world-state.js";

const handOut = <Document>({ documentText, ...fields }: KeptBooking): StoredBooking<Document> => ({
  ...fields,
  document: documentFromText<Document>(documentText),
});

const sell = (state: WorldState, soldCounts: ReadonlyMap<string, number>): void => {
  for (const [key, sold] of soldCounts) {
    if (sold === 0) state.soldCounts.delete(key);
    else state.soldCounts.set(key, sold);
  }
};

const remember = (state: WorldState, locator: string, attempt: IdempotencyRecord | undefined): void => {
  if (attempt === undefined) return;
  const { key, fingerprint, nowMs, expiresAtMs } = attempt;
  state.recordedWrites.set(key, { fingerprint, locator, expiresAtMs }, nowMs);
};

const keepNew = (state: WorldState, booking: KeptBooking): void => {
  const { locator, scopeId, createdAtMs } = booking;
  const list = state.scopes.get(scopeId) ?? [];
  state.scopes.set(scopeId, list);
  addToScopeList(list, { createdAtMs, sequence: state.nextSequence, locator });
  state.nextSequence += 1;
  state.bookings.set(locator, booking);
};

const pageOf = <Document>(
  state: WorldState,
  query: ListBookings,
  after: ListPosition | undefined,
): BookingPage<Document> => {
  const bookings: StoredBooking<Document>[] = [];
  let last: ListPosition | undefined;
  for (const entry of newestFirst(state.scopes.get(query.scopeId) ?? [], after)) {
    const booking = state.bookings.get(entry.locator);
    if (booking === undefined || (query.status !== "all" && booking.status !== query.status)) continue;
    if (last !== undefined && bookings.length === query.limit) {
      return { bookings, nextCursor: encodeCursor("memory", query, last) };
    }
    bookings.push(handOut(booking));
    last = entry;
  }
  return { bookings, nextCursor: undefined };
};

/** Opens an empty store of this process's own. `warn` hears of listeners that fail. */
export const openMemoryStore = <Document>({ warn }: { readonly warn: (message: string) => void }): Store<Document> => {
  const worlds = new Map<string, WorldState>();
  const events = createBookingEvents(warn);
  let isClosed = false;

  const requireOpen = (): void => {
    if (isClosed) throw new StoreUnavailableError("The store is closed.");
  };
  const stateOf = (world: string): WorldState => {
    requireOpen();
    return worlds.get(world) ?? createWorldState();
  };
  const stateToChange = (world: string): WorldState => {
    const state = stateOf(world);
    worlds.set(world, state);
    return state;
  };

  return {
    kind: "memory",
    takeLocatorNumber: async (world) => {
      const state = stateToChange(world);
      const taken = state.nextLocatorNumber;
      state.nextLocatorNumber += 1;
      return taken;
    },
    openBooking: async (command) => {
      checkOpenBooking(command);
      const state = stateToChange(command.world);
      const documentText = documentToText(command.document);
      const decision = decideOpen(factsOf(state), command);
      if (decision.kind !== "commit") return decision;
      const { world, locator, scopeId, createdAtMs } = command;
      sell(state, decision.soldCounts);
      keepNew(state, { locator, version: 1, scopeId, status: "confirmed", createdAtMs, documentText });
      remember(state, locator, command.idempotency);
      events.announce({ world, locator, version: 1, scopeId, status: "confirmed" });
      return { kind: "done", version: 1 };
    },
    changeBooking: async (command) => {
      checkChangeBooking(command);
      const state = stateToChange(command.world);
      const documentText = documentToText(command.document);
      const decision = decideChange(factsOf(state), command);
      if (decision.kind !== "commit") return decision;
      const { world, locator, status } = command;
      const { version, before } = decision;
      sell(state, decision.soldCounts);
      state.bookings.set(locator, { ...before, version, status, documentText });
      remember(state, locator, command.idempotency);
      events.announce({ world, locator, version, scopeId: before.scopeId, status });
      return { kind: "done", version };
    },
    readBooking: async (world, locator) => {
      const booking = stateOf(world).bookings.get(locator);
      return booking && handOut(booking);
    },
    listBookings: async (query) => {
      checkListBookings(query);
      return pageOf(stateOf(query.world), query, decodeCursor("memory", query));
    },
    recall: async (world, key, nowMs) => {
      const record = stateOf(world).recordedWrites.get(key);
      if (record === undefined || !isLive(record, nowMs)) return undefined;
      return { fingerprint: record.fingerprint, locator: record.locator };
    },
    soldCounts: async (world, keys) => {
      const { soldCounts } = stateOf(world);
      return keys.map((key) => soldCounts.get(key) ?? 0);
    },
    subscribe: events.subscribe,
    check: async () => requireOpen(),
    close: async () => {
      isClosed = true;
      worlds.clear();
    },
  };
};
