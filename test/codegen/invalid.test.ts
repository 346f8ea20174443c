import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ContractInvalid, type Finding } from "../../codegen/finding.js";
import { generate } from "../../codegen/generate.js";
import { lintProject } from "../../codegen/lint/index.js";
import { projectAt } from "../../codegen/project.js";
import { formats } from "../../src/contract/validation/formats.js";
import { temporaryFolder } from "../support/folders.js";
import { fixture, textsBelow, withFiles, writeIn } from "./project.js";

const pack = "contracts/library";
const project = fixture("library");

const errorsWith = async (changes: Readonly<Record<string, string | undefined>>): Promise<readonly Finding[]> => {
  const error = await generate(withFiles(project, changes)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContractInvalid)) throw error ?? new Error("the contract was accepted");
  return error.findings.filter(({ level }) => level === "error");
};

const textOf = (findings: readonly Finding[]): string =>
  findings.map(({ where, what }) => `${where} ${what}`).join("\n");

const edited = (path: string, from: string | RegExp, to: string): Readonly<Record<string, string>> => {
  const text = project.read(path) ?? "";
  assert.ok(typeof from === "string" ? text.includes(from) : from.test(text), `nothing to edit in ${path}`);
  return { [path]: text.replace(from, to) };
};

const tool = `${pack}/tools/findBooks.json`;
const lend = `${pack}/tools/lendBook.json`;
const read = `${pack}/tools/readAloud.json`;
const prompts = `${pack}/prompts.json`;
const examples = `${pack}/examples/lendBook.json`;

interface Case {
  readonly name: string;
  /** The rule that finds it. */
  readonly rule: string;
  readonly changes: Readonly<Record<string, string | undefined>>;
  readonly expected: RegExp;
}

