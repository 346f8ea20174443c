/**
 * Reads and writes the entries of an epoch (counts, sales, bookings, lists, idempotency records), inside a transaction. No rules.
 */
import type { RecordedWrite } from "../decide.js";
import type { IdempotencyRecord } from "../ports/bookings.js";
import {
  bookingCountKey,
  bookingKey,
  type EpochPrefix,
  expiredRange,
  expiryKey,
  isPlain,
  listEntryKey,
  recordedWriteKey,
  scopeCountKey,
  soldCountKey,
  type TableKey,
} from "./keys.js";
import {
  type BookingHeader,
  bookingHeader,
  bookingToText,
  expiryFromText,
  expiryToText,
  listEntryToText,
  recordedWriteFromText,
  recordedWriteToText,
  soldFromText,
  soldToText,
} from "./records.js";
import type { ReadableTable, Table } from "./table.js";

/** Expired records removed per write. More than one, so that they are removed faster than new ones arrive. */
const sweptPerWrite = 4;

export const readCount = (table: ReadableTable, key: TableKey): number => Number(table.get(key) ?? 0);

/** Increments a counter and returns its value before: 0 the first time. */
export const takeNext = (table: Table, counter: TableKey): number => {
  const taken = readCount(table, counter);
  table.put(counter, String(taken + 1));
  return taken;
};

export const readSoldCount = (table: ReadableTable, prefix: EpochPrefix, key: string): number =>
  soldFromText(table.get(soldCountKey(prefix, key)) ?? "0");

export const keepSold = (table: Table, prefix: EpochPrefix, key: string, sold: number): void => {
  if (sold === 0) table.remove(soldCountKey(prefix, key));
  else table.put(soldCountKey(prefix, key), soldToText(sold, isPlain(key) ? undefined : key));
};

export const readHeader = (table: ReadableTable, prefix: EpochPrefix, locator: string): BookingHeader | undefined => {
  const text = table.get(bookingKey(prefix, locator));
  return text === undefined ? undefined : bookingHeader(text);
};

export const keepNew = (table: Table, prefix: EpochPrefix, header: BookingHeader, documentText: string): void => {
  const { locator, scopeId, status } = header;
  table.put(bookingKey(prefix, locator), bookingToText(header, documentText));
  for (const list of ["all", status] as const) {
    table.put(listEntryKey(prefix, scopeId, list, header), listEntryToText(header));
  }
  takeNext(table, bookingCountKey(prefix));
  takeNext(table, scopeCountKey(prefix, scopeId));
};

export const keepChanged = (
  table: Table,
  prefix: EpochPrefix,
  before: BookingHeader,
  after: BookingHeader,
  documentText: string,
): void => {
  table.put(bookingKey(prefix, after.locator), bookingToText(after, documentText));
  if (after.status === before.status) return;
  table.remove(listEntryKey(prefix, before.scopeId, before.status, before));
  table.put(listEntryKey(prefix, after.scopeId, after.status, after), listEntryToText(after));
};

export const readRecordedWrite = (
  table: ReadableTable,
  prefix: EpochPrefix,
  key: string,
): RecordedWrite | undefined => {
  const text = table.get(recordedWriteKey(prefix, key));
  return text === undefined ? undefined : recordedWriteFromText(text);
};

export const keepRecordedWrite = (table: Table, prefix: EpochPrefix, key: string, record: RecordedWrite): void => {
  table.put(recordedWriteKey(prefix, key), recordedWriteToText(record));
  table.put(expiryKey(prefix, record.expiresAtMs, key), expiryToText(key));
};

const sweepExpired = (table: Table, prefix: EpochPrefix, nowMs: number): void => {
  for (const { key, value } of [...table.range(expiredRange(prefix, nowMs), sweptPerWrite)]) {
    table.remove(recordedWriteKey(prefix, expiryFromText(value)));
    table.remove(key);
  }
};

/** Records what was done under the attempt's idempotency key, if it has one: a booking, or a commit of dossiers. */
export const remember = (
  table: Table,
  prefix: EpochPrefix,
  done: Pick<RecordedWrite, "locator" | "answer">,
  attempt: IdempotencyRecord | undefined,
): void => {
  if (attempt === undefined) return;
  const { key, fingerprint, nowMs, expiresAtMs } = attempt;
  const expired = readRecordedWrite(table, prefix, key);
  if (expired !== undefined) table.remove(expiryKey(prefix, expired.expiresAtMs, key));
  sweepExpired(table, prefix, nowMs);
  keepRecordedWrite(table, prefix, key, { fingerprint, ...done, expiresAtMs });
};
