/** What a file loads, and by which way: read from compiled text, so that imports of types count for nothing. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { compiledToMove } from "./compile.js";

export interface LoadedFile {
  /** Paths of files, from the root on; names of everything else. */
  readonly imports: readonly string[];
  /** JavaScript that runs wherever what it imports lies around it as in the project, each `.ts` as a `.js`. */
  readonly code: string;
}

/** The files that are loaded, from the root on. */
export type ImportGraph = ReadonlyMap<string, LoadedFile>;

/** Whoever starts a process imports one of these: a module of Node's, or a package that starts programs by itself. */
const startsProcesses: readonly RegExp[] = [
  /^(node:)?(child_process|worker_threads|cluster)$/,
  /^(esbuild|playwright-core)$/,
  /^@modelcontextprotocol\/(client|sdk\/client)\/stdio(\.js)?$/,
];

const statement = /^(?:import|export)\b[^"';]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"[),]/gm;

const aliasesOf = (root: string): Readonly<Record<string, string>> => {
  const path = join(root, "package.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).imports ?? {}) : {};
};

const isCode = (name: string): boolean => /\.[tj]s$/.test(name) && !name.includes("node_modules/");

/** A name as the file would write it that imports no alias. */
const withoutAlias = (path: string, name: string, aliases: Readonly<Record<string, string>>): string =>
  aliases[name] === undefined ? name : `./${relative(dirname(path), aliases[name])}`;

const readFile = async (root: string, path: string, aliases: Readonly<Record<string, string>>): Promise<LoadedFile> => {
  const compiled = await compiledToMove(join(root, path));
  const imports: string[] = [];
  const code = compiled.replaceAll(statement, (words: string, from?: string, alone?: string, later?: string) => {
    const name = from ?? alone ?? later ?? "";
    const place = withoutAlias(path, name, aliases);
    if (!place.startsWith(".")) {
      imports.push(name);
      return words;
    }
    const asWritten = relative(root, resolve(root, dirname(path), place));
    const typed = asWritten.replace(/\.js$/, ".ts");
    imports.push(existsSync(join(root, typed)) ? typed : asWritten);
    return words.replace(`"${name}"`, `"${place.replace(/\.ts$/, ".js")}"`);
  });
  return { imports, code };
};

/** Compiles the files and all that they load, each once. */
export const readImports = async (root: string, files: readonly string[]): Promise<ImportGraph> => {
  const aliases = aliasesOf(root);
  const graph = new Map<string, LoadedFile>();
  for (let found = [...files]; found.length > 0; ) {
    const loaded = await Promise.all(found.map(async (path) => [path, await readFile(root, path, aliases)] as const));
    for (const [path, file] of loaded) graph.set(path, file);
    const named = new Set(loaded.flatMap(([, { imports }]) => imports));
    found = [...named].filter((name) => isCode(name) && !graph.has(name) && existsSync(join(root, name)));
  }
  return graph;
};

/** The shortest way from a file to what starts processes, that included; undefined if there is none. */
export const wayToProcesses = (graph: ImportGraph, file: string): readonly string[] | undefined => {
  const cameFrom = new Map<string, string | undefined>([[file, undefined]]);
  for (const path of cameFrom.keys()) {
    for (const name of graph.get(path)?.imports ?? []) {
      if (!cameFrom.has(name)) cameFrom.set(name, path);
      if (!startsProcesses.some((pattern) => pattern.test(name))) continue;
      const way = [name];
      for (let step: string | undefined = path; step !== undefined; step = cameFrom.get(step)) way.unshift(step);
      return way;
    }
  }
  return undefined;
};
