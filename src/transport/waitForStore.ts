/** Waits at the start for a store that is unavailable, and reports it on stderr. Waits for nothing else. */
import type { Product } from "../contract/product.js";
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../store/index.js";
import type { ProcessControl } from "./lifecycle.js";

const firstPauseMs = 200;
const longestPauseMs = 2_000;
const reminderMs = 10_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });

/**
 * Tries again while the store is unavailable, with one line on stderr at first and another every ten seconds. Undefined
 * if the process was told to stop meanwhile. Rejects with any other error.
 */
export const openWhenReady = async <Opened extends { readonly close: () => Promise<void> }>(
  open: () => Promise<Opened>,
  control: Pick<ProcessControl, "onSignal">,
  { name }: Pick<Product, "name">,
): Promise<Opened | undefined> => {
  const stopped = new AbortController();
  const stopHearing = control.onSignal(() => stopped.abort());
  let saidAtMs = Number.NEGATIVE_INFINITY;
  const say = ({ message }: Error): void => {
    const nowMs = performance.now();
    if (nowMs - saidAtMs < reminderMs) return;
    saidAtMs = nowMs;
    process.stderr.write(`${name}: waiting for the store: ${message}\n`);
  };
  /** Waits until the store is available again, if it reports that. An earlier try would only wait behind the first. */
  const untilMended = async (error: StoreUnavailableError | WriteOutcomeUnknownError): Promise<void> => {
    const mending = error instanceof StoreUnavailableError ? error.mended : undefined;
    let isMended = mending === undefined;
    const mended = mending?.then(() => {
      isMended = true;
    });
    while (!isMended && !stopped.signal.aborted) {
      await Promise.race([mended, pause(longestPauseMs, stopped.signal)]);
      if (!isMended) say(error);
    }
  };
  try {
    for (let pauseMs = firstPauseMs; !stopped.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const opened = await open();
        if (!stopped.signal.aborted) return opened;
        await opened.close();
      } catch (error) {
        if (!(error instanceof StoreUnavailableError || error instanceof WriteOutcomeUnknownError)) throw error;
        say(error);
        await untilMended(error);
      }
      await pause(pauseMs, stopped.signal);
    }
    return undefined;
  } finally {
    stopHearing();
  }
};
