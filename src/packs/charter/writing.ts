/** Writes what a call did into the record, once for each key of the caller's. */
import type { CallContext } from "../../contract/handler.js";
import { attemptOf } from "../../travel/reservations/idempotency.js";
import { type Done, doOnce as doCallOnce } from "../doOnce.js";
import type { Services } from "./services.js";

/** What is a caller's own in a world that all share. */
const scope = "charter";

/** How the service is to know a repetition of the call; undefined without a key. */
export const externalIdOf = ({ idempotencyKey }: Pick<CallContext, "idempotencyKey">): string | undefined =>
  idempotencyKey === undefined ? undefined : attemptOf(idempotencyKey, scope, "", {}).key;

/**
 * Does a call once: one with the key of an earlier one is answered as that one was, before any rule is checked. Reasons:
 * IDEMPOTENCY_CONFLICT, WORLD_FULL.
 */
export const doOnce = <Output extends object>(
  {
    store,
    record,
    clock,
    idempotencyKey,
  }: Pick<CallContext, "clock" | "idempotencyKey"> & Pick<Services, "store" | "record">,
  tool: string,
  input: object,
  act: () => Promise<Done<Output>>,
): Promise<Output> => doCallOnce({ store, world: record.world, clock, idempotencyKey, scope }, tool, input, act);
