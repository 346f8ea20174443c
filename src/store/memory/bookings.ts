/**
 * The bookings of the memory store. Every write is synchronous from its first check to its last change, which makes it one
 * atomic step.
 */
import { checkChangeBooking, checkListBookings, checkOpenBooking } from "../commandChecks.js";
import { decodeCursor, encodeCursor, type ListPosition } from "../cursor.js";
import { decideChange, decideOpen, isLive } from "../decide.js";
import { documentFromText, documentToText } from "../documentText.js";
import { ownCopy } from "../ownCopy.js";
import type { BookingPage, BookingStore, ListBookings, StoredBooking } from "../ports/bookings.js";
import type { BookingEvent, StoreEvent } from "../ports/events.js";
import {
  type EpochState,
  factsOf,
  type KeptBooking,
  keepChanged,
  keepNew,
  remember,
  sell,
  type WorldState,
} from "./worldState.js";
import type { Worlds } from "./worlds.js";

const handOut = <Document>({ documentText, sequence: _, ...fields }: KeptBooking): StoredBooking<Document> => ({
  ...fields,
  document: documentFromText<Document>(documentText),
});

const pageOf = <Document>(
  content: EpochState | undefined,
  query: ListBookings,
  after: ListPosition | undefined,
): BookingPage<Document> => {
  const bookings: StoredBooking<Document>[] = [];
  let last: ListPosition | undefined;
  for (const entry of content?.scopes.get(query.scopeId)?.[query.status].newestFirst(after) ?? []) {
    if (last !== undefined && bookings.length === query.limit) {
      return { bookings, nextCursor: encodeCursor("memory", query, last) };
    }
    const booking = content?.bookings.get(entry.locator);
    if (booking !== undefined) bookings.push(handOut(booking));
    last = entry;
  }
  return { bookings, nextCursor: undefined };
};

export const createBookings = <Document>(
  worlds: Worlds,
  announce: (event: StoreEvent) => void,
): BookingStore<Document> => {
  const publish = ({ world, outbox }: WorldState, booking: KeptBooking, atMs: number): void => {
    const { locator, version, scopeId, status } = booking;
    const place = { id: outbox.nextId(), world: world.key, epoch: world.epoch };
    const event: BookingEvent = { kind: "booking", ...place, locator, version, scopeId, status, atMs };
    outbox.add(event);
    announce(event);
  };

  return {
    takeLocatorNumber: async (world) => {
      const { content } = worlds.requireEpoch(world);
      const taken = content.nextLocatorNumber;
      content.nextLocatorNumber += 1;
      return taken;
    },
    openBooking: async (command) => {
      checkOpenBooking(command);
      const state = worlds.requireEpoch(command.world);
      const documentText = documentToText(command.document);
      const decision = decideOpen(factsOf(state), command);
      if (decision.kind !== "commit") return decision;
      const { content } = state;
      const { locator, scopeId, createdAtMs } = command;
      const sequence = content.nextSequence;
      const booking = {
        locator,
        version: 1,
        scopeId: ownCopy(scopeId),
        status: "confirmed",
        createdAtMs,
        sequence,
        documentText,
      } as const;
      content.nextSequence += 1;
      sell(content, decision.soldCounts);
      keepNew(content, booking);
      content.sessions.hold(booking.scopeId);
      remember(content, { locator }, command.idempotency);
      publish(state, booking, createdAtMs);
      return { kind: "done", version: 1 };
    },
    changeBooking: async (command) => {
      checkChangeBooking(command);
      const state = worlds.requireEpoch(command.world);
      const documentText = documentToText(command.document);
      const decision = decideChange(factsOf(state), command);
      if (decision.kind !== "commit") return decision;
      const { content } = state;
      const { version, before } = decision;
      const after = { ...before, version, status: command.status, documentText };
      sell(content, decision.soldCounts);
      keepChanged(content, before, after);
      remember(content, { locator: after.locator }, command.idempotency);
      publish(state, after, command.changedAtMs);
      return { kind: "done", version };
    },
    readBooking: async (world, locator) => {
      const booking = worlds.readable(world)?.bookings.get(locator);
      return booking && handOut(booking);
    },
    listBookings: async (query) => {
      checkListBookings(query);
      return pageOf(worlds.readable(query.world), query, decodeCursor("memory", query));
    },
    countBookings: async (world, scopeId) => worlds.readable(world)?.scopes.get(scopeId)?.all.size() ?? 0,
    recall: async (world, key, nowMs) => {
      const record = worlds.readable(world)?.recordedWrites.get(key);
      if (record === undefined || record.answer !== undefined || !isLive(record, nowMs)) return undefined;
      return { fingerprint: record.fingerprint, locator: record.locator };
    },
    soldCounts: async (world, keys) => {
      const soldCounts = worlds.readable(world)?.soldCounts;
      return keys.map((key) => soldCounts?.get(key) ?? 0);
    },
  };
};
