/** How the durable store writes its records as text, and reads them back. Changing a form means a new schema version. */
import type { ListPosition } from "../cursor.js";
import type { RecordedWrite } from "../decide.js";
import type { BookingStatus } from "../ports/bookings.js";
import type { OutboxEvent, StoreEvent } from "../ports/events.js";
import type { StoredWorld } from "../ports/worlds.js";
import type { KeptSession } from "../sessionRules.js";

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

/** Since version 2 without the status, which version 1 had in it. */
export interface ListEntry extends ListPosition {
  readonly locator: string;
}

export const listEntryToText = ({ locator, createdAtMs, sequence }: ListEntry): string =>
  JSON.stringify({ locator, createdAtMs, sequence });

export const listEntryFromText = (text: string): ListEntry => JSON.parse(text);

/** The status that a list entry of version 1 holds. */
export const listEntryStatus = (text: string): BookingStatus => {
  const { status }: { readonly status: BookingStatus } = JSON.parse(text);
  return status;
};

export const recordedWriteToText = (record: RecordedWrite): string => JSON.stringify(record);

export const recordedWriteFromText = (text: string): RecordedWrite => JSON.parse(text);

/** An entry of an expiry list, or of the order of memos, holds the key or id itself, because the table's key may hold a digest of it. */
export const expiryToText = (key: string): string => JSON.stringify(key);

export const expiryFromText = (text: string): string => JSON.parse(text);

/** A count, followed by the stock key if the table's key holds only a digest of it. */
export const soldToText = (sold: number, digestedKey: string | undefined): string =>
  digestedKey === undefined ? String(sold) : `${sold} ${JSON.stringify(digestedKey)}`;

export const soldFromText = (text: string): number => Number.parseInt(text, 10);

export const digestedKeyFromText = (text: string): string | undefined => {
  const space = text.indexOf(" ");
  return space < 0 ? undefined : JSON.parse(text.slice(space + 1));
};

export const worldToText = (world: StoredWorld): string => JSON.stringify(world);

export const worldFromText = (text: string): StoredWorld => JSON.parse(text);

/** JSON has no undefined: a session without `initialize` is one without the member. In a file of 0.4.0 none is held. */
export const sessionToText = (session: KeptSession): string => JSON.stringify(session);

export const sessionFromText = (text: string): KeptSession => ({
  initialize: undefined,
  streams: 0,
  isHeld: false,
  ...JSON.parse(text),
});

export interface KeptMemo {
  readonly text: string;
  /** In real time. */
  readonly endsAtMs: number;
  /** Its place among those of the epoch. */
  readonly order: number;
}

export const memoToText = (memo: KeptMemo): string => JSON.stringify(memo);

export const memoFromText = (text: string): KeptMemo => JSON.parse(text);

export const eventToText = (event: StoreEvent): string => JSON.stringify(event);

export const storeEventFromText = (text: string): StoreEvent => JSON.parse(text);

export const outboxEventFromText = (text: string): OutboxEvent => JSON.parse(text);

/** Entries of an epoch that is over, or of an import that has not ended. */
export interface Garbage {
  readonly place: string;
  /** In real time: callers of the epoch may still be reading, the import may still be writing. */
  readonly removableAtMs: number;
}

export const garbageToText = (garbage: Garbage): string => JSON.stringify(garbage);

export const garbageFromText = (text: string): Garbage => JSON.parse(text);
