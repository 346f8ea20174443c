/** The forms of the list of tools: one type at each place, and outlines of output schemas, both by what they admit. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { createJudge } from "../../codegen/ajv.js";
import { compatRule } from "../../codegen/compat/rules.js";
import { createComparison } from "../../codegen/compat/schema/compare.js";
import { type Node, rootOf } from "../../codegen/compat/schema/located.js";
import { aloneAt } from "../../codegen/compat/surface.js";
import { loadModels } from "../../codegen/generate.js";
import { listedTools, usualTools } from "../../codegen/manifest.js";
import { mergePatchOf } from "../../codegen/mergePatch.js";
import type { PackModel } from "../../codegen/model.js";
import { isOutline, outlineOf } from "../../codegen/outline.js";
import { projectAt } from "../../codegen/project.js";
import { isObject, type Schema } from "../../codegen/schema.js";
import { typeListsIn, withSingleTypes } from "../../codegen/singleTypes.js";
import { changedEntries } from "../../src/contract/manifestChanges.js";
import { repository } from "../support/repository.js";
import { createLot, type Lot, randomSchema, valueFor } from "./compat/randomSchemas.js";
import { fixture } from "./project.js";

const nodeOf = (root: Schema): Node =>
  rootOf(aloneAt(root, { document: { path: "schema.json", text: undefined }, pointer: "" }));

const definitionsOf = ({ $defs }: Schema): Schema => (isObject($defs) ? $defs : {});

const packs: readonly PackModel[] = [projectAt(repository), fixture("library")].flatMap(
  (project) => loadModels(project).packs,
);

const outputsOf = ({ name, tools }: PackModel): readonly (readonly [string, Schema])[] =>
  tools.flatMap((tool) => (tool.outputSchema === undefined ? [] : [[`${name} ${tool.name}`, tool.outputSchema]]));

/** Runs for schemas drawn by lot. */
const forRandomSchemas = (check: (schema: Schema, lot: Lot) => void): void =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (start) => {
      const lot = createLot(start);
      check(randomSchema(lot), lot);
    }),
    { seed: 20_261_122, numRuns: 1500, endOnFailure: true, includeErrorInReport: true },
  );

const judge = createJudge();

/** Ajv refuses what it cannot compile; such a schema cannot stand in a contract. */
const judgeOf = (schema: Schema): ((value: unknown) => boolean) | undefined => {
  try {
    const validate = judge(schema);
    return (value) => validate(value);
  } catch {
    return undefined;
  }
};

/** The breaks that the rules of `diff` find, if a tool gave the second and gives the first no longer. */
const breaksOf = (outline: Schema, full: Schema): readonly string[] =>
  createComparison()(nodeOf(outline), nodeOf(full), "response")
    .filter(({ family }) => compatRule(`response-${family}`).level === "error")
    .map(({ family, what }) => `${family} ${what}`);

describe("single types", () => {
  it("take the keywords of their type with them, and leave the words where they are", () => {
    const schema: Schema = {
      description: "A name, or nothing.",
      type: ["string", "null"],
      pattern: "^[A-Z]",
      default: null,
    };
    assert.deepEqual(withSingleTypes(schema), {
      description: "A name, or nothing.",
      default: null,
      anyOf: [{ type: "string", pattern: "^[A-Z]" }, { type: "null" }],
    });
  });

  it("share the listed values out, and leave out a type that none of them has", () => {
    assert.deepEqual(withSingleTypes({ type: ["string", "null"], enum: ["a", null] }), {
      anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }],
    });
    assert.deepEqual(withSingleTypes({ type: ["string", "null"], enum: ["a"] }), { type: "string", enum: ["a"] });
  });

  it("stand beside branches that are there already", () => {
    const branches = [{ minLength: 2 }, { type: "null" }];
    assert.deepEqual(withSingleTypes({ type: ["string", "null"], anyOf: branches }), {
      anyOf: branches,
      allOf: [{ anyOf: [{ type: "string" }, { type: "null" }] }],
    });
  });

  it("admit the same values, whatever the schema", () => {
    let judged = 0;
    forRandomSchemas((schema, lot) => {
      if (typeListsIn(schema) === 0) return;
      const single = withSingleTypes(schema);
      const [before, after] = [judgeOf(schema), judgeOf(single)];
      if (before === undefined || after === undefined) return;
      judged++;
      assert.equal(typeListsIn(single), 0);
      for (let count = 0; count < 30; count++) {
        const value = valueFor(lot, schema, definitionsOf(schema));
        assert.equal(after(value), before(value), `${JSON.stringify(schema)}\n${JSON.stringify(value)}`);
      }
    });
    assert.ok(judged > 100, `only ${judged} schemas had lists of types`);
  });

  it("are no change to diff, for every schema of the packs", () => {
    for (const [name, schema] of packs.flatMap(outputsOf))
      for (const direction of ["request", "response"] as const)
        assert.deepEqual(createComparison()(nodeOf(schema), nodeOf(withSingleTypes(schema)), direction), [], name);
  });

  it("are all that the portable list has", () => {
    for (const pack of packs)
      for (const form of ["full", "outline"] as const)
        for (const { name, inputSchema, outputSchema } of listedTools(pack, "portable", form))
          for (const schema of [inputSchema, outputSchema])
            assert.equal(isObject(schema) ? typeListsIn(schema) : 0, 0, `${pack.name} ${String(name)}`);
  });
});

