/** The text forms of the LMDB store's records. A change of one needs a new schema version. */
import type { ListPosition } from "../cursor.js";
import type { RecordedWrite } from "../decide.js";
import type { BookingStatus } from "../ports/bookings.js";
import type { OutboxEvent, StoreEvent } from "../ports/events.js";
import type { StoredWorld } from "../ports/worlds.js";
import type { KeptSession } from "../sessionRules.js";

/** A booking's fields, on the first line of its record, so that a change need not parse the document after it. */
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

/** An entry of a scope's list. In schema version 1 it also had the status. */
export interface ListEntry extends ListPosition {
  readonly locator: string;
}

export const listEntryToText = ({ locator, createdAtMs, sequence }: ListEntry): string =>
  JSON.stringify({ locator, createdAtMs, sequence });

export const listEntryFromText = (text: string): ListEntry => JSON.parse(text);

/** The status in a list entry of schema version 1. */
export const listEntryStatus = (text: string): BookingStatus => {
  const { status }: { readonly status: BookingStatus } = JSON.parse(text);
  return status;
};

export const recordedWriteToText = (record: RecordedWrite): string => JSON.stringify(record);

export const recordedWriteFromText = (text: string): RecordedWrite => JSON.parse(text);

/**
 * The value of an entry of an expiry list or of the list of memos: the full key or id, because the table's key may hold a digest
 * of it.
 */
export const expiryToText = (key: string): string => JSON.stringify(key);

export const expiryFromText = (text: string): string => JSON.parse(text);

/** A sold count, followed by the stock key if the table's key holds a digest of it. */
export const soldToText = (sold: number, digestedKey: string | undefined): string =>
  digestedKey === undefined ? String(sold) : `${sold} ${JSON.stringify(digestedKey)}`;

export const soldFromText = (text: string): number => Number.parseInt(text, 10);

export const digestedKeyFromText = (text: string): string | undefined => {
  const space = text.indexOf(" ");
  return space < 0 ? undefined : JSON.parse(text.slice(space + 1));
};

export const worldToText = (world: StoredWorld): string => JSON.stringify(world);

export const worldFromText = (text: string): StoredWorld => JSON.parse(text);

/** JSON has no undefined: a session without `initialize` lacks the member. Sessions of version 0.4.0 lack `isHeld` too. */
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
  /** Its position in the epoch's list of memos by age. */
  readonly order: number;
}

export const memoToText = (memo: KeptMemo): string => JSON.stringify(memo);

export const memoFromText = (text: string): KeptMemo => JSON.parse(text);

export const eventToText = (event: StoreEvent): string => JSON.stringify(event);

export const storeEventFromText = (text: string): StoreEvent => JSON.parse(text);

export const outboxEventFromText = (text: string): OutboxEvent => JSON.parse(text);

/** A mark for the removal of an epoch's entries: the epoch is over, or an import into it has not ended. */
export interface Garbage {
  readonly place: string;
  /** In real time. Before that, callers of the epoch may still be reading, or the import still be writing. */
  readonly removableAtMs: number;
}

export const garbageToText = (garbage: Garbage): string => JSON.stringify(garbage);

export const garbageFromText = (text: string): Garbage => JSON.parse(text);
