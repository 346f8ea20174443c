/**
 * The keys of the LMDB store: one ordered table, in which each key is a list that begins with its kind and its world. Strings
 * from outside cannot collide, reach another part of the key, or exceed LMDB's limit of 1,978 bytes per key.
 */
import { createHash } from "node:crypto";
import type { ListPosition } from "../cursor.js";
import type { BookingStatus } from "../ports/bookings.js";
import type { WorldRef } from "../ports/worlds.js";

/** Keys are compared part by part; numbers come before strings. */
export type TableKey = (string | number)[];

const plainText = /^[\x21-\x7e]{1,160}$/;
const digestMark = " ";
/** The end of a range: comes after every number and every text that `part` makes. */
export const afterAll = "\x7f";

/** Whether a key holds the text itself. Of any other text it holds a digest. */
export const isPlain = (text: string): boolean => plainText.test(text);

/**
 * A text as part of a key: short printable text as it is, anything else as its SHA-256 digest after a space, which no plain text
 * has.
 */
export const part = (text: string): string =>
  isPlain(text) ? text : digestMark + createHash("sha256").update(Buffer.from(text, "utf16le")).digest("base64url");

export const schemaVersionKey: TableKey = ["schema"];

/** The part of a key that names a world and its epoch. It follows the kind of the entry. */
export type EpochPrefix = string;

/**
 * Epoch 1 has the world's part alone, as in files from before epochs. Others append a space and a number; a part has no space
 * after its start.
 */
export const prefixOf = ({ key, epoch }: WorldRef): EpochPrefix => (epoch === 1 ? part(key) : `${part(key)} ${epoch}`);

export interface KeyRange {
  readonly start: TableKey;
  readonly end: TableKey;
  /** Descending: `start` is then the upper end, `end` the lower one. */
  readonly reverse?: true;
}

export const rangeOf = (...parts: TableKey): KeyRange => ({ start: parts, end: [...parts, afterAll] });

/** The kinds of entries that belong to an epoch and are removed after it. */
export const epochKinds = [
  "locator-counter",
  "sequence-counter",
  "booking-count",
  "scope-count",
  "sold",
  "booking",
  "write",
  "write-expiry",
  "list",
  "list-confirmed",
  "list-cancelled",
  "session",
  "session-expiry",
  "session-count",
  "memo",
  "memo-order",
  "memo-counter",
  "memo-count",
  "dossier",
  "dossier-count",
  "dossier-sequence",
  "dossier-list",
  "dossier-list-count",
  "due",
  "leased",
  "group",
  "number",
] as const;

type EpochKind = (typeof epochKinds)[number];

/** All entries of a kind in an epoch. */
export const kindRange = (kind: EpochKind, prefix: EpochPrefix): KeyRange => rangeOf(kind, prefix);

export const locatorCounterKey = (prefix: EpochPrefix): TableKey => ["locator-counter", prefix];
export const sequenceCounterKey = (prefix: EpochPrefix): TableKey => ["sequence-counter", prefix];
export const bookingCountKey = (prefix: EpochPrefix): TableKey => ["booking-count", prefix];
export const scopeCountKey = (prefix: EpochPrefix, scopeId: string): TableKey => ["scope-count", prefix, part(scopeId)];
export const soldCountKey = (prefix: EpochPrefix, stockKey: string): TableKey => ["sold", prefix, part(stockKey)];
export const bookingKey = (prefix: EpochPrefix, locator: string): TableKey => ["booking", prefix, part(locator)];
export const recordedWriteKey = (prefix: EpochPrefix, key: string): TableKey => ["write", prefix, part(key)];
export const sessionKey = (prefix: EpochPrefix, id: string): TableKey => ["session", prefix, part(id)];
export const sessionCountKey = (prefix: EpochPrefix): TableKey => ["session-count", prefix];

/** An entry of the list of idempotency records by expiry, which finds the expired ones. */
export const expiryKey = (prefix: EpochPrefix, expiresAtMs: number, key: string): TableKey => [
  "write-expiry",
  prefix,
  expiresAtMs,
  part(key),
];

