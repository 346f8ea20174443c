/**
 * The bookings of the LMDB store. Each write is one transaction. LMDB lets only one process write at a time, so nothing is
 * oversold and no locator number is given twice. A write is acknowledged when it is on disk.
 */
import { checkChangeBooking, checkListBookings, checkOpenBooking } from "../commandChecks.js";
import { decodeCursor, encodeCursor, type ListPosition } from "../cursor.js";
import { decideChange, decideOpen, isLive, type StoreFacts } from "../decide.js";
import { documentFromText, documentToText } from "../documentText.js";
import type { BookingPage, BookingStore, ListBookings, StoredBooking } from "../ports/bookings.js";
import type { StoredWorld, WorldRef } from "../ports/worlds.js";
import {
  keepChanged,
  keepNew,
  keepSold,
  readCount,
  readHeader,
  readRecordedWrite,
  readSoldCount,
  remember,
  takeNext,
} from "./entries.js";
import { type Feed, publishBooking } from "./feed.js";
import {
  bookingCountKey,
  bookingKey,
  type EpochPrefix,
  listRange,
  locatorCounterKey,
  prefixOf,
  scopeCountKey,
  sequenceCounterKey,
} from "./keys.js";
import { type BookingHeader, bookingDocumentText, bookingHeader, listEntryFromText } from "./records.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";
import { requireEpoch } from "./worlds.js";

const factsOf = (table: Table, { limits, ...world }: StoredWorld): StoreFacts<BookingHeader> => {
  const prefix = prefixOf(world);
  return {
    soldCount: (key) => readSoldCount(table, prefix, key),
    booking: (locator) => readHeader(table, prefix, locator),
    recordedWrite: (key) => readRecordedWrite(table, prefix, key),
    bookingCount: () => readCount(table, bookingCountKey(prefix)),
    bookingLimit: limits.bookings,
  };
};

const sell = (table: Table, prefix: EpochPrefix, soldCounts: ReadonlyMap<string, number>): void => {
  for (const [key, sold] of soldCounts) keepSold(table, prefix, key, sold);
};

const handOut = <Document>(text: string): StoredBooking<Document> => {
  const { locator, version, scopeId, status, createdAtMs } = bookingHeader(text);
  const document = documentFromText<Document>(bookingDocumentText(text));
  return { locator, version, scopeId, status, createdAtMs, document };
};

const readKept = <Document>(
  table: ReadableTable,
  prefix: EpochPrefix,
  locator: string,
): StoredBooking<Document> | undefined => {
  const text = table.get(bookingKey(prefix, locator));
  return text === undefined ? undefined : handOut(text);
};

const readPage = <Document>(
  table: ReadableTable,
  query: ListBookings,
  after: ListPosition | undefined,
): BookingPage<Document> => {
  const prefix = prefixOf(query.world);
  const bookings: StoredBooking<Document>[] = [];
  let last: ListPosition | undefined;
  for (const { value } of table.range(listRange(prefix, query.scopeId, query.status, after), query.limit + 1)) {
    if (last !== undefined && bookings.length === query.limit) {
      return { bookings, nextCursor: encodeCursor("lmdb", query, last) };
    }
    const entry = listEntryFromText(value);
    const booking = readKept<Document>(table, prefix, entry.locator);
    if (booking === undefined) continue;
    bookings.push(booking);
    last = entry;
  }
  return { bookings, nextCursor: undefined };
};

export interface BookingParts {
  readonly table: DurableTable;
  readonly feed: Feed;
}

export const createBookings = <Document>({ table, feed }: BookingParts): BookingStore<Document> => ({
  takeLocatorNumber: (world) =>
    table.write((step) => takeNext(step, locatorCounterKey(prefixOf(requireEpoch(step, world))))),
  openBooking: async (command) => {
    checkOpenBooking(command);
    const { locator, scopeId, createdAtMs } = command;
    const documentText = documentToText(command.document);
    const decision = await table.write((step) => {
      const world = requireEpoch(step, command.world);
      const decided = decideOpen(factsOf(step, world), command);
      if (decided.kind !== "commit") return decided;
      const prefix = prefixOf(world);
      const booking = { locator, version: 1, scopeId, status: "confirmed" } as const;
      const sequence = takeNext(step, sequenceCounterKey(prefix));
      sell(step, prefix, decided.soldCounts);
      keepNew(step, prefix, { ...booking, createdAtMs, sequence }, documentText);
      remember(step, prefix, { locator }, command.idempotency);
      publishBooking(step, world, { ...booking, atMs: createdAtMs });
      return decided;
    });
    if (decision.kind !== "commit") return decision;
    feed.tellNews();
    return { kind: "done", version: 1 };
  },
  changeBooking: async (command) => {
    checkChangeBooking(command);
    const { locator, status, changedAtMs } = command;
    const documentText = documentToText(command.document);
    const decision = await table.write((step) => {
      const world = requireEpoch(step, command.world);
      const decided = decideChange(factsOf(step, world), command);
      if (decided.kind !== "commit") return decided;
      const prefix = prefixOf(world);
      const { before, version } = decided;
      sell(step, prefix, decided.soldCounts);
      keepChanged(step, prefix, before, { ...before, version, status }, documentText);
      remember(step, prefix, { locator }, command.idempotency);
      publishBooking(step, world, { locator, version, scopeId: before.scopeId, status, atMs: changedAtMs });
      return decided;
    });
    if (decision.kind !== "commit") return decision;
    feed.tellNews();
    return { kind: "done", version: decision.version };
  },
  readBooking: async (world, locator) => table.read((step) => readKept<Document>(step, prefixOf(world), locator)),
  listBookings: async (query) => {
    checkListBookings(query);
    const after = decodeCursor("lmdb", query);
    return table.read((step) => readPage<Document>(step, query, after));
  },
  countBookings: async (world, scopeId) =>
    table.read((step) => readCount(step, scopeCountKey(prefixOf(world), scopeId))),
  recall: async (world, key, nowMs) => {
    const record = table.read((step) => readRecordedWrite(step, prefixOf(world), key));
    if (record === undefined || record.answer !== undefined || !isLive(record, nowMs)) return undefined;
    return { fingerprint: record.fingerprint, locator: record.locator };
  },
  soldCounts: async (world: WorldRef, keys) =>
    table.read((step) => keys.map((key) => readSoldCount(step, prefixOf(world), key))),
});
