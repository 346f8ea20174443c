/** The worlds of the memory store. Also checks that a caller's epoch is still the world's. */
import { checkRealNow, checkWorldChanges, checkWorldFacts } from "../commandChecks.js";
import { StoreUnavailableError } from "../errors.js";
import { ownCopy } from "../ownCopy.js";
import { TooManyWorldsError, WorldExistsError, WorldMissingError, WorldResetError } from "../ports/errors.js";
import type { StoreEvent } from "../ports/events.js";
import type { StoredWorld, WorldFacts, WorldRef, WorldStore } from "../ports/worlds.js";
import { createEpochState, createWorldState, type EpochState, type WorldState } from "./worldState.js";

/** All that the memory store keeps. */
export interface Worlds {
  readonly find: (key: string) => WorldState | undefined;
  /** The world, created if it does not exist. Throws TooManyWorldsError. */
  readonly findOrCreate: (key: string, initially: WorldFacts, realNowMs: number) => WorldState;
  /** An object that identifies the present state under the key: another one after each creation, reset, import and deletion. */
  readonly identityOf: (key: string) => object | undefined;
  /** Throws WorldMissingError. */
  readonly require: (key: string) => WorldState;
  /** Throws WorldMissingError, or WorldResetError if the caller entered an earlier epoch. */
  readonly requireEpoch: (ref: WorldRef) => WorldState;
  /** The content that the caller may read; undefined if the world is in another epoch or does not exist. */
  readonly readable: (ref: WorldRef) => EpochState | undefined;
  /** Replaces the world's content under the next epoch, or creates the world. Throws TooManyWorldsError. */
  readonly replace: (key: string, facts: WorldFacts, createdAtMs: number, content: EpochState) => WorldState;
  /** Keys of the worlds with dossiers in a queue. */
  readonly withWork: () => readonly string[];
  readonly port: WorldStore;
  readonly requireOpen: () => void;
  readonly close: () => void;
}

/** What remains of a deleted world, so that a new one of its name gets a later epoch and higher event ids. */
interface Remains {
  readonly epoch: number;
  readonly lastEventId: number;
}

const nothingBefore: Remains = { epoch: 0, lastEventId: 0 };

const byKey = (left: StoredWorld, right: StoredWorld): number => (left.key < right.key ? -1 : 1);

export const createWorlds = (mostWorlds: number, announce: (event: StoreEvent) => void): Worlds => {
  const worlds = new Map<string, WorldState>();
  const remains = new Map<string, Remains>();
  let isClosed = false;

  const requireOpen = (): void => {
    if (isClosed) throw new StoreUnavailableError("The store is closed.");
  };
  const find = (key: string): WorldState | undefined => {
    requireOpen();
    return worlds.get(key);
  };
  const require = (key: string): WorldState => {
    const state = find(key);
    if (state === undefined) throw new WorldMissingError(`There is no world ${JSON.stringify(key)}.`);
    return state;
  };
  const create = (name: string, { seed, clock, limits, contractVersion }: WorldFacts, createdAtMs: number) => {
    const key = ownCopy(name);
    if (worlds.size >= mostWorlds) {
      throw new TooManyWorldsError(`The store holds ${worlds.size} worlds and may hold ${mostWorlds}.`);
    }
    const { epoch, lastEventId } = remains.get(key) ?? nothingBefore;
    const facts = { seed, clock, limits, contractVersion };
    const state = createWorldState({ key, epoch: epoch + 1, ...facts, createdAtMs }, lastEventId);
    worlds.set(key, state);
    remains.delete(key);
    return state;
  };
  const nextEpoch = (state: WorldState, world: StoredWorld, content: EpochState): void => {
    state.world = { ...world, epoch: state.world.epoch + 1 };
    state.content = content;
    announce({ kind: "worldReset", world: state.world.key, epoch: state.world.epoch });
  };

  return {
    find,
    identityOf: (key) => find(key)?.content ?? remains.get(key),
    require,
    findOrCreate: (key, initially, realNowMs) => find(key) ?? create(key, initially, realNowMs),
    requireEpoch: ({ key, epoch }) => {
      const state = require(key);
      if (state.world.epoch === epoch) return state;
      throw new WorldResetError(`The world ${JSON.stringify(key)} was reset: it is in epoch ${state.world.epoch}.`);
    },
    readable: ({ key, epoch }) => {
      const state = find(key);
      return state?.world.epoch === epoch ? state.content : undefined;
    },
    replace: (key, facts, createdAtMs, content) => {
      const before = find(key);
      if (before !== undefined) {
        nextEpoch(before, { ...before.world, ...facts, createdAtMs }, content);
        return before;
      }
      const created = create(key, facts, createdAtMs);
      created.content = content;
      return created;
    },
    withWork: () => {
      requireOpen();
      return [...worlds.values()].flatMap(({ world, content }) => (content.dossiers.hasWork() ? world.key : []));
    },
    port: {
      createWorld: async (key, facts, realNowMs) => {
        checkWorldFacts(facts);
        checkRealNow(realNowMs);
        if (find(key) !== undefined) throw new WorldExistsError(`The world ${JSON.stringify(key)} is already there.`);
        return create(key, facts, realNowMs).world;
      },
      readWorld: async (key) => find(key)?.world,
      listWorlds: async () => {
        requireOpen();
        return [...worlds.values()].map(({ world }) => world).sort(byKey);
      },
      changeWorld: async (key, changes) => {
        checkWorldChanges(changes);
        const state = require(key);
        const { clock = state.world.clock, limits = state.world.limits } = changes;
        state.world = { ...state.world, clock, limits };
        return state.world;
      },
      resetWorld: async (key) => {
        const state = require(key);
        nextEpoch(state, state.world, createEpochState());
        return state.world;
      },
      deleteWorld: async (key) => {
        const state = find(key);
        if (state === undefined) return false;
        const { epoch } = state.world;
        worlds.delete(key);
        remains.set(key, { epoch, lastEventId: state.outbox.nextId() - 1 });
        announce({ kind: "worldReset", world: key, epoch: epoch + 1 });
        return true;
      },
    },
    requireOpen,
    close: () => {
      isClosed = true;
      worlds.clear();
    },
  };
};
