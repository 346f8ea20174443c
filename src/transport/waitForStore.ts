/** Waits at the start for a store that does not answer yet, and says so; nothing else is waited for. */
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../store/index.js";
import type { ProcessControl } from "./lifecycle.js";

const firstPauseMs = 200;
const longestPauseMs = 2_000;
const reminderMs = 10_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Tries again while the store is unavailable, with one line on stderr at first and another every ten seconds. Undefined if
 * the process was told to stop meanwhile. Rejects with anything that waiting does not mend.
 */
export const openWhenReady = async <Opened extends { readonly close: () => Promise<void> }>(
  open: () => Promise<Opened>,
  control: Pick<ProcessControl, "onSignal">,
): Promise<Opened | undefined> => {
  const stopped = new AbortController();
  const stopHearing = control.onSignal(() => stopped.abort());
  let saidAtMs = Number.NEGATIVE_INFINITY;
  try {
    for (let pauseMs = firstPauseMs; !stopped.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const opened = await open();
        if (!stopped.signal.aborted) return opened;
        await opened.close();
      } catch (error) {
        if (!(error instanceof StoreUnavailableError || error instanceof WriteOutcomeUnknownError)) throw error;
        const nowMs = performance.now();
        if (nowMs - saidAtMs >= reminderMs) {
          saidAtMs = nowMs;
          process.stderr.write(`mock-gds: waiting for the store: ${error.message}\n`);
        }
      }
      await pause(pauseMs, stopped.signal);
    }
    return undefined;
  } finally {
    stopHearing();
  }
};
