/** Shapes of values that few contracts have: whatever the validator admits, the handler receives, under types that compile. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { runCompiler } from "../../codegen/gates/compilerCommand.js";
import { lintProject } from "../../codegen/lint/index.js";
import { projectAt } from "../../codegen/project.js";
import type { ToolContract } from "../../src/contract/contract.js";
import { repository } from "../support/repository.js";
import { importTypescript } from "../support/typescript.js";
import { copyOfFixture, generateInto, writeIn } from "./project.js";

const text = { type: "string" };
const place = { type: ["object", "string"], properties: { x: { type: "number" } } };
const point = { type: "array", items: { type: "number" } };

const inputSchema = {
  type: "object",
  properties: {
    place,
    notes: { type: ["array", "string", "null"], items: { type: "object", properties: { note: text } } },
    either: {
      type: ["object", "array"],
      properties: { limit: { type: "integer", default: 10 } },
      items: { type: "object", properties: { name: text } },
    },
    line: { type: "array", items: point },
    grid: { type: "array", items: { type: "array", items: { type: ["array", "null"], items: text } } },
    rows: { type: "object", additionalProperties: { type: "array", items: point } },
    pages: {
      type: "object",
      properties: { size: { type: "integer", default: 5 } },
      additionalProperties: { type: "integer" },
    },
    order: {
      type: "object",
      default: { down: true },
      properties: { by: { type: "string", default: "title" } },
      anyOf: [
        { type: "object", properties: { up: { type: "boolean" } }, required: ["up"] },
        { type: "object", properties: { down: { type: "boolean" } }, required: ["down"] },
      ],
    },
    both: { type: "object", allOf: [{ type: "object", properties: { a: text } }, { required: ["a"] }] },
    mode: text,
    extra: text,
    tree: { $ref: "#/$defs/Tree" },
  },
  if: { properties: { mode: { const: "full" } }, required: ["mode"] },
  else: { properties: { extra: { type: "string", maxLength: 0 } } },
  $defs: {
    Tree: { type: "object", properties: { depth: { type: "integer", default: 0 }, left: { $ref: "#/$defs/Tree" } } },
  },
};

const sent: readonly (readonly [name: string, value: object, received?: object])[] = [
  ["a text where an object is as good", { place: "left of the door" }],
  [
    "an object where a text is as good, without what it does not declare",
    { place: { x: 1, y: 2 } },
    { place: { x: 1 } },
  ],
  ["a text where a list is as good", { notes: "none" }],
  ["null where a list is as good", { notes: null }],
  ["the items of a list where a text is as good", { notes: [{ note: "a", more: 1 }] }, { notes: [{ note: "a" }] }],
  ["a list where an object is as good", { either: [{ name: "a", more: 1 }] }, { either: [{ name: "a" }] }],
  ["an object where a list is as good, with its default", { either: {} }, { either: { limit: 10 } }],
  ["lists of lists", { line: [[1, 2], []], grid: [[["a"], null], []], rows: { a: [[1], [2, 3]] } }],
  ["a map beside declared names and their defaults", { pages: { a: 1 } }, { pages: { size: 5, a: 1 } }],
  ["what a branch declares, beside a default", { order: { up: true } }, { order: { by: "title", up: true } }],
  ["what a branch of allOf declares", { both: { a: "x" } }],
  ["what a condition speaks of", { mode: "full", extra: "x" }],
  [
    "what holds another of its kind",
    { tree: { left: { left: {} } } },
    { tree: { depth: 0, left: { depth: 0, left: { depth: 0 } } } },
  ],
];

/** What is there in any case, because all of it has a default. */
const always = { either: { limit: 10 }, pages: { size: 5 }, order: { by: "title", down: true } };

describe("a pack with unusual shapes", () => {
  const root = copyOfFixture({ after }, "minimal");
  const toolPath = "contracts/minimal/tools/ping.json";
  const tool = JSON.parse(readFileSync(join(root, toolPath), "utf8"));
  let ping: ToolContract;

  before(async () => {
    writeIn(root, toolPath, JSON.stringify({ ...tool, inputSchema }));
    assert.deepEqual(
      lintProject(projectAt(root))
        .findings.filter(({ level }) => level === "error")
        .map(({ rule }) => rule),
      [],
    );
    await generateInto(root);
    const module = await importTypescript<{ readonly minimal: { readonly ping: ToolContract } }>(
      join(root, "generated/minimal/contract.ts"),
    );
    ping = module.minimal.ping;
  });

  for (const [name, value, received = value] of sent) {
    it(`hands on ${name}`, async () => {
      const validate = await ping.loadInputValidator();
      assert.equal(validate(value), true, JSON.stringify(validate.errors));
      assert.deepEqual(ping.resolve(value), { ...always, ...received });
    });
  }

  it("has types that compile, in the server and in the client", async () => {
    writeIn(
      root,
      "src/use.ts",
      `import type { PingInput, PingResolved } from "../generated/minimal/types.js";
import type { PingInput as Sent } from "../generated/minimal/client/types.js";
const input: PingInput = { line: [[1]], grid: [[["a"], null]], both: { a: "x" } };
export const same: Sent = input;
export const rows = (resolved: PingResolved): readonly number[] | undefined => resolved.line?.[0];
export const required = (both: NonNullable<PingResolved["both"]>): string => both.a;
`,
    );
    const files = [
      "generated/minimal/types.ts",
      "generated/minimal/resolve.ts",
      "generated/minimal/client/types.d.ts",
      "src/use.ts",
    ];
    assert.deepEqual(await runCompiler(root, join(repository, "node_modules/typescript/bin/tsc"), files), []);
  });

  it("says the same in Python", () => {
    const types = readFileSync(join(root, "generated/minimal/python/minimal_mcp_client/types.py"), "utf8");
    assert.match(types, /line: NotRequired\[list\[list\[float\]\]\]/);
    assert.match(types, /class PingInputBoth\(TypedDict\):\n {4}a: str\n/);
  });
});
