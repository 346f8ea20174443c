/**
 * What a run loads, as JavaScript in a folder that is laid out as the project. Node loads it with no hook in between: hooks have a thread
 * of their own in Node 20, and asking it for each file costs every process seconds.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ImportGraph } from "./imports.js";

export interface Tree {
  /** Where to load a file from that the project has at a path. */
  readonly placeOf: (path: string) => string;
  /** What a process wrote, with the places of the project. */
  readonly inProject: (text: string) => string;
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** What a run left that was killed. */
const removeLeftOvers = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^run-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Writes the files, and gathers them until the process ends. */
export const plantTree = async (root: string, graph: ImportGraph): Promise<Tree> => {
  const cache = join(root, "node_modules/.cache/mock-gds-tests");
  const folder = join(cache, `run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  removeLeftOvers(cache);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

  const placeOf = (path: string): string => join(folder, path.replace(/\.ts$/, ".js"));
  const documents = new Set(["package.json", ...[...graph.values()].flatMap(({ imports }) => imports)]);
  for (const path of graph.keys()) documents.delete(path);
  for (const path of [...graph.keys(), ...documents]) mkdirSync(dirname(placeOf(path)), { recursive: true });
  await Promise.all([...graph].map(([path, { code }]) => writeFile(placeOf(path), code)));
  for (const path of documents) if (isFile(join(root, path))) cpSync(join(root, path), placeOf(path));
  return { placeOf, inProject: (text) => text.replaceAll(folder, root.replace(/\/$/, "")) };
};
