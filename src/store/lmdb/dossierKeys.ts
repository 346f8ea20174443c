/** The keys of dossiers and of their places, in the LMDB store's one table. */
import { afterAll, type EpochPrefix, type KeyRange, part, rangeOf, type TableKey } from "./keys.js";

export const dossierKey = (prefix: EpochPrefix, collection: string, id: string): TableKey => [
  "dossier",
  prefix,
  part(collection),
  part(id),
];

/** The number of dossiers, and the next sequence. */
export const dossierCountKey = (prefix: EpochPrefix): TableKey => ["dossier-count", prefix];
export const dossierSequenceKey = (prefix: EpochPrefix): TableKey => ["dossier-sequence", prefix];

/** The list of the whole collection has the number 0 in place of a name, so no named list has the same key. */
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

/** The entries of a list after the given sequence, in the given order; all of them without a sequence. */
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

/** Unclaimed dossiers, ordered by when they are due, and leased ones, ordered by when the lease ends. */
type Queue = "due" | "leased";

export const queuedKey = (
  kind: Queue,
  prefix: EpochPrefix,
  queue: string,
  atMs: number,
  sequence: number,
): TableKey => [kind, prefix, part(queue), atMs, sequence];

/** The entries of a queue up to and including the instant. */
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
