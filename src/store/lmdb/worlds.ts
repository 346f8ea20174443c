/** The worlds of the LMDB store. Also checks that a caller's epoch is still the world's. */
import { checkRealNow, checkWorldChanges, checkWorldFacts } from "../commandChecks.js";
import { TooManyWorldsError, WorldExistsError, WorldMissingError, WorldResetError } from "../ports/errors.js";
import type { StoredWorld, WorldFacts, WorldRef, WorldStore } from "../ports/worlds.js";
import { readCount, takeNext } from "./entries.js";
import { appendToFeed, type Feed } from "./feed.js";
import { markGarbage, type Sweeper } from "./garbage.js";
import {
  busyKey,
  deletedEpochKey,
  type EpochPrefix,
  epochCounterKey,
  eventsAfter,
  prefixOf,
  version1Key,
  worldCountKey,
  worldKey,
  worlds,
} from "./keys.js";
import { worldFromText, worldToText } from "./records.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";

export const findWorld = (table: ReadableTable, key: string): StoredWorld | undefined => {
  const text = table.get(worldKey(key));
  return text === undefined ? undefined : worldFromText(text);
};

/** The last epoch of the deleted world of this name; 0 if none was deleted. */
export const deletedEpoch = (table: ReadableTable, key: string): number => readCount(table, deletedEpochKey(key));

/** Throws WorldMissingError. */
export const requireWorld = (table: ReadableTable, key: string): StoredWorld => {
  const world = findWorld(table, key);
  if (world === undefined) throw new WorldMissingError(`There is no world ${JSON.stringify(key)}.`);
  return world;
};

/** Throws WorldMissingError, or WorldResetError if the caller entered an earlier epoch. */
export const requireEpoch = (table: ReadableTable, { key, epoch }: WorldRef): StoredWorld => {
  const world = requireWorld(table, key);
  if (world.epoch === epoch) return world;
  throw new WorldResetError(`The world ${JSON.stringify(key)} was reset: it is in epoch ${world.epoch}.`);
};

/** The key prefix of the caller's epoch; undefined if the world is in another epoch or does not exist. */
export const presentPrefix = (table: ReadableTable, world: WorldRef): EpochPrefix | undefined =>
  findWorld(table, world.key)?.epoch === world.epoch ? prefixOf(world) : undefined;

/** Whether the world has bookings of schema version 1 (in epoch 1) and has not been entered since the upgrade. */
export const hasVersion1 = (table: ReadableTable, key: string): boolean => table.get(version1Key(key)) !== undefined;

/** Takes the next unused epoch: 1 for the world's first, unless bookings of schema version 1 are there. */
export const takeEpoch = (table: Table, key: string): number => {
  const taken = takeNext(table, epochCounterKey(key)) + 1;
  return taken === 1 && hasVersion1(table, key) ? takeEpoch(table, key) : taken;
};

/** The epoch of a new world: 1 if it has bookings of schema version 1, which thereby become part of it. */
const takeFirstEpoch = (table: Table, key: string): number => {
  if (!hasVersion1(table, key)) return takeEpoch(table, key);
  table.remove(version1Key(key));
  if (readCount(table, epochCounterKey(key)) === 0) takeNext(table, epochCounterKey(key));
  return 1;
};

export const keepWorld = (table: Table, world: StoredWorld): void => table.put(worldKey(world.key), worldToText(world));

/** Counts a new world. Throws TooManyWorldsError if there are `mostWorlds` already. */
export const countWorld = (table: Table, mostWorlds: number): void => {
  const count = readCount(table, worldCountKey);
  if (count >= mostWorlds) {
    throw new TooManyWorldsError(`The store holds ${count} worlds and may hold ${mostWorlds}.`);
  }
  takeNext(table, worldCountKey);
};

export const createIn = (
  table: Table,
  key: string,
  { seed, clock, limits, contractVersion }: WorldFacts,
  createdAtMs: number,
  mostWorlds: number,
): StoredWorld => {
  countWorld(table, mostWorlds);
  const world = { key, epoch: takeFirstEpoch(table, key), seed, clock, limits, contractVersion, createdAtMs };
  keepWorld(table, world);
  return world;
};

const byKey = (left: StoredWorld, right: StoredWorld): number => (left.key < right.key ? -1 : 1);

export interface WorldParts {
  readonly table: DurableTable;
  readonly feed: Feed;
  readonly sweeper: Sweeper;
  readonly mostWorlds: number;
}

export const createWorlds = ({ table, feed, sweeper, mostWorlds }: WorldParts): WorldStore => ({
  createWorld: async (key, facts, realNowMs) => {
    checkWorldFacts(facts);
    checkRealNow(realNowMs);
    return table.write((step) => {
      if (findWorld(step, key) !== undefined) {
        throw new WorldExistsError(`The world ${JSON.stringify(key)} is already there.`);
      }
      return createIn(step, key, facts, realNowMs, mostWorlds);
    });
  },
  readWorld: async (key) => table.read((step) => findWorld(step, key)),
  listWorlds: async () =>
    table.read((step) => [...step.range(worlds)].map(({ value }) => worldFromText(value)).sort(byKey)),
  changeWorld: async (key, changes) => {
    checkWorldChanges(changes);
    return table.write((step) => {
      const before = requireWorld(step, key);
      const { clock = before.clock, limits = before.limits } = changes;
      const world = { ...before, clock, limits };
      keepWorld(step, world);
      return world;
    });
  },
  resetWorld: async (key) => {
    const world = await table.write((step) => {
      const before = requireWorld(step, key);
      const after = { ...before, epoch: takeEpoch(step, key) };
      keepWorld(step, after);
      markGarbage(step, prefixOf(before));
      step.remove(busyKey(key));
      appendToFeed(step, { kind: "worldReset", world: key, epoch: after.epoch });
      return after;
    });
    feed.tellNews();
    sweeper.wake();
    return world;
  },
  deleteWorld: async (key) => {
    const wasThere = await table.write((step) => {
      const world = findWorld(step, key);
      if (world === undefined) return false;
      step.remove(worldKey(key));
      step.remove(version1Key(key));
      step.remove(busyKey(key));
      step.put(worldCountKey, String(readCount(step, worldCountKey) - 1));
      // The counters of epochs and events stay, so that a new world of this name has later epochs and higher event ids.
      step.put(deletedEpochKey(key), String(world.epoch));
      for (const event of [...step.range(eventsAfter(key, 0))]) step.remove(event.key);
      markGarbage(step, prefixOf(world));
      appendToFeed(step, { kind: "worldReset", world: key, epoch: world.epoch + 1 });
      return true;
    });
    if (!wasThere) return false;
    feed.tellNews();
    sweeper.wake();
    return true;
  },
});
