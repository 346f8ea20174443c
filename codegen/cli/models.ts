/** Loads the models that a command works with, and refuses a pack that does not exist. */
import { refuse } from "../../src/contract/usageError.js";
import { loadModels, type Models } from "../generate.js";
import { packNames } from "../onePack.js";
import type { Session } from "./session.js";
import { suggestion } from "./words.js";

export const modelsOf = ({ project, commandLine }: Session): Models => {
  const models = loadModels(project);
  const names = models.packs.map(({ name }) => name);
  if (commandLine.pack !== undefined && !names.includes(commandLine.pack))
    refuse(`--pack is '${commandLine.pack}': ${suggestion(commandLine.pack, names)}`);
  return models;
};

/** The pack that `--pack` names, undefined without it. Refuses a name without a folder, even if other packs are invalid. */
export const knownPack = ({ project, commandLine: { pack } }: Session): string | undefined => {
  const names = packNames(project);
  return pack === undefined || names.includes(pack) ? pack : refuse(`--pack is '${pack}': ${suggestion(pack, names)}`);
};
