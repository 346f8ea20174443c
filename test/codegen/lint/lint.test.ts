import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { compile } from "../../../codegen/ajv.js";
import type { Finding } from "../../../codegen/finding.js";
import { type Linted, lintProject as lintWith } from "../../../codegen/lint/index.js";
import { lintRules } from "../../../codegen/lint/rules.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import { buildModel } from "../../../codegen/model.js";
import { pointerTo } from "../../../codegen/pointer.js";
import { filesBelow, type ProjectReader, projectAt } from "../../../codegen/project.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { repository } from "../../support/repository.js";
import { fixture, frozen, withFiles } from "../project.js";
import { sampleWith } from "./samplePack.js";

/** The meta-schemas are compiled once for all of these tests. */
const check = metaCheck();
const lintProject = (project: ProjectReader) => lintWith(project, check);

const own = frozen(projectAt(repository));
const library = frozen(fixture("library"));
const ids = new Set(lintRules.map(({ id }) => id));

const summary = ({ level, rule, where }: Finding): string => `${level} ${rule} ${where}`;
const found = (project: ProjectReader): readonly string[] => lintProject(project).findings.map(summary);

/** A thread is there only once a quote has come, and the clock of examples stands still: its calls that succeed are tests of the pack. */
const accepted: readonly string[] = ["warning example-present contracts/charter/tools/send_message.json:1:1"];

/** Whatever is in the files: findings of known rules, each with a place, in order, and the same twice. */
const assertSound = (project: ProjectReader): Linted => {
  const linted = lintProject(project);
  for (const { rule, where, what, mend, gate } of linted.findings) {
    assert.ok(ids.has(rule), `${rule} is in the catalogue`);
    assert.ok(rule === "missing-pack" || /^contracts\/.*:[1-9]\d*:[1-9]\d*$/.test(where), where);
    assert.ok(what !== "" && mend !== "" && gate === "contract");
  }
  return linted;
};

