/** Brings a project up to date: writes what changed, prunes what it wrote once and no longer would, adds missing stubs. */
import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { EmittedFile } from "./emit/emitter.js";
import { sha256 } from "./hash.js";
import { lockPath, lockText, pathsBelowGenerated, readLock } from "./lock.js";
import type { ProjectReader } from "./project.js";
import type { Scaffold } from "./scaffold.js";

export interface WriteReport {
  readonly written: readonly string[];
  readonly unchanged: number;
  readonly pruned: readonly string[];
  readonly scaffolded: readonly string[];
  /** Generated files that had been edited by hand: the edit is gone. */
  readonly overwrittenEdits: readonly string[];
  /** Files under `generated/` that are not ours to delete. */
  readonly left: readonly string[];
}

/** A reader sees the old file or the new one, never half of one. */
export const writeAtomically = (root: string, path: string, text: string): void => {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = `${target}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, target);
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

export const writeProject = (
  root: string,
  project: ProjectReader,
  files: readonly EmittedFile[],
  stubs: readonly Scaffold[],
): WriteReport => {
  const lock = readLock(project);
  const expected = new Set(files.map(({ path }) => path));
  const changed = files.filter(({ path, text }) => project.read(path) !== text);
  const overwrittenEdits = changed
    .map(({ path }) => path)
    .filter((path) => {
      const actual = project.read(path);
      return actual !== undefined && lock.has(path) && sha256(actual) !== lock.get(path);
    });
  const unexpected = pathsBelowGenerated(project).filter((path) => !expected.has(path));
  const pruned = unexpected.filter((path) => lock.get(path) === sha256(project.read(path) ?? ""));
  for (const { path, text } of changed) writeAtomically(root, path, text);
  for (const path of pruned) {
    rmSync(join(root, path));
    removeEmptyFolders(root, dirname(path));
  }
  const lockContent = lockText(files);
  if (project.read(lockPath) !== lockContent) writeAtomically(root, lockPath, lockContent);
  const scaffolded = stubs.filter(({ path, text }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return writeIfAbsent(join(root, path), text);
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

/** The file system itself refuses to write over a file that is there. */
const writeIfAbsent = (path: string, text: string): boolean => {
  try {
    writeFileSync(path, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
};
