/** The `Store` on Valkey, over an open connection. Use `openValkeyStore` to get one from a URL. */
import type { Store } from "../port.js";
import { createBookings } from "./bookings.js";
import { createBusy } from "./busy.js";
import type { ValkeyConnection } from "./connection.js";
import type { Context } from "./context.js";
import { createContinuity } from "./continuity.js";
import { createDossiers } from "./dossiers.js";
import { requireHealth } from "./health.js";
import { createAttempts, createKeys } from "./keys.js";
import { createListening } from "./listening.js";
import { createMemos } from "./memos.js";
import { createRelief } from "./relief.js";
import { createReplication } from "./replication.js";
import { createServing } from "./serving.js";
import { createSessions } from "./sessions.js";
import { createDeletedWorlds, createSweeper } from "./sweeping.js";
import { createTransfer } from "./transfer.js";
import { createWorlds } from "./worlds.js";

export interface ValkeyStoreParts {
  readonly connection: ValkeyConnection;
  readonly keyPrefix: string;
  readonly durability: "written" | "replicated";
  readonly mostWorlds: number;
  readonly sweepDelayMs: number;
  /** Valkey has no memory left: the data of deleted and reset worlds is removed at once. */
  readonly isFull?: boolean;
  /** The store was empty when it was opened. */
  readonly wasEmpty?: boolean;
  readonly warn: (message: string) => void;
}

/** Rejects with StoreUnavailableError if it cannot subscribe to the events of other processes. */
export const createValkeyStore = async <Document>(parts: ValkeyStoreParts): Promise<Store<Document>> => {
  const { connection, keyPrefix, durability, mostWorlds, isFull = false, wasEmpty = false, warn } = parts;
  const sweepDelayMs = isFull ? 0 : parts.sweepDelayMs;
  const keys = createKeys(keyPrefix, connection.database);
  const listening = createListening(connection, keys, warn, {
    onMark: (id) => continuity.heardOfMark(id),
    onDoubt: (world, heard) => continuity.doubt(world, heard),
    onForgotten: () => continuity.tellAgain(),
    seen: () => continuity.seen(),
  });
  const busy = createBusy(connection, keys);
  const continuity = createContinuity({
    ...{ connection, keys, warn, wasEmpty },
    heard: listening.heard,
    onLoss: () => {
      busy.forget();
      listening.tellToAskAgain();
    },
    // Without its name in the registry a world is not listed and not counted. A failure is ignored: another start repeats this.
    onFound: (world) => void deletedWorlds.confirm(world).catch(() => undefined),
  });
  const serving = createServing(continuity.admit);
  const sweeper = createSweeper(connection, keys, sweepDelayMs);
  const deletedWorlds = createDeletedWorlds(connection, keys, sweeper, sweepDelayMs);
  const replicated = createReplication(connection, warn);
  const context: Context = {
    connection,
    keys,
    continuity,
    nextAttempt: createAttempts(),
    warn,
    settle:
      durability === "replicated" ? (world) => replicated(keys.world(world).attempt("wait")) : async () => undefined,
    met: ({ world, revision, sweptEpoch, waiting }) => {
      // For most calls the world is unchanged since the call before.
      if (continuity.met(world, revision)) {
        listening.met(world.key, revision);
        deletedWorlds.startSweeping();
      }
      if (sweptEpoch + 1 < world.epoch) sweeper.met(world, sweptEpoch);
      if (waiting > 0) busy.met(world.key);
    },
  };
  const bookings = createBookings<Document>(context);
  const worlds = createWorlds(context, deletedWorlds, mostWorlds);
  const sessions = createSessions(context, worlds);
  const memos = createMemos(context);
  const dossiers = createDossiers(context, busy);
  const transfer = createTransfer({ context, worlds, sweeper, busy });
  const leaving = isFull ? createRelief({ worlds, deletedWorlds, sweeper, warn }) : worlds.port;
  const { guard, requireOpen, end } = serving;

  try {
    await continuity.start();
    await listening.start();
  } catch (error) {
    continuity.close();
    throw error;
  }
  return {
    kind: "valkey",
    takeLocatorNumber: guard(bookings.takeLocatorNumber),
    openBooking: guard(bookings.openBooking),
    changeBooking: guard(bookings.changeBooking),
    readBooking: guard(bookings.readBooking),
    listBookings: guard(bookings.listBookings),
    countBookings: guard(bookings.countBookings),
    recall: guard(bookings.recall),
    soldCounts: guard(bookings.soldCounts),
    createWorld: guard(worlds.port.createWorld),
    readWorld: guard(worlds.port.readWorld),
    listWorlds: guard(worlds.port.listWorlds),
    changeWorld: guard(worlds.port.changeWorld),
    resetWorld: guard(leaving.resetWorld),
    deleteWorld: guard(leaving.deleteWorld),
    enter: guard(sessions.enter),
    openSession: guard(sessions.openSession),
    findSession: guard(sessions.findSession),
    endSession: guard(sessions.endSession),
    addSubscription: guard(sessions.addSubscription),
    removeSubscription: guard(sessions.removeSubscription),
    takeStream: guard(sessions.takeStream),
    keepMemo: guard(memos.keepMemo),
    readMemo: guard(memos.readMemo),
    dropMemo: guard(memos.dropMemo),
    commitDossiers: guard(dossiers.commitDossiers),
    readDossier: guard(dossiers.readDossier),
    listDossiers: guard(dossiers.listDossiers),
    countDossiers: guard(dossiers.countDossiers),
    recallAnswer: guard(dossiers.recallAnswer),
    claimDue: guard(dossiers.claimDue),
    nextDue: guard(dossiers.nextDue),
    worldsWithDue: guard(dossiers.worldsWithDue),
    takeNumber: guard(dossiers.takeNumber),
    subscribe: (listener) => {
      requireOpen();
      return listening.subscribe(listener);
    },
    readEvents: guard(listening.readEvents),
    exportWorld: async function* (world) {
      requireOpen();
      continuity.requireAdmission();
      yield* transfer.exportWorld(world);
    },
    importWorld: guard(transfer.importWorld),
    check: guard(
      () => requireHealth(connection, keys),
      // The check has its own timeout, so it does not wait for a look.
      () => void continuity.requireAdmission(),
    ),
    close: async () => {
      sweeper.close();
      deletedWorlds.close();
      continuity.close();
      await end();
      listening.close();
      connection.close();
    },
  };
};
