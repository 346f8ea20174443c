/**
 * The report on lossy steps leaves nothing out: wherever a manifest and the contract judge a call differently, the keyword
 * that makes the difference is listed.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { dereference } from "../../../codegen/defaults.js";
import { loadModels } from "../../../codegen/generate.js";
import type { PackModel, ToolModel } from "../../../codegen/model.js";
import { type LossyStep, type Vendor, vendors } from "../../../codegen/models/lossyStep.js";
import { vendorManifests } from "../../../codegen/models/manifests.js";
import { createStrictCodec } from "../../../codegen/models/runtime/strict.js";
import { parsePointer, pointerTo } from "../../../codegen/pointer.js";
import { defaultProduct } from "../../../codegen/product.js";
import { projectAt } from "../../../codegen/project.js";
import {
  branchesOf,
  definitionsOf,
  isObject,
  propertiesOf,
  referenceOf,
  type Schema,
} from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { repository } from "../../support/repository.js";
import { fixture } from "../project.js";
import { mutationsOf, sampleOf } from "../samples.js";
import { anyInput, toolWith } from "./contracts.js";
import { geminiRuleFaults, plainRuleFaults, strictRuleFaults } from "./rules.js";
import { type Validity, validityOf } from "./validity.js";

const packWith = (tools: readonly ToolModel[]): PackModel => ({
  name: "any",
  title: "Any",
  version: "1.0.0",
  description: "Any",
  instructions: "Any",
  errorDocs: "any:{reason}",
  valueName: "any",
  server: undefined,
  errorStyle: undefined,
  clients: { npm: "any", python: "any" },
  outputs: [],
  product: defaultProduct,
  source: "contracts/any",
  runtime: "any/contract",
  tools,
  schemas: [],
  reasons: [],
  resources: [],
  prompts: [],
  webhooks: { inbound: [], outbound: [] },
  templates: [],
  entryExamples: { prompts: new Map(), resources: new Map() },
  toolsets: [],
  settings: [],
});

const parametersOf = (entry: JsonObject): Schema => {
  const found = entry["parameters"] ?? entry["input_schema"] ?? entry["parametersJsonSchema"];
  assert.ok(isObject(found));
  return found;
};

interface Judge {
  readonly vendor: Vendor;
  readonly manifest: Validity;
  readonly steps: readonly LossyStep[];
  readonly encode: (value: JsonValue) => JsonValue;
  readonly decode: (value: JsonValue) => JsonValue;
}

const same = (value: JsonValue): JsonValue => value;

const judgesOf = (tool: ToolModel): readonly Judge[] => {
  const manifests = vendorManifests(packWith([tool]));
  const strict = parametersOf(manifests.entries["openai.strict"][0] ?? {});
  const codec = createStrictCodec([{ name: tool.name, parameters: strict }], manifests.plans);
  const walked =
    (walk: typeof codec.encode) =>
    (value: JsonValue): JsonValue =>
      isObject(value) ? (JSON.parse(JSON.stringify(walk(tool.name, value))) as JsonValue) : value;
  return vendors.map((vendor) => ({
    vendor,
    manifest: validityOf(parametersOf(manifests.entries[vendor][0] ?? {})),
    steps: manifests.steps.filter((step) => step.vendor === vendor),
    encode: vendor === "openai.strict" ? walked(codec.encode) : same,
    decode: vendor === "openai.strict" ? walked(codec.decode) : same,
  }));
};

const isBelow = (pointer: string, ancestor: string): boolean =>
  pointer === ancestor || pointer.startsWith(`${ancestor}/`);

/** Where in the contract the object at a place of a value is described; strict form has `value` and lists for maps on the way. */
const describedAt = (root: Schema, instance: string): readonly string[] => {
  const definitions = definitionsOf(root);
  interface At {
    readonly schema: Schema;
    readonly pointer: string;
  }
  const expanded = ({ schema, pointer }: At): readonly At[] => {
    const name = referenceOf(schema);
    if (name !== undefined)
      return expanded({ schema: dereference(schema, definitions), pointer: pointerTo("$defs", name) });
    const inner = (["allOf", "anyOf", "oneOf"] as const).flatMap((keyword) =>
      branchesOf(schema, keyword).flatMap((branch, index) =>
        expanded({ schema: branch, pointer: pointer + pointerTo(keyword, index) }),
      ),
    );
    return [{ schema, pointer }, ...inner];
  };
  let at = expanded({ schema: root, pointer: "" });
  for (const segment of parsePointer(instance)) {
    at = at.flatMap((place): readonly At[] => {
      const { schema, pointer } = place;
      const property = new Map(propertiesOf(schema)).get(segment);
      if (property !== undefined)
        return expanded({ schema: property, pointer: pointer + pointerTo("properties", segment) });
      const [items, rest] = [schema["items"], schema["additionalProperties"]];
      if (isObject(items) && /^\d+$/.test(segment))
        return expanded({ schema: items, pointer: pointer + pointerTo("items") });
      if (isObject(rest) && segment === "value")
        return expanded({ schema: rest, pointer: pointer + pointerTo("additionalProperties") });
      return [place];
    });
  }
  return at.map(({ pointer }) => pointer);
};

