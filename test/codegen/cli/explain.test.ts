/** The catalogue of rules: whole, without twins, printed by `explain`, and holding every rule that a finding can carry. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { rules } from "../../../codegen/catalogue.js";
import { ruleText } from "../../../codegen/cli/ruleText.js";
import { gates } from "../../../codegen/finding.js";
import { filesBelow, projectAt } from "../../../codegen/project.js";
import { repository } from "../../support/repository.js";
import { runCliHere } from "./process.js";

describe("the catalogue", () => {
  it("names each rule once, in kebab case", () => {
    const ids = rules.map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
    assert.deepEqual(
      ids.filter((id) => !/^[a-z]+(-[a-z0-9]+)*$/.test(id)),
      [],
    );
  });

  it("leaves no gate without rules, and no rule without words", () => {
    assert.deepEqual(
      gates.filter((gate) => !rules.some((rule) => rule.gate === gate)),
      [],
    );
    const wordless = rules.filter((rule) => Object.values(rule).some((text) => text === ""));
    assert.deepEqual(
      wordless.map(({ id }) => id),
      [],
    );
  });

  it("holds every rule that the toolchain's sources give to a finding", () => {
    const known = new Set(rules.map(({ id }) => id));
    const sources = filesBelow(projectAt(join(repository, "codegen")), ".").filter((path) => path.endsWith(".ts"));
    const given = sources.flatMap((path) =>
      [
        ...readFileSync(join(repository, "codegen", path), "utf8").matchAll(
          /\b(?:rule: |fileFinding\(|fault\(|remark\()\s*"([a-z0-9-]+)"/g,
        ),
      ].map(([, id = ""]) => id),
    );
    assert.ok(given.length > 20, `${given.length} found: the pattern is no longer how rules are given`);
    assert.deepEqual(
      [...new Set(given)].filter((id) => !known.has(id)),
      [],
    );
  });
});

describe("explain", () => {
  it("prints all that is known of a rule, by its name and as a report prints it", async () => {
    const rule = rules.find(({ id }) => id === "stale");
    assert.ok(rule !== undefined);
    for (const word of ["stale", "generated/stale"]) {
      const { status, stdout } = await runCliHere(repository, "explain", word);
      assert.deepEqual([status, stdout], [0, ruleText(rule)]);
    }
    for (const text of [rule.purpose, rule.why, rule.fix, rule.level, rule.gate])
      assert.ok(ruleText(rule).includes(text));
  });

  it("lists all of them", async () => {
    const { status, stdout } = await runCliHere(repository, "explain");
    assert.equal(status, 0);
    for (const { id } of rules) assert.match(stdout, new RegExp(`^ {2}${id} +(error|warning|info) `, "m"));
  });
});
