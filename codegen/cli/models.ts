/** Loads the models that a command works with, and refuses a pack that is not there. */
import { refuse } from "../../src/contract/usageError.js";
import { loadModels, type Models } from "../generate.js";
import { packNames } from "../onePack.js";
import type { Session } from "./session.js";
import { suggestion } from "./words.js";

export const modelsOf = ({ project, order }: Session): Models => {
  const models = loadModels(project);
  const names = models.packs.map(({ name }) => name);
  if (order.pack !== undefined && !names.includes(order.pack))
    refuse(`--pack is '${order.pack}': ${suggestion(order.pack, names)}`);
  return models;
};

/** Refuses a pack of which there is no folder, whatever is in the others. */
export const knownPack = ({ project, order: { pack } }: Session): string | undefined => {
  const names = packNames(project);
  return pack === undefined || names.includes(pack) ? pack : refuse(`--pack is '${pack}': ${suggestion(pack, names)}`);
};
