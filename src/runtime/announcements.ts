/** Passes a pack's announcements to listeners in this process, which serve its connections. */

export interface Announcements<Change> {
  readonly announce: (change: Change) => void;
  /** Returns a function that unsubscribes. */
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
