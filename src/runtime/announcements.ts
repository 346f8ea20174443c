/** Passes a pack's resource changes on to whoever serves a connection in this process. */
import type { ResourceChange } from "./handler.js";

export interface Announcements {
  readonly announce: (change: ResourceChange) => void;
  /** Returns the way to stop. */
  readonly subscribe: (listener: (change: ResourceChange) => void) => () => void;
}

/** A listener that throws is reported and does not stop the others. */
export const createAnnouncements = (report: (error: unknown) => void): Announcements => {
  const listeners = new Set<(change: ResourceChange) => void>();
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
