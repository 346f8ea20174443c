/** Passes what a pack announces on to whoever serves a connection in this process. */

export interface Announcements<Change> {
  readonly announce: (change: Change) => void;
  /** Returns the way to stop. */
  readonly subscribe: (listener: (change: Change) => void) => () => void;
}

/** A listener that throws is reported and does not stop the others. */
export const createAnnouncements = <Change>(report: (error: unknown) => void): Announcements<Change> => {
  const listeners = new Set<(change: Change) => void>();
  return {
    announce: (change) => {
      for (const listener of [...listeners]) {
        try {
          listener(change);
        } catch (error) {
          report(error);
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
