/** Which test files there are, and which of them share a process. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type ImportGraph, readImports, wayToProcesses } from "./imports.js";

export interface TestFile {
  /** From the root on. */
  readonly path: string;
  /** How it comes to start processes, by what it imports; undefined where it shares one. */
  readonly startsProcessesBy: readonly string[] | undefined;
}

/** The paths of all test files below `test/`, from the root on. */
export const testPaths = (root: string): readonly string[] =>
  readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .map((path) => `test/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".test.ts"))
    .sort();

/** Tells the files apart by what they import. Compiles them, and what they load, on the way. */
export const tellApart = async (root: string, paths: readonly string[]): Promise<readonly TestFile[]> => {
  const graph: ImportGraph = await readImports(root, paths);
  return paths.map((path) => ({ path, startsProcessesBy: wayToProcesses(graph, path)?.slice(1) }));
};
