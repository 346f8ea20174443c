/** The cost of tools/list for a model stays within a budget. */
import { type LintRule, warningRule } from "./lintRule.js";

/** For the list, a tenth of a context of 200,000 tokens; for a tool, a quarter of such a list. */
const defaultBudgets = { tokensPerTool: 5000, tokensPerList: 20000 } as const;

const budgets = (settings: Readonly<Record<string, number>>) => ({ "../toolchain.json": { budgets: settings } });

export const budgetRules: readonly LintRule[] = [
  warningRule({
    id: "tool-token-budget",
    stage: "meaning",
    purpose: "No tool's entry of tools/list costs more than budgets.tokensPerTool.",
    why: `Every request of a model carries the list. Without a setting the budget is ${defaultBudgets.tokensPerTool} estimated tokens.`,
    fix: "Shorten descriptions, share schemas, leave out of the output what nobody reads; or raise the budget in contracts/toolchain.json.",
    bad: budgets({ tokensPerTool: 40 }),
    good: budgets({ tokensPerTool: 400 }),
    check: (pack, report) => {
      const budget = pack.budgets.tokensPerTool ?? defaultBudgets.tokensPerTool;
      const files = new Map(pack.loaded.tools.map((file) => [file.stem, file]));
      for (const { name, tokens } of pack.costs()) {
        const file = files.get(name);
        if (file !== undefined && tokens > budget)
          report(file, "", `costs about ${tokens} tokens in tools/list, and the budget is ${budget}`);
      }
    },
  }),
  warningRule({
    id: "list-token-budget",
    stage: "meaning",
    purpose: "A pack's whole tools/list costs no more than budgets.tokensPerList.",
    why: `Every request of a model carries it. Without a setting the budget is ${defaultBudgets.tokensPerList} estimated tokens.`,
    fix: "Look at the dearest tools first; split the pack; or raise the budget in contracts/toolchain.json.",
    bad: budgets({ tokensPerList: 40 }),
    good: budgets({ tokensPerList: 400 }),
    check: (pack, report) => {
      const budget = pack.budgets.tokensPerList ?? defaultBudgets.tokensPerList;
      const tokens = pack.costs().reduce((sum, cost) => sum + cost.tokens, 0);
      if (tokens > budget)
        report(pack.loaded.pack, "", `tools/list costs about ${tokens} tokens, and the budget is ${budget}`);
    },
  }),
];
