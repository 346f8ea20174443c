/** Lets a call over a socket pass through its waits, by hand. */
import type { HandTimers } from "../../support/handTimers.js";
import { until } from "../../support/until.js";

/** Passes the waits that are listed, as often as they come, until the call has ended. */
export const passing = async <Value>(
  timers: HandTimers,
  waitsMs: readonly number[],
  call: Promise<Value>,
): Promise<Value> => {
  let isOver = false;
  const outcome = call.finally(() => {
    isOver = true;
  });
  const isWaiting = (): boolean => waitsMs.includes(timers.nextMs() ?? 0);
  while (!isOver) {
    await until("the call waits or has ended", () => isOver || isWaiting());
    if (!isOver) await timers.passToNext();
  }
  return outcome;
};
