import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { literalText } from "../../codegen/emit/literal.js";
import { docComment, typeText } from "../../codegen/emit/typeText.js";
import { estimateTokens } from "../../codegen/estimateTokens.js";
import { combinatorWords } from "../../codegen/manifest.js";
import { propertyAccess, propertyKey, typeName, valueName } from "../../codegen/names.js";
import type { Schema } from "../../codegen/schema.js";

describe("names", () => {
  it("come out the same from every spelling", () => {
    for (const name of ["searchFlights", "search_flights", "search-flights"]) {
      assert.deepEqual([typeName(name), valueName(name)], ["SearchFlights", "searchFlights"]);
    }
  });

  it("are quoted where they must be", () => {
    assert.deepEqual(
      [propertyKey("a"), propertyKey("a-b"), propertyAccess("a"), propertyAccess("a-b")],
      ["a", '"a-b"', ".a", '["a-b"]'],
    );
  });
});

describe("the words for a combinator at the root", () => {
  const required = (...names: readonly string[]): Schema => ({ required: [...names] });
  const cases: readonly (readonly [Schema, "anyOf" | "oneOf" | "allOf", string | undefined])[] = [
    [{ anyOf: [required("a"), required("b")] }, "anyOf", "At least one of a or b is required."],
    [{ anyOf: [required("a"), required("b"), required("c")] }, "anyOf", "At least one of a, b or c is required."],
    [{ oneOf: [required("a", "b"), required("c")] }, "oneOf", "Exactly one of a together with b or c is required."],
    [{ allOf: [required("a")] }, "allOf", "Required: a."],
    [{}, "anyOf", undefined],
  ];
  for (const [schema, combinator, words] of cases) {
    it(words ?? "none", () => assert.equal(combinatorWords(schema, combinator), words));
  }
});

describe("types", () => {
  const text = (schema: Schema): string =>
    typeText(schema, { definitions: new Map(), isResolved: false, nameOf: (name) => name });
  const cases: readonly (readonly [Schema, string])[] = [
    [{}, "unknown"],
    [{ type: ["string", "null"] }, "string | null"],
    [{ type: ["integer", "number"] }, "number"],
    [{ type: "array", items: { type: ["string", "null"] } }, "readonly (string | null)[]"],
    [{ type: "array" }, "readonly unknown[]"],
    [{ type: "array", items: { enum: ["a|b"] } }, 'readonly "a|b"[]'],
    [{ type: "object", additionalProperties: false }, "Record<string, never>"],
    [{ type: "object", additionalProperties: { type: "integer" } }, "{\n  readonly [key: string]: number;\n}"],
    [{ anyOf: [{ $ref: "#/$defs/A" }, { type: "null" }] }, "A | null"],
    [{ allOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }] }, "A & B"],
    [{ const: null }, "null"],
  ];
  for (const [schema, expected] of cases) it(JSON.stringify(schema), () => assert.equal(text(schema), expected));
});

it("a contract's text cannot close a doc comment", () => {
  assert.equal(docComment("a */ b\nc"), "/**\n * a *\\/ b\n * c\n */\n");
});

it("short literals stay on one line, long ones do not", () => {
  assert.equal(literalText({ a: [1, "x"], "b-c": null }), '{ a: [1, "x"], "b-c": null }');
  assert.equal(literalText({ a: "x".repeat(120) }), `{\n  a: "${"x".repeat(120)}",\n}`);
});

it("the estimate of tokens grows with the text and counts words, digits and marks", () => {
  assert.deepEqual(
    ["", "flight", "search flights", "searchFlights", "2026", '{"a":1}'].map(estimateTokens),
    [0, 1, 2, 2, 2, 5],
  );
});
