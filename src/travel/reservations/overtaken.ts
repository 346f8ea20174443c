/** Answers a call whose own retry finished first. It knows no rule and not what the call asked for. */
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../../store/index.js";
import type { Desk } from "./desk.js";
import { isKeyUsed } from "./idempotency.js";
import type { Booker } from "./types.js";

/** Whether the error comes from the store itself. Such a call is not repeated, which would only take longer. */
const isOfStore = (error: unknown): boolean =>
  error instanceof StoreUnavailableError || error instanceof WriteOutcomeUnknownError;

/**
 * Two attempts at one call may run at the same time, because a client that waits too long sends it again. If the other attempt takes the
 * last seat or cancels the PNR, this one is refused because of its own retry. So a refused call whose key has been used meanwhile runs
 * again, and then returns the answer stored under the key.
 */
export const unlessOvertaken = async <Outcome>(
  desk: Desk,
  booker: Booker,
  operation: () => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await operation();
  } catch (error) {
    if (isOfStore(error) || !(await isKeyUsed(desk, booker).catch(() => false))) throw error;
    return operation();
  }
};
