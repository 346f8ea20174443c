/** The client packages of projects, as they are emitted, in folders that the compiler can be run in. */
import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { EmittedFile } from "../../../codegen/emit/emitter.js";
import { typescriptClientEmitter } from "../../../codegen/emit/typescriptClient.js";
import { generate } from "../../../codegen/generate.js";
import type { ProjectReader } from "../../../codegen/project.js";
import { repository } from "../../support/repository.js";

/** The files of the TypeScript clients of a project's packs. */
export const clientFilesOf = async (project: ProjectReader): Promise<readonly EmittedFile[]> =>
  (await generate(project, [typescriptClientEmitter])).files;

export const writeFiles = (root: string, files: readonly EmittedFile[]): void => {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

/** As strict as a user can be: declarations of packages are checked too. */
export const strictest = {
  target: "es2022",
  lib: ["es2023"],
  module: "nodenext",
  moduleResolution: "nodenext",
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
} as const;

const run = promisify(execFile);

/** What the compiler has to say of a folder; nothing if all is well. */
export const compilerSays = async (root: string, options: object, include: readonly string[]): Promise<string> => {
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include }));
  try {
    await run(process.execPath, [join(repository, "node_modules/typescript/bin/tsc"), "--project", root]);
    return "";
  } catch (error) {
    if (error instanceof Error && "stdout" in error && error.stdout !== "") return String(error.stdout);
    throw error;
  }
};

/** Lets what stands in a folder find the packages of the repository. */
export const linkPackages = (root: string): void =>
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));

/** Lets what stands in a folder find the official clients alone, beside packages of its own. */
export const linkOfficialClients = (root: string): void => {
  const scope = "node_modules/@modelcontextprotocol";
  mkdirSync(join(root, "node_modules"), { recursive: true });
  symlinkSync(join(repository, scope), join(root, scope));
};
