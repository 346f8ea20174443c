/** Projects to generate from: the fixtures in memory, or a copy on disk that can be compiled and run. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Entry, filesBelow, type ProjectReader, projectAt } from "../../codegen/project.js";
import { scaffolds } from "../../codegen/scaffold.js";
import { type WriteReport, writeProject } from "../../codegen/write.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";
import type { Scope } from "../support/scope.js";
import { generateOnce } from "./generations.js";

export const fixtureFolder = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

export const fixture = (name: string): ProjectReader => projectAt(fixtureFolder(name));

/** A project in which some files are replaced, added (text) or taken away (undefined). */
export const withFiles = (
  project: ProjectReader,
  changes: Readonly<Record<string, string | undefined>>,
): ProjectReader => {
  const read = (path: string): string | undefined =>
    Object.hasOwn(changes, path) ? changes[path] : project.read(path);
  const added = Object.keys(changes);
  return {
    read,
    list: (folder) => {
      const names = new Map(project.list(folder).map((entry) => [entry.name, entry.isFolder]));
      for (const path of added.filter((candidate) => candidate.startsWith(`${folder}/`))) {
        const [name = "", ...rest] = path.slice(folder.length + 1).split("/");
        names.set(name, rest.length > 0);
      }
      return [...names]
        .filter(([name, isFolder]) => isFolder || read(`${folder}/${name}`) !== undefined)
        .map(([name, isFolder]) => ({ name, isFolder }));
    },
  };
};

/** A project in which a pack asks for everything that can be generated. */
export const withAllOutputs = (project: ProjectReader, pack: string): ProjectReader => {
  const path = `contracts/${pack}/pack.json`;
  const { outputs: _outputs, ...content }: { readonly outputs?: unknown } = JSON.parse(project.read(path) ?? "{}");
  return withFiles(project, { [path]: JSON.stringify(content, undefined, 2) });
};

/** What a project is now, read once however often it is asked for. */
export const frozen = ({ list, read }: ProjectReader): ProjectReader => {
  const folders = new Map<string, readonly Entry[]>();
  const texts = new Map<string, string | undefined>();
  return {
    list: (folder) => {
      const known = folders.get(folder) ?? list(folder);
      folders.set(folder, known);
      return known;
    },
    read: (path) => {
      if (!texts.has(path)) texts.set(path, read(path));
      return texts.get(path);
    },
  };
};

/** A project as if it had no pack but this one. */
export const withPackAlone = (project: ProjectReader, pack: string): ProjectReader => ({
  ...project,
  list: (folder) => {
    const entries = project.list(folder);
    const isOfPacks = folder === "contracts" || folder === "generated";
    return isOfPacks ? entries.filter(({ name, isFolder }) => !isFolder || name === pack || name[0] === "_") : entries;
  },
});

/** A copy of a fixture with the runtime beside it, so that what is generated can be imported and compiled. */
export const copyOfFixture = (test: Scope, name: string): string => {
  const root = temporaryFolder(test);
  cpSync(fixtureFolder(name), root, { recursive: true });
  cpSync(join(repository, "src/contract"), join(root, "src/contract"), { recursive: true });
  cpSync(join(repository, "tsconfig.json"), join(root, "tsconfig.json"));
  const product = { name: "mock-gds", type: "module", exports: { "./contract": "./src/contract/index.ts" } };
  writeFileSync(join(root, "package.json"), JSON.stringify(product));
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  return root;
};

/** What `npm run codegen` does in a folder. */
export const generateInto = async (root: string): Promise<WriteReport> => {
  const project = projectAt(root);
  const { packs, files } = await generateOnce(project);
  const isAbsent = (path: string): boolean => project.read(path) === undefined;
  const stubs = (await Promise.all(packs.map((pack) => scaffolds(pack, isAbsent)))).flat();
  return writeProject(root, project, files, stubs);
};

export const writeIn = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** All files below a folder of a project with their texts. */
export const textsBelow = (project: ProjectReader, folder: string): ReadonlyMap<string, string> =>
  new Map(filesBelow(project, folder).map((path) => [path, project.read(path) ?? ""]));
