/** Makes worlds. A world is its name and seed; all that it offers follows from them, the query and the instant. */
import { chanceOf } from "./chance.js";
import type { World } from "./types.js";

/** One synthetic universe: equal seeds give equal offers and equal ids are valid only under an equal `worldId`. */
export const createWorld = ({ worldId, seed }: { readonly worldId: string; readonly seed: string }): World => {
  const parts = new Map<unknown, unknown>();
  const world: World = {
    worldId,
    seed,
    chance: chanceOf(seed),
    part: <Part>(build: (world: World) => Part): Part => {
      if (!parts.has(build)) parts.set(build, build(world));
      return parts.get(build) as Part;
    },
  };
  return world;
};
