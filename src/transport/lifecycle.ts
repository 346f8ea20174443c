/** Ends a serving process in order: on a signal, or when there is nothing more to serve. */
import type { Log } from "../observability/log.js";

/** Something that serves. */
export interface Serving {
  /** Resolves when serving has ended by itself (the end of stdin); never, for a server that waits for a signal. */
  readonly ended: Promise<void>;
  /** Takes no more work, finishes what runs, and resolves. */
  readonly stop: () => Promise<void>;
}

/** What of the process the lifecycle touches. */
export interface ProcessControl {
  /** Hears of each order to end, by a signal's name. Returns the way to stop hearing. */
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
 * Ends this process now, whatever runs in it; nothing else in the product may. A store that has a thread of its own under way
 * listens to the exit, and sees to it that it happens: see `guardExit`.
 */
export const endProcess = (code: number): never => process.exit(code);

/** How long writes that are under way may take when nothing else is waited for. */
const lastWritesMs = 500;

/**
 * Serves until a signal or the end, then stops, closes the pack (which flushes its store) and exits with 0. A second
 * signal exits at once with 1, as does a failure to stop: nobody is waited for, but what the store has in hand gets a moment.
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
