/** Gate 2: generated files are, byte for byte, what the contracts give. Compares in memory and writes nothing. */
import type { EmittedFile } from "../emit/emitter.js";
import type { Finding } from "../finding.js";
import { sha256 } from "../hash.js";
import { type Lock, lockPath, lockText, pathsBelowGenerated, readLock } from "../lock.js";
import type { ProjectReader } from "../project.js";
import type { RunGate } from "./gate.js";

const regenerate = "npm run codegen";

const fileFinding = (rule: string, where: string, what: string, mend: string): Finding => ({
  gate: "generated",
  rule,
  level: "error",
  where,
  what,
  mend,
});

/** Where two texts part, so that a reader need not look for it. */
const firstDifference = (expected: string, actual: string): string => {
  const expectedLines = expected.split("\n");
  const actualLines = actual.split("\n");
  const index = actualLines.findIndex((line, at) => line !== expectedLines[at]);
  const line = index === -1 ? actualLines.length : index + 1;
  return `:${line}:1`;
};

const compareFile = (project: ProjectReader, lock: Lock, file: EmittedFile): readonly Finding[] => {
  const actual = project.read(file.path);
  if (actual === undefined) {
    return [fileFinding("missing", file.path, "is generated from the contracts and is not there", regenerate)];
  }
  if (actual === file.text) return [];
  const locked = lock.get(file.path);
  const where = file.path + firstDifference(file.text, actual);
  return locked !== undefined && sha256(actual) !== locked
    ? [
        fileFinding(
          "hand-edited",
          where,
          "was changed by hand since it was generated: change the contract instead",
          regenerate,
        ),
      ]
    : [fileFinding("stale", where, "is not what the contracts give today", regenerate)];
};

/** Files under `generated/` that nothing emits any more. Those that are not ours, or were edited, are left to the reader. */
const compareOrphans = (project: ProjectReader, lock: Lock, expected: ReadonlySet<string>): readonly Finding[] =>
  pathsBelowGenerated(project)
    .filter((path) => !expected.has(path))
    .map((path) => {
      const isOurs = lock.get(path) === sha256(project.read(path) ?? "");
      const what = isOurs
        ? "is left from a contract that is gone"
        : "was not written by the generator, or was changed by hand";
      return fileFinding("orphaned", path, what, isOurs ? regenerate : `rm ${path}`);
    });

const compareLock = (project: ProjectReader, files: readonly EmittedFile[]): readonly Finding[] =>
  project.read(lockPath) === lockText(files)
    ? []
    : [fileFinding("stale", lockPath, "does not list what the contracts give", regenerate)];

/** What is missing, stale, edited by hand or left over among the generated files. */
export const compareGenerated = (project: ProjectReader, files: readonly EmittedFile[]): readonly Finding[] => {
  const lock = readLock(project);
  const findings = [
    ...files.flatMap((file) => compareFile(project, lock, file)),
    ...compareOrphans(project, lock, new Set(files.map(({ path }) => path))),
  ];
  return findings.length > 0 ? findings : compareLock(project, files);
};

export const runGeneratedGate: RunGate = async ({ project, files }) => {
  const expected = await files;
  return {
    findings: compareGenerated(project, expected),
    notes: [`generated: ${expected.length} files compared with what the contracts give`],
  };
};
