/** Does a call that writes dossiers, once per idempotency key. */
import type { Clock } from "../contract/handler.js";
import { ToolFailure } from "../contract/refusal.js";
import type { DossierWrite, Store, WorldRef } from "../store/index.js";
import { attemptOf, recordOf } from "../travel/reservations/idempotency.js";
import { worldFull } from "./worldFull.js";

/** Attempts to commit, because other calls may write at the same time. */
const mostTries = 5;

export interface OnceParts {
  readonly store: Pick<Store<unknown>, "recallAnswer" | "commitDossiers">;
  readonly world: WorldRef;
  readonly clock: Clock;
  readonly idempotencyKey: string | undefined;
  /** Separates the idempotency keys of one pack from those of another. */
  readonly scope: string;
}

export interface Done<Output> {
  readonly output: Output;
  /** Builds the writes from the current state. Called again after a conflict. */
  readonly writes: () => Promise<readonly DossierWrite[]>;
}

const usedKey = (idempotencyKey: string | undefined): never => {
  throw new ToolFailure("IDEMPOTENCY_CONFLICT", { field: "idempotencyKey", value: idempotencyKey });
};

/**
 * Does a call once. A call with a key that was used before gets the earlier answer, before any rule is checked. Reasons:
 * IDEMPOTENCY_CONFLICT, WORLD_FULL.
 */
export const doOnce = async <Output extends object>(
  { store, world, clock, idempotencyKey, scope }: OnceParts,
  tool: string,
  input: object,
  act: () => Promise<Done<Output>>,
): Promise<Output> => {
  const attempt =
    idempotencyKey === undefined ? undefined : recordOf(attemptOf(idempotencyKey, scope, tool, input), clock.now());
  const earlier = attempt && (await store.recallAnswer(world, attempt.key, clock.now()));
  if (earlier !== undefined)
    return earlier.fingerprint === attempt?.fingerprint ? JSON.parse(earlier.answer) : usedKey(idempotencyKey);
  const { output, writes } = await act();
  for (let tries = 1; ; tries += 1) {
    const outcome = await store.commitDossiers({
      ...{ world, atMs: clock.now(), writes: await writes() },
      ...(attempt !== undefined && { idempotency: { ...attempt, answer: JSON.stringify(output) } }),
    });
    if (outcome.kind === "done") return output;
    if (outcome.kind === "replayed") return JSON.parse(outcome.answer);
    if (outcome.kind === "idempotencyConflict") return usedKey(idempotencyKey);
    if (outcome.kind === "worldFull") {
      throw worldFull(world, outcome.limit);
    }
    if (outcome.kind !== "conflict" || tries === mostTries) throw new Error(`${tool} was not written: ${outcome.kind}`);
  }
};
