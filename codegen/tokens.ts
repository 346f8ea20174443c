/** Prints what the tools of a project cost a model, by estimate, with the change against a committed snapshot. */
import { tokenSnapshotPath } from "./emit/tokens.js";
import { estimateTokens } from "./estimateTokens.js";
import { loadModels } from "./generate.js";
import type { ProjectReader } from "./project.js";
import { readTokenSnapshot, type TokenCost, type TokenList, tokenCosts, tokenLists } from "./tokenCosts.js";

export { estimateTokens };

export interface TokenOptions {
  /** Whose committed snapshot the change is counted from; the project's own if absent. */
  readonly base?: ProjectReader;
  /** Only this pack. */
  readonly pack?: string;
}

export interface TokenLine {
  readonly pack: string;
  /** A tool's name; `total` for the whole list. A tool that is gone costs nothing now. */
  readonly tool: string;
  readonly cost: TokenCost | undefined;
  /** Undefined where the snapshot does not know the tool. */
  readonly before: TokenCost | undefined;
}

/** The costs of every tool, in the order in which they are listed, then of tools that are gone, then of the whole list. */
export const tokenLines = (
  project: ProjectReader,
  { base = project, pack: only }: TokenOptions = {},
): readonly TokenLine[] =>
  loadModels(project)
    .packs.filter(({ name }) => only === undefined || name === only)
    .flatMap((pack) => {
      const { tools, total } = tokenCosts(pack);
      const before = readTokenSnapshot(base.read(tokenSnapshotPath(pack)));
      const gone = [...before.keys()].filter((name) => name !== "total" && !tools.has(name));
      const line = (tool: string, cost: TokenCost | undefined): TokenLine => ({
        pack: pack.name,
        tool,
        cost,
        before: before.get(tool),
      });
      return [
        ...[...tools].map(([name, cost]) => line(name, cost)),
        ...gone.map((name) => line(name, undefined)),
        line("total", total),
      ];
    });

const columnWidth = 20;

const cell = ({ cost, before }: TokenLine, list: TokenList): string => {
  const now = cost?.[list] ?? 0;
  const change =
    before === undefined ? "new" : now === before[list] ? "" : `${now > before[list] ? "+" : ""}${now - before[list]}`;
  return `${now}${change === "" ? "" : ` (${change})`}`.padStart(columnWidth);
};

/** A table for each pack: estimated tokens of each tool's entry and of the whole list, and in brackets what changed. */
export const tokenReport = (project: ProjectReader, options: TokenOptions = {}): string => {
  const lines = tokenLines(project, options);
  const packs = [...new Set(lines.map(({ pack }) => pack))];
  return packs
    .map((pack) => {
      const own = lines.filter((line) => line.pack === pack);
      const width = Math.max(pack.length, ...own.map(({ tool }) => tool.length)) + 2;
      const heading = `${pack.padEnd(width)}${tokenLists.map((list) => list.padStart(columnWidth)).join("")}  (estimated tokens)\n`;
      return `${heading}${own.map((line) => `${line.tool.padEnd(width)}${tokenLists.map((list) => cell(line, list)).join("")}\n`).join("")}`;
    })
    .join("\n");
};
