/** Cleans up a gate's temporary files and processes when it is done, or when the process is stopped before that. */

export interface Ending {
  /** Registers work for the end. What was registered last is done first. */
  readonly note: (work: () => void) => void;
  readonly end: () => void;
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Listens to exit and to signals until `end` is called. */
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
