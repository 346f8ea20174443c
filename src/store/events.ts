/** Delivers the store's events to the listeners of this process. A driver announces a change after it is stored. */
import type { StoreEvent } from "./ports/events.js";

export interface StoreEvents {
  readonly subscribe: (listener: (event: StoreEvent) => void) => () => void;
  readonly announce: (event: StoreEvent) => void;
  readonly hasListeners: () => boolean;
}

const describe = (event: StoreEvent): string => {
  switch (event.kind) {
    case "booking":
      return `booking ${event.locator}, version ${event.version}`;
    case "dossier":
      return `dossier ${event.dossierId} of ${event.collection}, version ${event.version}`;
    case "worldReset":
      return `the reset of world ${event.world}`;
    case "presenceUnknown":
    case "changesUnknown":
      return event.kind;
    default:
      return `${event.kind} in world ${event.world}`;
  }
};

/**
 * An error of a listener goes to `warn` as a message. It affects neither the write, which is already stored, nor other listeners.
 */
export const createStoreEvents = (warn: (message: string) => void): StoreEvents => {
  const listeners = new Set<{ readonly hear: (event: StoreEvent) => void }>();
  return {
    subscribe: (hear) => {
      const listener = { hear };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    announce: (event) => {
      for (const { hear } of [...listeners]) {
        try {
          hear(event);
        } catch (error) {
          warn(`A listener failed on ${describe(event)}: ${String(error)}`);
        }
      }
    },
    hasListeners: () => listeners.size > 0,
  };
};
