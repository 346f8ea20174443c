/** Strict mode: the schema keeps the documented rules, and the codec loses nothing that the report does not name. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { loadModels } from "../../../codegen/generate.js";
import type { LossyStep } from "../../../codegen/models/lossyStep.js";
import { strictForm } from "../../../codegen/models/openaiStrict.js";
import { createStrictCodec } from "../../../codegen/models/runtime/strict.js";
import { projectAt } from "../../../codegen/project.js";
import type { Schema } from "../../../codegen/schema.js";
import { definitionsOf } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { repository } from "../../support/repository.js";
import { fixture } from "../project.js";
import { sampleOf } from "../samples.js";
import { anyInput, toolWith } from "./contracts.js";
import { strictRuleFaults } from "./rules.js";
import { validityOf } from "./validity.js";

interface Codec {
  readonly parameters: Schema;
  readonly steps: readonly Pick<LossyStep, "pointer" | "what" | "effect">[];
  readonly encode: (value: unknown) => unknown;
  readonly decode: (value: unknown) => unknown;
}

const codecOf = (inputSchema: Schema): Codec => {
  const steps: Pick<LossyStep, "pointer" | "what" | "effect">[] = [];
  const { parameters, plan } = strictForm(
    toolWith(inputSchema),
    (pointers, what, _why, effect) => {
      for (const pointer of pointers) steps.push({ pointer, what, effect });
    },
    () => undefined,
  );
  const codec = createStrictCodec([{ name: "anyTool", parameters }], { anyTool: JSON.parse(JSON.stringify(plan)) });
  return {
    parameters,
    steps,
    encode: (value) => codec.encode("anyTool", value),
    decode: (value) => codec.decode("anyTool", value),
  };
};

const input = (properties: JsonObject, required: readonly string[] = [], more: JsonObject = {}): Schema => ({
  type: "object",
  properties,
  required,
  ...more,
});

describe("the nulls of strict mode", () => {
  it("drops the null of an optional property", () => {
    const { decode } = codecOf(input({ a: { type: "string" }, b: { type: "string" } }, ["a"]));
    assert.deepEqual(decode({ a: "x", b: null }), { a: "x" });
  });

  it("keeps the null of a required property that may be null", () => {
    const { decode, encode } = codecOf(input({ a: { type: ["string", "null"] } }, ["a"]));
    assert.deepEqual(decode({ a: null }), { a: null });
    assert.deepEqual(encode({ a: null }), { a: null });
  });

  it("tells an absent property from one that is null", () => {
    const { decode, encode } = codecOf(input({ a: { type: ["string", "null"] } }));
    for (const value of [{}, { a: null }, { a: "x" }]) assert.deepEqual(decode(encode(value)), value);
    assert.deepEqual(encode({}), { a: null });
    assert.deepEqual(encode({ a: null }), { a: { value: null } });
  });

  it("keeps a null inside of a value of any form", () => {
    const { decode, encode } = codecOf(input({ a: {}, b: { type: "object" } }));
    const value = { a: { deep: [null] }, b: { c: null } };
    assert.deepEqual(decode(encode(value)), value);
    assert.deepEqual(decode({ a: "null", b: null }), { a: null });
    assert.deepEqual(decode({ a: "no JSON", b: null }), { a: "no JSON" }, "a bare text stands for itself");
  });

  it("reaches into lists, choices, maps and definitions", () => {
    const { decode } = codecOf(
      input(
        {
          list: { type: "array", items: input({ x: { type: "integer" } }) },
          choice: { oneOf: [{ type: "string" }, input({ y: { type: "integer" }, z: { type: "string" } }, ["z"])] },
          map: { type: "object", additionalProperties: input({ v: { type: "integer" } }) },
          tree: { $ref: "#/$defs/Tree" },
        },
        ["list", "choice", "map", "tree"],
        { $defs: { Tree: input({ left: { $ref: "#/$defs/Tree" }, right: { $ref: "#/$defs/Tree" } }) } },
      ),
    );
    assert.deepEqual(
      decode({
        list: [{ x: null }, { x: 1 }],
        choice: { y: null, z: "z" },
        map: [{ key: "k", value: { v: null } }],
        tree: { left: { left: null, right: null }, right: null },
      }),
      { list: [{}, { x: 1 }], choice: { z: "z" }, map: { k: {} }, tree: { left: {} } },
    );
  });

  it("is not led astray by names that every object inherits", () => {
    const { decode, encode } = codecOf(input({ valueOf2: { type: "string" } }, [], { additionalProperties: false }));
    assert.deepEqual(encode({}), { valueOf2: null });
    const hostile = JSON.parse('{"valueOf2": null, "__proto__": {"polluted": true}}');
    const decoded = decode(hostile);
    assert.equal(Object.getPrototypeOf(decoded), Object.prototype);
    assert.equal(({} as Readonly<Record<string, unknown>>)["polluted"], undefined);
  });

  it("refuses what is no tool and no object", () => {
    const codec = createStrictCodec([{ name: "one", parameters: {} }], { one: { plan: null } });
    assert.throws(() => codec.decode("toString", {}), /There is no tool toString\. There are one\./);
    assert.throws(() => codec.decode("one", null), /The arguments of one are not an object: null\./);
  });

  it("names a choice whose branches look alike", () => {
    const { steps } = codecOf(
      input({ a: { anyOf: [input({ b: { type: "string" } }), input({ b: { type: ["string", "null"] } }, ["b"])] } }),
    );
    assert.ok(
      steps.some(({ pointer, what }) => pointer === "/properties/a/anyOf" && what.includes("read as the first")),
    );
  });
});

/** What an earlier call would have given, where an example refers to one. */
const references: readonly (readonly [RegExp, string])[] = [
  [/^\$\{.*pnr\}$/i, "TEST-K7Q2MA"],
  [/^\$\{.*bookId\}$/, "B-0001"],
  [/^\$\{.*\}$/, "any id"],
];

