/** The generated code of a small pack, imported and run: validators against Ajv, defaults against the reference rule. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { applyDefaults } from "../../codegen/defaults.js";
import { jsonText } from "../../codegen/emit/emitter.js";
import { loadModels } from "../../codegen/generate.js";
import { sha256 } from "../../codegen/hash.js";
import { definitionsOf, type Schema } from "../../codegen/schema.js";
import {
  type JsonValue,
  manifestEntries,
  type PackContract,
  type ToolContract,
  type Validator,
} from "../../src/contract/contract.js";
import { changedEntries } from "../../src/contract/manifestChanges.js";
import { importTypescript } from "../support/typescript.js";
import { copyOfFixture, fixture, generateInto } from "./project.js";
import { mutationsOf, sampleOf } from "./samples.js";

interface GeneratedModule {
  readonly contract: PackContract;
  readonly library: Readonly<Record<string, ToolContract>>;
  readonly loadResourceValidator: Readonly<Record<string, () => Promise<Validator>>>;
}

const referenceValidator = (schema: Schema) => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(ajv, { mode: "full" });
  return ajv.compile(schema);
};

describe("the generated code of the pack library", () => {
  let generated: GeneratedModule;
  const root = copyOfFixture({ after }, "library");
  const [pack] = loadModels(fixture("library")).packs;
  if (pack === undefined) throw new Error("the fixture holds no pack");

  before(async () => {
    await generateInto(root);
    generated = await importTypescript(join(root, "generated/library/contract.ts"));
  });

  const toolOf = (name: string): ToolContract => {
    const tool = generated.library[name];
    assert.ok(tool, name);
    return tool;
  };

  for (const tool of pack.tools) {
    const inputs = (schema: Schema): readonly JsonValue[] => {
      const bases = [true, false].map((isFull) => sampleOf(schema, definitionsOf(schema), isFull));
      return bases.flatMap((base) => [base, ...mutationsOf(base).map(({ value }) => value)]);
    };

    it(`validates ${tool.name} as Ajv with full formats does`, async () => {
      const { loadInputValidator, loadOutputValidator } = toolOf(tool.name);
      for (const [schema, load] of [
        [tool.inputSchema, loadInputValidator],
        [tool.outputSchema, loadOutputValidator],
      ] as const) {
        if (schema === undefined || load === undefined) continue;
        const validate = await load();
        const reference = referenceValidator(schema);
        for (const value of inputs(schema)) {
          assert.equal(validate(value), reference(value), JSON.stringify(value));
          if (!reference(value)) assert.equal(validate.errors?.[0]?.keyword, reference.errors?.[0]?.keyword);
        }
      }
    });

    it(`fills in the defaults of ${tool.name} by the rule, and changes nothing that was sent`, async () => {
      const { resolve, loadInputValidator } = toolOf(tool.name);
      const validate = await loadInputValidator();
      const valid = inputs(tool.inputSchema).filter((value) => validate(value));
      assert.ok(valid.length > 1);
      for (const value of valid) {
        const before = JSON.stringify(value);
        const expected = applyDefaults(tool.inputSchema, value, definitionsOf(tool.inputSchema));
        assert.deepEqual(resolve(value), expected);
        assert.equal(JSON.stringify(value), before);
      }
    });
  }

  it("resolves an absent object to its defaults only if every required property has one", () => {
    const resolved = toolOf("findBooks").resolve({ words: "sea" });
    assert.deepEqual(resolved, { words: "sea", filters: { available: true }, sort: "title", limit: 10 });
  });

  it("keeps a null that was sent where null is a value", () => {
    const sent = { bookId: "B-0001", readers: [], note: null, contactPhone: "1" };
    assert.equal((toolOf("lendBook").resolve(sent) as { note: unknown }).note, null);
  });

  it("never copies what the contract does not declare", () => {
    const sent = JSON.parse(
      '{"words":"sea","__proto__":{"limit":1},"filters":{"__proto__":{"format":"audio"},"more":1}}',
    );
    const resolved = toolOf("findBooks").resolve(sent) as { filters: object };
    assert.deepEqual(Object.keys(resolved), ["words", "filters", "sort", "limit"]);
    assert.deepEqual(Object.entries(resolved.filters), [["available", true]]);
    assert.equal(Object.getPrototypeOf(resolved), Object.prototype);
  });

  it("validates resource bodies", async () => {
    const validate = await generated.loadResourceValidator["opening-hours"]?.();
    assert.equal(validate?.({ open: "10:00:00Z" }), true);
    assert.equal(validate?.({ open: "10:00" }), false);
  });

  it("loads both manifests as they are committed, with different hashes", async () => {
    const [portable, verbatim] = await Promise.all([
      generated.contract.loadManifest("portable", "full"),
      generated.contract.loadManifest("verbatim", "full"),
    ]);
    const committed = (name: string): unknown =>
      JSON.parse(readFileSync(join(root, `generated/library/manifest/${name}.json`), "utf8"));
    assert.deepEqual(
      portable.tools,
      changedEntries(manifestEntries(committed("tools.verbatim")), committed("tools.portable.changes")),
    );
    for (const { tools, hash } of [portable, verbatim]) assert.equal(sha256(jsonText(tools)), hash);
    assert.deepEqual(verbatim.tools, committed("tools.verbatim"));
    assert.deepEqual(portable.prompts, committed("prompts"));
    assert.notEqual(portable.hash, verbatim.hash);
    assert.deepEqual(
      portable.tools.map(({ name }) => name),
      ["findBooks", "lendBook", "rate_book", "readAloud"],
    );
    assert.deepEqual([portable.resources.length, portable.resourceTemplates.length], [2, 1]);
  });

  it("needs no schema library at run time", () => {
    const folder = join(root, "generated/library/validators");
    for (const file of readdirSync(folder)) {
      const imports = [...readFileSync(join(folder, file), "utf8").matchAll(/from "([^"]+)"/g)].map(
        (match) => match[1],
      );
      assert.ok(
        imports.every((path) => path === "mock-gds/contract" || path?.startsWith("./")),
        file,
      );
    }
  });
});
