/** How the durable store writes its records as text, and reads them back. Changing a form means a new schema version. */
import type { ListPosition } from "../cursor.js";
import type { RecordedWrite } from "../decide.js";
import type { BookingStatus } from "../port.js";

/** A booking's own fields. They stand on a first line, so that a change need not parse the document on the second. */
export interface BookingHeader extends ListPosition {
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: BookingStatus;
}

export const bookingToText = (header: BookingHeader, documentText: string): string =>
  `${JSON.stringify(header)}\n${documentText}`;

export const bookingHeader = (text: string): BookingHeader => JSON.parse(text.slice(0, text.indexOf("\n")));

export const bookingDocumentText = (text: string): string => text.slice(text.indexOf("\n") + 1);

export interface ListEntry extends ListPosition {
  readonly locator: string;
  readonly status: BookingStatus;
}

export const listEntryToText = ({ locator, status, createdAtMs, sequence }: ListEntry): string =>
  JSON.stringify({ locator, status, createdAtMs, sequence });

export const listEntryFromText = (text: string): ListEntry => JSON.parse(text);

export const recordedWriteToText = (record: RecordedWrite): string => JSON.stringify(record);

export const recordedWriteFromText = (text: string): RecordedWrite => JSON.parse(text);

/** An expiry entry holds the idempotency key itself, because the table's key may hold a digest of it. */
export const expiryToText = (key: string): string => JSON.stringify(key);

export const expiryFromText = (text: string): string => JSON.parse(text);
