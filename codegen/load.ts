/** Reads contract packs from a project, each file checked against its meta-schema. Knows nothing of what is emitted. */
import type { ContractFiles, ContractKind } from "./contractFiles.js";
import type { Finding, Level } from "./finding.js";
import { type JsonText, readJsonText, type TextFault } from "./jsonText.js";
import type { MetaCheck } from "./metaSchemas.js";
import { pointerTo } from "./pointer.js";
import { locate, type Position, positionAt } from "./position.js";
import { byCodeUnit, filesOf, type ProjectReader } from "./project.js";
import { remembering } from "./remember.js";
import { readTemplate, type TemplateText } from "./templateText.js";

export interface ContractFile<Content> {
  /** Below the project root. */
  readonly path: string;
  /** File name without its ending. */
  readonly stem: string;
  readonly text: string;
  /** The position of each value, by JSON pointer. */
  readonly places: JsonText["places"];
  readonly content: Content;
}

export type AnyFile = ContractFile<unknown>;

export interface LoadedPack {
  readonly folder: string;
  readonly pack: ContractFile<ContractFiles["pack"]>;
  readonly tools: readonly ContractFile<ContractFiles["tool"]>[];
  readonly schemas: readonly ContractFile<ContractFiles["schema"]>[];
  readonly examples: readonly ContractFile<ContractFiles["examples"]>[];
  readonly errors: ContractFile<ContractFiles["errors"]> | undefined;
  readonly resources: ContractFile<ContractFiles["resources"]> | undefined;
  readonly prompts: ContractFile<ContractFiles["prompts"]> | undefined;
  readonly webhooks: ContractFile<ContractFiles["webhooks"]> | undefined;
  readonly templates: ContractFile<ContractFiles["templates"]> | undefined;
  /** The HTML of templates, each file by its stem, whether `templates` names it or not. */
  readonly templateTexts: readonly ContractFile<TemplateText>[];
}

export interface Loaded {
  readonly packs: readonly LoadedPack[];
  readonly findings: readonly Finding[];
}

interface Positioned {
  readonly path: string;
  readonly text: string;
  readonly places?: JsonText["places"];
}

const findingAt = (path: string, { line, column }: Position, rule: string, what: string, level: Level): Finding => ({
  gate: "contract",
  rule,
  level,
  where: `${path}:${line}:${column}`,
  what,
  mend: `edit ${path}, then npm run codegen`,
});

interface Aim {
  readonly level?: Level;
  /** The property whose name is at fault, in the object at the pointer; absent if a value is at fault. */
  readonly name?: string | undefined;
}

