/** The entries of an epoch, by what they mean: counts, sales, bookings and their lists. Steps of a transaction, no rules. */
import type { RecordedWrite } from "../decide.js";
import type { IdempotencyRecord } from "../ports/bookings.js";
import {
  bookingCountKey,
  bookingKey,
  expiredRange,
  expiryKey,
  isPlain,
  listEntryKey,
  type Place,
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

/** More than one, so that expired records go faster than new ones arrive. */
const sweptPerWrite = 4;

export const readCount = (table: ReadableTable, key: TableKey): number => Number(table.get(key) ?? 0);

/** Counts up and gives the number before: 0 for the first. */
export const takeNext = (table: Table, counter: TableKey): number => {
  const taken = readCount(table, counter);
  table.put(counter, String(taken + 1));
  return taken;
};

export const readSoldCount = (table: ReadableTable, place: Place, key: string): number =>
  soldFromText(table.get(soldCountKey(place, key)) ?? "0");

export const keepSold = (table: Table, place: Place, key: string, sold: number): void => {
  if (sold === 0) table.remove(soldCountKey(place, key));
  else table.put(soldCountKey(place, key), soldToText(sold, isPlain(key) ? undefined : key));
};

export const readHeader = (table: ReadableTable, place: Place, locator: string): BookingHeader | undefined => {
  const text = table.get(bookingKey(place, locator));
  return text === undefined ? undefined : bookingHeader(text);
};

export const keepNew = (table: Table, place: Place, header: BookingHeader, documentText: string): void => {
  const { locator, scopeId, status } = header;
  table.put(bookingKey(place, locator), bookingToText(header, documentText));
  for (const list of ["all", status] as const) {
    table.put(listEntryKey(place, scopeId, list, header), listEntryToText(header));
  }
  takeNext(table, bookingCountKey(place));
  takeNext(table, scopeCountKey(place, scopeId));
};

export const keepChanged = (
  table: Table,
  place: Place,
  before: BookingHeader,
  after: BookingHeader,
  documentText: string,
): void => {
  table.put(bookingKey(place, after.locator), bookingToText(after, documentText));
  if (after.status === before.status) return;
  table.remove(listEntryKey(place, before.scopeId, before.status, before));
  table.put(listEntryKey(place, after.scopeId, after.status, after), listEntryToText(after));
};

export const readRecordedWrite = (table: ReadableTable, place: Place, key: string): RecordedWrite | undefined => {
  const text = table.get(recordedWriteKey(place, key));
  return text === undefined ? undefined : recordedWriteFromText(text);
};

export const keepRecordedWrite = (table: Table, place: Place, key: string, record: RecordedWrite): void => {
  table.put(recordedWriteKey(place, key), recordedWriteToText(record));
  table.put(expiryKey(place, record.expiresAtMs, key), expiryToText(key));
};

const sweepExpired = (table: Table, place: Place, nowMs: number): void => {
  for (const { key, value } of [...table.range(expiredRange(place, nowMs), sweptPerWrite)]) {
    table.remove(recordedWriteKey(place, expiryFromText(value)));
    table.remove(key);
  }
};

export const remember = (table: Table, place: Place, locator: string, attempt: IdempotencyRecord | undefined): void => {
  if (attempt === undefined) return;
  const { key, fingerprint, nowMs, expiresAtMs } = attempt;
  const expired = readRecordedWrite(table, place, key);
  if (expired !== undefined) table.remove(expiryKey(place, expired.expiresAtMs, key));
  sweepExpired(table, place, nowMs);
  keepRecordedWrite(table, place, key, { fingerprint, locator, expiresAtMs });
};
