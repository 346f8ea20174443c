/** The levels that a project sets in `contracts/toolchain.json`, and what is wrong with these settings. */
import { nearest } from "../../src/contract/validation/similar.js";
import type { ContractFiles } from "../contractFiles.js";
import { pointerTo } from "../pointer.js";
import { fixedRule, type LintRule } from "./lintRule.js";

type Settings = ContractFiles["toolchain"];

export const settingsRule: LintRule = fixedRule({
  id: "lint-settings",
  stage: "structure",
  purpose: "Settings of lint name rules that there are, and lower none without which code generation is unsound.",
  why: "A misspelt name silently leaves the rule as it was; a lowered one would let through what no code can be generated from.",
  fix: "Correct the name in contracts/toolchain.json, or remove the line.",
  bad: { "../toolchain.json": { lint: { "reason-usde": "off" } } },
  good: { "../toolchain.json": { lint: { "reason-used": "off" } } },
});

const faultOf = (id: string, level: string, rules: readonly LintRule[]): string | undefined => {
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule === undefined) {
    const ids = rules.map((candidate) => candidate.id);
    const meant = nearest(id, ids);
    return meant === undefined ? "is no lint rule" : `is no lint rule: did you mean ${meant}?`;
  }
  return rule.isFixed && level !== rule.level
    ? `cannot be "${level}": without ${id} no code could be generated, so it stays "${rule.level}"`
    : undefined;
};

/** Reports settings for unknown rules, and for rules whose level is fixed. */
export const checkSettings = (
  { lint = {} }: Settings,
  rules: readonly LintRule[],
  report: (pointer: string, what: string, name: string) => void,
): void => {
  for (const [id, level] of Object.entries(lint)) {
    const fault = faultOf(id, level, rules);
    if (fault !== undefined) report(pointerTo("lint"), `${id} ${fault}`, id);
  }
};

/** The level at which a rule is reported, or `off`. */
export const levelOf = (rule: LintRule, { lint }: Settings): LintRule["level"] | "off" =>
  rule.isFixed || lint === undefined || !Object.hasOwn(lint, rule.id) ? rule.level : (lint[rule.id] ?? rule.level);
