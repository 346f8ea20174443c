/** Reads contract packs from a project, each file checked against its meta-schema. Knows nothing of what is emitted. */
import type { ContractFiles, ContractKind } from "./contractFiles.js";
import type { Finding } from "./finding.js";
import type { MetaCheck } from "./metaSchemas.js";
import { locate, locateSyntaxError } from "./position.js";
import { byCodeUnit, filesOf, type ProjectReader } from "./project.js";

export interface ContractFile<Content> {
  /** Below the project root. */
  readonly path: string;
  /** File name without `.json`. */
  readonly stem: string;
  readonly text: string;
  readonly content: Content;
}

export interface LoadedPack {
  readonly folder: string;
  readonly pack: ContractFile<ContractFiles["pack"]>;
  readonly tools: readonly ContractFile<ContractFiles["tool"]>[];
  readonly schemas: readonly ContractFile<ContractFiles["schema"]>[];
  readonly examples: readonly ContractFile<ContractFiles["examples"]>[];
  readonly errors: ContractFile<ContractFiles["errors"]> | undefined;
  readonly resources: ContractFile<ContractFiles["resources"]> | undefined;
  readonly prompts: ContractFile<ContractFiles["prompts"]> | undefined;
}

export interface Loaded {
  readonly packs: readonly LoadedPack[];
  readonly findings: readonly Finding[];
}

/** A finding against a contract file at a JSON pointer. */
export const contractFinding = (
  file: { readonly path: string; readonly text: string },
  pointer: string,
  rule: string,
  what: string,
): Finding => {
  const { line, column } = locate(file.text, pointer);
  return {
    gate: "contract",
    rule,
    level: "error",
    where: `${file.path}:${line}:${column}`,
    what: `${pointer === "" ? "" : `#${pointer} `}${what}`,
    mend: `edit ${file.path}, then npm run codegen`,
  };
};

type ReadFile = <Kind extends ContractKind>(kind: Kind, path: string) => ContractFile<ContractFiles[Kind]> | undefined;

/** Reads one kind of file at a time and puts what is wrong with it into `findings`. */
export const readContractFile =
  (project: ProjectReader, check: MetaCheck, findings: Finding[]): ReadFile =>
  (kind, path) => {
    const text = project.read(path);
    if (text === undefined) return undefined;
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, "");
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const { line, column } = locateSyntaxError(text, message);
      const where = `${path}:${line}:${column}`;
      findings.push({
        gate: "contract",
        rule: "syntax",
        level: "error",
        where,
        what: message,
        mend: `edit ${path}, then npm run codegen`,
      });
      return undefined;
    }
    const result = check(kind, parsed);
    if ("content" in result) return { path, stem, text, content: result.content };
    for (const fault of result.faults)
      findings.push(contractFinding({ path, text }, fault.pointer, "meta-schema", fault.message));
    return undefined;
  };

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

const loadPack = (project: ProjectReader, read: ReadFile, folder: string): LoadedPack | undefined => {
  const all = <Kind extends ContractKind>(kind: Kind, subfolder: string) =>
    filesOf(project, `${folder}/${subfolder}`, ".json")
      .map((stem) => read(kind, `${folder}/${subfolder}/${stem}.json`))
      .filter(isPresent);
  const tools = all("tool", "tools");
  const schemas = all("schema", "schemas");
  const examples = all("examples", "examples");
  const errors = read("errors", `${folder}/errors.json`);
  const resources = read("resources", `${folder}/resources.json`);
  const prompts = read("prompts", `${folder}/prompts.json`);
  const pack = read("pack", `${folder}/pack.json`);
  return pack && { folder, pack, tools, schemas, examples, errors, resources, prompts };
};

/** Loads every folder of `contracts/` but those that begin with `_`. */
export const loadPacks = (project: ProjectReader, check: MetaCheck): Loaded => {
  const findings: Finding[] = [];
  const read = readContractFile(project, check, findings);
  const folders = project
    .list("contracts")
    .filter((entry) => entry.isFolder && !entry.name.startsWith("_"))
    .map((entry) => `contracts/${entry.name}`)
    .sort(byCodeUnit);
  for (const folder of folders) {
    const where = `${folder}/pack.json`;
    if (project.read(where) !== undefined) continue;
    findings.push({
      gate: "contract",
      rule: "missing-pack",
      level: "error",
      where,
      what: "is not there: every folder of contracts/ that does not begin with _ is a pack",
      mend: `write ${where}, then npm run codegen`,
    });
  }
  const packs = folders.map((folder) => loadPack(project, read, folder)).filter(isPresent);
  return { packs, findings };
};

/** Loads `contracts/SOURCES.json`, if the project has one. */
export const loadSources = (
  project: ProjectReader,
  check: MetaCheck,
): { readonly file: ContractFile<ContractFiles["sources"]> | undefined; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const file = readContractFile(project, check, findings)("sources", "contracts/SOURCES.json");
  return { file, findings };
};
