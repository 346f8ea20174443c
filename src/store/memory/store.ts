/** The `Store` in this process's memory: the default. Its data is lost when the process ends. */
import { checkReadEvents } from "../commandChecks.js";
import { createStoreEvents } from "../events.js";
import type { Store } from "../port.js";
import { createBookings } from "./bookings.js";
import { createDossiers } from "./dossiers.js";
import { createMemos } from "./memos.js";
import { createSessions } from "./sessions.js";
import { createTransfer } from "./transfer.js";
import { createWorlds } from "./worlds.js";

export interface MemoryStoreOptions {
  /** The maximum number of worlds. */
  readonly mostWorlds: number;
  /** Gets a message for each listener that fails. */
  readonly warn: (message: string) => void;
}

/** Creates an empty store. */
export const openMemoryStore = <Document>({ mostWorlds, warn }: MemoryStoreOptions): Store<Document> => {
  const events = createStoreEvents(warn);
  const worlds = createWorlds(mostWorlds, events.announce);
  return {
    kind: "memory",
    ...createBookings<Document>(worlds, events.announce),
    ...createDossiers(worlds, events.announce),
    ...worlds.port,
    ...createSessions(worlds, events.announce),
    ...createTransfer(worlds),
    ...createMemos(worlds),
    subscribe: events.subscribe,
    readEvents: async (world, afterId, limit) => {
      checkReadEvents(afterId, limit);
      return worlds.find(world)?.outbox.after(afterId, limit) ?? [];
    },
    check: async () => worlds.requireOpen(),
    close: async () => worlds.close(),
  };
};
