import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { parsePattern } from "../../../codegen/lint/patternParser.js";
import { mayExplode } from "../../../codegen/lint/patterns.js";
import { filesBelow, projectAt } from "../../../codegen/project.js";
import { repository } from "../../support/repository.js";

const explosive = [
  "^(a+)+$",
  "(a*)*",
  "^([a-z]+\\s?)+$",
  "^(\\w+\\d*)+$",
  "(?:a|a)*",
  "^(?:[a-z]|[a-m])*$",
  "(x(a+)+)?",
  "(.*a){2,}",
];
const harmless = [
  "^[a-z]+(-[a-z]+)*$",
  "^(\\d+,)*\\d+$",
  "^[A-Z]{3}$",
  "^(a|b)*$",
  "^(?:[a-z]{1,8}\\.)+[a-z]+$",
  "a+b+",
  "(ab+c)*",
  "^(?=.*[0-9])[a-z0-9]+$",
  "^[(+]+$",
  "\\(a+\\)+",
  "(a+){2,3}",
];

describe("patterns that may take exponential time", () => {
  for (const pattern of explosive) it(pattern, () => assert.equal(mayExplode(pattern), true));
});

describe("patterns that look like them and are harmless", () => {
  for (const pattern of harmless) it(pattern, () => assert.equal(mayExplode(pattern), false));
});

it("harmless ones refuse a text that almost matches at once", () => {
  for (const pattern of harmless) new RegExp(pattern, "u").test(`${"a".repeat(30)}!`);
});

it("no pattern of the project's contracts is one of them", () => {
  const project = projectAt(repository);
  const texts = filesBelow(project, "contracts").map((path) => project.read(path) ?? "");
  const patterns = texts.flatMap((text) =>
    [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, literal]) => literal),
  );
  assert.ok(patterns.length > 20);
  for (const literal of patterns) assert.equal(mayExplode(String(JSON.parse(literal ?? '""'))), false, literal);
});

it("every pattern that compiles is read whole", () => {
  const piece = fc.constantFrom(
    "a",
    "[b-d]",
    "\\d",
    "(?:",
    "(",
    ")",
    "|",
    "*",
    "+",
    "{2,}",
    "{1,3}",
    "?",
    ".",
    "\\(",
    "[)]",
    "^",
    "$",
    "(?=",
    "(?<n>",
    "\\u{61}",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const pattern = pieces.join("");
      try {
        new RegExp(pattern, "u");
      } catch {
        return;
      }
      assert.ok(parsePattern(pattern).length >= 1);
      mayExplode(pattern);
    }),
    { numRuns: 3000 },
  );
});