const filledIn = (value: JsonValue): JsonValue =>
  JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === "string" ? (references.find(([pattern]) => pattern.test(item))?.[1] ?? item) : item,
  );

/** The value as JSON gives it. */
const plain = (value: JsonValue): JsonValue => JSON.parse(JSON.stringify(value));

describe("round trip", () => {
  const packs = [fixture("library"), projectAt(repository)].flatMap((project) => loadModels(project).packs);
  for (const pack of packs) {
    it(`gives every example of ${pack.name} back, and samples with and without what is optional`, () => {
      for (const tool of pack.tools) {
        const { parameters, encode, decode } = codecOf(tool.inputSchema);
        const [contract, strict] = [validityOf(tool.inputSchema), validityOf(parameters)];
        const definitions = definitionsOf(tool.inputSchema);
        // What the runtime alone refuses, as undeclared arguments of a destructive tool, has no place in a strict list.
        const called = tool.examples.filter(({ error }) => error?.reason !== "SCHEMA");
        const samples: readonly JsonValue[] = [
          ...called.map((example) => filledIn(example.arguments)),
          sampleOf(tool.inputSchema, definitions, false),
          sampleOf(tool.inputSchema, definitions, true),
        ];
        for (const sample of samples) {
          const encoded = encode(sample);
          const failures = contract.isValid(sample) ? strict.failures(encoded) : [];
          assert.deepEqual(failures, [], `${tool.name} ${JSON.stringify(encoded)}`);
          assert.deepEqual(decode(encoded), sample, tool.name);
        }
      }
    });
  }

  it("gives back whatever fits whatever schema, but what the report names", () => {
    fc.assert(
      fc.property(
        anyInput.chain(({ schema, values }) => values.map((value) => ({ schema, value: plain(value) }))),
        ({ schema, value }) => {
          const contract = validityOf(schema);
          fc.pre(contract.isValid(value));
          const { parameters, steps, encode, decode } = codecOf(schema);
          const encoded = encode(value);
          assert.deepEqual(validityOf(parameters).failures(encoded), [], JSON.stringify(encoded));
          if (steps.some(({ what }) => what.includes("read as the first"))) return;
          assert.deepEqual(decode(encoded), value);
        },
      ),
      { numRuns: 150, seed: 20260521 },
    );
  });
});

describe("the documented subset", () => {
  it("is kept by every tool of every pack", () => {
    for (const project of [fixture("library"), projectAt(repository)]) {
      for (const pack of loadModels(project).packs) {
        for (const tool of pack.tools)
          assert.deepEqual(strictRuleFaults(codecOf(tool.inputSchema).parameters), [], tool.name);
      }
    }
  });

  it("is kept for every schema", () => {
    fc.assert(
      fc.property(anyInput, ({ schema }) => assert.deepEqual(strictRuleFaults(codecOf(schema).parameters), [])),
      { numRuns: 200, seed: 20260522 },
    );
  });
});
