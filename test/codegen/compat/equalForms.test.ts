/** Other writings of one and the same schema are no change, whatever the schema is. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { compareProjects } from "../../../codegen/compat/index.js";
import { createComparison } from "../../../codegen/compat/schema/compare.js";
import { type Node, rootOf } from "../../../codegen/compat/schema/located.js";
import { aloneAt } from "../../../codegen/compat/surface.js";
import { branchesOf, isObject, requiredOf, rewriteSchema, type Schema, typesOf } from "../../../codegen/schema.js";
import { withSingleTypes } from "../../../codegen/singleTypes.js";
import { fixture, withFiles } from "../project.js";
import { createLot, randomSchema } from "./randomSchemas.js";
import { withSchema } from "./sketch.js";

const nodeOf = (root: Schema): Node =>
  rootOf(aloneAt(root, { document: { path: "schema.json", text: undefined }, pointer: "" }));

const changesOf = (before: Schema, after: Schema): readonly string[] =>
  (["request", "response"] as const).flatMap((direction) =>
    createComparison()(nodeOf(before), nodeOf(after), direction).map(
      ({ family, what }) => `${direction}-${family} ${what}`,
    ),
  );

const withoutKeyword = (schema: Schema, keyword: string): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));

type Rewriting = (schema: Schema) => Schema;

const reverseBranches: Rewriting = (schema) => ({
  ...schema,
  ...Object.fromEntries(
    (["anyOf", "oneOf", "allOf"] as const)
      .filter((keyword) => branchesOf(schema, keyword).length > 0)
      .map((keyword) => [keyword, [...branchesOf(schema, keyword)].reverse()]),
  ),
});

const rewritings: Readonly<Record<string, Rewriting>> = {
  "keys in another order": (schema) =>
    rewriteSchema(schema, (inner) => Object.fromEntries(Object.entries(inner).reverse())),
  "branches in another order": (schema) => rewriteSchema(schema, reverseBranches),
  "required in another order": (schema) =>
    rewriteSchema(schema, (inner) =>
      requiredOf(inner).length > 0 ? { ...inner, required: [...requiredOf(inner)].reverse() } : inner,
    ),
  "each type as a list": (schema) =>
    rewriteSchema(schema, (inner) =>
      typesOf(inner).length > 0 ? { ...inner, type: [...typesOf(inner)].reverse() } : inner,
    ),
  // Whether branches still exclude one another cannot always be decided.
  "one type at each place, where no oneOf is": (schema) =>
    JSON.stringify(schema).includes('"oneOf"') ? schema : withSingleTypes(schema),
  "constants as enumerations": (schema) =>
    rewriteSchema(schema, (inner) =>
      inner["const"] === undefined || inner["enum"] !== undefined
        ? inner
        : { ...withoutKeyword(inner, "const"), enum: [inner["const"]] },
    ),
  "everything in an allOf": ({ $defs, ...schema }) => ({ allOf: [schema], ...(isObject($defs) && { $defs }) }),
  "everything in an anyOf of one": ({ $defs, ...schema }) => ({ anyOf: [schema], ...(isObject($defs) && { $defs }) }),
  "everything behind a reference": ({ $defs, ...schema }) => ({
    $ref: "#/$defs/Moved",
    $defs: { ...(isObject($defs) && $defs), Moved: schema },
  }),
  "definitions under other names": (schema) =>
    JSON.parse(JSON.stringify(schema).replaceAll("Leaf", "Blade").replaceAll("Tree", "Bush")) as Schema,
  "an open end in words": (schema) =>
    rewriteSchema(schema, (inner) =>
      inner["type"] === "object" && inner["additionalProperties"] === undefined
        ? { ...inner, additionalProperties: true }
        : inner,
    ),
};

describe("no change is found in a schema drawn by lot that is written with", () => {
  for (const [name, rewriting] of Object.entries(rewritings)) {
    test(name, () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (start) => {
          const schema = randomSchema(createLot(start));
          const rewritten = rewriting(schema);
          assert.deepEqual(changesOf(schema, rewritten), [], `${JSON.stringify(schema)}\n${JSON.stringify(rewritten)}`);
          assert.deepEqual(changesOf(rewritten, schema), [], `${JSON.stringify(rewritten)}\n${JSON.stringify(schema)}`);
        }),
        { seed: 7, numRuns: 150, includeErrorInReport: true },
      );
    });
  }
});

const equal: Readonly<Record<string, readonly [Schema, Schema]>> = {
  "a list of types and an anyOf with null": [
    { type: ["string", "null"], maxLength: 3 },
    { anyOf: [{ type: "null" }, { type: "string", maxLength: 3 }] },
  ],
  "an anyOf and a oneOf that exclude one another": [
    { anyOf: [{ type: "string" }, { type: "object", properties: { a: { type: "string" } } }] },
    { oneOf: [{ type: "object", properties: { a: { type: "string" } } }, { type: "string" }] },
  ],
  "an enumeration of both booleans and a boolean": [{ type: "boolean" }, { enum: [false, true] }],
  "steps of an integer in halves, and between the integers that they meet": [
    { type: "integer", multipleOf: 5 },
    { type: "integer", multipleOf: 2.5 },
  ],
  "an excluded limit of an integer and the next one": [
    { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 10 },
    { type: "integer", minimum: 1, maximum: 9 },
  ],
  "parts of an object and the object": [
    { type: "object", properties: { a: { type: "string" }, b: { type: "integer" } }, required: ["a"] },
    {
      allOf: [
        { type: "object", properties: { a: { type: "string" } } },
        { required: ["a"], properties: { b: { type: "integer" } } },
      ],
    },
  ],
  "enumerations that leave what a pattern leaves": [
    { enum: ["ab", "cd", "x"], pattern: "^..$" },
    { enum: ["cd", "ab"], type: "string" },
  ],
  "integers and multiples of one": [{ type: "integer" }, { type: "number", multipleOf: 1 }],
  "a recursive schema and the same with one turn written out": [
    { $ref: "#/$defs/List", $defs: { List: { type: "object", properties: { next: { $ref: "#/$defs/List" } } } } },
    {
      type: "object",
      properties: { next: { $ref: "#/$defs/Chain" } },
      $defs: {
        Chain: {
          type: "object",
          properties: { next: { type: "object", properties: { next: { $ref: "#/$defs/Chain" } } } },
        },
      },
    },
  ],
};

describe("no change is found between", () => {
  for (const [name, [before, after]] of Object.entries(equal)) {
    test(name, () => {
      assert.deepEqual(changesOf(before, after), []);
      assert.deepEqual(changesOf(after, before), []);
    });
  }
});

describe("a recursive schema", () => {
  const list = (value: Schema): Schema => ({
    $ref: "#/$defs/List",
    $defs: { List: { type: "object", properties: { value, next: { $ref: "#/$defs/List" } } } },
  });

  test("that changes in its middle is told of once, and the comparison ends", () => {
    const changes = createComparison()(nodeOf(list({ type: "number" })), nodeOf(list({ type: "integer" })), "request");
    assert.deepEqual(
      changes.map(({ family, path }) => `${family} ${path}`),
      ["type-narrowed value"],
    );
  });

  test("that leads back to itself without a step equals only its like", () => {
    const loop: Schema = { $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/B" }, B: { $ref: "#/$defs/A" } } };
    assert.deepEqual(changesOf(loop, loop), []);
    const changes = createComparison()(nodeOf({ type: "string" }), nodeOf(loop), "request");
    assert.ok(changes.some(({ family }) => family === "undecided"));
  });
});

describe("a contract", () => {
  const library = fixture("library");

  test("whose shared schema is renamed has not changed on the wire, and its clients lose a type", () => {
    const read = (path: string): string => library.read(path) ?? "";
    const folder = "contracts/library";
    const moved = withFiles(library, {
      [`${folder}/schemas/Person.json`]: undefined,
      [`${folder}/schemas/Human.json`]: read(`${folder}/schemas/Person.json`),
      ...Object.fromEntries(
        [
          "tools/findBooks.json",
          "tools/lendBook.json",
          "tools/rate_book.json",
          "schemas/Book.json",
          "resources.json",
        ].map((file) => [`${folder}/${file}`, read(`${folder}/${file}`).replaceAll("Person.json", "Human.json")]),
      ),
    });
    assert.notEqual(moved.read(`${folder}/schemas/Human.json`), "");
    const findings = compareProjects(library, moved, "2026-06-01");
    assert.deepEqual(
      findings.map(({ rule, what }) => `${rule}: ${what}`),
      [
        "client-name-removed: library schema Person: TypeScript no longer has Person; Python no longer has types.Person",
        "version-bump: library: programs that use a client break: its version was 1.0.0, is 1.0.0, and has to be 1.1.0 at least",
      ],
    );
  });

  test("that is compared with itself has not changed", () => {
    assert.deepEqual(compareProjects(library, library, "2026-06-01"), []);
  });
});

describe("a fingerprint", () => {
  const object = (properties: Schema): Schema => ({
    type: "object",
    properties,
    required: ["value"],
    additionalProperties: false,
  });
  const fingerprintsOf = (before: Schema, after: Schema): readonly (string | undefined)[] =>
    compareProjects(withSchema("inputSchema", before), withSchema("inputSchema", after, "2.0.0"), "2026-06-01").map(
      ({ fingerprint }) => fingerprint,
    );
  const number: Schema = { type: "number" };
  const integer: Schema = { type: "integer" };
  const expected = fingerprintsOf(object({ value: number, other: number }), object({ value: integer, other: number }));

  test("is sixteen digits, and the same again", () => {
    assert.equal(expected.length, 1);
    assert.match(expected[0] ?? "", /^[0-9a-f]{16}$/);
    const again = fingerprintsOf(object({ value: number, other: number }), object({ value: integer, other: number }));
    assert.deepEqual(again, expected);
  });

  test("is the same after keys are written in another order, and parts are moved into definitions", () => {
    const reordered = object({ other: number, value: { $ref: "#/$defs/Whole" } });
    const after: Schema = { ...reordered, $defs: { Whole: integer } };
    assert.deepEqual(fingerprintsOf(object({ other: number, value: number }), after), expected);
  });

  test("is another one at another place", () => {
    const elsewhere = fingerprintsOf(
      object({ value: number, other: number }),
      object({ value: number, other: integer }),
    );
    assert.notDeepEqual(elsewhere, expected);
  });
});
