/**
 * Where dossiers stand: in lists, groups, and queues, due or leased. The embedded drivers share it, over what each keeps places in.
 * Only a dossier that has its turn (it has no group, or heads it) is among those due or leased; the others of its group wait behind it.
 */
import type { DossierChange, KeptDossier } from "./decideDossiers.js";
import type { ClaimDue, Dossier, DossierDue } from "./ports/dossiers.js";
import type { DossierEvent, PresenceEvent } from "./ports/events.js";
import type { WorldRef } from "./ports/worlds.js";

/** A dossier that is in a queue. */
export interface QueuedDossier extends KeptDossier {
  readonly due: DossierDue;
}

/** A dossier that somebody has. */
export interface LeasedDossier extends QueuedDossier {
  readonly leasedUntilMs: number;
}

/** Places of dossiers, as a driver keeps them. */
export interface DossierPlaces {
  readonly keep: (dossier: KeptDossier) => void;
  readonly forget: (dossier: KeptDossier) => void;
  /** Without a list: the collection's own. */
  readonly addToList: (dossier: KeptDossier, list: string | undefined) => void;
  readonly removeFromList: (dossier: KeptDossier, list: string | undefined) => void;
  /** By `due.atMs`, then by sequence. */
  readonly addDue: (dossier: QueuedDossier) => void;
  readonly removeDue: (dossier: QueuedDossier) => void;
  /** By `leasedUntilMs`, then by sequence. */
  readonly addLeased: (dossier: LeasedDossier) => void;
  readonly removeLeased: (dossier: LeasedDossier) => void;
  /** By `entered`. */
  readonly addToGroup: (dossier: QueuedDossier) => void;
  readonly removeFromGroup: (dossier: QueuedDossier) => void;
  readonly firstOfGroup: (queue: string, group: string) => QueuedDossier | undefined;
  /** At that instant or before, in their order. */
  readonly dueUntil: (queue: string, nowMs: number, limit: number) => readonly QueuedDossier[];
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

/** Does what was decided. */
export const changePlaces = (places: DossierPlaces, changes: readonly DossierChange[]): void => {
  for (const { before, after } of changes) move(places, before, after);
};

/** Puts an imported dossier where it stood, which may be before others of its group that have arrived. */
export const arrive = (places: DossierPlaces, dossier: KeptDossier): void => {
  const { queue = "", group } = dossier.due ?? {};
  const first = group === undefined ? undefined : places.firstOfGroup(queue, group);
  move(places, undefined, dossier);
  if (first !== undefined && isQueued(dossier) && hasTurn(places, dossier)) places.removeDue(first);
};

/** Takes what is due and free, or whose lease has ended, and leases it out. A lease that has ended is no lease, whoever takes over. */
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

/** A dossier as callers get it. */
export const handOutDossier = ({ entered: _entered, leasedUntilMs: _untilMs, ...dossier }: KeptDossier): Dossier =>
  dossier;

/** What the world's outbox keeps of the changes, in their order. */
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
  // Who leaves a group may let another one have its turn.
  [after?.due?.queue, before?.due?.group === undefined ? undefined : before.due.queue].filter(
    (queue) => queue !== undefined,
  );

/** Each queue that something was put into, or whose turns may have changed, once. */
export const workQueuedBy = (world: string, changes: readonly DossierChange[]): readonly PresenceEvent[] =>
  [...new Set(changes.flatMap(queuesOf))].map((queue) => ({ kind: "workQueued", world, queue }) as const);
