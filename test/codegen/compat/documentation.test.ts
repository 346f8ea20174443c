/** The tables of docs/compatibility.md are the rules and the disagreements themselves. `UPDATE_GOLDEN=1` writes them. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { clientRules } from "../../../codegen/compat/rules/clientRules.js";
import { packRules } from "../../../codegen/compat/rules/packRules.js";
import { type Family, families } from "../../../codegen/compat/rules/schemaRules.js";
import type { CompatRule } from "../../../codegen/compat/rules.js";
import { repository } from "../../support/repository.js";

const path = join(repository, "docs/compatibility.md");
const letters = { error: "E", warning: "W", info: "I" } as const;

const cell = (side: Family["request"]): string =>
  "unmirrored" in side ? "" : `${letters[side.level]}${side.tolerates === undefined ? "" : "¹"}`;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const ofSchemas = [
  "| Change | `request-` / `response-` | in | out |",
  "|---|---|---|---|",
  ...families.map(
    ({ name, what, request, response }) => `| ${sentence(what)} | \`${name}\` | ${cell(request)} | ${cell(response)} |`,
  ),
];

const tableOf = (rules: readonly CompatRule[]): readonly string[] => [
  "| Rule | | |",
  "|---|---|---|",
  ...rules.map(({ id, level, purpose }) => `| \`${id}\` | ${letters[level]} | ${purpose} |`),
];

interface Disagreement {
  readonly opinion: string;
  readonly theirs: string;
  readonly reason: string;
  readonly cases: readonly string[];
}

const disagreements = JSON.parse(
  readFileSync(join(repository, "test/codegen/compat/disagreements.json"), "utf8"),
) as readonly Disagreement[];

const shortest = (text: string): string => `${text.split(/(?<=[.])\s/)[0] ?? text}`;

const ofOpinions = [
  "| Who | says | of changes | because |",
  "|---|---|---|---|",
  ...disagreements.map(
    ({ opinion, theirs, reason, cases }) => `| ${opinion} | ${theirs} | ${cases.length} | ${shortest(reason)} |`,
  ),
];

const parts: readonly (readonly [begin: string, end: string, lines: readonly string[]])[] = [
  ["<!-- rules of schemas -->", "<!-- end -->", ofSchemas],
  ["<!-- rules of packs -->", "<!-- end of rules -->", tableOf(packRules)],
  ["<!-- rules of clients -->", "<!-- end of clients -->", tableOf(clientRules)],
  ["<!-- disagreements -->", "<!-- end of disagreements -->", ofOpinions],
];

const written = (text: string): string =>
  parts.reduce((page, [begin, end, lines]) => {
    const [before, rest] = [page.slice(0, page.indexOf(begin)), page.slice(page.indexOf(begin))];
    assert.notEqual(rest.indexOf(end), -1, `${end} is missing`);
    return `${before}${begin}\n${lines.join("\n")}\n${rest.slice(rest.indexOf(end))}`;
  }, text);

describe("docs/compatibility.md", () => {
  test("holds the rules and the disagreements as they are", () => {
    const text = readFileSync(path, "utf8");
    if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(path, written(text));
    else assert.equal(text, written(text));
  });
});
