/** The generator's view of a project's files: relative paths with forward slashes, and nothing outside the root. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
}

export interface ProjectReader {
  /** Entries of a folder, unsorted; none if there is no such folder. */
  readonly list: (folder: string) => readonly Entry[];
  /** A file's text, or undefined if there is no such file. */
  readonly read: (path: string) => string | undefined;
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");

const orIfAbsent = <T>(read: () => T, absent: T): T => {
  try {
    return read();
  } catch (error) {
    if (isAbsent(error)) return absent;
    throw error;
  }
};

/** Reads a project from disk. */
export const projectAt = (root: string): ProjectReader => ({
  list: (folder) =>
    orIfAbsent(
      () =>
        readdirSync(join(root, folder), { withFileTypes: true }).map((entry) => ({
          name: entry.name,
          isFolder: entry.isDirectory(),
        })),
      [],
    ),
  read: (path) => orIfAbsent(() => readFileSync(join(root, path), "utf8"), undefined),
});

/** Compares by code unit, so that order is the same on every machine. */
export const byCodeUnit = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Names of the files of a folder that end in `extension`, sorted, without the extension. */
export const filesOf = (project: ProjectReader, folder: string, extension: string): readonly string[] =>
  project
    .list(folder)
    .filter((entry) => !entry.isFolder && entry.name.endsWith(extension))
    .map((entry) => entry.name.slice(0, -extension.length))
    .sort(byCodeUnit);

/** Paths of all files below a folder, sorted. */
export const filesBelow = (project: ProjectReader, folder: string): readonly string[] =>
  project
    .list(folder)
    .flatMap((entry) => (entry.isFolder ? filesBelow(project, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
    .sort(byCodeUnit);
