/**
 * Makes room in a Valkey that has no memory left. A deletion or reset removes the world's data at once, instead of some time
 * later when running calls have finished: until there is room, no server can start that would remove it later.
 */
import type { WorldStore } from "../ports/worlds.js";
import type { DeletedWorlds, Sweeper } from "./sweeping.js";
import type { Worlds } from "./worlds.js";

export interface ReliefParts {
  readonly worlds: Worlds;
  readonly deletedWorlds: DeletedWorlds;
  readonly sweeper: Sweeper;
  readonly warn: (message: string) => void;
}

/**
 * `deleteWorld` and `resetWorld` that remove data at once. If that fails, they warn, and the data is removed by a later sweep.
 */
export const createRelief = ({
  worlds,
  deletedWorlds,
  sweeper,
  warn,
}: ReliefParts): Pick<WorldStore, "deleteWorld" | "resetWorld"> => {
  const orLater = async (remove: () => Promise<void>): Promise<void> => {
    try {
      await remove();
    } catch (error) {
      warn(`Not all that the world leaves behind could be removed yet: ${String(error)}`);
    }
  };
  const sweepOver = async (key: string): Promise<void> => {
    const found = await worlds.find(key);
    if (found === undefined) return;
    for (let epoch = found.sweptEpoch + 1; epoch < found.world.epoch; epoch += 1) await sweeper.sweepEpoch(key, epoch);
  };
  return {
    deleteWorld: async (key) => {
      const isDeleted = await worlds.port.deleteWorld(key);
      await orLater(deletedWorlds.sweepAll);
      return isDeleted;
    },
    resetWorld: async (key) => {
      const world = await worlds.port.resetWorld(key);
      await orLater(() => sweepOver(key));
      return world;
    },
  };
};
