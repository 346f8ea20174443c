/** The page of all rules, `docs/rules.md`, as Markdown. */
import { type Gate, gates } from "../finding.js";
import type { Rule } from "../rule.js";
import { exampleText } from "./ruleText.js";

const titles: Readonly<Record<Gate, string>> = {
  contract: "Contracts: `lint`",
  sources: "Gate 1: `sources`",
  generated: "Gate 2: `generated`",
  handlers: "Gate 3: `handlers`",
  server: "Gate 4: `server`",
  compatibility: "Gate 5: `compatibility`, and `diff`",
};

/** A fence that the text does not hold. */
const fenced = (text: string): string => {
  const fence = text.includes("```") ? "````" : "```";
  return `${fence}text\n${text}${fence}\n`;
};

const ruleSection = ({ id, level, purpose, why, fix, bad, good }: Rule): string =>
  [
    `### ${id}\n\n`,
    `**${level}** ${purpose}\n\n`,
    `${why} ${fix}\n\n`,
    fenced(`-- bad\n${exampleText(bad)}-- good\n${exampleText(good)}`),
    "\n",
  ].join("");

/** What stands between the marks of the page. */
export const rulesPage = (rules: readonly Rule[]): string =>
  gates
    .map((gate) => ({ gate, own: rules.filter((rule) => rule.gate === gate) }))
    .filter(({ own }) => own.length > 0)
    .map(({ gate, own }) => `## ${titles[gate]}\n\n${own.map(ruleSection).join("")}`)
    .join("")
    .trimEnd();
