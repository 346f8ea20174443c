/** Writes what a call did into the record, once for each key of the caller's. */
import type { CallContext } from "../../contract/handler.js";
import { ToolFailure } from "../../contract/refusal.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { DossierWrite, IdempotencyRecord } from "../../store/index.js";
import { attemptOf, recordOf } from "../../travel/reservations/idempotency.js";
import type { Services } from "./services.js";

/** An event may write at the same time. */
const mostTries = 5;

type Call = Pick<CallContext, "clock" | "idempotencyKey"> & Pick<Services, "store" | "record">;

/** What is a caller's own in a world that all share. */
const scope = "charter";

const recordOfCall = ({ clock, idempotencyKey }: Call, tool: string, input: object): IdempotencyRecord | undefined =>
  idempotencyKey === undefined ? undefined : recordOf(attemptOf(idempotencyKey, scope, tool, input), clock.now());

/** How the service is to know a repetition of the call; undefined without a key. */
export const externalIdOf = ({ idempotencyKey }: Pick<CallContext, "idempotencyKey">): string | undefined =>
  idempotencyKey === undefined ? undefined : attemptOf(idempotencyKey, scope, "", {}).key;

const usedKey = ({ idempotencyKey }: Call): never => {
  throw new ToolFailure("IDEMPOTENCY_CONFLICT", { field: "idempotencyKey", value: idempotencyKey });
};

export interface Done<Output> {
  readonly output: Output;
  /** Made from what is there now. Asked again where somebody else has written in between. */
  readonly writes: () => Promise<readonly DossierWrite[]>;
}

/**
 * Does a call once: one with the key of an earlier one is answered as that one was, before any rule is checked. Reasons:
 * IDEMPOTENCY_CONFLICT, WORLD_FULL.
 */
export const doOnce = async <Output extends object>(
  call: Call,
  tool: string,
  input: object,
  act: () => Promise<Done<Output>>,
): Promise<Output> => {
  const { store, record, clock } = call;
  const attempt = recordOfCall(call, tool, input);
  const earlier = attempt && (await store.recallAnswer(record.world, attempt.key, clock.now()));
  if (earlier !== undefined)
    return earlier.fingerprint === attempt?.fingerprint ? JSON.parse(earlier.answer) : usedKey(call);
  const { output, writes } = await act();
  for (let tries = 1; ; tries += 1) {
    const outcome = await store.commitDossiers({
      ...{ world: record.world, atMs: clock.now(), writes: await writes() },
      ...(attempt !== undefined && { idempotency: { ...attempt, answer: JSON.stringify(output) } }),
    });
    if (outcome.kind === "done") return output;
    if (outcome.kind === "replayed") return JSON.parse(outcome.answer);
    if (outcome.kind === "idempotencyConflict") return usedKey(call);
    if (outcome.kind === "worldFull") {
      const { limit } = outcome;
      throw new ToolFailure("WORLD_FULL", { field: "world", value: worldNameOf(record.world.key), limit });
    }
    if (outcome.kind !== "conflict" || tries === mostTries) throw new Error(`${tool} was not written: ${outcome.kind}`);
  }
};
