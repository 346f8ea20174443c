/**
 * The `Store` in one LMDB file on disk, which several processes of one machine may share. A write is acknowledged when it is
 * on disk: it survives kill -9 and a power failure.
 */
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { checkReadEvents } from "../commandChecks.js";
import { StoreUnavailableError } from "../errors.js";
import type { Store } from "../port.js";
import { createBookings } from "./bookings.js";
import { createDossiers } from "./dossiers.js";
import { createFeed } from "./feed.js";
import { createSweeper } from "./garbage.js";
import { eventsAfter } from "./keys.js";
import { createMemos } from "./memos.js";
import { outboxEventFromText } from "./records.js";
import { createSessions } from "./sessions.js";
import type { SpaceCheck } from "./space.js";
import type { DurableTable } from "./table.js";
import { createTransfer } from "./transfer.js";
import { createWorlds } from "./worlds.js";

export interface LmdbStoreParts {
  readonly table: DurableTable;
  /** The path of the table's file, for `check`. */
  readonly file: string;
  readonly space?: SpaceCheck;
  /** The maximum number of worlds. */
  readonly mostWorlds: number;
  readonly warn: (message: string) => void;
}

/** The store over an opened table. Use `openLmdbStore` to get one from a data directory. */
export const createLmdbStore = <Document>({
  table,
  file,
  space,
  mostWorlds,
  warn,
}: LmdbStoreParts): Store<Document> => {
  const sweeper = createSweeper(table, warn);
  const feed = createFeed(table, warn, sweeper.wake);
  const parts = { table, feed, sweeper, mostWorlds };
  sweeper.wake();
  return {
    kind: "lmdb",
    ...createBookings<Document>(parts),
    ...createWorlds(parts),
    ...createSessions(parts),
    ...createTransfer(parts),
    ...createMemos(parts),
    ...createDossiers(parts),
    subscribe: feed.subscribe,
    readEvents: async (world, afterId, limit) => {
      checkReadEvents(afterId, limit);
      return table.read((step) =>
        [...step.range(eventsAfter(world, afterId), limit)].map(({ value }) => outboxEventFromText(value)),
      );
    },
    check: async () => {
      await table.requireTurn();
      await space?.requireSpace(table);
      try {
        await access(file, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw new StoreUnavailableError(`The bookings file ${file} is gone or not writable: ${String(error)}`, {
          cause: error,
        });
      }
    },
    close: () => {
      sweeper.close();
      feed.close();
      return table.close();
    },
  };
};
