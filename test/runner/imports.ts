/** What a file loads, and by which way: read from compiled text, so that imports of types count for nothing. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { compiledSoon } from "./compile.js";

/** The files that are loaded, from the root on, each with what it imports: paths of files, names of everything else. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Whoever starts a process imports one of these: a module of Node's, or a package that starts programs by itself. */
const startsProcesses: readonly RegExp[] = [
  /^(node:)?(child_process|worker_threads|cluster)$/,
  /^(esbuild|playwright-core)$/,
  /^@modelcontextprotocol\/(client|sdk\/client)\/stdio(\.js)?$/,
];

const statement = /^(?:import|export)\b[^"';]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;

const aliasesOf = (root: string): Readonly<Record<string, string>> => {
  const path = join(root, "package.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).imports ?? {}) : {};
};

const isCode = (name: string): boolean => /\.[tj]s$/.test(name) && !name.includes("node_modules/");

const codeOf = async (path: string): Promise<string> =>
  path.endsWith(".ts") ? compiledSoon(path) : readFileSync(path, "utf8");

/** The imports of one file: paths from the root on for files of the project, names for everything else. */
const importsOf = async (root: string, path: string, aliases: Readonly<Record<string, string>>) => {
  const code = await codeOf(join(root, path));
  return [...code.matchAll(statement)].map(([, from, alone, later]) => {
    const name = from ?? alone ?? later ?? "";
    const place = aliases[name] === undefined ? name : `./${relative(dirname(path), aliases[name])}`;
    if (!place.startsWith(".")) return place;
    const asWritten = relative(root, resolve(root, dirname(path), place));
    const typed = asWritten.replace(/\.js$/, ".ts");
    return existsSync(join(root, typed)) ? typed : asWritten;
  });
};

/** Compiles the files and all that they load, each once. */
export const readImports = async (root: string, files: readonly string[]): Promise<ImportGraph> => {
  const aliases = aliasesOf(root);
  const graph = new Map<string, readonly string[]>();
  for (let found = [...files]; found.length > 0; ) {
    const loaded = await Promise.all(found.map(async (path) => [path, await importsOf(root, path, aliases)] as const));
    for (const [path, names] of loaded) graph.set(path, names);
    const named = new Set(loaded.flatMap(([, names]) => names));
    found = [...named].filter((name) => isCode(name) && !graph.has(name) && existsSync(join(root, name)));
  }
  return graph;
};

/** The shortest way from a file to what starts processes, that included; undefined if there is none. */
export const wayToProcesses = (graph: ImportGraph, file: string): readonly string[] | undefined => {
  const cameFrom = new Map<string, string | undefined>([[file, undefined]]);
  for (const path of cameFrom.keys()) {
    for (const name of graph.get(path) ?? []) {
      if (!cameFrom.has(name)) cameFrom.set(name, path);
      if (!startsProcesses.some((pattern) => pattern.test(name))) continue;
      const way = [name];
      for (let step: string | undefined = path; step !== undefined; step = cameFrom.get(step)) way.unshift(step);
      return way;
    }
  }
  return undefined;
};
