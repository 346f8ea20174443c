/** Tells a process's listeners what happened in the store. It knows no driver; a driver announces once a change is kept. */
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
    case "worldReset":
      return `the reset of world ${event.world}`;
    case "presenceUnknown":
    case "changesUnknown":
      return event.kind;
    default:
      return `${event.kind} in world ${event.world}`;
  }
};

/** A listener that throws spoils neither the write that is already kept nor the other listeners: `warn` hears of it. */
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
