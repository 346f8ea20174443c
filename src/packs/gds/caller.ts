/** Who books, in the terms of the reservations: taken from the call's scope and its idempotency key. */
import type { CallContext } from "../../contract/handler.js";
import type { Caller } from "../../travel/reservations/types.js";

/** The caller of a handler. Its session is minted only when a booking is about to be written. */
export const callerOf = ({
  scope,
  idempotencyKey,
  signal,
}: Pick<CallContext, "scope" | "idempotencyKey" | "signal">): Caller => ({
  sessionId: scope.id,
  obtainSession: scope.obtain,
  idempotencyKey,
  signal,
});