/** A finding on a contract file, at a JSON pointer, or at an offset if the file is not JSON. */
export const contractFinding = (
  { path, text, places }: Positioned,
  pointer: string | number,
  rule: string,
  what: string,
  { level = "error", name }: Aim = {},
): Finding => {
  if (typeof pointer === "number") return findingAt(path, positionAt(text, pointer), rule, what, level);
  const read = places === undefined ? undefined : { places };
  const position =
    name === undefined ? locate(text, pointer, "value", read) : locate(text, pointer + pointerTo(name), "key", read);
  return findingAt(path, position, rule, `${pointer === "" ? "" : `#${pointer} `}${what}`, level);
};

/** The lint rule that reports each kind of fault in a file's text. */
const ruleOfText: Readonly<Record<TextFault["kind"], string>> = {
  syntax: "json-syntax",
  nesting: "json-nesting",
  "duplicate-key": "json-duplicate-key",
  number: "json-number",
  surrogate: "json-encoding",
};

const byteOrderMark = "\uFEFF";
const replacementCharacter = "\uFFFD";

const encodingFault = (text: string): { readonly offset: number; readonly message: string } | undefined => {
  if (text.startsWith(byteOrderMark)) return { offset: 0, message: "begins with a byte order mark" };
  const offset = text.indexOf(replacementCharacter);
  return offset === -1 ? undefined : { offset, message: "holds bytes that are not UTF-8, or U+FFFD in their place" };
};

/**
 * A file's text; undefined if there is no such file. `refused` says why it cannot be read: a folder is in its place, or links form
 * a cycle.
 */
const readText = (project: ProjectReader, path: string): string | undefined | { readonly refused: string } => {
  try {
    return project.read(path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return { refused: `cannot be read: ${String(error.code)}` };
  }
};

/** A file's text, or undefined if it cannot be read. Adds findings on its encoding to `findings`. */
const readWhole = (project: ProjectReader, path: string, findings: Finding[]): string | undefined => {
  const text = readText(project, path);
  if (text === undefined) return undefined;
  if (typeof text === "object") {
    findings.push(findingAt(path, { line: 1, column: 1 }, "json-encoding", text.refused, "error"));
    return undefined;
  }
  const encoding = encodingFault(text);
  if (encoding === undefined) return text;
  findings.push(contractFinding({ path, text }, encoding.offset, "json-encoding", encoding.message));
  return undefined;
};

const readTemplateText = (
  project: ProjectReader,
  path: string,
  stem: string,
  findings: Finding[],
): ContractFile<TemplateText> | undefined => {
  const text = readWhole(project, path, findings);
  return text === undefined ? undefined : { path, stem, text, places: new Map(), content: readTemplate(text) };
};

interface FileText {
  readonly path: string;
  readonly text: string;
}

interface Parsed extends JsonText {
  /** Undefined where there are faults. */
  readonly value: unknown;
}

/** Each file gets values of its own, even if two files have the same text, because the place of a value is found by its identity. */
const parsed = remembering(
  2000,
  ({ path, text }: FileText) => `${path}\n${text}`,
  ({ text }): Parsed => {
    const read = readJsonText(text);
    return { ...read, value: read.faults.length > 0 ? undefined : JSON.parse(text) };
  },
);

type ReadFile = <Kind extends ContractKind>(kind: Kind, path: string) => ContractFile<ContractFiles[Kind]> | undefined;

/** Gives a function that reads one contract file, and adds what is wrong with it to `findings`. */
export const readContractFile =
  (project: ProjectReader, check: MetaCheck, findings: Finding[]): ReadFile =>
  (kind, path) => {
    const text = readWhole(project, path, findings);
    if (text === undefined) return undefined;
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, "");
    const report = (offset: number, rule: string, what: string): void => {
      findings.push(findingAt(path, positionAt(text, offset), rule, what, "error"));
    };
    const { places, faults, value } = parsed({ path, text });
    for (const fault of faults) report(fault.offset, ruleOfText[fault.kind], fault.message);
    if (faults.length > 0) return undefined;
    const result = check(kind, value);
    if ("content" in result) return { path, stem, text, places, content: result.content };
    for (const { pointer, rule, message, name } of result.faults)
      findings.push(contractFinding({ path, text, places }, pointer, rule, message, { name }));
    return undefined;
  };

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

const loadPack = (
  project: ProjectReader,
  read: ReadFile,
  folder: string,
  findings: Finding[],
): LoadedPack | undefined => {
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
  const webhooks = read("webhooks", `${folder}/webhooks.json`);
  const templates = read("templates", `${folder}/templates.json`);
  const templateTexts = filesOf(project, `${folder}/templates`, ".html")
    .map((stem) => readTemplateText(project, `${folder}/templates/${stem}.html`, stem, findings))
    .filter(isPresent);
  const pack = read("pack", `${folder}/pack.json`);
  return (
    pack && { folder, pack, tools, schemas, examples, errors, resources, prompts, webhooks, templates, templateTexts }
  );
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
    if (readText(project, where) !== undefined) continue;
    findings.push({
      gate: "contract",
      rule: "missing-pack",
      level: "error",
      where,
      what: "is not there: every folder of contracts/ that does not begin with _ is a pack",
      mend: `write ${where}, then npm run codegen`,
    });
  }
  const packs = folders.map((folder) => loadPack(project, read, folder, findings)).filter(isPresent);
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
