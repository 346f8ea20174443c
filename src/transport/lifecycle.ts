/** Ends a serving process in order: on a signal, or when there is nothing more to serve. */
import type { Log } from "../observability/log.js";

/** A server that is running. */
export interface Serving {
  /**
   * Resolves when serving has ended by itself (the end of stdin). Never resolves for a server that waits for a signal.
   */
  readonly ended: Promise<void>;
  /** Accepts no more work, and resolves when the running work is done. */
  readonly stop: () => Promise<void>;
}

/** The parts of the process that the lifecycle uses. */
export interface ProcessControl {
  /** Calls the listener with the name of each signal to end. Returns a function that removes the listener. */
  readonly onSignal: (listener: (signal: string) => void) => () => void;
  readonly exit: (code: number) => void;
}

const endingSignals = ["SIGTERM", "SIGINT"] as const;

export const processControl: ProcessControl = {
  onSignal: (listener) => {
    for (const signal of endingSignals) process.on(signal, listener);
    return () => {
      for (const signal of endingSignals) process.off(signal, listener);
    };
  },
  exit: (code) => endProcess(code),
};

/**
 * Ends this process now, whatever is running in it. Nothing else in the product calls `process.exit`. A store with a
 * native thread at work makes sure that the process does exit: see `guardExit`.
 */
export const endProcess = (code: number): never => process.exit(code);

/** How long writes under way may take after a second signal. */
const lastWritesMs = 500;

/**
 * Serves until a signal or the end, then stops, closes the pack (which flushes its store) and exits with 0. A second
 * signal exits with 1 without waiting for requests; the store's writes get `lastWritesMs`. A failure to stop also exits
 * with 1.
 */
export const runToEnd = async (
  serving: Serving,
  close: () => Promise<void>,
  log: Log,
  control: ProcessControl = processControl,
): Promise<void> => {
  const signalled = new Promise<void>((resolve) => {
    let count = 0;
    control.onSignal((signal) => {
      count++;
      log.info(count === 1 ? `${signal}: finishing what runs` : `${signal} again: exiting at once`);
      if (count === 1) resolve();
      else
        void within(
          lastWritesMs,
          close().catch(() => undefined),
        ).then(() => control.exit(1));
    });
  });
  await Promise.race([serving.ended, signalled]);
  try {
    await serving.stop();
    await close();
    control.exit(0);
  } catch (error) {
    log.exception("could not stop in order", error);
    control.exit(1);
  }
};

/** Waits for a promise, but no longer than `timeoutMs`. */
export const within = async (timeoutMs: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
};
