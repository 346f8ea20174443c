/** Which test files there are, and which of them share a process. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ImportGraph, wayToProcesses } from "./imports.js";

/** Files share processes with files of their kind: those that start none, and those that start some. Or a file has its own. */
export type Kind = "quiet" | "starting" | "own";

export interface TestFile {
  /** From the root on. */
  readonly path: string;
  readonly kind: Kind;
  /** How it comes to start processes, by what it imports, or the reason that it gives for a process of its own. */
  readonly because: string | undefined;
}

/** The paths of all test files below `test/`, from the root on. */
export const testPaths = (root: string): readonly string[] =>
  readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .map((path) => `test/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".test.ts"))
    .sort();

/** A file with this line is alone in its process, and says why. */
const reason = /^\/\/ Has its own process: (.+)$/m;

/** Tells the files apart by what they say and import. */
export const tellApart = (root: string, paths: readonly string[], graph: ImportGraph): readonly TestFile[] =>
  paths.map((path) => {
    const [, why] = reason.exec(readFileSync(join(root, path), "utf8")) ?? [];
    if (why !== undefined) return { path, kind: "own", because: why };
    const way = wayToProcesses(graph, path)?.slice(1).join(" > ");
    return { path, kind: way === undefined ? "quiet" : "starting", because: way };
  });
