/** Runs the steps of one turn of the event loop in one transaction of the engine, in this thread. It knows no table. */
import type { TableDatabase } from "./engine.js";

interface Step {
  readonly run: () => void;
  readonly committed: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Runs a step with the others of its turn. Where no disk is waited for, the engine's own thread costs more than the step.
 * `unwritten` says what it means that the transaction failed.
 */
export const createSharedTransaction = (
  database: Pick<TableDatabase, "transactionSync">,
  unwritten: (reason: unknown) => Error,
): (<Result>(step: () => Result) => Promise<Result>) => {
  let steps: Step[] = [];
  /** One process has the transaction at a time. Each step in it is kept whole or not at all. */
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
