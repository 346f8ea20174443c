/** Every rule is tried with its own example, and every rule of one side has its like on the other. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compareProjects } from "../../../codegen/compat/index.js";
import { families } from "../../../codegen/compat/rules/schemaRules.js";
import { type CompatRule, compatRules, type ExampleChange } from "../../../codegen/compat/rules.js";
import type { Finding } from "../../../codegen/finding.js";
import { projectsOf, withWaivers } from "./sketch.js";

const day = "2026-06-01";

const findingsOf = (change: ExampleChange): readonly Finding[] => {
  const [before, after] = projectsOf(change);
  const findings = compareProjects(before, after, day);
  if (change.waiver === undefined) return findings;
  const fingerprints = findings.flatMap(({ level, fingerprint }) =>
    level === "error" && fingerprint !== undefined ? [fingerprint] : [],
  );
  const waivers =
    change.waiver === "unused"
      ? [{ fingerprint: "0123456789abcdef", expires: "2999-12-31" }]
      : fingerprints.map((fingerprint) => ({
          fingerprint,
          expires: String((change.waiver as { expires: string }).expires),
        }));
  return compareProjects(before, withWaivers(after, waivers), day);
};

const exampleOf = (rule: CompatRule, kind: "bad" | "good"): ExampleChange => JSON.parse(rule[kind]) as ExampleChange;

const idsOf = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map(({ rule }) => rule))].sort();

describe("a rule's own example", () => {
  for (const rule of compatRules) {
    test(`${rule.id}: what is bad is found, and nothing else`, () => {
      const example = exampleOf(rule, "bad");
      const findings = findingsOf(example);
      assert.deepEqual(
        idsOf(findings),
        [...(example.also ?? []), rule.id].sort(),
        JSON.stringify(findings, undefined, 2),
      );
      const own = findings.filter(({ rule: id }) => id === rule.id);
      assert.ok(own.every(({ level }) => level === rule.level));
    });

    test(`${rule.id}: in what is good there is nothing to find`, () => {
      const example = exampleOf(rule, "good");
      const findings = findingsOf(example);
      assert.deepEqual(idsOf(findings), [...(example.also ?? [])].sort(), JSON.stringify(findings, undefined, 2));
    });
  }
});

describe("the catalogue", () => {
  test("names each rule once, in kebab case", () => {
    const ids = compatRules.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const id of ids) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
  });

  test("says of each rule what it is for, why, and what to do, in sentences", () => {
    for (const { id, purpose, why, fix } of compatRules) {
      for (const text of [purpose, why, fix]) assert.match(text, /^[A-Z].+[.]$/s, id);
    }
  });

  test("asks for a major version where something breaks, and never elsewhere", () => {
    for (const { id, level, bump } of compatRules) {
      if (bump !== "none") assert.equal(bump === "major", level === "error", id);
    }
  });

  test("has a rule for requests and one for responses, or says in writing why not", () => {
    const ids = new Set(compatRules.map(({ id }) => id));
    for (const { name, request, response } of families) {
      for (const [direction, side] of Object.entries({ request, response })) {
        if ("unmirrored" in side) assert.match(side.unmirrored, /^.{30,}\.$/, name);
        assert.equal(ids.has(`${direction}-${name}`), !("unmirrored" in side), `${direction}-${name}`);
      }
    }
    for (const id of ids) {
      const [, name] = /^(?:request|response)-(.+)$/.exec(id) ?? [];
      if (name !== undefined)
        assert.ok(
          families.some((family) => family.name === name),
          id,
        );
    }
  });

  test("calls a change a break on one side if taking it back is one on the other", () => {
    const byName = new Map(families.map((family) => [family.name, family]));
    for (const { name, opposite, request } of families) {
      const back = byName.get(opposite);
      assert.ok(back !== undefined, `${name} has no opposite ${opposite}`);
      if ("unmirrored" in request || "unmirrored" in back.response) continue;
      const { response } = back;
      const isBreak = request.level === "error";
      const isMirrored = response.level === "error" || response.tolerates !== undefined;
      if (isBreak) assert.ok(isMirrored, `${name} breaks requests, ${opposite} must break responses or say why not`);
      if (response.level === "error") {
        assert.ok(
          isBreak || request.tolerates !== undefined,
          `${opposite} breaks responses, ${name} must break requests or say why not`,
        );
      }
    }
  });
});
