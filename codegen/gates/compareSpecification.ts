/** Gate 1 with `--spec`: compares the verbatim parts of contracts with the current text of the specification. */
import type { JsonObject, JsonValue } from "../../src/contract/contract.js";
import type { SourceEntry } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import type { PackModel } from "../model.js";
import { pointerTo } from "../pointer.js";
import { locate } from "../position.js";
import type { ProjectReader } from "../project.js";
import { isObject } from "../schema.js";
import { firstDifference, shownValue } from "./difference.js";
import type { GateResult } from "./gate.js";
import { readSpecification, type SpecifiedPart, type SpecifiedTool } from "./specification.js";

/** A document as it was given, and what it holds. */
export interface GivenDocument {
  readonly path: string;
  readonly text: string;
}

/** The parts of a tool in a specification, by their keys in a contract. */
const partKeys = ["description", "inputSchema"] as const;
type PartKey = (typeof partKeys)[number];

const partWords: Readonly<Record<PartKey, string>> = { description: "description", inputSchema: "input schema" };

/** A document with more faults than this has another layout. Only the first ones are reported. */
const mostFaults = 20;

interface ContractTool {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly content: JsonObject;
  /** Keys of the parts that SOURCES.json locks. */
  readonly locked: ReadonlySet<string>;
}

