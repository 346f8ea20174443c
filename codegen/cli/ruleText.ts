/** Rules as text: one in full for `explain`, or all as a list. `docs/rules.md` has the same list as tables. */
import { compactJson } from "../emit/compactJson.js";
import { type Gate, gates } from "../finding.js";
import type { Rule } from "../rule.js";
import { isObject } from "../schema.js";
import { withEscapes } from "../unseen.js";

/** One part of an example, such as a file with its path, or the state before and the state after. */
const partText = ([name, part]: readonly [string, unknown]): string =>
  typeof part === "string" ? `${name}\n${part.trimEnd()}\n` : `${name}\n${compactJson(part)}`;

const partNames = /^(before|after|.*[./].*)$/;

/** An example as it is shown: each part below its name, JSON in few lines. */
export const exampleText = (text: string): string => {
  let example: unknown;
  try {
    example = JSON.parse(text);
  } catch {
    return `${text.trimEnd()}\n`;
  }
  const parts = isObject(example) ? Object.entries(example) : [];
  const isInParts = parts.length > 0 && parts.every(([name]) => partNames.test(name));
  return withEscapes(isInParts ? parts.map(partText).join("") : compactJson(example));
};

const indented = (text: string): string => text.trimEnd().replaceAll(/^/gm, "    ");

/** Everything about one rule. */
export const ruleText = ({ id, gate, level, purpose, why, fix, bad, good }: Rule): string =>
  [
    `${gate}/${id} (${level})\n`,
    `\n  ${purpose}\n`,
    `\nwhy\n  ${why}\n`,
    `\nfix\n  ${fix}\n`,
    `\nbad\n${indented(exampleText(bad))}\n`,
    `\ngood\n${indented(exampleText(good))}\n`,
  ].join("");

const levelWidth = 8;

/** One line for each rule, by gate. */
export const ruleLines = (rules: readonly Rule[]): string => {
  const width = Math.max(...rules.map(({ id }) => id.length));
  const block = (gate: Gate): string => {
    const own = rules.filter((rule) => rule.gate === gate);
    const lines = own.map(({ id, level, purpose }) => `  ${id.padEnd(width)} ${level.padEnd(levelWidth)} ${purpose}\n`);
    return own.length === 0 ? "" : `${gate}\n${lines.join("")}`;
  };
  return gates.map(block).join("");
};
