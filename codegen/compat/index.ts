/** Gate 5: what callers see is compatible with a base. Reads both states, compares them, and reports which base was used. */
import type { OutputSchemas } from "../../src/contract/contract.js";
import type { WaiversFile } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import type { GateContext, GateResult, RunGate } from "../gates/gate.js";
import { type ContractFile, readContractFile } from "../load.js";
import { listedTools } from "../manifest.js";
import { metaCheck } from "../metaSchemas.js";
import type { PackModel } from "../model.js";
import { isOutline } from "../outline.js";
import type { ProjectReader } from "../project.js";
import { isObject } from "../schema.js";
import { type Assessment, assess } from "./assess.js";
import { type Base, namedBase, shownBase, usualBase } from "./base.js";
import { BaseUnreadable } from "./gitProject.js";
import { surfacesOf } from "./projectSurface.js";
import { compatRule } from "./rules.js";
import { rootOf } from "./schema/located.js";
import { aloneAt, type PackSurface, type ToolSurface } from "./surface.js";
import { waiversPath } from "./waivers.js";

const today = (): string => new Date().toISOString().slice(0, 10);

interface Waivers {
  readonly file: ContractFile<WaiversFile> | undefined;
  readonly findings: readonly Finding[];
}

const readWaivers = (project: ProjectReader): Waivers => {
  if (project.read(waiversPath) === undefined) return { file: undefined, findings: [] };
  const findings: Finding[] = [];
  const file = readContractFile(project, metaCheck(), findings)("waivers", waiversPath);
  return { file, findings };
};

/** The finding of a base that cannot be read. It is never left out, because such a base may hide a break. */
const unreadable = (where: string, what: string, mend: string): Finding => {
  const { id, level } = compatRule("base-unreadable");
  return { gate: "compatibility", rule: id, level, where, what, mend };
};

const unreadableFile = ({ where, what }: Finding, prefix: string): Finding =>
  unreadable(prefix + where, `cannot be compared: ${what}`, compatRule("base-unreadable").fix);

/**
 * Reads a base once and gives a function that compares states of the project with it. `day` is the day for which waivers are
 * checked, `YYYY-MM-DD`.
 */
export const comparedWith = (base: ProjectReader): ((current: ProjectReader, day?: string) => readonly Finding[]) => {
  const before = surfacesOf(base, "base:");
  return (current, day = today()) => {
    const after = surfacesOf(current);
    const waivers = readWaivers(current);
    return [
      ...before.findings.map((finding) => unreadableFile(finding, "base:")),
      ...waivers.findings,
      ...assess(before.packs, after.packs, waivers.file, day).findings,
    ];
  };
};

export const compareProjects = (base: ProjectReader, current: ProjectReader, day?: string): readonly Finding[] =>
  comparedWith(base)(current, day);

const combinators = ["anyOf", "oneOf", "allOf"] as const;

/**
 * The tool in the form in which the server lists it. Servers list root combinators in words, unless a setting asks for the schema
 * itself; only equal forms are compared.
 */
const withRootInWords = (
  server: ToolSurface | undefined,
  tool: ToolSurface,
  model: PackModel | undefined,
): ToolSurface => {
  const root = server?.input[0]?.schema;
  const entry = model && listedTools(model, "portable", "full").find(({ name }) => name === tool.name);
  const [own] = tool.input;
  if (!isObject(root) || !isObject(entry?.["inputSchema"]) || !isObject(own?.schema)) return tool;
  const { schema } = own;
  if (!combinators.some((keyword) => schema[keyword] !== undefined && root[keyword] === undefined)) return tool;
  return {
    ...tool,
    description: String(entry["description"] ?? ""),
    input: rootOf(aloneAt(entry["inputSchema"], own.scope.place)),
  };
};

/** In which form a server lists the output schemas of its tools, judged by its list. */
const outputSchemasOf = (tools: readonly ToolSurface[]): OutputSchemas => {
  const listed = tools.flatMap(({ output }) => output ?? []).map(({ schema }) => schema);
  if (listed.length === 0) return "none";
  return listed.every((schema) => isObject(schema) && isOutline(schema)) ? "outline" : "full";
};

/** The tool with its output schema in the form in which the server lists it: what the server leaves out is not compared. */
const withOutputAs = (outputSchemas: OutputSchemas, tool: ToolSurface, model: PackModel | undefined): ToolSurface => {
  const [own] = tool.output ?? [];
  if (outputSchemas === "full" || own === undefined) return tool;
  const entry = model && listedTools(model, "portable", outputSchemas).find(({ name }) => name === tool.name);
  if (entry === undefined) return tool;
  const { outputSchema } = entry;
  const output = isObject(outputSchema) ? rootOf(aloneAt(outputSchema, own.scope.place)) : undefined;
  return { ...tool, output, listed: JSON.stringify(entry) };
};

/** The pack that a server serves: the one with the server's name, or else the one that has most tools in common with it. */
const servedBy = (
  server: { readonly serverName: string; readonly surface: Pick<PackSurface, "tools"> },
  packs: readonly PackSurface[],
): PackSurface | undefined => {
  const named = packs.find(({ name }) => name === server.serverName);
  if (named !== undefined) return named;
  const listed = new Set(server.surface.tools.map(({ name }) => name));
  const sharedBy = ({ tools }: PackSurface): number => tools.filter(({ name }) => listed.has(name)).length;
  return packs.length === 0 ? undefined : packs.reduce((most, pack) => (sharedBy(pack) > sharedBy(most) ? pack : most));
};

