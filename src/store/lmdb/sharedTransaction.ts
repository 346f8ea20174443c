/** Runs the steps of one event loop turn in one LMDB transaction, in the main thread. */
import type { TableDatabase } from "./engine.js";

interface Step {
  readonly run: () => void;
  readonly committed: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Returns a function that runs a step in the same transaction as the other steps of its turn. Used where nothing waits for the
 * disk: LMDB's own writing thread would cost more than the step. `unwritten` makes the error for a transaction that failed.
 */
export const createSharedTransaction = (
  database: Pick<TableDatabase, "transactionSync">,
  unwritten: (reason: unknown) => Error,
): (<Result>(step: () => Result) => Promise<Result>) => {
  let steps: Step[] = [];
  /** Only one process at a time has the transaction. Each step is a nested transaction: written as a whole or not at all. */
  const commitSteps = (): void => {
    const taken = steps;
    steps = [];
    const written: Step[] = [];
    try {
      database.transactionSync(() => {
        for (const step of taken) {
          try {
            database.transactionSync(step.run);
            written.push(step);
          } catch (error) {
            step.failed(error);
          }
        }
      });
      for (const { committed } of written) committed();
    } catch (error) {
      for (const { failed } of taken) failed(unwritten(error));
    }
  };

  return (step) =>
    new Promise((resolve, reject) => {
      let outcome: () => void = () => undefined;
      steps.push({
        run: () => {
          const result = step();
          outcome = () => resolve(result);
        },
        committed: () => outcome(),
        failed: reject,
      });
      if (steps.length === 1) setImmediate(commitSteps);
    });
};
