/** Compares what is on disk with what the contracts give (gate 2), and finds handlers that are missing or stale (gate 3). */
import { basename } from "node:path";
import type { EmittedFile } from "../emit/emitter.js";
import { handlerFolder } from "../emit/registry.js";
import type { Finding } from "../finding.js";
import { sha256 } from "../hash.js";
import { type Lock, lockPath, lockText, readLock } from "../lock.js";
import type { PackModel } from "../model.js";
import { filesBelow, type ProjectReader } from "../project.js";
import { handWrittenPaths } from "../scaffold.js";

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
  filesBelow(project, "generated")
    .filter((path) => path !== lockPath && !expected.has(path))
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

/** Gate 2: generated files are, byte for byte, what the contracts give. */
export const compareGenerated = (project: ProjectReader, files: readonly EmittedFile[]): readonly Finding[] => {
  const lock = readLock(project);
  const findings = [
    ...files.flatMap((file) => compareFile(project, lock, file)),
    ...compareOrphans(project, lock, new Set(files.map(({ path }) => path))),
  ];
  return findings.length > 0 ? findings : compareLock(project, files);
};

/** Gate 3, as far as files go: each tool has its handler, and each handler its tool. */
export const compareHandlers = (project: ProjectReader, packs: readonly PackModel[]): readonly Finding[] =>
  packs.flatMap((pack) => {
    const expected = handWrittenPaths(pack);
    const missing = expected
      .filter((path) => project.read(path) === undefined)
      .map(
        (path): Finding => ({
          gate: "handlers",
          rule: "missing-handler",
          level: "error",
          where: path,
          what: `the contract of pack ${pack.name} needs it and it is not there`,
          mend: `npm run codegen, then fill in ${path}`,
        }),
      );
    const stale = filesBelow(project, handlerFolder(pack))
      .filter((path) => !expected.includes(path))
      .map(
        (path): Finding => ({
          gate: "handlers",
          rule: "stale-handler",
          level: "error",
          where: path,
          what: `pack ${pack.name} has no tool ${basename(path, ".ts")}: this folder holds one file for each tool and nothing else`,
          mend: `rm ${path}`,
        }),
      );
    return [...missing, ...stale];
  });