const suggestionNotes = ({ suggestions }: Assessment): readonly string[] =>
  suggestions.map(({ pack, bump, from, to, actual }) =>
    bump === "none"
      ? `${pack}: nothing that callers see changed; version ${actual}`
      : `${pack}: a ${bump === "client" ? "minor" : bump} change; suggested version ${to} (base ${from}, contracts ${actual})`,
  );

/** Notes on packs that have changed and from which no client can be generated: the names in their clients are not compared. */
const clientNotes = (former: readonly PackSurface[], latter: readonly PackSurface[]): readonly string[] =>
  latter.flatMap(({ name, clients }) => {
    const before = former.find((pack) => pack.name === name)?.clients;
    if (before === undefined || clients === undefined || before.text === clients.text) return [];
    const faults = [before.read(), clients.read()].flatMap((side) => ("fault" in side ? [side.fault] : []));
    return faults
      .slice(0, 1)
      .map(
        (fault) => `not compared: the names that the clients of ${name} have, for none can be made of it (${fault})`,
      );
  });

const countNote = (words: string, packs: readonly PackSurface[]): string => {
  const count = (of: (pack: PackSurface) => readonly unknown[]): number =>
    packs.reduce((total, pack) => total + of(pack).length, 0);
  const parts = [
    `${count(({ tools }) => tools)} tools`,
    `${count(({ resources }) => resources)} resources`,
    `${count(({ prompts }) => prompts)} prompts`,
  ];
  return `compared with ${words}: ${packs.map(({ name }) => name).join(", ") || "no packs"} (${parts.join(", ")})`;
};

const onlyNamed = (packs: readonly PackSurface[], name: string | undefined): readonly PackSurface[] =>
  name === undefined ? packs : packs.filter((pack) => pack.name === name);

type ProjectBase = Extract<Base, { readonly kind: "project" }>;

const compareWithProject = (base: ProjectBase, { project, options }: GateContext, waivers: Waivers): GateResult => {
  const [before, after] = [surfacesOf(base.project, base.prefix), surfacesOf(project)];
  const [former, latter] = [onlyNamed(before.packs, options.pack), onlyNamed(after.packs, options.pack)];
  const assessment = assess(former, latter, waivers.file, today());
  return {
    findings: [...before.findings.map((finding) => unreadableFile(finding, base.prefix)), ...assessment.findings],
    notes: [countNote(base.words, former), ...suggestionNotes(assessment), ...clientNotes(former, latter)],
  };
};

const compareWithServer = async (url: string, context: GateContext, waivers: Waivers): Promise<GateResult> => {
  const { readLiveServer } = await import("./liveSurface.js");
  const server = await readLiveServer(url);
  const packs = onlyNamed(surfacesOf(context.project).packs, context.options.pack);
  const pack = servedBy(server, packs);
  if (pack === undefined) return { findings: [], notes: [`not compared: there is no pack to compare ${url} with`] };
  const model = context.packs.find(({ name }) => name === pack.name);
  const listed = new Map(server.surface.tools.map((tool) => [tool.name, tool]));
  const outputSchemas = outputSchemasOf(server.surface.tools);
  const tools = pack.tools.map((tool) => withRootInWords(listed.get(tool.name), tool, model));
  const inWords = pack.tools.filter((tool, index) => tool !== tools[index]).map(({ name }) => name);
  const current: PackSurface = { ...pack, tools: tools.map((tool) => withOutputAs(outputSchemas, tool, model)) };
  const base: PackSurface = { ...server.surface, name: pack.name };
  const { findings } = assess([base], [current], waivers.file, today());
  return {
    findings,
    notes: [
      countNote(`the server ${base.place.document.path}`, [base]),
      ...server.notes,
      ...outputNotes[outputSchemas],
      ...(inWords.length > 0
        ? [`not compared: combinators at the root of ${inWords.join(", ")}, which the server lists in words alone`]
        : []),
      ...packs
        .filter((other) => other !== pack)
        .map(({ name }) => `not compared: ${name}, which the server does not serve`),
    ],
  };
};

const outputNotes: Readonly<Record<OutputSchemas, readonly string[]>> = {
  full: [],
  outline: [
    "not compared: what is below the root of output schemas, of which the server lists outlines; MCP_OUTPUT_SCHEMAS=full lists all",
  ],
  none: ["not compared: output schemas, of which the server lists none; MCP_OUTPUT_SCHEMAS=full lists all"],
};

const withoutBase: GateResult = {
  findings: [],
  notes: [
    "not compared: no base was named, and git has no commit to compare with; name one with --against (a git ref, a folder or a URL), or as against in contracts/toolchain.json",
  ],
};

/** Compares with the base that `--against` names, or the settings, or else with the commit at which the work began according to git. */
export const runCompatibilityGate: RunGate = async (context) => {
  const { root, project, settings, options } = context;
  const against = options.against ?? settings.against;
  const waivers = readWaivers(project);
  const withWaivers = ({ findings, notes }: GateResult): GateResult => ({
    findings: [...waivers.findings, ...findings],
    notes,
  });
  try {
    const base = against === undefined ? usualBase(root) : namedBase(root, against);
    if (base === undefined) return withWaivers(withoutBase);
    return withWaivers(
      base.kind === "server"
        ? await compareWithServer(base.url, context, waivers)
        : compareWithProject(base, context, waivers),
    );
  } catch (error) {
    if (!(error instanceof BaseUnreadable)) throw error;
    return withWaivers({
      findings: [unreadable(against === undefined ? "contracts" : shownBase(against), error.message, error.mend)],
      notes: [],
    });
  }
};
