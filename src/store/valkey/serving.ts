/** Lets a store end well: calls under way finish, and those that come later are refused. It knows no driver. */
import { StoreUnavailableError } from "../errors.js";

export interface Serving {
  /** The operation, refused once the store is closed and waited for while it closes. */
  readonly guard: <Arguments extends readonly unknown[], Result>(
    operation: (...given: Arguments) => Promise<Result>,
  ) => (...given: Arguments) => Promise<Result>;
  readonly requireOpen: () => void;
  /** Refuses from now on; resolves when nothing is under way. */
  readonly end: () => Promise<void>;
}

export const createServing = (): Serving => {
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const requireOpen = (): void => {
    if (isClosed) throw new StoreUnavailableError("The store is closed.");
  };
  return {
    guard:
      (operation) =>
      async (...given) => {
        requireOpen();
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
