/**
 * The `Store` on disk, in one LMDB file that several processes of one machine may share. Each write is one transaction:
 * LMDB lets one process write at a time, which is why nothing oversells and no locator number is given twice.
 * A write is acknowledged when it is on disk: it survives kill -9 and the loss of power.
 */
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { checkChangeBooking, checkListBookings, checkOpenBooking } from "../command-checks.js";
import { decodeCursor, encodeCursor, type ListPosition } from "../cursor.js";
import { decideChange, decideOpen, isLive, type RecordedWrite, type StoreFacts } from "../decide.js";
import { documentFromText, documentToText } from "../document-text.js";
import { StoreUnavailableError } from "../errors.js";
import { createBookingEvents } from "../events.js";
import type { BookingPage, IdempotencyRecord, ListBookings, Store, StoredBooking } from "../port.js";
import {
  bookingKey,
  expiredRange,
  expiryKey,
  listEntryKey,
  listRange,
  locatorCounterKey,
  recordedWriteKey,
  sequenceCounterKey,
  soldCountKey,
  type TableKey,
} from "./keys.js";
import {
  type BookingHeader,
  bookingDocumentText,
  bookingHeader,
  bookingToText,
  expiryFromText,
  expiryToText,
  listEntryFromText,
  listEntryToText,
  recordedWriteFromText,
  recordedWriteToText,
} from "./records.js";
import type { DurableTable, Table } from "./table.js";

/** More than one, so that expired records go faster than new ones arrive. */
const SWEPT_PER_WRITE = 4;

const readSoldCount = (table: Table, world: string, key: string): number =>
  Number(table.get(soldCountKey(world, key)) ?? 0);

const readRecordedWrite = (table: Table, world: string, key: string): RecordedWrite | undefined => {
  const text = table.get(recordedWriteKey(world, key));
  return text === undefined ? undefined : recordedWriteFromText(text);
};

const readHeader = (table: Table, world: string, locator: string): BookingHeader | undefined => {
  const text = table.get(bookingKey(world, locator));
  return text === undefined ? undefined : bookingHeader(text);
};

const factsOf = (table: Table, world: string): StoreFacts<BookingHeader> => ({
  soldCount: (key) => readSoldCount(table, world, key),
  booking: (locator) => readHeader(table, world, locator),
  recordedWrite: (key) => readRecordedWrite(table, world, key),
});

/** Counts up and gives the number before: 0 for the first. */
const takeNext = (table: Table, counter: TableKey): number => {
  const taken = Number(table.get(counter) ?? 0);
  table.put(counter, String(taken + 1));
  return taken;
};

const sell = (table: Table, world: string, soldCounts: ReadonlyMap<string, number>): void => {
  for (const [key, sold] of soldCounts) {
    if (sold === 0) table.remove(soldCountKey(world, key));
    else table.put(soldCountKey(world, key), String(sold));
  }
};

const keep = (table: Table, world: string, header: BookingHeader, documentText: string): void => {
  table.put(bookingKey(world, header.locator), bookingToText(header, documentText));
  table.put(listEntryKey(world, header.scopeId, header), listEntryToText(header));
};

const sweepExpired = (table: Table, world: string, nowMs: number): void => {
  for (const { key, value } of [...table.range(expiredRange(world, nowMs), SWEPT_PER_WRITE)]) {
    table.remove(recordedWriteKey(world, expiryFromText(value)));
    table.remove(key);
  }
};

const remember = (table: Table, world: string, locator: string, attempt: IdempotencyRecord | undefined): void => {
  if (attempt === undefined) return;
  const { key, fingerprint, nowMs, expiresAtMs } = attempt;
  const expired = readRecordedWrite(table, world, key);
  if (expired !== undefined) table.remove(expiryKey(world, expired.expiresAtMs, key));
  sweepExpired(table, world, nowMs);
  table.put(recordedWriteKey(world, key), recordedWriteToText({ fingerprint, locator, expiresAtMs }));
  table.put(expiryKey(world, expiresAtMs, key), expiryToText(key));
};

