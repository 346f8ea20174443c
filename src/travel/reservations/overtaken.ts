/** Answers a call that was overtaken by its own repetition. Knows no rule, and not what was asked. */
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../../store/index.js";
import type { Desk } from "./desk.js";
import { isKeyUsed } from "./idempotency.js";
import type { Booker } from "./types.js";

/** What a store says of itself stands: to ask it again would only take longer. */
const isOfStore = (error: unknown): boolean =>
  error instanceof StoreUnavailableError || error instanceof WriteOutcomeUnknownError;

/**
 * Two attempts at one call may run at the same time, because a client that waits too long sends it again. If the other one
 * takes the last seat, or cancels the PNR, this one is refused for what its own repetition did. A refused call whose key
 * has been used meanwhile is therefore asked again, and then answered by what is remembered under the key.
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
