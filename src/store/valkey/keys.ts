/**
 * The keys of the Valkey driver. Everything of one world lies in one slot, because its escaped name is the hash tag;
 * text from outside always comes last in a key, so it cannot break out of its place. Also the names of writes, which some keys end
 * with. It knows no command.
 */
import { randomBytes } from "node:crypto";
import type { BookingStatus } from "../ports/bookings.js";
import type { WorldRef } from "../ports/worlds.js";

/** Stands for the empty text, which would be no hash tag; plain text never contains it. */
const empty = "%";

/** Printable ASCII stands for itself, but for what delimits: space, quotes, percent, braces and the backslash. */
const unusual = /[^!#-$&'()*+,\-./0-9:;<=>?@A-Z[\]^_`a-z|~]/g;
const escapedPattern = /%([0-9a-f]{4})/g;

/** Text in a form without spaces, quotes or braces, from which `unescapeText` gets it back: UTF-16 units as `%00e9`. */
export const escapeText = (text: string): string =>
  text === "" ? empty : text.replace(unusual, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The text that `escapeText` was given. */
export const unescapeText = (escaped: string): string =>
  escaped === empty
    ? ""
    : escaped.replace(escapedPattern, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));

/** How keys and values name a status. */
export const statusLetters = { confirmed: "c", cancelled: "x" } as const satisfies Record<BookingStatus, string>;

export interface WorldKeys {
  /** What all keys of the world begin with. */
  readonly base: string;
  readonly meta: string;
  readonly epochs: string;
  readonly outbox: string;
  readonly attempt: (attempt: string) => string;
}

export interface EpochKeys extends WorldKeys {
  readonly sold: string;
  readonly scopes: string;
  /** Names of the collections of dossiers that there were. */
  readonly collections: string;
  /** The last number of each series. */
  readonly numbers: string;
  readonly sessions: string;
  /** What the keys of bookings, lists and records begin with. */
  readonly bookings: string;
  readonly lists: string;
  readonly records: string;
  readonly booking: (locator: string) => string;
  readonly list: (status: BookingStatus, scopeId: string) => string;
  readonly record: (idempotencyKey: string) => string;
  readonly session: (id: string) => string;
  /** What the keys of a collection's dossiers begin with. */
  readonly dossiers: (collection: string) => string;
  /** Without a list: of the whole collection. */
  readonly dossierList: (collection: string, list?: string) => string;
  readonly due: (queue: string) => string;
  readonly leased: (queue: string) => string;
}

export interface Keys {
  readonly schema: string;
  /** The names of all worlds. */
  readonly registry: string;
  /** Names of deleted worlds of which something is left, by the instant from which it may be removed. */
  readonly deleted: string;
  /** Names of worlds in whose queues something may wait, by the instant at which that was noted last. */
  readonly busy: string;
  /** What the store is known by, in the slot of the registry, so that a world is registered in the store that is meant. */
  readonly mark: string;
  /** Of a registration, in the same slot. */
  readonly registration: (attempt: string) => string;
  /** There while somebody makes the world, in the same slot. */
  readonly making: (world: string) => string;
  readonly check: string;
  /** The Pub/Sub channel of the installation. */
  readonly channel: string;
  readonly world: (world: string) => WorldKeys;
  readonly epoch: (world: WorldRef) => EpochKeys;
}

/** The keys of an installation; `prefix` comes before all of them. Channels are not kept apart by databases, so their number is in them. */
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

/** Makes names for writes, by which a script that is run again recognizes its own write. One counter for each store that a process opens. */
export const createAttempts = (): (() => string) => {
  const prefix = randomBytes(attemptPrefixBytes).toString("base64url");
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}.${count.toString(36)}`;
  };
};
