/** Checks whether the server can serve now. Concurrent requests share one check, because load balancers ask often. */
import type { Runtime } from "../../../runtime/runtime.js";
import { StoreUnavailableError } from "../../../store/index.js";

/** Shorter than a balancer's interval, so that a store that hangs is reported before the next probe. */
const longestCheckMs = 1_500;

const silent = "the store does not answer";

/** The reason to report. The message of a StoreUnavailableError is written for people, and names no secret. */
const reasonOf = (error: unknown): string =>
  error instanceof StoreUnavailableError ? error.message : "the store cannot serve now";

interface Check {
  readonly startedAtMs: number;
  readonly outcome: Promise<string | undefined>;
}

/**
 * Creates a check that resolves within `limitMs` with the reason why the server is not ready, or undefined if it is.
 * Changes are logged.
 */
export const createReadiness = (
  { ready, log }: Pick<Runtime, "ready" | "log">,
  limitMs: number = longestCheckMs,
): (() => Promise<string | undefined>) => {
  let running: Check | undefined;
  let lastReason: string | undefined;

  const start = (): Check => {
    const outcome = ready()
      .then(() => undefined, reasonOf)
      .finally(() => {
        running = undefined;
      });
    return { startedAtMs: performance.now(), outcome };
  };

  const note = (reason: string | undefined): string | undefined => {
    if ((reason === undefined) !== (lastReason === undefined)) {
      if (reason === undefined) log.info("ready again");
      else log.warn(`not ready: ${reason}`);
    }
    lastReason = reason;
    return reason;
  };

  return async () => {
    running ??= start();
    const { startedAtMs, outcome } = running;
    const leftMs = startedAtMs + limitMs - performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, Math.max(0, leftMs), silent);
    });
    const reason = await Promise.race([outcome, late]);
    clearTimeout(timer);
    return note(reason);
  };
};
