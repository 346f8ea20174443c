/** Creates worlds. A world's name and seed, the query and the instant determine everything that it offers. */
import { chanceOf } from "./chance.js";
import type { World } from "./types.js";

/** Creates a world. Equal seeds give equal offers; an offer id is valid only in a world with the same `worldId`. */
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
