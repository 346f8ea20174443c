/** Brings a project up to date: writes what changed, deletes files that it wrote before and no longer generates, adds missing stubs. */
import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { refuse } from "../src/contract/usageError.js";
import type { EmittedFile } from "./emit/emitter.js";
import { isAsLocked, lockPath, lockText, pathsBelowGenerated, readLock } from "./lock.js";
import type { ProjectReader } from "./project.js";
import type { Scaffold } from "./scaffold.js";

export interface WriteReport {
  readonly written: readonly string[];
  readonly unchanged: number;
  readonly pruned: readonly string[];
  readonly scaffolded: readonly string[];
  /** Generated files that somebody had edited by hand. The edits were overwritten. */
  readonly overwrittenEdits: readonly string[];
  /** Files under `generated/` that the generator did not write, or that were edited: they are not deleted. */
  readonly left: readonly string[];
}

/** Runs a file operation. An error of the system is reported in one line, without a stack: it is no defect of the toolchain. */
const withFile = <Value>(path: string, what: string, work: () => Value): Value => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const why = error.message.replace(/, [a-z]+( '.*)?$/, "");
    return refuse(`${path} cannot be ${what}: ${why}; see what lies there and who may write it, then run this again`);
  }
};

/** Writes through a temporary file: a reader sees the old file or the new one, never a part. */
export const writeAtomically = (root: string, path: string, text: string): void => {
  const target = join(root, path);
  const temporary = `${target}.${process.pid}.tmp`;
  withFile(path, "written", () => {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(temporary, text);
    try {
      renameSync(temporary, target);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  });
};

const removeEmptyFolders = (root: string, folder: string): void => {
  if (folder === "generated" || folder === ".") return;
  try {
    rmdirSync(join(root, folder));
  } catch {
    return;
  }
  removeEmptyFolders(root, dirname(folder));
};

/** `folder` is `generated`, or one pack's folder below it. Files elsewhere, and their locks, stay as they are. */
export const writeProject = (
  root: string,
  disk: ProjectReader,
  files: readonly EmittedFile[],
  stubs: readonly Scaffold[],
  folder = "generated",
): WriteReport => {
  const project: ProjectReader = { ...disk, read: (path) => withFile(path, "read", () => disk.read(path)) };
  const lock = readLock(project);
  const expected = new Set(files.map(({ path }) => path));
  const changed = files.filter(({ path, text }) => project.read(path) !== text);
  const overwrittenEdits = changed
    .map(({ path }) => path)
    .filter((path) => {
      const actual = project.read(path);
      return actual !== undefined && lock.has(path) && !isAsLocked(actual, lock.get(path));
    });
  const unexpected = pathsBelowGenerated(project, folder).filter((path) => !expected.has(path));
  const pruned = unexpected.filter((path) => isAsLocked(project.read(path) ?? "", lock.get(path)));
  for (const { path, text } of changed) writeAtomically(root, path, text);
  for (const path of pruned) {
    withFile(path, "removed", () => rmSync(join(root, path)));
    removeEmptyFolders(root, dirname(path));
  }
  const lockContent = lockText(files, new Map([...lock].filter(([path]) => !path.startsWith(`${folder}/`))));
  if (project.read(lockPath) !== lockContent) writeAtomically(root, lockPath, lockContent);
  const scaffolded = stubs.filter(({ path, text }) => {
    return withFile(path, "written", () => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      return writeIfAbsent(join(root, path), text);
    });
  });
  return {
    written: changed.map(({ path }) => path),
    unchanged: files.length - changed.length,
    pruned,
    scaffolded: scaffolded.map(({ path }) => path),
    overwrittenEdits,
    left: unexpected.filter((path) => !pruned.includes(path)),
  };
};

/** Writes a new file; false if the file exists. The file system itself refuses to overwrite it. */
const writeIfAbsent = (path: string, text: string): boolean => {
  try {
    writeFileSync(path, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
};
