/** Who books, in the terms of the reservations: taken from the call's scope and its idempotency key. */
import type { CallContext } from "../../contract/handler.js";
import type { Booker } from "../../travel/reservations/types.js";

/** The session of a booker is minted only when a booking is about to be written. */
export const bookerOf = ({
  scope,
  idempotencyKey,
  signal,
}: Pick<CallContext, "scope" | "idempotencyKey" | "signal">): Booker => ({
  sessionId: scope.id,
  obtainSession: scope.obtain,
  idempotencyKey,
  signal,
});
