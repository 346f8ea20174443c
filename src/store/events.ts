/** Tells a process's listeners of the changes it committed. It knows no driver; a driver announces once a change is kept. */
import type { BookingEvent } from "./port.js";

export interface BookingEvents {
  readonly subscribe: (listener: (event: BookingEvent) => void) => () => void;
  readonly announce: (event: BookingEvent) => void;
}

/** A listener that throws spoils neither the write that is already kept nor the other listeners: `warn` hears of it. */
export const createBookingEvents = (warn: (message: string) => void): BookingEvents => {
  const listeners = new Set<{ readonly hear: (event: BookingEvent) => void }>();
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
          warn(`A listener failed on booking ${event.locator}, version ${event.version}: ${String(error)}`);
        }
      }
    },
  };
};
