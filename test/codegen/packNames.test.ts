/**
 * Names of packs, tried one by one: each that the modules of a pack declare, import or export is either refused by lint, or gives
 * modules that compile and load.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { runCompiler } from "../../codegen/gates/compilerCommand.js";
import { lintProject } from "../../codegen/lint/index.js";
import { metaCheck } from "../../codegen/metaSchemas.js";
import { reservedWords } from "../../codegen/names.js";
import { projectAt } from "../../codegen/project.js";
import { repository } from "../support/repository.js";
import { importTypescript } from "../support/typescript.js";
import { sampleWith } from "./lint/samplePack.js";
import { copyOfFixture, generateInto, writeIn } from "./project.js";

const check = metaCheck();

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rulesOf = (change: object): readonly string[] =>
  lintProject(sampleWith(JSON.parse(JSON.stringify(change))), check).findings.map(({ rule }) => rule);

/** The folder of the sample cannot be renamed, so the rule that says so is broken as well. */
const isRefused = (name: string): boolean => rulesOf({ "pack.json": { name } }).includes("reserved-pack-name");

const declarations = /\b(?:const|function|class) (\w+)|\b(?:import|export)(?: type)? \{([^}]*)\}|\* as (\w+)/g;

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(declarations)].flatMap(([, declared, listed, whole]) => [
    ...[declared, whole].filter((name) => name !== undefined),
    ...(listed ?? "").split(",").map((entry) => entry.replace(/^\s*(?:type )?(?:\w+ as )?/, "").trim()),
  ]);

const usable = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);

describe("the name of a pack", () => {
  it("is no word of the language, in whatever way the name is written", () => {
    for (const word of [...reservedWords].map(dashed)) assert.ok(!usable(word) || isRefused(word), word);
    for (const name of ["create-client", "contract", "types", "errors", "find-books-output"])
      assert.ok(isRefused(name), name);
    for (const name of ["parcels", "classes", "type", "from", "none", "handlers"]) assert.ok(!isRefused(name), name);
  });

  it("and the names of its clients can be imported", () => {
    const python = execFileSync("python3", ["-c", "import keyword; print(' '.join(keyword.kwlist))"], {
      encoding: "utf8",
    });
    for (const word of [...python.trim().split(" "), "json", "asyncio"].filter(usable))
      assert.ok(rulesOf({ "pack.json": { clients: { python: word } } }).includes("reserved-pack-name"), word);
    assert.ok(rulesOf({ "pack.json": { clients: { npm: "fs" } } }).includes("reserved-pack-name"));
    assert.deepEqual(rulesOf({ "pack.json": { clients: { npm: "books", python: "town-books" } } }), []);
  });

  it("may be any other name that its modules know", async (test) => {
    const root = copyOfFixture({ after }, "minimal");
    await generateInto(root);
    const read = (path: string): string => readFileSync(join(root, "generated/minimal", path), "utf8");
    const modules = [
      "contract.ts",
      "registry.ts",
      "resolve.ts",
      "client/index.js",
      "client/contract.js",
      "client/index.d.ts",
    ];
    const known = [...modules.flatMap((path) => namesIn(read(path))), ...namesIn(read("client/README.md"))];
    const names = [...new Set(known.map(dashed).filter(usable))].filter(
      (name) => name !== "minimal" && !isRefused(name),
    );
    const pack = JSON.parse(readFileSync(join(root, "contracts/minimal/pack.json"), "utf8"));
    const tool = readFileSync(join(root, "contracts/minimal/tools/ping.json"), "utf8");
    for (const name of names) {
      writeIn(root, `contracts/${name}/pack.json`, JSON.stringify({ ...pack, name }));
      writeIn(root, `contracts/${name}/tools/ping.json`, tool);
    }
    const refused = lintProject(projectAt(root), check).findings.filter(({ level }) => level === "error");
    const left = names.filter((name) => !refused.some(({ where }) => where.startsWith(`contracts/${name}/`)));
    test.diagnostic(`tried: ${left.join(", ")}`);
    assert.ok(left.length > 3);
    for (const name of names.filter((each) => !left.includes(each)))
      assert.ok(
        refused.some(({ where, rule }) => where.startsWith(`contracts/${name}/`) && rule.startsWith("reserved-")),
        name,
      );
    for (const name of names.filter((each) => !left.includes(each)))
      rmSync(join(root, "contracts", name), { recursive: true });
    await generateInto(root);
    const files = left.flatMap((name) =>
      ["contract.ts", "registry.ts", "resolve.ts", "types.ts", "client/index.d.ts", "client/contract.d.ts"].map(
        (file) => `generated/${name}/${file}`,
      ),
    );
    assert.deepEqual(await runCompiler(root, join(repository, "node_modules/typescript/bin/tsc"), files), []);
    for (const name of left) {
      await import(pathToFileURL(join(root, `generated/${name}/client/index.js`)).href);
      await importTypescript(join(root, `generated/${name}/contract.ts`));
    }
  });
});

describe("the name of a tool", () => {
  it("does not make the client look like a promise", () => {
    const change = {
      "pack.json": { toolOrder: ["then"] },
      "tools/findBooks.json": null,
      "examples/findBooks.json": null,
      "tools/then.json": {
        name: "then",
        title: "Then",
        description: "Says what comes next.",
        inputSchema: { type: "object", properties: {}, additionalProperties: false },
        returns: "content",
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
        errors: ["SHELF_CLOSED"],
      },
    };
    assert.ok(rulesOf(change).includes("reserved-tool-name"));
  });
});

it("an empty name of a property is refused", () => {
  assert.ok(rulesOf({ "schemas/Book.json": { properties: { "": { type: "string" } } } }).includes("reserved-name"));
});

it("an example may show how the runtime refuses arguments, for a reason that no catalogue lists", () => {
  const example = {
    name: "bad",
    title: "A number",
    arguments: { word: 7 },
    error: { reason: "SCHEMA", field: "word" },
  };
  const plain = { name: "plain", title: "By one word", arguments: { word: "sea" }, output: { type: "object" } };
  assert.deepEqual(rulesOf({ "examples/findBooks.json": { examples: [plain, example] } }), []);
});