describe("an outline", () => {
  it("has the types at the root, and nothing else", () => {
    const schema: Schema = {
      type: "object",
      description: "What was found.",
      properties: {
        count: { type: "integer", minimum: 0, description: "How many." },
        price: { type: "number" },
        note: { type: ["string", "null"] },
        offers: { type: "array", items: { $ref: "#/$defs/Offer" } },
        best: { $ref: "#/$defs/Offer" },
        kind: { enum: ["a", "b"] },
      },
      required: ["count", "offers"],
      additionalProperties: false,
      $defs: { Offer: { type: "object", properties: { id: { type: "string" } } } },
    };
    assert.deepEqual(outlineOf(schema), {
      type: "object",
      properties: {
        count: { type: "integer" },
        price: { type: "number" },
        note: { anyOf: [{ type: "string" }, { type: "null" }] },
        offers: { type: "array" },
        best: { type: "object" },
        kind: { type: "string" },
      },
    });
  });

  it("is told from a whole schema", () => {
    for (const [name, schema] of packs.flatMap(outputsOf)) {
      assert.equal(isOutline(outlineOf(schema)), true, name);
      if (name.startsWith("gds ")) assert.equal(isOutline(schema), false, name);
    }
  });

  it("is weaker than its schema by the rules of diff, for every tool", () => {
    const outputs = packs.flatMap(outputsOf);
    assert.ok(outputs.length >= 12);
    for (const [name, schema] of outputs) assert.deepEqual(breaksOf(outlineOf(schema), schema), [], name);
  });

  it("admits whatever its schema admits, whatever the schema", () => {
    let admitted = 0;
    forRandomSchemas((inner, lot) => {
      const { $defs, ...value } = inner;
      const schema: Schema = {
        type: "object",
        properties: { value },
        required: ["value"],
        ...($defs !== undefined && { $defs }),
      };
      const [full, outline] = [judgeOf(schema), judgeOf(outlineOf(schema))];
      if (full === undefined) return;
      for (let count = 0; count < 30; count++) {
        const given = { value: valueFor(lot, inner, definitionsOf(inner)) };
        if (!full(given)) continue;
        admitted++;
        assert.equal(outline?.(given), true, `${JSON.stringify(schema)}\n${JSON.stringify(given)}`);
      }
    });
    assert.ok(admitted > 5000, `only ${admitted} values were admitted`);
  });
});

describe("a merge patch", () => {
  it("turns one object into the other, and is empty for equal ones", () => {
    const from = { name: "one", a: 1, deep: { kept: true, gone: [1] } };
    const to = { name: "one", a: 2, deep: { kept: true, more: { x: [null] } } };
    const patch = mergePatchOf(from, to);
    assert.deepEqual(patch, { a: 2, deep: { gone: null, more: { x: [null] } } });
    assert.deepEqual(changedEntries([from], { one: patch }), [to]);
    assert.deepEqual(mergePatchOf(to, to), {});
  });

  it("is refused where it would have to set null", () => {
    assert.throws(() => mergePatchOf({}, { a: null }), /cannot set a to null/);
  });
});

describe("the usual list of the travel pack", () => {
  it("has an output schema of less than 1,000 characters for each tool", () => {
    const gds = packs.find(({ name }) => name === "gds");
    assert.ok(gds !== undefined);
    for (const { name, outputSchema } of usualTools(gds))
      assert.ok(JSON.stringify(outputSchema).length < 1000, String(name));
  });
});
