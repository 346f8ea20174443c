/** The pipeline: load, check, model, emit. Reads a project and writes nothing. */
import { type EmittedFile, type Emitter, folderOf } from "./emit/emitter.js";
import { EmitterRefused, type OwnEmitter } from "./emit/own.js";
import { ContractInvalid, type Finding } from "./finding.js";
import { checkSources } from "./gates/sources.js";
import { lintProject } from "./lint/index.js";
import { buildModel, type PackModel } from "./model.js";
import { findingsOfPack } from "./onePack.js";
import { hasOutput } from "./outputs.js";
import { byCodeUnit, type ProjectReader } from "./project.js";
import type { Toolchain } from "./toolchain.js";

export interface Models {
  readonly packs: readonly PackModel[];
  readonly settings: Toolchain;
  /** Findings of lint that stop nothing: warnings and infos. */
  readonly findings: readonly Finding[];
  /** Verbatim parts that differ from their lock. */
  readonly sourceFindings: readonly Finding[];
}

export interface Generation extends Models {
  /** Sorted by path. */
  readonly files: readonly EmittedFile[];
}

/** The models of a project's packs, or of one. Throws `ContractInvalid` with all findings if the contracts have an error. */
export const loadModels = (project: ProjectReader, pack?: string): Models => {
  const { packs: all, sources, settings, findings: found } = lintProject(project);
  const findings = findingsOfPack(found, project, pack);
  const packs = all.filter(({ folder }) => pack === undefined || folder === `contracts/${pack}`);
  if (findings.some(({ level }) => level === "error")) throw new ContractInvalid(findings);
  return {
    packs: packs.map((pack) => buildModel(pack, settings)),
    settings,
    findings,
    sourceFindings: sources === undefined ? [] : checkSources(project, sources),
  };
};

interface Emitted extends EmittedFile {
  readonly by: Emitter | OwnEmitter;
}

/** Refuses what an emitter made. For a project's own emitter that gives a finding; for one of ours it is a defect. */
const refuse = (by: Emitter | OwnEmitter, what: string): never => {
  if ("entry" in by) throw new EmitterRefused(by, what);
  throw new Error(`The emitter ${by.name} ${what}.`);
};

const emitOne = async (pack: PackModel, by: Emitter | OwnEmitter): Promise<readonly Emitted[]> => {
  if (by.output !== undefined && !hasOutput(pack, by.output)) return [];
  const files = await by.emit(pack);
  const stray = files.find(({ path }) => !path.startsWith(`${folderOf(pack)}/`) || path.split("/").includes(".."));
  if (stray !== undefined) refuse(by, `wants to write ${stray.path}, outside ${folderOf(pack)}`);
  return files.map((file) => ({ ...file, by }));
};

const withoutTwins = (files: readonly Emitted[]): readonly EmittedFile[] => {
  const sorted = [...files].sort((left, right) => byCodeUnit(left.path, right.path));
  sorted.forEach(({ path, by }, index) => {
    const next = sorted[index + 1];
    if (next?.path !== path) return;
    const [first, second] = "entry" in by ? [next.by, by] : [by, next.by];
    refuse(second, `writes ${path}, which ${first.name} writes already`);
  });
  return sorted.map(({ path, text }) => ({ path, text }));
};

/** All files that these emitters make from the packs, in memory. */
export const emitFiles = async (
  packs: readonly PackModel[],
  emitters: readonly (Emitter | OwnEmitter)[],
): Promise<readonly EmittedFile[]> => {
  const files = await Promise.all(packs.flatMap((pack) => emitters.map((by) => emitOne(pack, by))));
  return withoutTwins(files.flat());
};

/** All generated files of a project, in memory; by default with the built-in emitters alone. */
export const generate = async (project: ProjectReader, emitters?: readonly Emitter[]): Promise<Generation> => {
  const models = loadModels(project);
  const used = emitters ?? (await import("./emit/index.js")).emitters;
  return { ...models, files: await emitFiles(models.packs, used) };
};
