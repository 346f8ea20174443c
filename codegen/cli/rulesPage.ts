/**
 * The page of all rules, `docs/rules.md`, as Markdown: a table for each gate. Reasons and examples of a rule are printed by
 * `explain` alone.
 */
import { codeSpan, plainText, table } from "../emit/markdownText.js";
import { type Gate, gates } from "../finding.js";
import type { Rule } from "../rule.js";

const titles: Readonly<Record<Gate, string>> = {
  contract: "Contracts: `lint`",
  sources: "Gate 1: `sources`",
  generated: "Gate 2: `generated`",
  handlers: "Gate 3: `handlers`",
  server: "Gate 4: `server`",
  compatibility: "Gate 5: `compatibility`, and `diff`",
};

const rowOf = ({ id, level, purpose }: Rule): readonly string[] => [codeSpan(id), level, plainText(purpose)];

/** The text between the marks of the page. */
export const rulesPage = (rules: readonly Rule[]): string =>
  gates
    .map((gate) => ({ gate, own: rules.filter((rule) => rule.gate === gate) }))
    .filter(({ own }) => own.length > 0)
    .map(({ gate, own }) => `## ${titles[gate]}\n\n${table(["Rule", "Level", "Purpose"], own.map(rowOf))}`)
    .join("\n\n");