const handOut = <Document>(text: string): StoredBooking<Document> => {
  const { locator, version, scopeId, status, createdAtMs } = bookingHeader(text);
  return {
    locator,
    version,
    scopeId,
    status,
    createdAtMs,
    document: documentFromText<Document>(bookingDocumentText(text)),
  };
};

const readKept = <Document>(table: Table, world: string, locator: string): StoredBooking<Document> | undefined => {
  const text = table.get(bookingKey(world, locator));
  return text === undefined ? undefined : handOut(text);
};

const readPage = <Document>(
  table: Table,
  query: ListBookings,
  after: ListPosition | undefined,
): BookingPage<Document> => {
  const bookings: StoredBooking<Document>[] = [];
  let last: ListPosition | undefined;
  for (const { value } of table.range(listRange(query.world, query.scopeId, after))) {
    const entry = listEntryFromText(value);
    if (query.status !== "all" && entry.status !== query.status) continue;
    if (last !== undefined && bookings.length === query.limit) {
      return { bookings, nextCursor: encodeCursor("lmdb", query, last) };
    }
    const booking = readKept<Document>(table, query.world, entry.locator);
    if (booking === undefined) continue;
    bookings.push(booking);
    last = entry;
  }
  return { bookings, nextCursor: undefined };
};

export interface LmdbStoreParts {
  readonly table: DurableTable;
  /** Where the table is kept, for `check`. */
  readonly file: string;
  readonly warn: (message: string) => void;
}

/** The store over an opened table. Use `openLmdbStore` to get one from a data directory. */
export const createLmdbStore = <Document>({ table, file, warn }: LmdbStoreParts): Store<Document> => {
  const events = createBookingEvents(warn);
  return {
    kind: "lmdb",
    takeLocatorNumber: (world) => table.write((step) => takeNext(step, locatorCounterKey(world))),
    openBooking: async (command) => {
      checkOpenBooking(command);
      const { world, locator, scopeId, createdAtMs } = command;
      const documentText = documentToText(command.document);
      const decision = await table.write((step) => {
        const decided = decideOpen(factsOf(step, world), command);
        if (decided.kind !== "commit") return decided;
        const sequence = takeNext(step, sequenceCounterKey(world));
        sell(step, world, decided.soldCounts);
        keep(step, world, { locator, version: 1, scopeId, status: "confirmed", createdAtMs, sequence }, documentText);
        remember(step, world, locator, command.idempotency);
        return decided;
      });
      if (decision.kind !== "commit") return decision;
      events.announce({ world, locator, version: 1, scopeId, status: "confirmed" });
      return { kind: "done", version: 1 };
    },
    changeBooking: async (command) => {
      checkChangeBooking(command);
      const { world, locator, status } = command;
      const documentText = documentToText(command.document);
      const decision = await table.write((step) => {
        const decided = decideChange(factsOf(step, world), command);
        if (decided.kind !== "commit") return decided;
        sell(step, world, decided.soldCounts);
        keep(step, world, { ...decided.before, version: decided.version, status }, documentText);
        remember(step, world, locator, command.idempotency);
        return decided;
      });
      if (decision.kind !== "commit") return decision;
      const { version, before } = decision;
      events.announce({ world, locator, version, scopeId: before.scopeId, status });
      return { kind: "done", version };
    },
    readBooking: async (world, locator) => table.read((step) => readKept<Document>(step, world, locator)),
    listBookings: async (query) => {
      checkListBookings(query);
      const after = decodeCursor("lmdb", query);
      return table.read((step) => readPage<Document>(step, query, after));
    },
    recall: async (world, key, nowMs) => {
      const record = table.read((step) => readRecordedWrite(step, world, key));
      if (record === undefined || !isLive(record, nowMs)) return undefined;
      return { fingerprint: record.fingerprint, locator: record.locator };
    },
    soldCounts: async (world, keys) => table.read((step) => keys.map((key) => readSoldCount(step, world, key))),
    subscribe: events.subscribe,
    check: async () => {
      table.read((step) => step.isEmpty());
      try {
        await access(file, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw new StoreUnavailableError(`The bookings file ${file} is gone or not writable: ${String(error)}`, {
          cause: error,
        });
      }
    },
    close: () => table.close(),
  };
};
