/** The pipeline: load, check, model, emit. Reads a project and writes nothing. */

import { type EmittedFile, type Emitter, folderOf } from "./emit/emitter.js";
import { emitters as builtIn } from "./emit/index.js";
import { ContractInvalid, type Finding } from "./finding.js";
import { checkSources } from "./gates/sources.js";
import { checkPack } from "./lint/pack.js";
import { loadPacks, loadSources } from "./load.js";
import { metaCheck } from "./metaSchemas.js";
import { buildModel, type PackModel } from "./model.js";
import { byCodeUnit, type ProjectReader } from "./project.js";

export interface Generation {
  readonly packs: readonly PackModel[];
  /** Sorted by path. */
  readonly files: readonly EmittedFile[];
  /** Gate 1: verbatim parts that are not what the documents say. */
  readonly sourceFindings: readonly Finding[];
}

const checked = (files: readonly EmittedFile[], pack: PackModel, emitter: Emitter): readonly EmittedFile[] => {
  const stray = files.find(({ path }) => !path.startsWith(`${folderOf(pack)}/`) || path.includes(".."));
  if (stray !== undefined)
    throw new Error(`Emitter ${emitter.name} wants to write ${stray.path}, outside ${folderOf(pack)}.`);
  return files;
};

const withoutTwins = (files: readonly EmittedFile[]): readonly EmittedFile[] => {
  const sorted = [...files].sort((left, right) => byCodeUnit(left.path, right.path));
  const twin = sorted.find(({ path }, index) => sorted[index + 1]?.path === path);
  if (twin !== undefined) throw new Error(`Two emitters write ${twin.path}.`);
  return sorted;
};

/** The models of a project's packs. Throws `ContractInvalid` with everything that is wrong in the contracts. */
export const loadModels = (
  project: ProjectReader,
): { readonly packs: readonly PackModel[]; readonly sourceFindings: readonly Finding[] } => {
  const check = metaCheck();
  const { packs, findings } = loadPacks(project, check);
  const sources = loadSources(project, check);
  const invalid = [...findings, ...sources.findings];
  // Rules between files make sense only where every file could be read.
  const ruleFindings = invalid.length > 0 ? [] : packs.flatMap(checkPack);
  if (invalid.length + ruleFindings.length > 0) throw new ContractInvalid([...invalid, ...ruleFindings]);
  return {
    packs: packs.map(buildModel),
    sourceFindings: sources.file === undefined ? [] : checkSources(project, sources.file),
  };
};

/** Everything that the contracts of a project give, in memory. */
export const generate = async (project: ProjectReader, emitters: readonly Emitter[] = builtIn): Promise<Generation> => {
  const { packs, sourceFindings } = loadModels(project);
  const files = await Promise.all(
    packs.flatMap((pack) => emitters.map(async (emitter) => checked(await emitter.emit(pack), pack, emitter))),
  );
  return { packs, sourceFindings, files: withoutTwins(files.flat()) };
};