const toolPart = /^([^/#]+\/tools\/[^/#]+\.json)#\/(name|description|inputSchema)$/;

const lockedParts = (sources: readonly SourceEntry[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const locked = new Map<string, Set<string>>();
  for (const { part } of sources) {
    const [, file = "", key = ""] = toolPart.exec(part) ?? [];
    if (file === "") continue;
    const path = `contracts/${file}`;
    locked.set(path, (locked.get(path) ?? new Set()).add(key));
  }
  return locked;
};

/** The tool that a locked part belongs to, by the name of its file. */
const toolNameOf = ({ part }: SourceEntry): string | undefined => /\/tools\/([^/#]+)\.json#/.exec(part)?.[1];

/**
 * The locked parts that belong to the given document, and the titles of the other documents: contracts may take parts from several.
 * A title belongs to this document if the text has one of its tools. If that is true of no title, all of them belong to it.
 */
const ofDocument = (
  sources: readonly SourceEntry[],
  saidNames: ReadonlySet<string>,
): { readonly own: readonly SourceEntry[]; readonly others: readonly string[] } => {
  const titles = new Set(sources.map(({ document }) => document));
  const isNamed = (source: SourceEntry): boolean => saidNames.has(toolNameOf(source) ?? "");
  const ownTitles = new Set(sources.filter(isNamed).map(({ document }) => document));
  if (ownTitles.size === 0) return { own: sources, others: [] };
  return {
    own: sources.filter(({ document }) => ownTitles.has(document)),
    others: [...titles].filter((title) => !ownTitles.has(title)),
  };
};

/** The packs that a specification may describe: those that have parts from one, or all packs if none has. */
const packsOf = (packs: readonly PackModel[], locked: Iterable<string>): readonly PackModel[] => {
  const paths = [...locked];
  const taking = packs.filter(({ source }) => paths.some((path) => path.startsWith(`${source}/`)));
  return taking.length > 0 ? taking : packs;
};

const contractTools = (
  project: ProjectReader,
  packs: readonly PackModel[],
  locked: ReadonlyMap<string, ReadonlySet<string>>,
): readonly ContractTool[] =>
  packs.flatMap(({ tools }) =>
    tools.flatMap(({ name, source: path }) => {
      const text = project.read(path) ?? "{}";
      const content: JsonValue = JSON.parse(text);
      return isObject(content) ? [{ name, path, text, content, locked: locked.get(path) ?? new Set<string>() }] : [];
    }),
  );

const finding = (rule: string, where: string, what: string, mend: string): Finding => ({
  gate: "sources",
  rule,
  level: "error",
  where,
  what,
  mend,
});

const whereIn = ({ path, text }: ContractTool, pointer: string): string => {
  const { line, column } = locate(text, pointer);
  return `${path}:${line}:${column}`;
};

const relock = ({ path }: ContractTool, keys: readonly string[]): string =>
  `npm run contracts -- relock ${keys.map((key) => `${path.slice("contracts/".length)}#/${key}`).join(" ")}`;

const comparePart = (document: string, tool: ContractTool, key: PartKey, said: SpecifiedTool): readonly Finding[] => {
  const part: SpecifiedPart<JsonValue> | undefined = said[key];
  if (part === undefined) {
    if (!tool.locked.has(key)) return [];
    const what = `${document}:${said.name.line}:1 no longer prints the ${partWords[key]} of ${tool.name}, which is locked as its own words`;
    const mend = `remove the entry ${tool.path.slice("contracts/".length)}#/${key} from contracts/SOURCES.json, or compare with the right document`;
    return [finding("specification-lost", whereIn(tool, pointerTo(key)), what, mend)];
  }
  const difference = firstDifference(part.value, tool.content[key]);
  if (difference === undefined) return [];
  const pointer = pointerTo(key) + difference.pointer;
  const printed = key === "inputSchema" ? said.inputSchema?.text : undefined;
  const line = part.line + (printed === undefined ? 0 : locate(printed, difference.pointer).line - 1);
  const what = `#${pointer} of ${tool.name}: the specification (${document}:${line}:1) says ${difference.expected}, the contract ${difference.found}`;
  const mend = `edit ${tool.path} to what the specification says, then ${relock(tool, [key])}, then npm run codegen`;
  return [finding("specification-differs", whereIn(tool, pointer), what, mend)];
};

const unknownTool = (document: string, packs: readonly PackModel[], { name }: SpecifiedTool): Finding => {
  const isName = /^[A-Za-z0-9_-]{1,64}$/.test(name.value);
  const mend = isName
    ? `write contracts/${packs[0]?.name ?? "<pack>"}/tools/${name.value}.json, then npm run codegen`
    : "ask for another name: tools are named with 1 to 64 letters, digits, _ and -";
  const what = `the specification has a tool ${shownValue(name.value)}, and no contract has it`;
  return finding("specification-unknown-tool", `${document}:${name.line}:1`, what, mend);
};

const lostTool = (document: string, tool: ContractTool): Finding =>
  finding(
    "specification-lost",
    whereIn(tool, pointerTo("name")),
    `${tool.name} is locked as the specification's own words, and ${document} has no such tool`,
    `remove its entries from contracts/SOURCES.json and, if the tool is gone, rm ${tool.path}; then npm run codegen`,
  );

/** Compares every tool that the document names, and every tool that is locked, name by name. */
export const compareSpecification = (
  project: ProjectReader,
  allPacks: readonly PackModel[],
  sources: readonly SourceEntry[],
  document: GivenDocument,
): GateResult => {
  const { tools: said, faults } = readSpecification(document.text);
  const layoutFinding = (line: number, what: string): Finding =>
    finding(
      "specification-layout",
      `${document.path}:${line}:1`,
      what,
      'name each tool with "Tool Name:", "Description:" and "Input Schema:", the schema below it as JSON',
    );
  if (said.length === 0 && faults.length === 0)
    return { findings: [layoutFinding(1, 'has no line "Tool Name: ..."')], notes: [] };
  const saidNames = new Set(said.map(({ name }) => name.value));
  const { own, others } = ofDocument(sources, saidNames);
  const locked = lockedParts(own);
  const packs = packsOf(allPacks, locked.keys());
  const tools = contractTools(project, packs, locked);
  const toolByName = new Map(tools.map((tool) => [tool.name, tool]));
  const unread = new Set(faults.flatMap(({ tool }) => (tool === undefined ? [] : [tool])));
  const compared = said.flatMap((tool): readonly Finding[] => {
    const contract = toolByName.get(tool.name.value);
    if (contract === undefined) return [unknownTool(document.path, packs, tool)];
    const keys = partKeys.filter((key) => key !== "inputSchema" || !unread.has(tool.name.value));
    return keys.flatMap((key) => comparePart(document.path, contract, key, tool));
  });
  const lost = tools.filter(({ name, locked }) => locked.size > 0 && !saidNames.has(name));
  const known = said.filter(({ name }) => toolByName.has(name.value));
  const parts = known.flatMap((tool) => partKeys.filter((key) => tool[key] !== undefined)).length + known.length;
  const unlocked = known.flatMap((tool) => {
    const contract = toolByName.get(tool.name.value);
    const keys = partKeys.filter((key) => tool[key] !== undefined && contract?.locked.has(key) === false);
    return contract === undefined || keys.length === 0 ? [] : [relock(contract, keys)];
  });
  const unprinted = known.filter(({ inputSchema, name }) => inputSchema === undefined && !unread.has(name.value));
  return {
    findings: [
      ...faults.slice(0, mostFaults).map(({ line, value }) => layoutFinding(line, value)),
      ...compared,
      ...lost.map((tool) => lostTool(document.path, tool)),
    ],
    notes: [
      `${parts} parts of ${known.length} tools compared with ${document.path}`,
      ...(faults.length > mostFaults
        ? [`${faults.length - mostFaults} more faults of ${document.path} are not listed`]
        : []),
      ...unprinted.map(
        ({ name }) =>
          `${document.path}:${name.line}:1 prints no input schema of ${name.value}: ours is compared with nothing`,
      ),
      ...others.map((title) => `${document.path} has no tool of "${title}", which is taken for another document`),
      ...unlocked.map((command) => `not locked yet, though the specification says it: ${command}`),
    ],
  };
};
