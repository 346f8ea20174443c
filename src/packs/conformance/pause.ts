/** The time that a fixture takes for work that it does not have. */
import { setTimeout } from "node:timers/promises";

/** Waits, and rejects as soon as the call is given up. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal });
