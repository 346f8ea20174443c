/** Pairs of schemas in which a break hides from a comparison that looks at one keyword after the other. Ajv knows the value. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compile } from "../../../codegen/ajv.js";
import { compatRule } from "../../../codegen/compat/rules.js";
import { createComparison, type Direction } from "../../../codegen/compat/schema/compare.js";
import { type Node, rootOf } from "../../../codegen/compat/schema/located.js";
import { aloneAt } from "../../../codegen/compat/surface.js";
import type { Schema } from "../../../codegen/schema.js";
import type { JsonValue } from "../../../src/contract/contract.js";

const nodeOf = (root: Schema): Node =>
  rootOf(aloneAt(root, { document: { path: "schema.json", text: undefined }, pointer: "" }));

const rulesOf = (narrow: Schema, wide: Schema, direction: Direction): readonly string[] => {
  const [base, current] = direction === "request" ? [wide, narrow] : [narrow, wide];
  return createComparison()(nodeOf(base), nodeOf(current), direction).map(({ family }) => `${direction}-${family}`);
};

/** Two definitions, of which one refers to the other beside demands of its own, and something leads back to `target`. */
const backTo = (target: string): Schema => ({
  type: "object",
  properties: { root: { $ref: "#/$defs/Whole" } },
  $defs: {
    Whole: { type: "object", properties: { note: { type: "string" } }, $ref: "#/$defs/Part" },
    Part: { type: "object", properties: { next: { $ref: `#/$defs/${target}` } } },
  },
});

const valued = (value: Schema): Schema => ({ type: "object", properties: { value } });

interface Pair {
  readonly narrow: Schema;
  readonly wide: Schema;
  /** Conforms to the wide one alone. */
  readonly witness: JsonValue;
  readonly request: readonly string[];
  readonly response: readonly string[];
}

const pairs: Readonly<Record<string, Pair>> = {
  "a reference back to the whole, and one to the part that it is made of": {
    narrow: backTo("Whole"),
    wide: backTo("Part"),
    witness: { root: { next: { note: 1 } } },
    request: ["request-property-added-to-open"],
    response: ["response-property-removed"],
  },
  "a demanded property of any type, and one of a type": {
    narrow: { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
    wide: { type: "object", required: ["a"] },
    witness: { a: 1 },
    request: ["request-type-narrowed", "request-became-non-nullable"],
    response: ["response-type-widened", "response-became-nullable"],
  },
  "a property that is forbidden, and one that is not declared": {
    narrow: { type: "object", properties: { a: false } },
    wide: { type: "object" },
    witness: { a: 1 },
    request: ["request-closed"],
    response: ["response-opened"],
  },
  "an enumeration of texts, and one with a number": {
    narrow: valued({ enum: ["a"] }),
    wide: valued({ enum: ["a", 1] }),
    witness: { value: 1 },
    request: ["request-type-narrowed"],
    response: ["response-type-widened"],
  },
};

describe("a break is seen in", () => {
  for (const [name, { narrow, wide, witness, request, response }] of Object.entries(pairs)) {
    test(name, () => {
      assert.equal(compile(wide).validate(witness), true);
      assert.equal(compile(narrow).validate(witness), false);
      for (const [direction, expected] of [
        ["request", request],
        ["response", response],
      ] as const) {
        const rules = rulesOf(narrow, wide, direction);
        assert.deepEqual(rules, expected);
        const isSeen = rules
          .map(compatRule)
          .some(({ level, tolerates }) => level === "error" || tolerates !== undefined);
        assert.ok(isSeen, `${direction}: ${rules.join()}`);
      }
    });
  }
});

test("a constant of another type is a change of the type", () => {
  const rules = createComparison()(nodeOf(valued({ const: "a" })), nodeOf(valued({ const: 1 })), "response");
  assert.deepEqual(
    rules.map(({ family }) => family),
    ["type-changed"],
  );
});

test("what is said of a value that may be null is compared like what is said of any other", () => {
  const nullable = (words: Schema): Schema => valued({ anyOf: [{ type: "string", ...words }, { type: "null" }] });
  const familiesOf = (before: Schema, after: Schema): readonly string[] =>
    createComparison()(nodeOf(before), nodeOf(after), "request").map(({ family }) => family);
  assert.deepEqual(familiesOf(nullable({ description: "One." }), nullable({ description: "Two." })), [
    "wording-changed",
  ]);
  assert.deepEqual(familiesOf(nullable({ default: "a" }), nullable({ default: "b" })), ["default-changed"]);
  assert.deepEqual(
    familiesOf(nullable({ description: "One." }), valued({ type: ["string", "null"], description: "One." })),
    [],
  );
});
