/** What each tool costs a model in tools/list, portable profile, by estimate. */
import { estimateTokens } from "../estimateTokens.js";
import { usualTools } from "../manifest.js";
import type { PackModel } from "../model.js";

export interface ToolCost {
  readonly name: string;
  readonly tokens: number;
}

export const toolCosts = (model: PackModel): readonly ToolCost[] =>
  usualTools(model).map((entry) => ({
    name: String(entry["name"]),
    tokens: estimateTokens(JSON.stringify(entry)),
  }));
