/** The dossiers of one epoch of a world, and their places in lists, queues and groups. The rules are in `dossierPlaces.ts`. */
import type { KeptDossier } from "../decideDossiers.js";
import { type DossierPlaces, isLeased, isQueued } from "../dossierPlaces.js";
import type { ListDossiers, NextDue } from "../ports/dossiers.js";
import { createSortedRuns, type SortedRuns } from "./sortedRuns.js";

/** A dossier's position: ordered by `rank` (an instant or a number), then by sequence. */
interface Place {
  readonly rank: number;
  readonly sequence: number;
}

interface PlacedName extends Place {
  /** The dossier's key: `nameOf(collection, id)`. */
  readonly name: string;
}

type Shelf = SortedRuns<Place, PlacedName>;

export interface DossierTable extends DossierPlaces {
  readonly find: (collection: string, id: string) => KeptDossier | undefined;
  readonly size: () => number;
  /** The dossiers after that sequence, in the query's order; all of them if it is undefined. */
  readonly listed: (query: ListDossiers, afterSequence: number | undefined) => Generator<KeptDossier>;
  readonly count: (collection: string, list: string | undefined) => number;
  readonly nextDue: (queue: string) => NextDue;
  readonly hasWork: () => boolean;
  readonly all: () => IterableIterator<KeptDossier>;
}

const isBefore = (left: Place, right: Place): boolean =>
  left.rank < right.rank || (left.rank === right.rank && left.sequence < right.sequence);

/** Joins texts into one key without collisions. */
const nameOf = (...texts: readonly (string | undefined)[]): string => JSON.stringify(texts);

interface Shelves {
  /** Undefined if the shelf is empty. */
  readonly find: (name: string) => Shelf | undefined;
  readonly add: (name: string, rank: number, dossier: KeptDossier) => void;
  readonly remove: (name: string, rank: number, dossier: KeptDossier) => void;
  readonly isEmpty: () => boolean;
}

/** Sorted lists of dossiers by name. A list is created with its first dossier and removed with its last. */
const createShelves = (): Shelves => {
  const shelves = new Map<string, Shelf>();
  return {
    find: (name) => shelves.get(name),
    add: (name, rank, { collection, id, sequence }) => {
      const shelf = shelves.get(name) ?? createSortedRuns<Place, PlacedName>(isBefore);
      shelves.set(name, shelf);
      shelf.add({ rank, sequence, name: nameOf(collection, id) });
    },
    remove: (name, rank, { sequence }) => {
      const shelf = shelves.get(name);
      shelf?.remove({ rank, sequence });
      if (shelf?.size() === 0) shelves.delete(name);
    },
    isEmpty: () => shelves.size === 0,
  };
};

export const createDossierTable = (): DossierTable => {
  const dossiers = new Map<string, KeptDossier>();
  const [lists, due, leased, groups] = [createShelves(), createShelves(), createShelves(), createShelves()];
  const first = (shelf: Shelf | undefined): PlacedName | undefined => {
    for (const placed of shelf?.oldestFirst(undefined) ?? []) return placed;
    return undefined;
  };
  const groupOf = ({ due: { queue, group } }: { readonly due: { queue: string; group?: string } }): string =>
    nameOf(queue, group);
  const until = (shelf: Shelf | undefined, atMs: number, limit: number): readonly KeptDossier[] => {
    const found: KeptDossier[] = [];
    for (const { rank, name } of shelf?.oldestFirst(undefined) ?? []) {
      if (rank > atMs || found.length === limit) break;
      const dossier = dossiers.get(name);
      if (dossier !== undefined) found.push(dossier);
    }
    return found;
  };

  return {
    find: (collection, id) => dossiers.get(nameOf(collection, id)),
    size: () => dossiers.size,
    listed: function* ({ collection, list, order }, afterSequence) {
      const after = afterSequence === undefined ? undefined : { rank: 0, sequence: afterSequence };
      const shelf = lists.find(nameOf(collection, list));
      const places = order === "oldest" ? shelf?.oldestFirst(after) : shelf?.newestFirst(after);
      for (const { name } of places ?? []) {
        const dossier = dossiers.get(name);
        if (dossier !== undefined) yield dossier;
      }
    },
    count: (collection, list) => lists.find(nameOf(collection, list))?.size() ?? 0,
    nextDue: (queue) => ({ atMs: first(due.find(queue))?.rank, leasedUntilMs: first(leased.find(queue))?.rank }),
    hasWork: () => !due.isEmpty() || !leased.isEmpty(),
    all: () => dossiers.values(),
    keep: (dossier) => {
      dossiers.set(nameOf(dossier.collection, dossier.id), dossier);
    },
    forget: ({ collection, id }) => {
      dossiers.delete(nameOf(collection, id));
    },
    addToList: (dossier, list) => lists.add(nameOf(dossier.collection, list), 0, dossier),
    removeFromList: (dossier, list) => lists.remove(nameOf(dossier.collection, list), 0, dossier),
    addDue: (dossier) => due.add(dossier.due.queue, dossier.due.atMs, dossier),
    removeDue: (dossier) => due.remove(dossier.due.queue, dossier.due.atMs, dossier),
    addLeased: (dossier) => leased.add(dossier.due.queue, dossier.leasedUntilMs, dossier),
    removeLeased: (dossier) => leased.remove(dossier.due.queue, dossier.leasedUntilMs, dossier),
    addToGroup: (dossier) => groups.add(groupOf(dossier), dossier.entered ?? 0, dossier),
    removeFromGroup: (dossier) => groups.remove(groupOf(dossier), dossier.entered ?? 0, dossier),
    firstOfGroup: (queue, group) => {
      const placed = first(groups.find(nameOf(queue, group)));
      const dossier = placed && dossiers.get(placed.name);
      return isQueued(dossier) ? dossier : undefined;
    },
    dueUntil: (queue, nowMs, limit) => until(due.find(queue), nowMs, limit).filter(isQueued),
    leasedUntil: (queue, realNowMs) => until(leased.find(queue), realNowMs, Number.POSITIVE_INFINITY).filter(isLeased),
  };
};
