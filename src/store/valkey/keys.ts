/**
 * The keys of the Valkey driver. All keys of one world are in one hash slot, because the world's escaped name is their hash tag.
 * Text from outside is escaped, so it cannot reach another part of a key. Also makes the names of writes (attempts), which some
 * keys end with.
 */
import { randomBytes } from "node:crypto";
import type { BookingStatus } from "../ports/bookings.js";
import type { WorldRef } from "../ports/worlds.js";

/** Stands for the empty text, which cannot be a hash tag. Escaped text never is a single `%`. */
const empty = "%";

/** Characters to escape: all but printable ASCII, and of that the space, double quote, percent, backslash and braces. */
const unusual = /[^!#-$&'()*+,\-./0-9:;<=>?@A-Z[\]^_`a-z|~]/g;
const escapedPattern = /%([0-9a-f]{4})/g;

/**
 * Escapes a text for keys and values: UTF-16 units as `%00e9`. The result has no spaces, double quotes or braces. Reversed by
 * `unescapeText`.
 */
export const escapeText = (text: string): string =>
  text === "" ? empty : text.replace(unusual, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The text that `escapeText` was given. */
export const unescapeText = (escaped: string): string =>
  escaped === empty
    ? ""
    : escaped.replace(escapedPattern, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));

/** The letter of a status in keys and values. */
export const statusLetters = { confirmed: "c", cancelled: "x" } as const satisfies Record<BookingStatus, string>;

export interface WorldKeys {
  /** The start of all keys of the world. */
  readonly base: string;
  /** The world's facts, epoch and counters. */
  readonly meta: string;
  /** The counter of epochs. */
  readonly epochs: string;
  readonly outbox: string;
  /** Records a write, so that its script recognizes a second run. */
  readonly attempt: (attempt: string) => string;
}

export interface EpochKeys extends WorldKeys {
  readonly sold: string;
  readonly scopes: string;
  /** Names of all collections that have ever had a dossier in this epoch. */
  readonly collections: string;
  /** The last number of each series. */
  readonly numbers: string;
  readonly sessions: string;
  /** The start of the keys of bookings; likewise `lists` and `records`. */
  readonly bookings: string;
  readonly lists: string;
  readonly records: string;
  readonly booking: (locator: string) => string;
  readonly list: (status: BookingStatus, scopeId: string) => string;
  readonly record: (idempotencyKey: string) => string;
  readonly session: (id: string) => string;
  /** The start of the keys of a collection's dossiers. */
  readonly dossiers: (collection: string) => string;
  /** Without `list`: the list of the whole collection. */
  readonly dossierList: (collection: string, list?: string) => string;
  readonly due: (queue: string) => string;
  readonly leased: (queue: string) => string;
}

export interface Keys {
  readonly schema: string;
  /** The names of all worlds. */
  readonly registry: string;
  /** Names of deleted worlds whose data is not removed yet, by the instant from which it may be removed. */
  readonly deleted: string;
  /** Names of worlds that may have dossiers in a queue, by the instant of the last note. */
  readonly busy: string;
  /** The store's mark (see `mark.ts`). In the registry's slot, so that one script can check it and register a world. */
  readonly mark: string;
  /** Records an attempt to register a world. In the registry's slot. */
  readonly registration: (attempt: string) => string;
  /** Exists while some process creates the world. In the registry's slot. */
  readonly making: (world: string) => string;
  /** A key for test writes. */
  readonly check: string;
  /** The Pub/Sub channel of the installation. */
  readonly channel: string;
  readonly world: (world: string) => WorldKeys;
  readonly epoch: (world: WorldRef) => EpochKeys;
}

/**
 * The keys of an installation, all beginning with `prefix`. Databases share channels, so the channel's name contains the
 * database's number.
 */
export const createKeys = (prefix: string, database = 0): Keys => {
  const start = prefix === "" ? "" : escapeText(prefix);
  const worldKeys = (world: string): WorldKeys => {
    const base = `${start}{${escapeText(world)}}:`;
    return {
      base,
      meta: `${base}meta`,
      epochs: `${base}epochs`,
      outbox: `${base}outbox`,
      attempt: (attempt) => `${base}attempt:${attempt}`,
    };
  };
  let latest: { readonly world: WorldRef; readonly keys: EpochKeys } | undefined;
  return {
    schema: `${start}schema`,
    registry: `${start}worlds`,
    deleted: `${start}deleted`,
    busy: `${start}busy`,
    mark: `${start}mark{${start}worlds}`,
    registration: (attempt) => `${start}attempt{${start}worlds}:${attempt}`,
    making: (world) => `${start}making{${start}worlds}:${escapeText(world)}`,
    check: `${start}check`,
    channel: `${start}events${database === 0 ? "" : `:${database}`}`,
    world: worldKeys,
    epoch: ({ key, epoch }) => {
      if (latest?.world.key === key && latest.world.epoch === epoch) return latest.keys;
      const keys = worldKeys(key);
      const base = `${keys.base}${epoch}:`;
      const [bookings, lists, records] = [`${base}booking:`, `${base}list:`, `${base}record:`];
      const own: EpochKeys = {
        ...keys,
        sold: `${base}sold`,
        scopes: `${base}scopes`,
        collections: `${base}collections`,
        numbers: `${base}numbers`,
        sessions: `${base}sessions`,
        bookings,
        lists,
        records,
        booking: (locator) => bookings + escapeText(locator),
        list: (status, scopeId) => `${lists}${statusLetters[status]}:${escapeText(scopeId)}`,
        record: (idempotencyKey) => records + escapeText(idempotencyKey),
        session: (id) => `${base}session:${escapeText(id)}`,
        dossiers: (collection) => `${base}dossier:${escapeText(collection)} `,
        dossierList: (collection, list) =>
          `${base}dossiers:${escapeText(collection)}${list === undefined ? "" : ` ${escapeText(list)}`}`,
        due: (queue) => `${base}due:${escapeText(queue)}`,
        leased: (queue) => `${base}leased:${escapeText(queue)}`,
      };
      latest = { world: { key, epoch }, keys: own };
      return own;
    },
  };
};

const attemptPrefixBytes = 6;

/**
 * Makes unique names for writes, by which a script that runs twice recognizes its own first run. One generator for each opened
 * store.
 */
export const createAttempts = (): (() => string) => {
  const prefix = randomBytes(attemptPrefixBytes).toString("base64url");
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}.${count.toString(36)}`;
  };
};
