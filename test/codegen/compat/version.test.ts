/** The version that a change asks for, below and above 1.0.0, and where a finding points to. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compareProjects } from "../../../codegen/compat/index.js";
import { fixture, withFiles } from "../project.js";
import { projectOf } from "./sketch.js";

const day = "2026-06-01";
const tool = (name: string) => ({ name, inputSchema: { type: "object" } });

type Kind = "breaks" | "adds" | "words" | "renames a type";

const versionFindings = (from: string, to: string, kind: Kind): readonly string[] => {
  const [one, two] = [[tool("one")], [tool("one"), tool("two")]];
  const schema = { type: "string" };
  const before = {
    version: from,
    instructions: "Search.",
    tools: kind === "breaks" ? two : one,
    schemas: { Animal: schema },
  };
  const after = {
    version: to,
    schemas: kind === "renames a type" ? { Beast: schema } : { Animal: schema },
    instructions: kind === "words" ? "Search first." : "Search.",
    tools: kind === "adds" ? two : one,
  };
  return compareProjects(projectOf(before, from), projectOf(after, to), day)
    .filter(({ rule }) => rule.startsWith("version-"))
    .map(({ rule, what }) => `${rule} ${/to be (\S+)/.exec(what)?.[1] ?? ""}`.trim());
};

describe("the version of a pack", () => {
  const expected: readonly (readonly [Kind, string, string, readonly string[]])[] = [
    ["breaks", "1.4.2", "1.5.0", ["version-bump 2.0.0"]],
    ["breaks", "1.4.2", "2.0.0", []],
    ["breaks", "1.4.2", "3.1.0", []],
    ["breaks", "0.4.2", "0.4.3", ["version-bump 0.5.0"]],
    ["breaks", "0.4.2", "0.5.0", []],
    ["adds", "1.4.2", "1.4.3", ["version-bump-suggested 1.5.0"]],
    ["adds", "1.4.2", "1.5.0", []],
    ["adds", "0.4.2", "0.4.2", ["version-bump-suggested 0.4.3"]],
    ["adds", "0.4.2", "0.4.3", []],
    ["renames a type", "1.4.2", "1.4.3", ["version-bump 1.5.0"]],
    ["renames a type", "1.4.2", "1.5.0", []],
    ["renames a type", "0.4.2", "0.4.3", ["version-bump 0.5.0"]],
    ["renames a type", "0.4.2", "0.5.0", []],
    ["words", "1.4.2", "1.4.2", ["version-bump-suggested 1.4.3"]],
    ["words", "1.4.2", "1.4.3", []],
    ["words", "1.10.0", "1.9.0", ["version-lowered"]],
  ];
  for (const [kind, from, to, rules] of expected) {
    test(`that ${kind} and goes from ${from} to ${to}: ${rules.join() || "well"}`, () => {
      assert.deepEqual(versionFindings(from, to, kind), rules);
    });
  }
});

describe("a finding", () => {
  const library = fixture("library");
  const shared = "contracts/library/schemas/Book.json";
  const text = library.read(shared) ?? "";

  test("points into the shared schema that changed, for each tool that it changes", () => {
    const schema = JSON.parse(text) as { properties: Record<string, unknown> };
    const [name = ""] = Object.keys(schema.properties);
    const changed = { ...schema, properties: { ...schema.properties, [name]: { type: "boolean" } } };
    const findings = compareProjects(
      library,
      withFiles(library, { [shared]: JSON.stringify(changed, undefined, 2) }),
      day,
    ).filter(({ rule }) => rule === "response-type-changed");
    assert.ok(findings.length > 0);
    for (const { where } of findings) assert.match(where, /^contracts\/library\/schemas\/Book\.json:\d+:\d+$/);
    assert.equal(new Set(findings.map(({ fingerprint }) => fingerprint)).size, findings.length);
  });

  test("of what is gone says where it stood", () => {
    const schema = JSON.parse(text) as { properties: Record<string, unknown>; required: readonly string[] };
    const [name = ""] = schema.required;
    const { [name]: _gone, ...properties } = schema.properties;
    const required = schema.required.filter((other) => other !== name);
    const findings = compareProjects(
      library,
      withFiles(library, { [shared]: JSON.stringify({ ...schema, properties, required }, undefined, 2) }),
      day,
    ).filter(({ rule }) => rule === "response-required-property-removed");
    assert.match(findings[0]?.where ?? "", /^contracts\/library\/schemas\/Book\.json:/);
    assert.match(findings[0]?.what ?? "", /\(it stood at base:contracts\/library\/schemas\/Book\.json:\d+:\d+\)$/);
  });
});