/** Failures that are explained by a choice are the choice's own: one of its branches explains it. */
const unexplained = (contract: Validity, value: JsonValue, steps: readonly LossyStep[]): readonly string[] => {
  const failures = contract.failures(value);
  const lost = steps.filter(({ effect }) => effect === "more").map(({ pointer }) => pointer);
  const isListed = (pointer: string): boolean => lost.some((ancestor) => isBelow(pointer, ancestor));
  const choices = failures
    .filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf")
    .map(({ pointer }) => pointer);
  return failures
    .filter(({ pointer }) => !choices.some((choice) => pointer !== choice && isBelow(pointer, choice)))
    .filter(({ pointer, keyword }) =>
      keyword === "anyOf" || keyword === "oneOf"
        ? !isListed(pointer) && !failures.some((inner) => isBelow(inner.pointer, pointer) && isListed(inner.pointer))
        : !isListed(pointer),
    )
    .map(({ pointer }) => pointer);
};

const check = (tool: ToolModel, values: readonly JsonValue[]): number => {
  const contract = validityOf(tool.inputSchema);
  let differences = 0;
  for (const { vendor, manifest, steps, encode, decode } of judgesOf(tool)) {
    for (const value of values) {
      const encoded = encode(value);
      const isFit = contract.isValid(value);
      if (isFit && !manifest.isValid(encoded)) {
        differences += 1;
        const refused = manifest
          .failures(encoded)
          .filter(({ keyword }) => keyword === "additionalProperties" || keyword === "type");
        const narrowed = steps.filter(({ effect }) => effect === "less").map(({ pointer }) => pointer);
        const isListed = refused.some(({ instance, keyword }) =>
          describedAt(tool.inputSchema, instance).some((pointer) => narrowed.includes(pointer + pointerTo(keyword))),
        );
        assert.ok(
          isListed,
          `${vendor} ${tool.name} refuses ${JSON.stringify(encoded)}: ${JSON.stringify(manifest.failures(encoded))}`,
        );
      }
      const sent = decode(encoded);
      if (manifest.isValid(encoded) && !contract.isValid(sent)) {
        differences += 1;
        const left = unexplained(contract, sent, steps);
        assert.deepEqual(left, [], `${vendor} ${tool.name} admits ${JSON.stringify(encoded)}`);
      }
    }
  }
  return differences;
};

const packs = [fixture("library"), projectAt(repository)].flatMap((project) => loadModels(project).packs);

