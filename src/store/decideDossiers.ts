/**
 * Decides what a commit of dossiers does. The embedded drivers (memory, lmdb) share it, so that they cannot differ. Pure: it
 * reads the facts and returns what to write; the driver writes it in the same atomic step (`dossierPlaces.ts`).
 */
import { earlierWrite, moveStock, type StoreFacts } from "./decide.js";
import type { CommitDossiers, CommitOutcome, Dossier, DossierWrite } from "./ports/dossiers.js";

/** A dossier as a driver keeps it. */
export interface KeptDossier extends Dossier {
  /**
   * Its place in its group: the number that it took when it entered. The numbers come from the counter of sequences, so a dossier
   * that is created in a group takes its own sequence as its place. Undefined without a group.
   */
  readonly entered: number | undefined;
  /** When its lease ends, in real time. The holder may still commit after that if nobody else has claimed it. */
  readonly leasedUntilMs: number | undefined;
}

export interface DossierFacts extends Pick<StoreFacts<never>, "soldCount" | "recordedWrite"> {
  readonly dossier: (collection: string, id: string) => KeptDossier | undefined;
  /** Dossiers in the world. */
  readonly dossierCount: () => number;
  /** The maximum of `dossierCount`. */
  readonly dossierLimit: number;
}

/** One dossier as it was and as it will be. Either may be undefined, but not both. */
export interface DossierChange {
  readonly write: DossierWrite;
  readonly before: KeptDossier | undefined;
  readonly after: KeptDossier | undefined;
}

/** The commit may go ahead. */
export interface DossierCommit {
  readonly kind: "commit";
  readonly versions: readonly number[];
  /** In the order of the writes. Removing a dossier that does not exist is no change and makes no event. */
  readonly changes: readonly DossierChange[];
  /** The counter of sequences after the commit. */
  readonly nextSequence: number;
  readonly soldCounts: ReadonlyMap<string, number>;
}

type NotDone = Exclude<CommitOutcome, { readonly kind: "done" }>;

const decideRepetition = (facts: DossierFacts, { idempotency }: CommitDossiers): NotDone | undefined => {
  const earlier = earlierWrite(facts, idempotency);
  if (earlier === undefined) return undefined;
  return earlier.fingerprint === idempotency?.fingerprint && earlier.answer !== undefined
    ? { kind: "replayed", answer: earlier.answer }
    : { kind: "idempotencyConflict" };
};

const isExpected = ({ expected }: DossierWrite, before: KeptDossier | undefined): boolean =>
  expected === "any" || (expected === "new" ? before === undefined : expected === before?.version);

const isSameGroup = ({ due }: DossierWrite, before: KeptDossier | undefined): boolean =>
  before?.due?.group === due?.group && before?.due?.queue === due?.queue;

/** The dossier after the write. `take` gives the next sequence, for a new dossier or for a place in a group. */
const written = (
  write: DossierWrite,
  document: string,
  before: KeptDossier | undefined,
  take: () => number,
): KeptDossier => {
  const { collection, id, lists = [], due } = write;
  const sequence = before?.sequence ?? take();
  const isEntering = due?.group !== undefined && !isSameGroup(write, before);
  const place = isEntering ? (before === undefined ? sequence : take()) : before?.entered;
  return {
    ...{ collection, id, version: (before?.version ?? 0) + 1, sequence, lists, due, claims: 0, document },
    entered: due?.group === undefined ? undefined : place,
    leasedUntilMs: undefined,
  };
};

/**
 * Order of the checks: an earlier commit under the same key, versions, room in the world, stock. Throws StoreInvariantError if
 * more would be returned than is sold.
 */
export const decideCommit = (
  facts: DossierFacts,
  command: CommitDossiers,
  firstSequence: number,
): DossierCommit | NotDone => {
  const repetition = decideRepetition(facts, command);
  if (repetition !== undefined) return repetition;
  const { writes, claims = [], returns = [] } = command;
  const found = writes.map((write) => ({ write, before: facts.dossier(write.collection, write.id) }));
  const at = found.findIndex(({ write, before }) => !isExpected(write, before));
  if (at >= 0) return { kind: "conflict", at, actualVersion: found[at]?.before?.version };

  let nextSequence = firstSequence;
  const take = (): number => {
    nextSequence += 1;
    return nextSequence - 1;
  };
  const changes = found.map(({ write, before }) => {
    const { document } = write;
    return { write, before, after: document === undefined ? undefined : written(write, document, before, take) };
  });
  const added = changes.filter(({ before, after }) => before === undefined && after !== undefined).length;
  const removed = changes.filter(({ before, after }) => before !== undefined && after === undefined).length;
  const limit = facts.dossierLimit;
  if (added > removed && facts.dossierCount() + added - removed > limit) return { kind: "worldFull", limit };
  const stock = moveStock(facts, claims, returns);
  if (stock.kind === "soldOut") return stock;
  return {
    kind: "commit",
    versions: changes.map(({ after }) => after?.version ?? 0),
    changes: changes.filter(({ before, after }) => before !== undefined || after !== undefined),
    nextSequence,
    soldCounts: stock.soldCounts,
  };
};
