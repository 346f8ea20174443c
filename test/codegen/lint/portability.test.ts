/** The limits of each vendor, one past them and just within. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lintProject } from "../../../codegen/lint/index.js";
import { openai } from "../../../codegen/lint/vendors.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import { geminiFaults } from "../../../codegen/models/vendorLimits.js";
import type { JsonObject } from "../../../src/contract/contract.js";
import { sampleWith } from "./samplePack.js";

const check = metaCheck();
const roomy = { "../toolchain.json": { budgets: { tokensPerTool: 10_000_000, tokensPerList: 10_000_000 } } };

const findings = (properties: JsonObject, more: JsonObject = {}) =>
  lintProject(sampleWith({ "tools/findBooks.json": { inputSchema: { properties, ...more } }, ...roomy }), check)
    .findings;

const texts = (count: number, length: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index).padEnd(length, "x"));

const argument = (keywords: JsonObject): JsonObject => ({ type: "string", description: "Where to look.", ...keywords });
const listing = (count: number, length: number): JsonObject => ({ shelf: argument({ enum: texts(count, length) }) });
const many = (count: number): JsonObject =>
  Object.fromEntries(texts(count, 6).map((name) => [`p${name}`, argument({})]));

const limits: readonly (readonly [string, JsonObject, JsonObject, RegExp])[] = [
  ["enum values", listing(openai.mostEnumValues, 6), listing(openai.mostEnumValues + 1, 6), /1000 enum values/],
  ["properties", many(openai.mostProperties - 1), many(openai.mostProperties), /5000 properties/],
  ["characters of a long enum", listing(251, 59), listing(251, 60), /15000 characters in an enum of over 250 values/],
  ["characters in all", listing(200, 590), listing(200, 601), /120000 characters of names and values/],
];

describe("OpenAI's limits", () => {
  for (const [name, within, beyond, expected] of limits) {
    it(name, () => {
      const refused = (properties: JsonObject): readonly string[] =>
        findings(properties).flatMap(({ rule, what }) => (rule === "portability-openai" ? [what] : []));
      assert.deepEqual(refused(within), []);
      assert.match(refused(beyond).join(), expected);
    });
  }

  it("count levels through references, and cycles once", () => {
    const shelf = {
      type: "object",
      description: "One that may stand on another.",
      properties: { below: { $ref: "#/$defs/Shelf" } },
      additionalProperties: false,
    };
    const rules = findings({ shelf: { $ref: "#/$defs/Shelf" } }, { $defs: { Shelf: shelf } }).map(({ rule }) => rule);
    assert.ok(!rules.includes("portability-openai"), rules.join());
  });
});

it("Gemini takes as much of a name as the others, and as its manifest says", () => {
  const name = "f".repeat(64);
  const project = sampleWith({
    "tools/findBooks.json": null,
    "examples/findBooks.json": null,
    "pack.json": { toolOrder: [name] },
    "schemas/Book.json": null,
    [`tools/${name}.json`]: {
      name,
      title: "Find books",
      description: "Finds the books whose title holds a word.",
      inputSchema: { type: "object", properties: {} },
      returns: "content",
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      errors: ["SHELF_CLOSED"],
    },
  });
  assert.deepEqual(lintProject(project, check).findings, []);
  assert.deepEqual(geminiFaults(name, { type: "object" }), []);
  assert.equal(geminiFaults(`${name}f`, { type: "object" }).length, 1);
});
