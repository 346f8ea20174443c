/** What an example sends is judged as far as it can be before the calls are made. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lintProject } from "../../../codegen/lint/index.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import type { JsonObject } from "../../../src/contract/contract.js";
import { sampleWith } from "./samplePack.js";

const check = metaCheck();
const place = ["$", "{found.books.0.title}"].join("");

const inputs: JsonObject = {
  shelf: { type: "string", format: "date", description: "Where to look." },
  limit: { type: "integer", description: "How many to find." },
  by: {
    description: "Who wrote it, by name or by number.",
    oneOf: [
      { type: "object", properties: { name: { type: "string", maxLength: 3 } }, required: ["name"] },
      { type: "object", properties: { writer: { type: "integer" } }, required: ["writer"] },
    ],
  },
};

const faultsOf = (sent: JsonObject): readonly string[] =>
  lintProject(
    sampleWith({
      "tools/findBooks.json": { inputSchema: { properties: inputs } },
      "examples/findBooks.json": {
        examples: [
          {
            name: "plain",
            title: "After another",
            given: [{ call: "findBooks", arguments: { word: "sea" }, as: "found" }],
            arguments: { word: "sea", ...sent },
            output: { type: "object" },
          },
        ],
      },
    }),
    check,
  ).findings.flatMap(({ rule, what }) => (rule === "example-valid" ? [what] : []));

describe("an example with a place that an answer fills", () => {
  const fine: readonly (readonly [string, JsonObject])[] = [
    ["for a text of some form", { shelf: place }],
    ["for a number", { limit: place }],
    ["in a branch of a choice", { by: { name: place } }],
    ["for a whole choice", { by: place }],
    ["in a longer text", { word: `the ${place}` }],
  ];
  for (const [name, sent] of fine) it(`conforms: ${name}`, () => assert.deepEqual(faultsOf(sent), []));

  const wrong: readonly (readonly [string, JsonObject, RegExp])[] = [
    ["in another argument", { shelf: place, limit: "many" }, /\/limit fails type/],
    ["in an argument that there is not", { shelf: place, shelves: 1 }, /fails additionalProperties/],
    ["in a choice without a place", { shelf: place, by: { name: "Ada Lovelace" } }, /\/by/],
  ];
  for (const [name, sent, expected] of wrong) {
    it(`does not conform where a fault is ${name}`, () => assert.match(faultsOf(sent).join(), expected));
  }
});

it("a default is never a place", () => {
  const { findings } = lintProject(
    sampleWith({ "tools/findBooks.json": { inputSchema: { properties: { word: { maxLength: 2, default: place } } } } }),
    check,
  );
  assert.ok(findings.some(({ rule }) => rule === "default-valid"));
});
