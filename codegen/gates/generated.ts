/** Gate 2: generated files are, byte for byte, what the contracts give. Compares in memory and writes nothing. */
import type { EmittedFile } from "../emit/emitter.js";
import type { Finding } from "../finding.js";
import { isAsLocked, type Lock, lockPath, lockText, pathsBelowGenerated, readLock, withLineFeeds } from "../lock.js";
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

/** The line and column at which two texts first differ, as `:line:column`. */
const firstDifference = (expected: string, actual: string): string => {
  const expectedLines = expected.split("\n");
  const actualLines = actual.split("\n");
  const index = actualLines.findIndex((line, at) => line !== expectedLines[at]);
  const line = index === -1 ? actualLines.length : index + 1;
  return `:${line}:1`;
};

/** A file's text; undefined if it does not exist; code EISDIR if a folder is in its place. */
const readText = (project: ProjectReader, path: string): string | undefined | { readonly code: string } => {
  try {
    return project.read(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EISDIR") return { code: "EISDIR" };
    throw error;
  }
};

const compareFile = (project: ProjectReader, lock: Lock, file: EmittedFile): readonly Finding[] => {
  const actual = readText(project, file.path);
  if (typeof actual === "object") {
    const what = "is generated from the contracts, and a folder lies in its place";
    return [fileFinding("missing", file.path, what, `rm -r ${file.path}, then ${regenerate}`)];
  }
  if (actual === undefined) {
    return [fileFinding("missing", file.path, "is generated from the contracts and is not there", regenerate)];
  }
  if (actual === file.text) return [];
  const locked = lock.get(file.path);
  const where = file.path + firstDifference(file.text, actual);
  if (withLineFeeds(actual) === withLineFeeds(file.text)) return [];
  return locked !== undefined && !isAsLocked(actual, locked)
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

/** Whether a path lies below the path of an expected file. The folder in the place of that file has a finding of its own. */
const liesIn = (expected: ReadonlySet<string>, path: string): boolean =>
  [...path.matchAll(/\//g)].some(({ index }) => expected.has(path.slice(0, index)));

/**
 * Files under `generated/` that nothing generates any more. A file that the generator did not write, or that somebody edited, is
 * left for the reader to remove.
 */
const compareOrphans = (project: ProjectReader, lock: Lock, expected: ReadonlySet<string>): readonly Finding[] =>
  pathsBelowGenerated(project)
    .filter((path) => !expected.has(path) && !liesIn(expected, path))
    .map((path) => {
      const isOurs = isAsLocked(project.read(path) ?? "", lock.get(path));
      const what = isOurs
        ? "is left from a contract that is gone"
        : "was not written by the generator, or was changed by hand";
      return fileFinding("orphaned", path, what, isOurs ? regenerate : `rm ${path}`);
    });

/** Files that differ only in their line ends: they have one cause, so they get one finding. */
const compareLineEnds = (project: ProjectReader, files: readonly EmittedFile[]): readonly Finding[] => {
  const differing = files.filter(({ path, text }) => {
    const actual = readText(project, path);
    return typeof actual === "string" && actual !== text && withLineFeeds(actual) === withLineFeeds(text);
  });
  const [first] = differing;
  if (first === undefined) return [];
  const count = differing.length === 1 ? "differs" : `and ${differing.length - 1} more generated files differ`;
  const what = `${count} from what the contracts give in line ends alone: git, or an editor, writes others here; for everybody, put \`* text=auto eol=lf\` into .gitattributes`;
  return [fileFinding("line-ends", `${first.path}:1:1`, what, `git config core.autocrlf input, then ${regenerate}`)];
};

const compareLock = (project: ProjectReader, files: readonly EmittedFile[]): readonly Finding[] =>
  withLineFeeds(project.read(lockPath) ?? "") === lockText(files)
    ? []
    : [fileFinding("stale", lockPath, "does not list what the contracts give", regenerate)];

/** Reports generated files that are missing, stale, edited by hand or left over. */
export const compareGenerated = (project: ProjectReader, files: readonly EmittedFile[]): readonly Finding[] => {
  const lock = readLock(project);
  const findings = [
    ...files.flatMap((file) => compareFile(project, lock, file)),
    ...compareLineEnds(project, files),
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
