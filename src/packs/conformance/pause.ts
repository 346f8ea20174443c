/** A pause with which a fixture simulates work. */
import { setTimeout } from "node:timers/promises";

/** Waits. Rejects as soon as the call is aborted. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal });
