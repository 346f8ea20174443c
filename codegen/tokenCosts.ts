/** What each tool of a pack costs a model, for the lists that MCP serves and for each vendor's manifest. */
import { estimateTokens } from "./estimateTokens.js";
import { listedTools } from "./manifest.js";
import type { PackModel } from "./model.js";
import { vendors } from "./models/lossyStep.js";
import { vendorManifests } from "./models/manifests.js";
import { isObject } from "./schema.js";

/** `mcp` is the list that is served by default; `mcp.full` has whole output schemas, `mcp.none` has none. */
export const tokenLists = ["mcp", "mcp.full", "mcp.none", ...vendors] as const;
export type TokenList = (typeof tokenLists)[number];

export type TokenCost = Readonly<Record<TokenList, number>>;

/** A cost from a snapshot. An older snapshot has fewer lists. */
export type FormerCost = Readonly<Partial<TokenCost>>;

export interface TokenCosts {
  /** By tool, in the pack's order. */
  readonly tools: ReadonlyMap<string, TokenCost>;
  readonly total: TokenCost;
}

const costOf = (count: (list: TokenList) => number): TokenCost => ({
  mcp: count("mcp"),
  "mcp.full": count("mcp.full"),
  "mcp.none": count("mcp.none"),
  openai: count("openai"),
  "openai.strict": count("openai.strict"),
  anthropic: count("anthropic"),
  gemini: count("gemini"),
});

/** Counts every entry as it is sent, as compact JSON. Estimates, unless `count` is given. */
export const tokenCosts = (pack: PackModel, count: (text: string) => number = estimateTokens): TokenCosts => {
  const { entries } = vendorManifests(pack);
  const lists = {
    mcp: listedTools(pack, "portable", "outline"),
    "mcp.full": listedTools(pack, "portable", "full"),
    "mcp.none": listedTools(pack, "portable", "none"),
    ...entries,
  };
  const tools = new Map(
    pack.tools.map(({ name }, index) => [name, costOf((list) => count(JSON.stringify(lists[list][index] ?? {})))]),
  );
  const total = costOf((list) => [...tools.values()].reduce((sum, cost) => sum + cost[list], 0));
  return { tools, total };
};

const isCost = (value: unknown): value is FormerCost =>
  isObject(value) && typeof value["mcp"] === "number" && Object.values(value).every((cost) => typeof cost === "number");

/** The text of `manifest/tokens.json`: one line for each tool. */
export const tokenSnapshot = ({ tools, total }: TokenCosts): string => {
  const line = (name: string, cost: TokenCost): string =>
    `${JSON.stringify(name)}: ${JSON.stringify(cost).replaceAll(/([,:])/g, "$1 ")}`;
  const lines = [...tools].map(([name, cost]) => `    ${line(name, cost)}`);
  return `{\n  "tools": {\n${lines.join(",\n")}\n  },\n  ${line("total", total)}\n}\n`;
};

/** Reads a snapshot; a missing or broken one has no costs. */
export const readTokenSnapshot = (text: string | undefined): ReadonlyMap<string, FormerCost> => {
  const read = (): unknown => {
    try {
      return JSON.parse(text ?? "{}");
    } catch {
      return {};
    }
  };
  const snapshot = read();
  if (!isObject(snapshot)) return new Map();
  const tools = isObject(snapshot["tools"]) ? snapshot["tools"] : {};
  return new Map(
    [...Object.entries(tools), ["total", snapshot["total"]] as const].flatMap(([name, cost]) =>
      isCost(cost) ? [[name, cost]] : [],
    ),
  );
};
