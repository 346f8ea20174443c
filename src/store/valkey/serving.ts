/** Lets a store end well: calls under way finish, and those that come later are refused. It knows no driver. */
import { StoreUnavailableError } from "../errors.js";

/** What a call has to wait for before it may begin, or undefined. It may throw. */
type Admit = () => Promise<void> | undefined;

export interface Serving {
  /** The operation, refused once the store is closed and waited for while it closes. */
  readonly guard: <Arguments extends readonly unknown[], Result>(
    operation: (...given: Arguments) => Promise<Result>,
    admission?: Admit,
  ) => (...given: Arguments) => Promise<Result>;
  readonly requireOpen: () => void;
  /** Refuses from now on; resolves when nothing is under way. */
  readonly end: () => Promise<void>;
}

/** `admit` is asked before each call that brings no admission of its own. */
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
