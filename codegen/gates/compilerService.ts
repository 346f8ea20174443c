/**
 * Checks single files with the compiler service of TypeScript 7, which reads only what the types of a handler need. The whole
 * program, with the product's database clients, takes four times as long.
 */

import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { API, Diagnostic, Program } from "typescript/unstable/async";
import { positionAt } from "../position.js";
import { temporaryPrefix } from "../product.js";
import { createEnding } from "./ending.js";

/** An error that the compiler reports. */
export interface CompilerFinding {
  /** Below the project root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

interface Service {
  readonly API: new (options: { readonly cwd: string }) => API;
}

const textOf = (diagnostic: Diagnostic, depth = 0): string =>
  [
    `${"  ".repeat(depth)}${diagnostic.text}`,
    ...(diagnostic.messageChain ?? []).map((inner) => textOf(inner, depth + 1)),
  ].join("\n");

const errorCategory = 1;

/** The folders of type declarations for a folder, nearest first, as the compiler searches them if a configuration names none. */
const typeRootsOf = (folder: string): readonly string[] => {
  const here = join(folder, "node_modules/@types");
  const above = dirname(folder) === folder ? [] : typeRootsOf(dirname(folder));
  return existsSync(here) ? [here, ...above] : above;
};

const diagnosticsOf = async (program: Program, files: readonly string[]): Promise<readonly Diagnostic[]> => {
  const all = await Promise.all([
    program.getConfigFileParsingDiagnostics(),
    program.getProgramDiagnostics(),
    ...files.flatMap((file) => [program.getSyntacticDiagnostics(file), program.getSemanticDiagnostics(file)]),
  ]);
  return all.flat().filter(({ category }) => category === errorCategory);
};

const openProgram = async (api: API, configuration: string): Promise<Program> => {
  const snapshot = await api.updateSnapshot({ openProjects: [configuration] });
  const project = snapshot.getProject(configuration) ?? snapshot.getProjects()[0];
  if (project === undefined) throw new Error(`the compiler does not open ${configuration}`);
  return project.program;
};

/** Writes a configuration with the project's own options for these files alone, in a folder outside the project, and gives its path. */
const narrowConfiguration = (
  root: string,
  folder: string,
  {
    options,
    fileNames,
  }: { readonly options: Readonly<Record<string, unknown>>; readonly fileNames: readonly string[] },
  files: readonly string[],
): string => {
  const path = join(folder, "tsconfig.json");
  const ambient = fileNames.filter((name) => name.endsWith(".d.ts") && !relative(root, name).startsWith("generated"));
  const configuration = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: true,
      composite: false,
      incremental: false,
      rootDir: root,
      typeRoots: options["typeRoots"] ?? typeRootsOf(root),
    },
    include: [],
    files: [...files, ...ambient],
  };
  writeFileSync(path, JSON.stringify(configuration));
  return path;
};

const located = async (root: string, diagnostic: Diagnostic): Promise<CompilerFinding> => {
  const text = diagnostic.fileName === undefined ? "" : await readFile(diagnostic.fileName, "utf8");
  return {
    file:
      diagnostic.fileName === undefined ? "tsconfig.json" : relative(root, diagnostic.fileName).replaceAll("\\", "/"),
    ...positionAt(text, diagnostic.pos),
    code: `TS${diagnostic.code}`,
    message: textOf(diagnostic),
  };
};

/**
 * The errors in `files` (absolute paths). If the narrow program has none, that is the answer. If it has some, the whole project is
 * checked, because only that has every global declaration.
 */
export const askService = async (
  root: string,
  modulePath: string,
  files: readonly string[],
): Promise<readonly CompilerFinding[]> => {
  const { API }: Service = await import(pathToFileURL(modulePath).href);
  const api = new API({ cwd: root });
  const folder = mkdtempSync(join(tmpdir(), `${temporaryPrefix}compile-`));
  const { note, end } = createEnding();
  note(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const whole = join(root, "tsconfig.json");
    const configured = await api.parseConfigFile(whole);
    const narrow = await diagnosticsOf(
      await openProgram(api, narrowConfiguration(root, folder, configured, files)),
      files,
    );
    const known = new Set(configured.fileNames);
    const isWhole = files.every((file) => known.has(file));
    const found = narrow.length === 0 || !isWhole ? narrow : await diagnosticsOf(await openProgram(api, whole), files);
    return await Promise.all(found.map((diagnostic) => located(root, diagnostic)));
  } finally {
    await api.close();
    end();
  }
};