export const expiredRange = (prefix: EpochPrefix, nowMs: number): KeyRange => ({
  start: ["write-expiry", prefix],
  end: ["write-expiry", prefix, nowMs, afterAll],
});

/** Part of the expiry keys of held sessions. They come after all others, because texts come after numbers. */
const held = "held";

export const sessionExpiryKey = (
  prefix: EpochPrefix,
  { id, expiresAtMs, isHeld }: { readonly id: string; readonly expiresAtMs: number; readonly isHeld: boolean },
): TableKey => ["session-expiry", prefix, ...(isHeld ? [held] : []), expiresAtMs, part(id)];

/** The held sessions or the others, ordered by expiry. */
export const sessionExpiryRange = (prefix: EpochPrefix, isHeld: boolean): KeyRange =>
  isHeld
    ? rangeOf("session-expiry", prefix, held)
    : { start: ["session-expiry", prefix], end: ["session-expiry", prefix, held] };

/** Negated, so that the newest comes first. `0 - x` instead of `-x`, because -0 would be another key than 0. */
const listPlace = ({ createdAtMs, sequence }: ListPosition): [number, number] => [0 - createdAtMs, 0 - sequence];

const listKind = (status: BookingStatus | "all") => (status === "all" ? "list" : (`list-${status}` as const));

export const listEntryKey = (
  prefix: EpochPrefix,
  scopeId: string,
  status: BookingStatus | "all",
  position: ListPosition,
): TableKey => [listKind(status), prefix, part(scopeId), ...listPlace(position)];

/** The list entries of a scope, newest first: after the given position, or all of them without one. */
export const listRange = (
  prefix: EpochPrefix,
  scopeId: string,
  status: BookingStatus | "all",
  after: ListPosition | undefined,
): KeyRange => {
  const range = rangeOf(listKind(status), prefix, part(scopeId));
  return after === undefined ? range : { ...range, start: [...range.start, ...listPlace(after), afterAll] };
};

export const memoKey = (prefix: EpochPrefix, key: string): TableKey => ["memo", prefix, part(key)];
/** An entry of the list of memos by age. */
export const memoOrderKey = (prefix: EpochPrefix, order: number): TableKey => ["memo-order", prefix, order];
export const memoCounterKey = (prefix: EpochPrefix): TableKey => ["memo-counter", prefix];
export const memoCountKey = (prefix: EpochPrefix): TableKey => ["memo-count", prefix];

export const worldKey = (key: string): TableKey => ["world", part(key)];
export const worlds: KeyRange = rangeOf("world");
export const worldCountKey: TableKey = ["world-count"];
/** The number of epochs that were taken for the world: by its creation, resets and imports. */
export const epochCounterKey = (key: string): TableKey => ["epoch-counter", part(key)];

/** The last epoch of a world that was deleted. */
export const deletedEpochKey = (key: string): TableKey => ["deleted-epoch", part(key)];

/** Marks a world that has dossiers in a queue. */
export const busyKey = (key: string): TableKey => ["busy", part(key)];
export const busyWorlds: KeyRange = rangeOf("busy");

/** Marks a world with bookings of schema version 1 that has not been entered since the upgrade. */
export const version1Key = (key: string): TableKey => ["version-1", part(key)];

export const eventCounterKey = (key: string): TableKey => ["event-counter", part(key)];
export const eventKey = (key: string, id: number): TableKey => ["event", part(key), id];
export const eventsAfter = (key: string, id: number): KeyRange => ({
  start: ["event", part(key), id + 1],
  end: ["event", part(key), afterAll],
});

export const feedCounterKey: TableKey = ["feed-counter"];
export const feedKey = (number: number): TableKey => ["feed", number];
export const feedRange = (from: number, to: number): KeyRange => ({ start: feedKey(from), end: feedKey(to) });

export const garbageKey = (prefix: EpochPrefix): TableKey => ["garbage", prefix];
export const garbage: KeyRange = rangeOf("garbage");

/** Entries that are written and removed again to see whether the disk has room. */
export const spaceTrialKey = (index: number): TableKey => ["space-trial", index];
export const spaceTrial: KeyRange = rangeOf("space-trial");
