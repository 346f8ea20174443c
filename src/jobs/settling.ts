/** Commits the settlement of a dossier's turn, under the version that was claimed. */
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../store/errors.js";
import type { CommitOutcome, Dossier, DossierWrite } from "../store/ports/dossiers.js";
import type { WorldRef } from "../store/ports/worlds.js";
import { type JobsOptions, pause } from "./parts.js";
import type { Settlement } from "./port.js";

/** The outcome of a settlement. */
export type Settled =
  /** It is committed; or it is dropped, because another worker has taken over. */
  | { readonly kind: "over" }
  /** Another document that it writes was changed meanwhile. */
  | { readonly kind: "overtaken" }
  /** The store refuses it. */
  | { readonly kind: "refused"; readonly message: string };

/**
 * The writes, with that of the dossier itself first, so that a conflict on it can be told from others. Throws if the
 * settlement does not write the dossier under the version that was claimed: nobody would know that the work is done.
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
 * Commits the settlement, at the world's instant `atMs`. A store that is unavailable is asked again until `signal` is
 * aborted. That is safe: if an earlier commit succeeded, the version has changed, so a later one meets a conflict and
 * changes nothing. Rejects with the store's other errors.
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
