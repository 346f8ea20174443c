/** Brings the generated files and stubs of a project up to date, and lists in notes what changed. */
import { emitters } from "../emit/index.js";
import { loadOwnEmitters } from "../emit/own.js";
import type { Finding } from "../finding.js";
import { emitFiles, loadModels } from "../generate.js";
import type { ProjectReader } from "../project.js";
import { scaffolds } from "../scaffold.js";
import { type WriteReport, writeProject } from "../write.js";

export interface Update {
  /** Verbatim parts that differ from their lock. Warnings of lint are only counted in the notes: `lint` lists them. */
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
}

const notesOf = (report: WriteReport, packs: number): readonly string[] => [
  ...report.overwrittenEdits.map((path) => `hand edit overwritten  ${path}`),
  ...report.written.map((path) => `written   ${path}`),
  ...report.pruned.map((path) => `pruned    ${path}`),
  ...report.scaffolded.map((path) => `stub      ${path}  (fill it in)`),
  ...report.left.map((path) => `left      ${path}  (not written by the generator: rm it if it is not needed)`),
  `${packs} ${packs === 1 ? "pack" : "packs"}: ${report.written.length} files written, ${report.unchanged} unchanged`,
];

/** Writes only after everything has been generated. Throws `ContractInvalid` before it writes anything. */
export const updateProject = async (root: string, project: ProjectReader, pack?: string): Promise<Update> => {
  const { packs, settings, findings, sourceFindings } = loadModels(project, pack);
  const own = await loadOwnEmitters(root, project, settings);
  const files = await emitFiles(packs, [...emitters, ...own]);
  const isAbsent = (path: string): boolean => project.read(path) === undefined;
  const stubs = (await Promise.all(packs.map((pack) => scaffolds(pack, isAbsent)))).flat();
  const report = writeProject(root, project, files, stubs, pack === undefined ? "generated" : `generated/${pack}`);
  const warnings = findings.filter(({ level }) => level === "warning").length;
  return {
    // A verbatim part that differs from its document fails gate 1. Here it is only a warning, and everything is written.
    findings: sourceFindings.map((finding): Finding => ({ ...finding, level: "warning" })),
    notes: [
      ...notesOf(report, packs.length),
      ...(warnings === 0 ? [] : [`${warnings} warnings, which npm run contracts -- lint shows`]),
    ],
  };
};
