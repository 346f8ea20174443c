/** Executes a request once for each external id, and commits its writes in one step. */
import { createHash } from "node:crypto";
import type { FacadeAnswer, FacadePlace, FacadeRequest } from "../../../facade/port.js";
import type { DossierWrite } from "../../../store/index.js";
import { answered, Refusal } from "./answers.js";

/** How long an external id is remembered, in world time. */
const rememberedMs = 24 * 3_600_000;

const conflict = (): never => {
  const title = "another request was sent under this external id";
  throw new Refusal({ status: 409, code: "EXTERNAL_ID_IN_USE", title });
};

const full = (limit: number): never => {
  const title = `the world of this mock holds ${limit} documents already: reset it, or raise its limit`;
  throw new Refusal({ status: 422, code: "WORLD_FULL", title });
};

export interface Done {
  readonly writes: readonly DossierWrite[];
  readonly data: object;
}

/**
 * Answers 201 with the `data` of `make`. If the same request was answered under this external id before, repeats that
 * answer without calling `make`.
 */
export const doOnce = async (
  { body }: FacadeRequest,
  { store, stored: world, nowMs }: FacadePlace,
  { kind, externalId }: { readonly kind: string; readonly externalId: string | undefined },
  make: () => Promise<Done>,
): Promise<FacadeAnswer> => {
  const given = (text: string): FacadeAnswer => answered(201, JSON.parse(text));
  const key = externalId === undefined ? undefined : `avinode ${kind} ${externalId}`;
  const fingerprint = createHash("sha256").update(body).digest("hex");
  const earlier = key === undefined ? undefined : await store.recallAnswer(world, key, nowMs);
  if (earlier !== undefined) return earlier.fingerprint === fingerprint ? given(earlier.answer) : conflict();
  const { writes, data } = await make();
  const answer = JSON.stringify(data);
  const outcome = await store.commitDossiers({
    ...{ world, atMs: nowMs, writes },
    ...(key !== undefined && {
      idempotency: { key, fingerprint, nowMs, expiresAtMs: nowMs + rememberedMs, answer },
    }),
  });
  if (outcome.kind === "done") return given(answer);
  if (outcome.kind === "replayed") return given(outcome.answer);
  if (outcome.kind === "worldFull") return full(outcome.limit);
  if (outcome.kind === "idempotencyConflict") return conflict();
  throw new Error(`a ${kind} could not be written: ${outcome.kind}`);
};
