/** Prints what the tools of a project cost a model, with the change against a base. */
import { refuse } from "../src/contract/usageError.js";
import { estimating, type TokenCounter } from "./countTokens.js";
import { tokenSnapshotPath } from "./emit/tokens.js";
import { estimateTokens } from "./estimateTokens.js";
import { ContractInvalid } from "./finding.js";
import { loadModels } from "./generate.js";
import type { PackModel } from "./model.js";
import type { ProjectReader } from "./project.js";
import {
  type FormerCost,
  readTokenSnapshot,
  type TokenCost,
  type TokenCosts,
  type TokenList,
  tokenCosts,
  tokenLists,
} from "./tokenCosts.js";

export { estimateTokens };

export interface TokenOptions {
  /** The state to compare with. Without it, estimates are compared with the project's own committed snapshot. */
  readonly base?: ProjectReader;
  /** Only this pack. */
  readonly pack?: string;
  /** Absent: costs are estimated. */
  readonly counter?: TokenCounter;
}

export interface TokenLine {
  readonly pack: string;
  /** The name of a tool; `total` for the whole list. `cost` is undefined for a tool that is gone. */
  readonly tool: string;
  readonly cost: TokenCost | undefined;
  /** Undefined if the base does not have the tool. */
  readonly before: FormerCost | undefined;
}

const byName = ({ tools, total }: TokenCosts): ReadonlyMap<string, FormerCost> => new Map([...tools, ["total", total]]);

const soundPacks = (base: ProjectReader): readonly PackModel[] => {
  try {
    return loadModels(base).packs;
  } catch (error) {
    if (!(error instanceof ContractInvalid)) throw error;
    return refuse("the contracts of --against do not pass today's rules, so that their tokens cannot be counted");
  }
};

/** The former costs of a pack's tools: estimates come from the committed snapshot, other counts are made again from the base. */
const formerCosts = (
  project: ProjectReader,
  { base, counter = estimating }: TokenOptions,
): ((pack: PackModel) => ReadonlyMap<string, FormerCost> | undefined) => {
  if (counter === estimating) return (pack) => readTokenSnapshot((base ?? project).read(tokenSnapshotPath(pack)));
  if (base === undefined) return () => undefined;
  const former = new Map(soundPacks(base).map((pack) => [pack.name, pack]));
  return ({ name }) => {
    const pack = former.get(name);
    return pack === undefined ? new Map() : byName(tokenCosts(pack, counter.count));
  };
};

/** The costs of every tool, in the order in which they are listed, then of tools that are gone, then of the whole list. */
export const tokenLines = (project: ProjectReader, options: TokenOptions = {}): readonly TokenLine[] => {
  const formerOf = formerCosts(project, options);
  return loadModels(project)
    .packs.filter(({ name }) => options.pack === undefined || name === options.pack)
    .flatMap((pack) => {
      const { tools, total } = tokenCosts(pack, options.counter?.count);
      const before = formerOf(pack);
      const gone = [...(before?.keys() ?? [])].filter((name) => name !== "total" && !tools.has(name));
      const line = (tool: string, cost: TokenCost | undefined): TokenLine => ({
        pack: pack.name,
        tool,
        cost,
        // Without a base no tool counts as new.
        before: before === undefined ? cost : before.get(tool),
      });
      return [
        ...[...tools].map(([name, cost]) => line(name, cost)),
        ...gone.map((name) => line(name, undefined)),
        line("total", total),
      ];
    });
};

const columnWidth = 16;

const cell = ({ cost, before }: TokenLine, list: TokenList): string => {
  const now = cost?.[list] ?? 0;
  const former = before?.[list];
  const change = former === undefined ? "new" : now === former ? "" : `${now > former ? "+" : ""}${now - former}`;
  return `${now}${change === "" ? "" : ` (${change})`}`.padStart(columnWidth);
};

/** A table for each pack: the tokens of each tool's entry and of the whole list, with the change in brackets. */
export const tokenReport = (project: ProjectReader, options: TokenOptions = {}): string => {
  const lines = tokenLines(project, options);
  const { unit } = options.counter ?? estimating;
  const packs = [...new Set(lines.map(({ pack }) => pack))];
  return packs
    .map((pack) => {
      const own = lines.filter((line) => line.pack === pack);
      const width = Math.max(pack.length, ...own.map(({ tool }) => tool.length)) + 2;
      const heading = `${pack.padEnd(width)}${tokenLists.map((list) => list.padStart(columnWidth)).join("")}  (${unit})\n`;
      return `${heading}${own.map((line) => `${line.tool.padEnd(width)}${tokenLists.map((list) => cell(line, list)).join("")}\n`).join("")}`;
    })
    .join("\n");
};
