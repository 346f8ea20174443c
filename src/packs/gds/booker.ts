/** Turns the caller's scope and idempotency key into a booker, as the reservations need it. */
import type { CallContext } from "../../contract/handler.js";
import type { Booker } from "../../travel/reservations/types.js";

/** The booker of a call. A session is created only when a booking is about to be written. */
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
