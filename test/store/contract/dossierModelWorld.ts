/** What dossiers and due work should do, simple enough to be seen to be right: one list of dossiers, and no thought of speed. */
import type {
  CommitDossiers,
  CommitOutcome,
  DossierDue,
  DossierWrite,
  NextDue,
  WorldRef,
} from "../../../src/store/index.js";
import { runStartMs, testNowMs } from "./fixtures.js";

/** Low enough that histories meet them. */
export const modelLimits = { bookings: 5, sessions: 9 };
export const modelStock = "seat";
export const modelCapacity = 4;

export interface ModelDossier {
  readonly collection: string;
  readonly id: string;
  readonly version: number;
  readonly lists: readonly string[];
  readonly due: DossierDue | undefined;
  readonly claims: number;
  readonly document: string;
  readonly leasedUntilMs: number | undefined;
}

interface ModelAnswer {
  readonly fingerprint: string;
  readonly answer: string;
  readonly expiresAtMs: number;
}

export interface DossierModel {
  world: WorldRef;
  nowMs: number;
  realNowMs: number;
  sold: number;
  number: number;
  /** In the order of creation. */
  dossiers: readonly ModelDossier[];
  /** For each queue and group the names of those that are in it, in the order in which they entered. */
  readonly groups: Map<string, readonly string[]>;
  readonly answers: Map<string, ModelAnswer>;
  /** What was told: topic, dossier, version. They outlive a reset. */
  readonly told: (readonly [string, string, number])[];
}

export const createDossierModel = (world: WorldRef): DossierModel => ({
  ...{ world, nowMs: testNowMs, realNowMs: runStartMs, sold: 0, number: 0 },
  ...{ dossiers: [], groups: new Map(), answers: new Map(), told: [] },
});

type Named = Pick<ModelDossier, "collection" | "id">;

export const nameOf = ({ collection, id }: Named): string => `${collection} ${id}`;

export const modelFind = (model: DossierModel, named: Named): ModelDossier | undefined =>
  model.dossiers.find((dossier) => nameOf(dossier) === nameOf(named));

const groupOf = (due: DossierDue | undefined): string | undefined =>
  due?.group === undefined ? undefined : `${due.queue} ${due.group}`;

const hasTurn = (model: DossierModel, dossier: ModelDossier): boolean => {
  const group = groupOf(dossier.due);
  return group === undefined || model.groups.get(group)?.[0] === nameOf(dossier);
};

const regroup = (model: DossierModel, name: string, before: string | undefined, after: string | undefined): void => {
  if (before === after) return;
  if (before !== undefined) {
    model.groups.set(
      before,
      (model.groups.get(before) ?? []).filter((member) => member !== name),
    );
  }
  if (after !== undefined) model.groups.set(after, [...(model.groups.get(after) ?? []), name]);
};

const modelWrite = (model: DossierModel, write: DossierWrite): number => {
  const { collection, id, document, lists = [], due, tell } = write;
  const before = modelFind(model, write);
  if (before === undefined && document === undefined) return 0;
  const version = document === undefined ? 0 : (before?.version ?? 0) + 1;
  regroup(model, nameOf(write), groupOf(before?.due), document === undefined ? undefined : groupOf(due));
  if (tell !== undefined) model.told.push([tell.topic, id, version]);
  if (document === undefined) {
    model.dossiers = model.dossiers.filter((dossier) => dossier !== before);
    return 0;
  }
  const after = { collection, id, version, lists, due, claims: 0, document, leasedUntilMs: undefined };
  model.dossiers =
    before === undefined
      ? [...model.dossiers, after]
      : model.dossiers.map((dossier) => (dossier === before ? after : dossier));
  return version;
};

const sum = (moves: readonly { readonly quantity: number }[] = []): number =>
  moves.reduce((total, { quantity }) => total + quantity, 0);