describe("the project's own contracts", () => {
  it("have no errors, and no warnings that nobody accepted", () => {
    const { findings } = lintProject(own);
    assert.deepEqual(findings.filter(({ level }) => level !== "info").map(summary), accepted);
  });

  it("give advice on verbatim parts as information, with the document's name", () => {
    const onVerbatim = lintProject(own).findings.filter(({ rule }) => rule === "input-described");
    assert.ok(onVerbatim.length > 0);
    for (const { level, mend } of onVerbatim) {
      assert.equal(level, "info");
      assert.match(mend, /^nothing here: the text is that of "MCP (Tool Contracts|Server (Architecture|Guidelines))/);
    }
  });
});

describe("findings", () => {
  it("come sorted by file, line, column and rule, in whatever order files are listed", () => {
    const reversed: ProjectReader = { ...own, list: (folder) => [...own.list(folder)].reverse() };
    assert.deepEqual(lintProject(reversed).findings, lintProject(own).findings);
    const places = lintProject(own).findings.map(({ where }) => {
      const [path = "", line = "", column = ""] = where.split(":");
      return `${path} ${line.padStart(6)} ${column.padStart(6)}`;
    });
    assert.deepEqual(places, [...places].sort());
  });

  it("tell of a pack what holds between its files only where each could be read, and of the others all the same", () => {
    const broken = withFiles(own, { "contracts/conformance/pack.json": "{" });
    const rules = new Set(lintProject(broken).findings.map(({ where, rule }) => `${where.split("/")[1]} ${rule}`));
    assert.deepEqual(
      [...rules].filter((rule) => rule.startsWith("conformance")),
      ["conformance json-syntax"],
    );
    assert.ok(rules.has("gds input-described"));
  });

  it("are the same for files with line ends of Windows, which change no hash", () => {
    const windows: ProjectReader = { ...library, read: (path) => library.read(path)?.replaceAll("\n", "\r\n") };
    assert.deepEqual(lintProject(windows).findings, lintProject(library).findings);
  });

  it("point at the name where a name is at fault, and at the value where that is", () => {
    const misspelt = sampleWith({ "tools/findBooks.json": '{\n  "name": "findBooks",\n  "titel": "Find"\n}' });
    assert.ok(found(misspelt).includes("error meta-schema contracts/library/tools/findBooks.json:3:3"));
    const renamed = sampleWith({ "pack.json": { name: "bookshop" } });
    assert.deepEqual(found(renamed), ["error name-matches-file contracts/library/pack.json:2:11"]);
  });
});

describe("levels", () => {
  const levelsWith = (lint: JsonObject): readonly string[] =>
    lintProject(
      sampleWith({
        "errors.json": { reasons: [] },
        "tools/findBooks.json": { annotations: { title: "Search" }, errors: [] },
        "../toolchain.json": { lint },
      }),
    ).findings.map(({ level, rule }) => `${level} ${rule}`);

  it("are those of the rules unless the project asks for others", () => {
    assert.deepEqual(levelsWith({}), ["info title-agrees"]);
    assert.deepEqual(levelsWith({ "title-agrees": "error" }), ["error title-agrees"]);
    assert.deepEqual(levelsWith({ "title-agrees": "warning" }), ["warning title-agrees"]);
    assert.deepEqual(levelsWith({ "title-agrees": "off" }), []);
  });

  it("of rules that code generation needs cannot be lowered", () => {
    const [finding, second, ...rest] = lintProject(
      sampleWith({
        "pack.json": { name: "bookshop" },
        "../toolchain.json": { lint: { "name-matches-file": "off", "closed-output": "error" } },
      }),
    ).findings;
    assert.deepEqual(
      [finding?.rule, finding?.level, second?.rule, second?.where, rest],
      ["name-matches-file", "error", "lint-settings", "contracts/toolchain.json:3:5", []],
    );
    assert.match(second?.what ?? "", /#\/lint name-matches-file cannot be "off"/);
  });

  it("of rules that there are not are a finding that names the one that was meant", () => {
    const [finding] = lintProject(sampleWith({ "../toolchain.json": { lint: { "titel-agrees": "off" } } })).findings;
    assert.match(finding?.what ?? "", /titel-agrees is no lint rule: did you mean title-agrees\?/);
    assert.match(
      lintProject(sampleWith({ "../toolchain.json": { lint: { constructor: "off" } } })).findings[0]?.what ?? "",
      /constructor is no lint rule/,
    );
  });

  it("that a project asks for hold for verbatim parts too", () => {
    const strict = withFiles(own, { "contracts/toolchain.json": '{ "lint": { "input-described": "warning" } }' });
    assert.ok(
      lintProject(strict).findings.some(({ rule, level }) => rule === "input-described" && level === "warning"),
    );
  });
});

const paths = filesBelow(library, "contracts");

/** Names that schemas in properties of their own, and in references, may share. */
const name = fc.constantFrom("a", "b", "c");

describe("lint never throws", () => {
  const hostile: readonly string[] = [
    "",
    "\uFEFF{}",
    "{}\r\n",
    "null",
    "[]",
    '""',
    "1e400",
    '{"__proto__": {"polluted": true}}',
    '{"constructor": 1, "toString": null, "hasOwnProperty": []}',
    `${'{"properties":'.repeat(1000)}1${"}".repeat(1000)}`,
    `${"[".repeat(100000)}`,
    '{"name": "\\ud800"}',
    '{"tools": NaN}',
  ];
  for (const path of paths) {
    it(`whatever stands in ${path}`, () => {
      for (const text of hostile) assertSound(withFiles(library, { [path]: text }));
      fc.assert(
        fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
          assertSound(withFiles(library, { [path]: text }));
        }),
        { numRuns: 10 },
      );
    });
  }

  /** Keywords of every kind with values that fit them, and schemas of lesser depth inside. */
  const keywordsOver = (inner: fc.Arbitrary<JsonObject>): Readonly<Record<string, fc.Arbitrary<JsonValue>>> => ({
    properties: fc.dictionary(name, inner, { maxKeys: 3 }),
    required: fc.uniqueArray(name, { maxLength: 2 }),
    additionalProperties: fc.oneof(fc.boolean(), inner),
    items: inner,
    anyOf: fc.array(inner, { minLength: 1, maxLength: 2 }),
    oneOf: fc.array(inner, { minLength: 1, maxLength: 2 }),
    allOf: fc.array(inner, { minLength: 1, maxLength: 2 }),
    if: inner,
    else: inner,
    $ref: fc.constantFrom(
      "#/$defs/a",
      "#/$defs/c",
      "../schemas/Book.json",
      "../schemas/Shelf.json",
      "../schemas/No.json",
    ),
    enum: fc.uniqueArray(fc.oneof(name, fc.nat(3), fc.constant(null)), { minLength: 1, maxLength: 3 }),
    const: fc.oneof(name, fc.nat(3), fc.constant(null)),
    default: fc.oneof(name, fc.nat(3), fc.constant(null)),
    minimum: fc.nat(5),
    exclusiveMaximum: fc.nat(5),
    multipleOf: fc.constantFrom(0.5, 2),
    minItems: fc.nat(2),
    uniqueItems: fc.boolean(),
    minLength: fc.nat(3),
    maxProperties: fc.nat(2),
    pattern: fc.constantFrom("^a+$", "^(a+)+$", "[^\\]]{2,}|(?<x>b)\\k<x>", "(?:a|b|a)*", "\\p{L}+(?=c)"),
    format: fc.constantFrom("date", "email"),
    description: fc.constantFrom("TODO", "a", "What it is made of."),
    $anchor: name,
    "x-mcp-header": name,
  });
  const type = fc.constantFrom<JsonValue>("object", "string", "array", "integer", "boolean", ["string", "null"]);
  const schemaOf = (depth: number): fc.Arbitrary<JsonObject> => {
    const leaf = type.map((value): JsonObject => ({ type: value }));
    if (depth === 0) return leaf;
    const keywords = keywordsOver(schemaOf(depth - 1));
    return fc.oneof(
      leaf,
      fc
        .subarray(Object.keys(keywords), { maxLength: 3 })
        .chain((chosen) =>
          fc.record({ type, ...Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword] ?? type])) }),
        ),
    );
  };
  const schema = schemaOf(2);

  /** Schemas that compile. */
  const known = new Set<string>();

  /** Whatever lint lets through can be generated from. */
  const assertGenerates = ({ packs, findings }: Linted): void => {
    if (findings.some(({ level }) => level === "error")) return;
    for (const { inputSchema, outputSchema = {} } of packs.flatMap((pack) => buildModel(pack).tools)) {
      for (const each of [inputSchema, outputSchema]) {
        const text = JSON.stringify(each);
        if (!known.has(text)) compile(each);
        known.add(text);
      }
    }
  };

  it("for schemas of every shape, in inputs, outputs and shared files; those that pass compile", () => {
    const tool = JSON.parse(library.read("contracts/library/tools/rate_book.json") ?? "");
    fc.assert(
      fc.property(schema, schema, schema, schema, (input, output, definition, shared) => {
        const mutant = withFiles(library, {
          "contracts/library/examples/rate_book.json": undefined,
          "contracts/library/tools/rate_book.json": JSON.stringify({
            ...tool,
            inputSchema: { type: "object", properties: { a: input }, $defs: { a: definition } },
            outputSchema: { ...tool.outputSchema, required: [], properties: { average: output } },
          }),
          "contracts/library/schemas/Shelf.json": JSON.stringify(shared),
        });
        assertGenerates(assertSound(mutant));
      }),
      { numRuns: 250 },
    );
  });

  const pointersIn = (value: JsonValue, pointer = ""): readonly string[] =>
    typeof value === "object" && value !== null
      ? [pointer, ...Object.entries(value).flatMap(([key, item]) => pointersIn(item, pointer + pointerTo(key)))]
      : [pointer];

  const replaced = (
    value: JsonValue,
    pointer: string,
    target: string,
    by: JsonValue | undefined,
  ): JsonValue | undefined => {
    if (pointer === target) return by;
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).flatMap(([key, item]): [string, JsonValue][] => {
      const inner = replaced(item, pointer + pointerTo(key), target, by);
      return inner === undefined ? [] : [[key, inner]];
    });
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  };

  it("for real contracts in which one value is another, or gone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.nat(), fc.option(fc.jsonValue({ maxDepth: 2 })), (path, choice, by) => {
        const content: JsonValue = JSON.parse(library.read(path) ?? "");
        const pointers = pointersIn(content);
        const target = pointers[choice % pointers.length] ?? "";
        const mutant = replaced(content, "", target, by === null ? undefined : (by as JsonValue));
        assertSound(withFiles(library, { [path]: JSON.stringify(mutant) ?? "" }));
      }),
      { numRuns: 200 },
    );
  });
});
