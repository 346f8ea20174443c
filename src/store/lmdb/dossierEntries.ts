/** Reads and writes the dossiers of an epoch and their places, inside a transaction. The rules are in `dossierPlaces.ts`. */
import type { KeptDossier } from "../decideDossiers.js";
import { type DossierPlaces, isLeased, isQueued } from "../dossierPlaces.js";
import {
  dossierCountKey,
  dossierKey,
  groupKey,
  groupRange,
  listedCountKey,
  listedKey,
  queuedKey,
  queuedUntil,
} from "./dossierKeys.js";
import { dossierFromText, dossierNameFromText, dossierNameToText, dossierToText } from "./dossierRecords.js";
import { readCount } from "./entries.js";
import { busyKey, type EpochPrefix, type KeyRange, kindRange, type TableKey } from "./keys.js";
import type { ReadableTable, Table } from "./table.js";

export const readKeptDossier = (
  table: ReadableTable,
  prefix: EpochPrefix,
  collection: string,
  id: string,
): KeptDossier | undefined => {
  const text = table.get(dossierKey(prefix, collection, id));
  return text === undefined ? undefined : dossierFromText(text);
};

/** The dossiers that the entries of a range name, in its order. */
export const dossiersAt = (
  table: ReadableTable,
  prefix: EpochPrefix,
  range: KeyRange,
  limit?: number,
): readonly KeptDossier[] =>
  [...table.range(range, limit)].flatMap(({ value }) => {
    const { collection, id } = dossierNameFromText(value);
    return readKeptDossier(table, prefix, collection, id) ?? [];
  });

const addToCount = (table: Table, key: TableKey, change: number): void => {
  const count = readCount(table, key) + change;
  if (count === 0) table.remove(key);
  else table.put(key, String(count));
};

/** The places of an epoch's dossiers, inside the running transaction. */
export const dossierPlacesOf = (table: Table, prefix: EpochPrefix): DossierPlaces => {
  const add = (key: TableKey, dossier: KeptDossier): void => table.put(key, dossierNameToText(dossier));
  return {
    keep: (dossier) => {
      const key = dossierKey(prefix, dossier.collection, dossier.id);
      if (table.get(key) === undefined) addToCount(table, dossierCountKey(prefix), 1);
      table.put(key, dossierToText(dossier));
    },
    forget: ({ collection, id }) => {
      table.remove(dossierKey(prefix, collection, id));
      addToCount(table, dossierCountKey(prefix), -1);
    },
    addToList: (dossier, list) => {
      add(listedKey(prefix, dossier.collection, list, dossier.sequence), dossier);
      addToCount(table, listedCountKey(prefix, dossier.collection, list), 1);
    },
    removeFromList: ({ collection, sequence }, list) => {
      table.remove(listedKey(prefix, collection, list, sequence));
      addToCount(table, listedCountKey(prefix, collection, list), -1);
    },
    addDue: (dossier) => add(queuedKey("due", prefix, dossier.due.queue, dossier.due.atMs, dossier.sequence), dossier),
    removeDue: ({ due, sequence }) => table.remove(queuedKey("due", prefix, due.queue, due.atMs, sequence)),
    addLeased: (dossier) =>
      add(queuedKey("leased", prefix, dossier.due.queue, dossier.leasedUntilMs, dossier.sequence), dossier),
    removeLeased: ({ due, leasedUntilMs, sequence }) =>
      table.remove(queuedKey("leased", prefix, due.queue, leasedUntilMs, sequence)),
    addToGroup: (dossier) =>
      add(groupKey(prefix, dossier.due.queue, dossier.due.group ?? "", dossier.entered ?? 0), dossier),
    removeFromGroup: ({ due, entered }) => table.remove(groupKey(prefix, due.queue, due.group ?? "", entered ?? 0)),
    firstOfGroup: (queue, group) => dossiersAt(table, prefix, groupRange(prefix, queue, group), 1).find(isQueued),
    dueUntil: (queue, nowMs, limit) =>
      dossiersAt(table, prefix, queuedUntil("due", prefix, queue, nowMs), limit).filter(isQueued),
    leasedUntil: (queue, realNowMs) =>
      dossiersAt(table, prefix, queuedUntil("leased", prefix, queue, realNowMs)).filter(isLeased),
  };
};

/** The instant in the key of the range's first entry; undefined if the range is empty. */
export const firstInstant = (table: ReadableTable, range: KeyRange): number | undefined => {
  for (const { key } of table.range(range, 1)) return Number(key.at(-2));
  return undefined;
};

/** Records whether the world has dossiers in a queue. To be called at the end of a step that may have changed that. */
export const noteBusy = (table: Table, world: string, prefix: EpochPrefix): void => {
  const isBusy = (["due", "leased"] as const).some((kind) => [...table.range(kindRange(kind, prefix), 1)].length > 0);
  const isNoted = table.get(busyKey(world)) !== undefined;
  if (isBusy && !isNoted) table.put(busyKey(world), JSON.stringify(world));
  if (!isBusy && isNoted) table.remove(busyKey(world));
};
