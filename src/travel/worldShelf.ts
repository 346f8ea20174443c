/** A cache of the worlds in use. */
import { createWorld, type World } from "./world/index.js";

/** The most worlds kept ready at the same time. Any other is created again when it is needed. */
const mostWorldsReady = 32;

/** The worlds by name and seed, created on first use. The least recently used one is dropped. */
export const createWorldShelf = (): ((worldId: string, seed: string) => World) => {
  const worlds = new Map<string, World>();
  return (worldId, seed) => {
    const key = `${worldId} ${seed}`;
    const world = worlds.get(key) ?? createWorld({ worldId, seed });
    worlds.delete(key);
    worlds.set(key, world);
    const [oldest] = worlds.keys();
    if (worlds.size > mostWorldsReady && oldest !== undefined) worlds.delete(oldest);
    return world;
  };
};