const cases: readonly Case[] = [
  {
    name: "broken JSON, with its place",
    rule: "json-syntax",
    changes: edited(tool, '"title": "Find books",', '"title": "Find books"'),
    expected: /tools\/findBooks\.json:\d+:\d+ /,
  },
  {
    name: "a keyword outside the vocabulary",
    rule: "unsupported-keyword",
    changes: edited(tool, '"minLength": 2', '"minLenght": 2'),
    expected: /findBooks\.json:8:\d+ #\/inputSchema\/properties\/words .*minLenght/,
  },
  {
    name: "prefixItems, which types could not honour",
    rule: "meta-schema",
    changes: edited(tool, '"readOnlyHint": true', '"prefixItems": [], "readOnlyHint": true'),
    expected: /#\/annotations .*prefixItems/,
  },
  {
    name: "a format that the runtime does not know",
    rule: "known-format",
    changes: edited(lend, '"format": "email" }\n          },', '"format": "hostname" }\n          },'),
    expected: /format must be equal to one of the allowed values: "date"/,
  },
  {
    name: "a keyword without its type, also in a property that is called as a condition is",
    rule: "type-stated",
    changes: edited(tool, '"words": {', '"then": { "minLength": 2 }, "words": {'),
    expected: /#\/inputSchema\/properties\/then has minLength without type string/,
  },
  {
    name: "a property called __proto__",
    rule: "reserved-name",
    changes: edited(tool, '"words": {', '"__proto__": {'),
    expected: /__proto__/,
  },
  {
    name: "a pattern that is no regular expression",
    rule: "pattern-compiles",
    changes: edited(lend, "^B-[0-9]{4}$", "^B-[0-9{4}$"),
    expected: /bookId\/pattern must match format "regex"/,
  },
  {
    name: "an annotation that is left open",
    rule: "annotations-complete",
    changes: edited(tool, '"openWorldHint": false', '"title": "x"'),
    expected: /#\/annotations must have required property 'openWorldHint'/,
  },
  {
    name: "an output root that is open",
    rule: "closed-output",
    changes: edited(tool, /\n {4}"additionalProperties": false/, '\n    "additionalProperties": true'),
    expected: /outputSchema\/additionalProperties must be equal to constant: false/,
  },
  {
    name: "an output object that does not say whether it is closed",
    rule: "closed-output",
    changes: edited(
      lend,
      '"required": ["due", "status"],\n        "additionalProperties": false',
      '"required": ["due", "status"]',
    ),
    expected: /\$defs\/Loan is an object that does not say additionalProperties/,
  },
  {
    name: "a tool that is not named as its file",
    rule: "name-matches-file",
    changes: edited(tool, '"name": "findBooks"', '"name": "findBook"'),
    expected: /#\/name is "findBook", the file is findBooks\.json/,
  },
  {
    name: "a pack that is not named as its folder",
    rule: "name-matches-file",
    changes: edited(`${pack}/pack.json`, '"name": "library"', '"name": "books"'),
    expected: /pack\.json:2:\d+ #\/name/,
  },
  {
    name: "a missing pack.json",
    rule: "missing-pack",
    changes: { [`${pack}/pack.json`]: undefined },
    expected: /contracts\/library\/pack\.json is not there/,
  },
  {
    name: "an order that names no tool",
    rule: "tool-exists",
    changes: edited(`${pack}/pack.json`, '["findBooks"]', '["findBooks", "burnBook"]'),
    expected: /#\/toolOrder\/1 names burnBook/,
  },
  {
    name: "a reference to no file",
    rule: "reference-resolves",
    changes: edited(tool, "../schemas/Book.json", "../schemas/Bok.json"),
    expected: /refers to \.\.\/schemas\/Bok\.json, and there is no/,
  },
  {
    name: "a reference to no definition",
    rule: "reference-resolves",
    changes: edited(lend, "#/$defs/Loan", "#/$defs/Lone"),
    expected: /refers to #\/\$defs\/Lone, which is not defined here/,
  },
  {
    name: "a reference to another machine",
    rule: "local-reference",
    changes: edited(tool, "../schemas/Book.json", "https://example.com/Book.json"),
    expected: /\$ref "https:\/\/example\.com\/Book\.json" is no reference that contracts have: write \.\.\/schemas\//,
  },
  {
    name: "a keyword beside a reference",
    rule: "reference-alone",
    changes: edited(lend, '"$ref": "../schemas/Period.json"', '"$ref": "../schemas/Period.json", "minProperties": 1'),
    expected: /has minProperties beside \$ref/,
  },
  {
    name: "a required property that is not declared",
    rule: "required-declared",
    changes: edited(tool, '"required": ["words"]', '"required": ["word"]'),
    expected: /requires word, which is not among its properties/,
  },
  {
    name: "a keyword without its type",
    rule: "type-stated",
    changes: edited(tool, '"type": "integer", "minimum": 1', '"minimum": 1'),
    expected: /has minimum without type integer or number/,
  },
  {
    name: "a default that does not conform",
    rule: "default-valid",
    changes: edited(tool, '"default": 10', '"default": 100'),
    expected: /limit\/default does not conform: the root fails maximum/,
  },
  {
    name: "a default where nothing fills it in",
    rule: "default-placed",
    changes: edited(
      `${pack}/tools/rate_book.json`,
      '"type": "string", "minLength": 1',
      '"type": "string", "default": "x"',
    ),
    expected: /has a default inside a branch/,
  },
  {
    name: "a reason that the catalogue does not hold",
    rule: "reason-known",
    changes: edited(lend, '"BOOK_LENT"]', '"BOOK_BURNT"]'),
    expected: /#\/errors\/1 BOOK_BURNT is not in errors\.json/,
  },
  {
    name: "a reason that is there twice",
    rule: "unique-name",
    changes: edited(`${pack}/errors.json`, '"reason": "BOOK_LENT"', '"reason": "BOOK_UNKNOWN"'),
    expected: /BOOK_UNKNOWN is there twice/,
  },
  {
    name: "a JSON resource without a schema",
    rule: "body-schema",
    changes: edited(`${pack}/resources.json`, '"mimeType": "text/markdown"', '"mimeType": "application/json"'),
    expected: /#\/resources\/2 has a JSON body and no schema/,
  },
  {
    name: "a resource with both a URI and a template",
    rule: "meta-schema",
    changes: edited(
      `${pack}/resources.json`,
      '"uri": "library://rules",',
      '"uri": "library://rules", "uriTemplate": "library://{a}",',
    ),
    expected: /#\/resources\/2 must match exactly one schema in oneOf/,
  },
  {
    name: "example arguments that do not conform",
    rule: "example-valid",
    changes: edited(examples, '"weeks": 2', '"weeks": 20'),
    expected: /#\/examples\/1\/arguments do not conform to lendBook: \/period\/weeks fails maximum/,
  },
  {
    name: "an example that uses a call nobody made",
    rule: "example-reference",
    changes: edited(examples, "${found.books", "${fund.books"),
    expected: /#\/examples\/0\/arguments uses \$\{fund\}/,
  },
  {
    name: "an example that calls no tool",
    rule: "example-call",
    changes: edited(examples, '"call": "findBooks"', '"call": "findBook"'),
    expected: /calls findBook, which is no tool/,
  },
  {
    name: "an example refused for another tool's reason",
    rule: "example-reason",
    changes: edited(`${pack}/tools/lendBook.json`, '"BOOK_UNKNOWN", "BOOK_LENT"', '"BOOK_UNKNOWN"'),
    expected: /BOOK_LENT is not among the errors of lendBook/,
  },
  {
    name: "an example with both an output and an error",
    rule: "meta-schema",
    changes: edited(examples, '"error": {', '"output": {}, "error": {'),
    expected: /#\/examples\/2 must match exactly one schema in oneOf/,
  },
  {
    name: "an example whose matcher is misspelt",
    rule: "example-matcher",
    changes: edited(examples, '"output": { "type": "object" }', '"output": { "minimun": 1 }'),
    expected: /#\/examples\/0\/output is no JSON Schema: .*minimun/,
  },
  {
    name: "a tool that returns content and has an output schema",
    rule: "meta-schema",
    changes: edited(
      read,
      '"errors": []',
      '"outputSchema": { "type": "object", "additionalProperties": false }, "errors": []',
    ),
    expected: /readAloud\.json:\d+:\d+ #\/outputSchema is not allowed here/,
  },
  {
    name: "a tool that returns structure and has no output schema",
    rule: "meta-schema",
    changes: edited(read, '"returns": "content",', ""),
    expected: /readAloud\.json:\d+:\d+ must have required property 'outputSchema'/,
  },
  {
    name: "ways to talk that are objects with a property toString, twice",
    rule: "meta-schema",
    changes: edited(read, '["progress", "elicitation"]', '[{ "toString": "" }, { "toString": "" }]'),
    expected: /#\/interaction must NOT have duplicate items \(items ## 0 and 1 are identical\)/,
  },
  {
    name: "a way to talk that there is not",
    rule: "meta-schema",
    changes: edited(read, '["progress", "elicitation"]', '["shouting"]'),
    expected: /#\/interaction\/0 must be equal to one of the allowed values: "progress"/,
  },
  {
    name: "an example that expects structure of a tool that returns content",
    rule: "example-matcher",
    changes: {
      [`${pack}/examples/readAloud.json`]: JSON.stringify({
        tool: "readAloud",
        examples: [
          { name: "page", title: "A page", arguments: { bookId: "B-0001", voice: "low", place: {} }, output: {} },
        ],
      }),
    },
    expected: /#\/examples\/0\/output describes a structure, and readAloud returns content/,
  },
  {
    name: "one header for two arguments",
    rule: "header-fits",
    changes: edited(read, '"voice": { "type": "string" }', '"voice": { "type": "string", "x-mcp-header": "BOOK" }'),
    expected: /properties\/voice has x-mcp-header BOOK, which is there twice/,
  },
  {
    name: "a header for an argument that fits into none",
    rule: "header-fits",
    changes: edited(read, '{ "$ref": "#/$defs/place" }', '{ "type": "object", "x-mcp-header": "Place" }'),
    expected: /properties\/place has x-mcp-header without type string/,
  },
  {
    name: "a header in an output",
    rule: "header-fits",
    changes: edited(
      tool,
      '"count": { "type": "integer", "minimum": 0 }',
      '"count": { "type": "integer", "x-mcp-header": "Count" }',
    ),
    expected: /properties\/count has x-mcp-header in an output/,
  },
  {
    name: "a default where a condition would have to fill it in",
    rule: "default-placed",
    changes: edited(read, '{ "const": "slow" }', '{ "const": "slow", "default": "slow" }'),
    expected: /inputSchema\/if\/properties\/\w+ has a default inside a branch or a map, #\/inputSchema\/if,/,
  },
  {
    name: "a prompt that has an argument twice",
    rule: "unique-name",
    changes: edited(prompts, '"name": "mood"', '"name": "reader"'),
    expected: /prompts\.json:\d+:\d+ #\/prompts\/0\/arguments\/1\/name reader is there twice/,
  },
  {
    name: "a prompt with the name of a resource",
    rule: "unique-name",
    changes: edited(prompts, '"name": "recommend_book"', '"name": "rules"'),
    expected: /#\/prompts\/0\/name rules is the name of another prompt or resource/,
  },
  {
    name: "a source entry without a hash",
    rule: "meta-schema",
    changes: {
      "contracts/SOURCES.json": '{"sources":[{"part":"library/pack.json#/title","document":"d","section":"s"}]}',
    },
    expected: /contracts\/SOURCES\.json:1:\d+ #\/sources\/0 must have required property 'sha256'/,
  },
];