export const modelCommit = (model: DossierModel, command: CommitDossiers): CommitOutcome => {
  const { writes, claims, returns, idempotency } = command;
  const earlier = idempotency && model.answers.get(idempotency.key);
  if (earlier !== undefined && earlier.expiresAtMs > model.nowMs) {
    return earlier.fingerprint === idempotency?.fingerprint
      ? { kind: "replayed", answer: earlier.answer }
      : { kind: "idempotencyConflict" };
  }
  for (const [at, write] of writes.entries()) {
    const actualVersion = modelFind(model, write)?.version;
    const { expected } = write;
    if (expected === "any" || (expected === "new" ? undefined : expected) === actualVersion) continue;
    return { kind: "conflict", at, actualVersion };
  }
  const names = new Set(model.dossiers.map(nameOf));
  for (const write of writes) {
    if (write.document === undefined) names.delete(nameOf(write));
    else names.add(nameOf(write));
  }
  const limit = modelLimits.bookings;
  if (names.size > model.dossiers.length && names.size > limit) return { kind: "worldFull", limit };
  const free = modelCapacity - model.sold + sum(returns);
  if (sum(claims) > free) return { kind: "soldOut", key: modelStock, left: free };
  model.sold += sum(claims) - sum(returns);
  const versions = writes.map((write) => modelWrite(model, write));
  if (idempotency !== undefined) model.answers.set(idempotency.key, idempotency);
  return { kind: "done", versions };
};

export const modelClaim = (
  model: DossierModel,
  queue: string,
  leaseMs: number,
  limit: number,
): readonly ModelDossier[] => {
  const isEnded = ({ due, leasedUntilMs }: ModelDossier): boolean =>
    due?.queue === queue && leasedUntilMs !== undefined && leasedUntilMs <= model.realNowMs;
  model.dossiers = model.dossiers.map((dossier) =>
    isEnded(dossier) ? { ...dossier, leasedUntilMs: undefined } : dossier,
  );
  const atOf = ({ due }: ModelDossier): number => due?.atMs ?? 0;
  const taken = model.dossiers
    .filter((dossier) => dossier.due?.queue === queue && dossier.leasedUntilMs === undefined)
    .filter((dossier) => atOf(dossier) <= model.nowMs && hasTurn(model, dossier))
    // Sorting is stable: of one instant those made first come first.
    .sort((left, right) => atOf(left) - atOf(right))
    .slice(0, limit);
  const leased = new Map(
    taken.map((dossier) => [
      dossier,
      {
        ...dossier,
        version: dossier.version + 1,
        claims: dossier.claims + 1,
        leasedUntilMs: model.realNowMs + leaseMs,
      },
    ]),
  );
  model.dossiers = model.dossiers.map((dossier) => leased.get(dossier) ?? dossier);
  return [...leased.values()];
};

export const modelNextDue = (model: DossierModel, queue: string): NextDue => {
  const inQueue = model.dossiers.filter(({ due }) => due?.queue === queue);
  const first = (instants: readonly number[]): number | undefined =>
    instants.length === 0 ? undefined : Math.min(...instants);
  return {
    atMs: first(
      inQueue.flatMap((dossier) =>
        dossier.leasedUntilMs === undefined && hasTurn(model, dossier) ? [dossier.due?.atMs ?? 0] : [],
      ),
    ),
    leasedUntilMs: first(inQueue.flatMap(({ leasedUntilMs }) => leasedUntilMs ?? [])),
  };
};

export const modelListed = (
  model: DossierModel,
  collection: string,
  list: string | undefined,
): readonly ModelDossier[] =>
  model.dossiers.filter(
    (dossier) => dossier.collection === collection && (list === undefined || dossier.lists.includes(list)),
  );

export const modelRecalled = (
  model: DossierModel,
  key: string,
): { readonly fingerprint: string; readonly answer: string } | undefined => {
  const found = model.answers.get(key);
  return found && found.expiresAtMs > model.nowMs
    ? { fingerprint: found.fingerprint, answer: found.answer }
    : undefined;
};

export const modelResetDossiers = (model: DossierModel): void => {
  Object.assign(model, { world: { ...model.world, epoch: model.world.epoch + 1 }, sold: 0, number: 0, dossiers: [] });
  model.groups.clear();
  model.answers.clear();
};
