/** Writes the result of a call into the record, once per idempotency key. */
import type { CallContext } from "../../contract/handler.js";
import { attemptOf } from "../../travel/reservations/idempotency.js";
import { type Done, doOnce as doCallOnce } from "../doOnce.js";
import type { Services } from "./services.js";

/** The scope of the idempotency keys, which all callers of a world share. */
const scope = "charter";

/** The id by which the marketplace recognises a repeated call; undefined for a call without an idempotency key. */
export const externalIdOf = ({ idempotencyKey }: Pick<CallContext, "idempotencyKey">): string | undefined =>
  idempotencyKey === undefined ? undefined : attemptOf(idempotencyKey, scope, "", {}).key;

/**
 * Does a call once. A call with a key that was used before gets the earlier answer, before any rule is checked. Reasons:
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