describe("a broken contract is refused with file, line and pointer", () => {
  for (const { name, rule, changes, expected } of cases) {
    it(name, async () => {
      const errors = await errorsWith(changes);
      assert.match(textOf(errors.filter((error) => error.rule === rule)), expected, textOf(errors));
    });
  }

  it("tells everything that is wrong at once", async () => {
    const found = textOf(
      await errorsWith({
        ...edited(tool, '"minLength": 2', '"minLenght": 2'),
        ...edited(`${pack}/pack.json`, '"version": "1.0.0"', '"version": "one"'),
      }),
    );
    assert.match(found, /minLenght/);
    assert.match(found, /pack\.json:4:\d+ #\/version/);
  });
});

it("what cannot be read where a file should be is said, and not thrown", (context) => {
  const root = temporaryFolder(context);
  for (const [path, text] of textsBelow(project, "contracts")) writeIn(root, path, text);
  mkdirSync(join(root, `${pack}/tools/folder.json`));
  symlinkSync(".", join(root, `${pack}/tools/linked.json`));
  symlinkSync("circle.json", join(root, `${pack}/tools/circle.json`));
  rmSync(join(root, `${pack}/errors.json`));
  mkdirSync(join(root, `${pack}/errors.json`));
  const { findings } = lintProject(projectAt(root));
  assert.deepEqual(
    findings.filter(({ level }) => level === "error").map(({ where, rule, what }) => `${where} ${rule} ${what}`),
    [
      `${pack}/errors.json:1:1 json-encoding cannot be read: EISDIR`,
      `${pack}/tools/circle.json:1:1 json-encoding cannot be read: ELOOP`,
      `${pack}/tools/linked.json:1:1 json-encoding cannot be read: EISDIR`,
    ],
  );
});

it("the meta-schema admits exactly the formats that the runtime knows", () => {
  const vocabulary = JSON.parse(
    readFileSync(new URL("../../contracts/_meta/schema.schema.json", import.meta.url), "utf8"),
  );
  assert.deepEqual([...vocabulary.properties.format.enum].sort(), Object.keys(formats).sort());
});
