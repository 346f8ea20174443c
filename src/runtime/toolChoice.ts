/** Which of a pack's tools a server serves: all of them, or those that its settings choose. Fixed while it runs. */
import { createHash } from "node:crypto";
import type { Manifest, PackContract } from "../contract/contract.js";
import { refuse, shortened } from "../contract/usageError.js";
import { meantHint } from "../contract/validation/similar.js";

export interface ToolChoice {
  /** Names of toolsets; null where none are chosen. */
  readonly toolsets: readonly string[] | null;
  /** Names of tools, in addition to those of the toolsets; null where none are chosen. */
  readonly tools: readonly string[] | null;
  /** Only tools that change nothing. */
  readonly readOnly: boolean;
}

export interface ServedTools {
  /** In the order in which they are listed. */
  readonly names: readonly string[];
  /** The flags that leave a tool out; undefined for a tool that is served, and for a name that is not a tool of the pack. */
  readonly leftOutBy: (name: unknown) => string | undefined;
}

const known = (flag: string, name: string, names: readonly string[]): string => {
  if (names.includes(name)) return name;
  const there = names.length === 0 ? "the pack has none" : `allowed: ${names.join(", ")}`;
  return refuse(`--${flag} names '${shortened(name)}'; ${there}${meantHint(name, names)}`);
};

type Choosable = Pick<PackContract, "tools" | "toolsets">;

/**
 * The tools of a pack that a choice leaves, possibly none. `flags` are the flags that made the choice. Throws
 * UsageError for a name that the pack does not have.
 */
const choose = (
  { tools: ofPack, toolsets: sets = {} }: Choosable,
  { toolsets, tools, readOnly }: ToolChoice,
): ServedTools & { readonly flags: string } => {
  const all = Object.values(ofPack);
  const allNames = all.map(({ name }) => name);
  const flags = [...(toolsets === null ? [] : ["--toolsets"]), ...(tools === null ? [] : ["--tools"])];
  const chosen = new Set([
    ...(toolsets ?? []).flatMap((set) => sets[known("toolsets", set, Object.keys(sets))] ?? []),
    ...(tools ?? []).map((name) => known("tools", name, allNames)),
  ]);
  const leftOut = new Map<unknown, string>();
  for (const { name, annotations } of all) {
    if (flags.length > 0 && !chosen.has(name)) leftOut.set(name, flags.join(" and "));
    else if (readOnly && !annotations.readOnlyHint) leftOut.set(name, "--read-only");
  }
  const names = allNames.filter((name) => !leftOut.has(name));
  const given = readOnly ? [...flags, "--read-only"] : flags;
  return { names, leftOutBy: (name) => leftOut.get(name), flags: given.join(" with ") };
};

/**
 * The tools that a server of the pack serves. Throws UsageError for a name that the pack does not have, and if no tool
 * is left.
 */
export const servedTools = (contract: Choosable, choice: ToolChoice): ServedTools => {
  const { names, leftOutBy, flags } = choose(contract, choice);
  if (names.length === 0) refuse(`${flags} leaves no tool`);
  return { names, leftOutBy };
};

/**
 * Splits a choice among several packs: a name counts in every pack that has it. Throws UsageError for a name that no
 * pack has, and if a pack is left without tools.
 */
export const toolChoices = (contracts: readonly PackContract[], choice: ToolChoice): readonly ToolChoice[] => {
  const setsOf = ({ toolsets = {} }: Choosable): readonly string[] => Object.keys(toolsets);
  const toolsOf = ({ tools }: Choosable): readonly string[] => Object.values(tools).map(({ name }) => name);
  const share = (flag: "toolsets" | "tools", namesOf: (contract: Choosable) => readonly string[]) => {
    const everywhere = [...new Set(contracts.flatMap(namesOf))];
    const chosen = choice[flag]?.map((name) => known(flag, name, everywhere)) ?? null;
    return (contract: Choosable) => chosen?.filter((name) => namesOf(contract).includes(name)) ?? null;
  };
  const [toolsets, tools] = [share("toolsets", setsOf), share("tools", toolsOf)];
  return contracts.map((contract) => {
    const own = { ...choice, toolsets: toolsets(contract), tools: tools(contract) };
    const { names, flags } = choose(contract, own);
    if (names.length > 0) return own;
    return refuse(
      `${flags} leaves no tool of the pack ${contract.name}: leave it out of --pack, or name one of its own`,
    );
  });
};

/** The contract's instructions; where the server leaves tools out, with the tools that it has. */
export const instructionsWith = ({ instructions, tools }: PackContract, names: readonly string[]): string =>
  names.length === Object.keys(tools).length
    ? instructions
    : `${instructions} This server leaves tools out: it has ${names.join(", ")}, and no other.`;

/** The manifest with only the tools that are served. Its hash is that of the shorter list. */
export const manifestOf = (manifest: Manifest, names: readonly string[]): Manifest => {
  const tools = manifest.tools.filter(({ name }) => names.some((served) => served === name));
  if (tools.length === manifest.tools.length) return manifest;
  const text = `${JSON.stringify(tools, undefined, 2)}\n`;
  return { ...manifest, tools, hash: createHash("sha256").update(text).digest("hex") };
};
