/** What the parts of the store suite about dossiers use: short ways to write, to claim, and to read what is there. */
import assert from "node:assert/strict";
import type { JsonValue } from "../../../src/contract/contract.js";
import type {
  ClaimDue,
  CommitDossiers,
  CommitOutcome,
  Dossier,
  DossierWrite,
  Store,
  WorldRef,
} from "../../../src/store/index.js";
import { runStartMs, testNowMs, testWorld } from "./fixtures.js";

export const collection = "charter.rfps";
export const queue = "charter.inbox";
export const leaseMs = 30_000;

export const writing = (id: string, changes: Partial<DossierWrite> = {}): DossierWrite => ({
  collection,
  id,
  expected: "any",
  document: JSON.stringify({ id }),
  ...changes,
});

/** A write of something that is due, now unless it is told. */
export const waiting = (
  id: string,
  { atMs = testNowMs, group }: { readonly atMs?: number; readonly group?: string } = {},
  changes: Partial<DossierWrite> = {},
): DossierWrite => writing(id, { due: { queue, atMs, ...(group !== undefined && { group }) }, ...changes });

export const commit = (
  store: Store<JsonValue>,
  writes: readonly DossierWrite[],
  changes: Partial<CommitDossiers> = {},
): Promise<CommitOutcome> => store.commitDossiers({ world: testWorld, atMs: testNowMs, writes, ...changes });

/** Commits what has to be taken, and gives the versions. */
export const committed = async (
  store: Store<JsonValue>,
  writes: readonly DossierWrite[],
  changes: Partial<CommitDossiers> = {},
): Promise<readonly number[]> => {
  const outcome = await commit(store, writes, changes);
  if (outcome.kind !== "done") assert.fail(`expected done, got ${JSON.stringify(outcome)}`);
  return outcome.versions;
};

export const claiming = (store: Store<JsonValue>, changes: Partial<ClaimDue> = {}): Promise<readonly Dossier[]> =>
  store.claimDue({
    ...{ world: testWorld, queue, nowMs: testNowMs, realNowMs: runStartMs, leaseMs, limit: 100 },
    ...changes,
  });

export const claimedIds = async (store: Store<JsonValue>, changes: Partial<ClaimDue> = {}): Promise<string[]> =>
  (await claiming(store, changes)).map(({ id }) => id);

export const idsOf = (dossiers: readonly Dossier[]): string[] => dossiers.map(({ id }) => id);

/** All ids of a list, page by page. */
export const listedIds = async (
  store: Store<JsonValue>,
  {
    order = "oldest",
    limit = 3,
    world = testWorld,
    ...query
  }: {
    readonly order?: "oldest" | "newest";
    readonly limit?: number;
    readonly world?: WorldRef;
    readonly list?: string;
    readonly collection?: string;
  } = {},
): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const given = cursor === undefined ? {} : { cursor };
    const page = await store.listDossiers({ world, collection, order, limit, ...query, ...given });
    ids.push(...idsOf(page.dossiers));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return ids;
};

export const readVersion = async (store: Store<JsonValue>, id: string): Promise<number | undefined> =>
  (await store.readDossier(testWorld, collection, id))?.version;

/** What was done in a group is kept in a dossier of its own, which the end of each job writes in the same step. */
export const effectOf = async (store: Store<JsonValue>, { id, due }: Dossier): Promise<DossierWrite> => {
  const shelf = due?.group ?? `alone ${id}`;
  const before = await store.readDossier(testWorld, "effects", shelf);
  const done: readonly string[] = before === undefined ? [] : JSON.parse(before.document);
  return writing(shelf, {
    ...{ collection: "effects", expected: before?.version ?? "new", document: JSON.stringify([...done, id]) },
  });
};

/** What was done, in its order, for each group and each job without one. */
export const effectsIn = async (store: Store<JsonValue>): Promise<readonly (readonly string[])[]> => {
  const effects = await store.listDossiers({ world: testWorld, collection: "effects", order: "oldest", limit: 100 });
  return effects.dossiers.map(({ document }): readonly string[] => JSON.parse(document));
};
