/** The worlds that answer, kept ready. */
import { createWorld, type World } from "./world/index.js";

/** Worlds whose offers are kept ready at the same time. Any other is made anew when it is asked for. */
const mostWorldsReady = 32;

/** The worlds by name and seed, made when first asked for; the one not asked for longest makes room. */
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
