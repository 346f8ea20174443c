/** Graceful shutdown of a store: running calls finish, and later ones are refused. */
import { StoreUnavailableError } from "../errors.js";

/** Resolves when a call may begin; undefined if it may begin now. It may throw. */
type Admit = () => Promise<void> | undefined;

export interface Serving {
  /** Wraps an operation: it is refused once the store is closed, and `end` waits for its running calls. */
  readonly guard: <Arguments extends readonly unknown[], Result>(
    operation: (...given: Arguments) => Promise<Result>,
    admission?: Admit,
  ) => (...given: Arguments) => Promise<Result>;
  /** Throws StoreUnavailableError once the store is closed. */
  readonly requireOpen: () => void;
  /** Refuses new calls. Resolves when all running calls have finished. */
  readonly end: () => Promise<void>;
}

/** `admit` is called before each call whose operation has no `admission` of its own. */
export const createServing = (admit: Admit): Serving => {
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const requireOpen = (): void => {
    if (isClosed) throw new StoreUnavailableError("The store is closed.");
  };
  return {
    guard:
      (operation, admission = admit) =>
      async (...given) => {
        requireOpen();
        const admitted = admission();
        if (admitted !== undefined) {
          await admitted;
          requireOpen();
        }
        const running = operation(...given);
        underWay.add(running);
        try {
          return await running;
        } finally {
          underWay.delete(running);
        }
      },
    requireOpen,
    end: async () => {
      isClosed = true;
      await Promise.allSettled([...underWay]);
    },
  };
};
