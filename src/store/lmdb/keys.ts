/**
 * The keys of the durable store: one ordered table, in which each key is a list that starts with its kind and its world.
 * Strings from outside cannot collide, break out of their place, or outgrow the engine's limit of 1,978 bytes a key.
 */
import { createHash } from "node:crypto";
import type { ListPosition } from "../cursor.js";

/** Lists compare part by part, numbers before strings. */
export type TableKey = (string | number)[];

const PLAIN_TEXT = /^[\x21-\x7e]{1,160}$/;
const DIGEST_MARK = " ";
/** Compares after every number and after every part that a key has in its place. */
const AFTER_ALL = "\x7f";

/** Short printable text stands for itself; anything else for its digest, marked by what plain text cannot start with. */
const part = (text: string): string =>
  PLAIN_TEXT.test(text)
    ? text
    : DIGEST_MARK + createHash("sha256").update(Buffer.from(text, "utf16le")).digest("base64url");

export const SCHEMA_VERSION_KEY: TableKey = ["schema"];

export const locatorCounterKey = (world: string): TableKey => ["locator-counter", part(world)];

export const sequenceCounterKey = (world: string): TableKey => ["sequence-counter", part(world)];

export const soldCountKey = (world: string, stockKey: string): TableKey => ["sold", part(world), part(stockKey)];

export const bookingKey = (world: string, locator: string): TableKey => ["booking", part(world), part(locator)];

export const recordedWriteKey = (world: string, key: string): TableKey => ["write", part(world), part(key)];

/** Entries of the expiry list find the recorded writes that have expired at an instant. */
export const expiryKey = (world: string, expiresAtMs: number, key: string): TableKey => [
  "write-expiry",
  part(world),
  expiresAtMs,
  part(key),
];

export interface KeyRange {
  readonly start: TableKey;
  readonly end: TableKey;
}

export const expiredRange = (world: string, nowMs: number): KeyRange => ({
  start: ["write-expiry", part(world)],
  end: ["write-expiry", part(world), nowMs, AFTER_ALL],
});

/** Negated, so that the newest comes first; `0 - x` because a negative zero is a different key. */
const listPlace = ({ createdAtMs, sequence }: ListPosition): [number, number] => [0 - createdAtMs, 0 - sequence];

export const listEntryKey = (world: string, scopeId: string, position: ListPosition): TableKey => [
  "list",
  part(world),
  part(scopeId),
  ...listPlace(position),
];

/** The entries of a scope from just behind the given place, or from the newest of all. */
export const listRange = (world: string, scopeId: string, after: ListPosition | undefined): KeyRange => {
  const scope = ["list", part(world), part(scopeId)];
  return {
    start: after === undefined ? scope : [...scope, ...listPlace(after), AFTER_ALL],
    end: [...scope, AFTER_ALL],
  };
};
