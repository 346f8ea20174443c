/** Slips that lint used to pass or to explain badly: what is said, and where. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { lintProject as lintWith } from "../../../codegen/lint/index.js";
import { shortestMatch } from "../../../codegen/lint/patternParser.js";
import { inputProperties, inputProperty, oneExample, outputProperty } from "../../../codegen/lint/sampleChanges.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import type { JsonObject } from "../../../src/contract/contract.js";
import { sampleWith } from "./samplePack.js";

const check = metaCheck();

const jsonOf = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));

const foundIn = (change: unknown): readonly string[] =>
  lintWith(sampleWith(jsonOf(change)), check).findings.map(
    ({ level, rule, where, what }) => `${level} ${rule} ${where.replace(/:\d+:\d+$/, "")} ${what}`,
  );

const only = (change: unknown, pattern: RegExp): void => {
  const found = foundIn(change);
  assert.equal(found.length, 1, found.join("\n"));
  assert.match(found[0] ?? "", pattern);
};

describe("a default inside a branch is shown where it stands", () => {
  it("in the shared schema, with the branch that reaches it", () => {
    const branch = { anyOf: [{ $ref: "../schemas/Address.json" }] };
    only(
      {
        ...inputProperties({ place: { description: "Where to.", ...branch } }),
        "schemas/Address.json": {
          type: "object",
          description: "A house.",
          properties: { country: { type: "string", description: "By its code.", default: "NO" } },
        },
      },
      /^error default-placed contracts\/library\/schemas\/Address\.json #\/properties\/country has a default inside a branch or a map, contracts\/library\/tools\/findBooks\.json#\/inputSchema\/properties\/place\/anyOf\/0,/,
    );
  });

  it("in the same schema, and in a definition of it", () => {
    only(
      inputProperty({ anyOf: [{ minLength: 1, type: "string" }, { default: "a" }] }),
      /#\/inputSchema\/properties\/word\/anyOf\/1 has a default inside a branch or a map, #\/inputSchema\/properties\/word\/anyOf\/1,/,
    );
  });
});

describe("a keyword that JSON Schema knows is not taken for a misspelt one", () => {
  const advice: Readonly<Record<string, RegExp>> = {
    patternProperties: /additionalProperties$/,
    unevaluatedProperties: /"additionalProperties": false/,
    not: /enum, pattern or bounds$/,
    prefixItems: /a property for each place$/,
    dependentRequired: /if, then and required$/,
    nullable: /"type": \["\.\.\.", "null"\]$/,
  };
  for (const [keyword, instead] of Object.entries(advice)) {
    it(keyword, () => {
      const [first = ""] = foundIn(outputProperty("title", { [keyword]: {} }));
      assert.match(
        first,
        new RegExp(`^error unsupported-keyword .* has ${keyword}, which JSON Schema knows and contracts do not: `),
      );
      assert.match(first, instead);
      assert.doesNotMatch(first, /did you mean/);
    });
  }

  it("while a misspelt one still is", () =>
    only(outputProperty("title", { minLenght: 1 }), /minLenght \(did you mean minLength\?\)$/));

  it("and a reference is refused with what to write, and no expression to decipher", () => {
    only(
      outputProperty("shelf", { $ref: "https://example.com/a.json" }),
      /^error local-reference .* "https:\/\/example\.com\/a\.json" is no reference that contracts have: write \.\.\/schemas\/<Name>\.json/,
    );
  });
});

describe("what can never be is found", () => {
  it("a text shorter than its pattern", () => {
    only(
      outputProperty("title", { pattern: "^TEST-[A-Z0-9]{6}$", maxLength: 8 }),
      /^error value-possible .* has a pattern that asks for 11 characters, and maxLength 8$/,
    );
    assert.deepEqual(foundIn(outputProperty("title", { pattern: "^TEST-[A-Z0-9]{6}$", maxLength: 11 })), []);
  });

  it("a shortest match is never longer than one that matches", () => {
    const patterns = [
      "^a{2,}b?$",
      "(?:ab|c)+d",
      "^(?=x)x*$",
      "(a)\\1\\1",
      "\\p{L}{3}-?",
      "",
      "[^a]{0,2}|zz",
      "(?<n>a|)\\k<n>b",
      "\\bword\\b",
      "^\\u{1F600}{2}$",
    ];
    assert.deepEqual(patterns.map(shortestMatch), [2, 2, 0, 1, 3, 0, 0, 1, 4, 2]);
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        fc.string({ maxLength: 6, unit: fc.constantFrom("a", "b", "c", "x", "z", "-", "é", "😀") }),
        (pattern, text) => {
          if (new RegExp(pattern, "u").test(text))
            assert.ok([...text].length >= shortestMatch(pattern), `${pattern} ${text}`);
        },
      ),
      { seed: 11, numRuns: 2000 },
    );
  });

  const matching = (books: unknown) =>
    oneExample({ arguments: { word: "sea" }, output: { type: "object", properties: { books } } });
  const title = (keywords: unknown) => ({ type: "array", items: { type: "object", properties: { pages: keywords } } });
  const vain: readonly (readonly [unknown, RegExp])[] = [
    [{ type: "string" }, /#\/examples\/0\/output\/properties\/books asks for string, and the output is array$/],
    [title({ const: "ten" }), /\/items\/properties\/pages asks for "ten", which the output cannot be$/],
    [title({ enum: [0, -1] }), /asks for 0 or -1, which the output cannot be$/],
    [title({ maximum: 0 }), /asks for maximum 0, and the output has minimum 1$/],
  ];
  for (const [books, what] of vain)
    it(`an example that expects ${JSON.stringify(books)}`, () => only(matching(books), what));

  it("and what may be is let pass", () => {
    for (const books of [
      { minItems: 3 },
      title({ const: 7 }),
      title({ enum: [0, 1] }),
      title({ type: "number" }),
      { contains: { required: ["title"] } },
    ])
      assert.deepEqual(foundIn(matching(books)), [], JSON.stringify(books));
  });
});
