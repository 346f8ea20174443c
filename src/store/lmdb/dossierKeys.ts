/** The keys of dossiers and of the places where they stand, in the durable store's one table. */
import { afterAll, type EpochPrefix, type KeyRange, part, rangeOf, type TableKey } from "./keys.js";

export const dossierKey = (prefix: EpochPrefix, collection: string, id: string): TableKey => [
  "dossier",
  prefix,
  part(collection),
  part(id),
];

/** How many there are, and the next one's place in the order of creation. */
export const dossierCountKey = (prefix: EpochPrefix): TableKey => ["dossier-count", prefix];
export const dossierSequenceKey = (prefix: EpochPrefix): TableKey => ["dossier-sequence", prefix];

/** A number compares before every text, so a collection's own list is none of a name. */
const listParts = (collection: string, list: string | undefined): TableKey => [
  part(collection),
  list === undefined ? 0 : part(list),
];

export const listedKey = (
  prefix: EpochPrefix,
  collection: string,
  list: string | undefined,
  sequence: number,
): TableKey => ["dossier-list", prefix, ...listParts(collection, list), sequence];

export const listedCountKey = (prefix: EpochPrefix, collection: string, list: string | undefined): TableKey => [
  "dossier-list-count",
  prefix,
  ...listParts(collection, list),
];

/** The entries of a list from just behind the given place, or all of them. */
export const listedRange = (
  prefix: EpochPrefix,
  collection: string,
  list: string | undefined,
  order: "oldest" | "newest",
  after: number | undefined,
): KeyRange => {
  const all: TableKey = ["dossier-list", prefix, ...listParts(collection, list)];
  return order === "oldest"
    ? { start: after === undefined ? all : [...all, after + 1], end: [...all, afterAll] }
    : { start: [...all, after === undefined ? afterAll : after - 1], end: all, reverse: true };
};

/** What is free by when it is due, what is leased by when the lease ends. */
type Queue = "due" | "leased";

export const queuedKey = (
  kind: Queue,
  prefix: EpochPrefix,
  queue: string,
  atMs: number,
  sequence: number,
): TableKey => [kind, prefix, part(queue), atMs, sequence];

/** The entries of a queue up to the instant, which is one of them. */
export const queuedUntil = (
  kind: Queue,
  prefix: EpochPrefix,
  queue: string,
  atMs = Number.POSITIVE_INFINITY,
): KeyRange => ({
  start: [kind, prefix, part(queue)],
  end: [kind, prefix, part(queue), ...(Number.isFinite(atMs) ? [atMs] : []), afterAll],
});

export const groupKey = (prefix: EpochPrefix, queue: string, group: string, entered: number): TableKey => [
  "group",
  prefix,
  part(queue),
  part(group),
  entered,
];

export const groupRange = (prefix: EpochPrefix, queue: string, group: string): KeyRange =>
  rangeOf("group", prefix, part(queue), part(group));

export const numberKey = (prefix: EpochPrefix, series: string): TableKey => ["number", prefix, part(series)];
