/**
 * Keeps the places of dossiers: in lists, in groups, and in queues as due or leased. The embedded drivers (memory, lmdb) share
 * it; each brings its own `DossierPlaces`. Only a dossier that has its turn is among the due or leased ones: it has no group, or
 * is the first of its group. The others of the group wait.
 */
import type { DossierChange, KeptDossier } from "./decideDossiers.js";
import type { ClaimDue, Dossier, DossierDue } from "./ports/dossiers.js";
import type { DossierEvent, PresenceEvent } from "./ports/events.js";
import type { WorldRef } from "./ports/worlds.js";

/** A dossier that is in a queue. */
export interface QueuedDossier extends KeptDossier {
  readonly due: DossierDue;
}

/** A dossier that is leased. */
export interface LeasedDossier extends QueuedDossier {
  readonly leasedUntilMs: number;
}

/** The operations of a driver on the places of dossiers. */
export interface DossierPlaces {
  readonly keep: (dossier: KeptDossier) => void;
  readonly forget: (dossier: KeptDossier) => void;
  /** `list` undefined: the list of the whole collection. */
  readonly addToList: (dossier: KeptDossier, list: string | undefined) => void;
  readonly removeFromList: (dossier: KeptDossier, list: string | undefined) => void;
  /** Ordered by `due.atMs`, then by sequence. */
  readonly addDue: (dossier: QueuedDossier) => void;
  readonly removeDue: (dossier: QueuedDossier) => void;
  /** Ordered by `leasedUntilMs`, then by sequence. */
  readonly addLeased: (dossier: LeasedDossier) => void;
  readonly removeLeased: (dossier: LeasedDossier) => void;
  /** Ordered by `entered`. */
  readonly addToGroup: (dossier: QueuedDossier) => void;
  readonly removeFromGroup: (dossier: QueuedDossier) => void;
  readonly firstOfGroup: (queue: string, group: string) => QueuedDossier | undefined;
  /** Those due at `nowMs` or before, in order. */
  readonly dueUntil: (queue: string, nowMs: number, limit: number) => readonly QueuedDossier[];
  /** Those whose lease ends at `realNowMs` or before, in order. */
  readonly leasedUntil: (queue: string, realNowMs: number) => readonly LeasedDossier[];
}

export const isQueued = (dossier: KeptDossier | undefined): dossier is QueuedDossier => dossier?.due !== undefined;

export const isLeased = (dossier: KeptDossier | undefined): dossier is LeasedDossier =>
  isQueued(dossier) && dossier.leasedUntilMs !== undefined;

const hasTurn = (places: DossierPlaces, { due, sequence }: QueuedDossier): boolean =>
  due.group === undefined || places.firstOfGroup(due.queue, due.group)?.sequence === sequence;

const isInSameGroup = (left: QueuedDossier, right: KeptDossier | undefined): boolean =>
  left.due.group !== undefined && left.due.queue === right?.due?.queue && left.entered === right.entered;

const leaveQueue = (places: DossierPlaces, before: QueuedDossier, after: KeptDossier | undefined): void => {
  const { queue, group } = before.due;
  if (isLeased(before)) places.removeLeased(before);
  else if (hasTurn(places, before)) places.removeDue(before);
  if (group === undefined || isInSameGroup(before, after)) return;
  const first = places.firstOfGroup(queue, group);
  places.removeFromGroup(before);
  const next = places.firstOfGroup(queue, group);
  if (next !== undefined && next.sequence !== first?.sequence) places.addDue(next);
};

const enterQueue = (places: DossierPlaces, before: KeptDossier | undefined, after: QueuedDossier): void => {
  if (after.due.group !== undefined && !isInSameGroup(after, before)) places.addToGroup(after);
  if (hasTurn(places, after)) places.addDue(after);
};

const changeLists = (places: DossierPlaces, before: KeptDossier | undefined, after: KeptDossier | undefined): void => {
  const listsOf = (dossier: KeptDossier | undefined) => (dossier === undefined ? [] : [undefined, ...dossier.lists]);
  const [earlier, later] = [listsOf(before), listsOf(after)];
  for (const list of earlier) if (before && !later.includes(list)) places.removeFromList(before, list);
  for (const list of later) if (after && !earlier.includes(list)) places.addToList(after, list);
};

const move = (places: DossierPlaces, before: KeptDossier | undefined, after: KeptDossier | undefined): void => {
  changeLists(places, before, after);
  if (isQueued(before)) leaveQueue(places, before, after);
  if (after !== undefined) places.keep(after);
  else if (before !== undefined) places.forget(before);
  if (isQueued(after)) enterQueue(places, before, after);
};

/** Applies the decided changes. */
export const changePlaces = (places: DossierPlaces, changes: readonly DossierChange[]): void => {
  for (const { before, after } of changes) move(places, before, after);
};

/** Puts an imported dossier in its places. It may come before dossiers of its group that were imported earlier. */
export const arrive = (places: DossierPlaces, dossier: KeptDossier): void => {
  const { queue = "", group } = dossier.due ?? {};
  const first = group === undefined ? undefined : places.firstOfGroup(queue, group);
  move(places, undefined, dossier);
  if (first !== undefined && isQueued(dossier) && hasTurn(places, dossier)) places.removeDue(first);
};

/** Claims due dossiers under a new lease. A dossier whose lease has ended is due again. */
export const takeDue = (places: DossierPlaces, claim: ClaimDue): readonly KeptDossier[] => {
  const { queue, nowMs, realNowMs, leaseMs, limit } = claim;
  for (const ended of places.leasedUntil(queue, realNowMs)) {
    const free = { ...ended, leasedUntilMs: undefined };
    places.removeLeased(ended);
    places.keep(free);
    places.addDue(free);
  }
  return places.dueUntil(queue, nowMs, limit).map((dossier) => {
    const { version, claims } = dossier;
    const leased = { ...dossier, version: version + 1, claims: claims + 1, leasedUntilMs: realNowMs + leaseMs };
    places.removeDue(dossier);
    places.keep(leased);
    places.addLeased(leased);
    return leased;
  });
};

/** The dossier without what only drivers need. */
export const handOutDossier = ({ entered: _entered, leasedUntilMs: _untilMs, ...dossier }: KeptDossier): Dossier =>
  dossier;

/** The outbox events of the changes, in their order. */
export const toldOf = (
  { key, epoch }: WorldRef,
  changes: readonly DossierChange[],
  atMs: number,
  firstEventId: number,
): readonly DossierEvent[] =>
  changes
    .flatMap(({ write: { collection, id, tell }, after }) =>
      tell === undefined ? [] : { collection, dossierId: id, version: after?.version ?? 0, ...tell },
    )
    .map((told, index) => ({ kind: "dossier", id: firstEventId + index, world: key, epoch, ...told, atMs }));

const queuesOf = ({ before, after }: DossierChange): readonly string[] =>
  // When a dossier leaves a group, the next one of the group may get its turn.
  [after?.due?.queue, before?.due?.group === undefined ? undefined : before.due.queue].filter(
    (queue) => queue !== undefined,
  );

/** One event for each queue that got a dossier, or in which another dossier may have its turn now. */
export const workQueuedBy = (world: string, changes: readonly DossierChange[]): readonly PresenceEvent[] =>
  [...new Set(changes.flatMap(queuesOf))].map((queue) => ({ kind: "workQueued", world, queue }) as const);