describe("the report on lossy steps", () => {
  for (const pack of packs) {
    it(`explains every difference for the examples of ${pack.name} and what one change makes of them`, () => {
      let differences = 0;
      for (const tool of pack.tools) {
        const definitions = definitionsOf(tool.inputSchema);
        const whole: readonly JsonValue[] = [
          ...tool.examples.map((example) => example.arguments),
          sampleOf(tool.inputSchema, definitions, false),
          sampleOf(tool.inputSchema, definitions, true),
        ];
        differences += check(tool, [
          ...whole,
          ...whole.flatMap((value) => mutationsOf(value).map((mutation) => mutation.value)),
        ]);
      }
      assert.ok(differences > 0, "the manifests are narrower than JSON Schema, so some samples must show it");
    });
  }

  it("explains every difference for whatever schema", () => {
    fc.assert(
      fc.property(
        anyInput.chain(({ schema, values }) => fc.tuple(fc.constant(schema), values, fc.infiniteStream(fc.nat()))),
        ([schema, value, picks]) => {
          const plain: JsonValue = JSON.parse(JSON.stringify(value));
          const mutations = mutationsOf(plain);
          const some = Array.from(
            { length: Math.min(12, mutations.length) },
            () => mutations[(picks.next().value ?? 0) % mutations.length]?.value ?? null,
          );
          check(toolWith(schema), [plain, ...some]);
        },
      ),
      { numRuns: 60, seed: 20260523 },
    );
  });

  it("points at keywords that are there, or at what could close or type a value", () => {
    for (const pack of packs) {
      for (const step of vendorManifests(pack).steps) {
        const tool = pack.tools.find(({ name }) => name === step.tool);
        let value: unknown = tool?.inputSchema;
        const segments = parsePointer(step.pointer);
        for (const segment of segments.slice(0, -1)) value = (value as Readonly<Record<string, unknown>>)[segment];
        assert.ok(isObject(value), `${step.tool}${step.pointer}`);
        const last = segments.at(-1) ?? "";
        assert.ok(
          Object.hasOwn(value, last) || last === "additionalProperties" || last === "type",
          `${step.tool}${step.pointer}`,
        );
      }
    }
  });
});

describe("the vendors' documented rules", () => {
  const checks: Readonly<Record<Vendor, (parameters: Schema) => readonly string[]>> = {
    openai: plainRuleFaults,
    "openai.strict": strictRuleFaults,
    anthropic: plainRuleFaults,
    gemini: geminiRuleFaults,
  };

  it("are kept by the manifests of every pack", () => {
    for (const pack of packs) {
      const { entries, refusals } = vendorManifests(pack);
      assert.deepEqual(refusals, []);
      for (const vendor of vendors) {
        for (const entry of entries[vendor])
          assert.deepEqual(checks[vendor](parametersOf(entry)), [], `${vendor} ${String(entry["name"])}`);
      }
    }
  });

  it("are kept for whatever schema", () => {
    fc.assert(
      fc.property(anyInput, ({ schema }) => {
        const { entries } = vendorManifests(packWith([toolWith(schema)]));
        for (const vendor of vendors) assert.deepEqual(checks[vendor](parametersOf(entries[vendor][0] ?? {})), []);
      }),
      { numRuns: 80, seed: 20260524 },
    );
  });

  it("leave name and description as the contract has them, and add sentences at the end", () => {
    for (const pack of packs) {
      const { entries } = vendorManifests(pack);
      for (const vendor of vendors) {
        assert.deepEqual(
          entries[vendor].map(({ name }) => name),
          pack.tools.map(({ name }) => name),
        );
        for (const [index, tool] of pack.tools.entries())
          assert.ok(String(entries[vendor][index]?.["description"]).startsWith(tool.description));
      }
    }
  });

  it("are named where a tool breaks one that cannot be mended", () => {
    const deep = (levels: number): Schema => ({
      type: "object",
      properties: levels === 0 ? {} : { in: deep(levels - 1) },
      additionalProperties: false,
    });
    const self: Schema = { type: "object", properties: { again: { $ref: "#/$defs/Self" } }, required: ["again"] };
    const tools = [
      { ...toolWith(deep(12)), name: "deep" },
      {
        ...toolWith({ type: "object", properties: { self: { $ref: "#/$defs/Self" } }, $defs: { Self: self } }),
        name: "endless",
      },
      { ...toolWith({ type: "object", properties: {} }), name: "1st" },
      {
        ...toolWith({
          type: "object",
          properties: { many: { enum: Array.from({ length: 1001 }, (_, index) => `value ${index}`) } },
        }),
        name: "many",
      },
    ];
    const refused = vendorManifests(packWith(tools)).refusals.map(
      ({ tool, vendor, what }) => `${tool} ${vendor}: ${what}`,
    );
    assert.deepEqual(refused, [
      "deep openai.strict: 13 levels of objects, 10 are allowed",
      "endless gemini: Self holds itself through required properties",
      "1st gemini: the name 1st does not match ^[A-Za-z_][A-Za-z0-9_.:-]{0,63}$",
      "many openai.strict: 1001 enum values, 1000 are allowed",
    ]);
  });
});
