/** Cleans up a gate's temporary files and processes when it is done, or when the process is stopped before that. */

export interface Ending {
  /** Notes work to be done at the end: what was noted last is done first. */
  readonly note: (work: () => void) => void;
  readonly end: () => void;
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** From now on until it is ended, this listens to what ends the process. */
export const createEnding = (): Ending => {
  const works: (() => void)[] = [];
  const end = (): void => {
    process.off("exit", end);
    for (const signal of signals) process.off(signal, endWith);
    for (const work of works.splice(0).reverse()) work();
  };
  const endWith = (signal: NodeJS.Signals): void => {
    end();
    process.kill(process.pid, signal);
  };
  process.once("exit", end);
  for (const signal of signals) process.once(signal, endWith);
  return { note: (work) => void works.push(work), end };
};
