/** Commits what has come of a dossier's turn, under the version that was claimed. */
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../store/errors.js";
import type { CommitOutcome, Dossier, DossierWrite } from "../store/ports/dossiers.js";
import type { WorldRef } from "../store/ports/worlds.js";
import { type JobsOptions, pause } from "./parts.js";
import type { Settlement } from "./port.js";

/** What became of a settlement. */
export type Settled =
  /** It is kept, or another has taken over and it is dropped. */
  | { readonly kind: "over" }
  /** Something else that it writes was changed meanwhile. */
  | { readonly kind: "overtaken" }
  /** The store refuses it. */
  | { readonly kind: "refused"; readonly message: string };

/**
 * The writes, that of the dossier itself first: so a conflict that is not about it is told from one that is. Throws if the settlement
 * leaves the dossier as it was claimed, because nobody would ever know that the work is done.
 */
const ownFirst = ({ writes }: Settlement, { collection, id, version }: Dossier): readonly DossierWrite[] => {
  const own = writes.find((write) => write.collection === collection && write.id === id);
  if (own?.expected !== version) {
    throw new Error("the settlement does not write its own dossier under the version that was claimed");
  }
  return [own, ...writes.filter((write) => write !== own)];
};

const settledOf = (outcome: CommitOutcome): Settled => {
  switch (outcome.kind) {
    case "conflict":
      return { kind: outcome.at === 0 ? "over" : "overtaken" };
    case "soldOut":
      return { kind: "refused", message: `sold out: ${outcome.left} left` };
    case "worldFull":
      return { kind: "refused", message: `the world is full: it holds ${outcome.limit} dossiers` };
    default:
      return { kind: "over" };
  }
};

const mayBeRepeated = (error: unknown): boolean =>
  error instanceof StoreUnavailableError || error instanceof WriteOutcomeUnknownError;

const firstWaitMs = 50;
const longestWaitMs = 1000;

/**
 * Commits the settlement, in world time `atMs`. A store that is away is asked again until the lease ends: the version is the lease,
 * so a commit that had happened meets a conflict and changes nothing. Rejects as the store does.
 */
export const settle = async (
  { store, timers }: Pick<JobsOptions, "store" | "timers">,
  world: WorldRef,
  atMs: number,
  dossier: Dossier,
  settlement: Settlement,
  signal: AbortSignal,
): Promise<Settled> => {
  const { claims, returns } = settlement;
  const command = {
    ...{ world, atMs, writes: ownFirst(settlement, dossier) },
    ...(claims && { claims }),
    ...(returns && { returns }),
  };
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    if (signal.aborted) return { kind: "over" };
    try {
      return settledOf(await store.commitDossiers(command));
    } catch (error) {
      if (!mayBeRepeated(error)) throw error;
      await pause(timers, waitMs);
    }
  }
};
