import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { ContractInvalid } from "../../codegen/finding.js";
import { generate } from "../../codegen/generate.js";
import { formats } from "../../src/runtime/validation/formats.js";
import { fixture, withFiles } from "./project.js";

const pack = "contracts/library";
const project = fixture("library");

const faultsWith = async (changes: Readonly<Record<string, string | undefined>>): Promise<string> => {
  const error = await generate(withFiles(project, changes)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContractInvalid)) throw error ?? new Error("the contract was accepted");
  return error.findings.map(({ where, what }) => `${where} ${what}`).join("\n");
};

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
  readonly changes: Readonly<Record<string, string | undefined>>;
  readonly expected: RegExp;
}

const cases: readonly Case[] = [
  {
    name: "broken JSON, with its place",
    changes: edited(tool, '"title": "Find books",', '"title": "Find books"'),
    expected: /tools\/findBooks\.json:\d+:\d+ /,
  },
  {
    name: "a keyword outside the vocabulary",
    changes: edited(tool, '"minLength": 2', '"minLenght": 2'),
    expected: /findBooks\.json:8:\d+ #\/inputSchema\/properties\/words .*minLenght/,
  },
  {
    name: "prefixItems, which types could not honour",
    changes: edited(tool, '"readOnlyHint": true', '"prefixItems": [], "readOnlyHint": true'),
    expected: /#\/annotations .*prefixItems/,
  },
  {
    name: "a format that the runtime does not know",
    changes: edited(lend, '"format": "email" }\n          },', '"format": "hostname" }\n          },'),
    expected: /format must be equal to one of the allowed values: "date"/,
  },
  {
    name: "a keyword without its type, also in a property that is called as a condition is",
    changes: edited(tool, '"words": {', '"then": { "minLength": 2 }, "words": {'),
    expected: /#\/inputSchema\/properties\/then has minLength without type string/,
  },
  { name: "a property called __proto__", changes: edited(tool, '"words": {', '"__proto__": {'), expected: /__proto__/ },
  {
    name: "a pattern that is no regular expression",
    changes: edited(lend, "^B-[0-9]{4}$", "^B-[0-9{4}$"),
    expected: /bookId\/pattern must match format "regex"/,
  },
  {
    name: "an annotation that is left open",
    changes: edited(tool, '"openWorldHint": false', '"title": "x"'),
    expected: /#\/annotations must have required property 'openWorldHint'/,
  },
  {
    name: "an output root that is open",
    changes: edited(tool, /\n {4}"additionalProperties": false/, '\n    "additionalProperties": true'),
    expected: /outputSchema\/additionalProperties must be equal to constant: false/,
  },
  {
    name: "an output object that does not say whether it is closed",
    changes: edited(
      lend,
      '"required": ["due", "status"],\n        "additionalProperties": false',
      '"required": ["due", "status"]',
    ),
    expected: /\$defs\/Loan is an object that does not say additionalProperties/,
  },
  {
    name: "a tool that is not named as its file",
    changes: edited(tool, '"name": "findBooks"', '"name": "findBook"'),
    expected: /#\/name is "findBook", the file is findBooks\.json/,
  },
  {
    name: "a pack that is not named as its folder",
    changes: edited(`${pack}/pack.json`, '"name": "library"', '"name": "books"'),
    expected: /pack\.json:2:\d+ #\/name/,
  },
  {
    name: "a missing pack.json",
    changes: { [`${pack}/pack.json`]: undefined },
    expected: /contracts\/library\/pack\.json is not there/,
  },
  {
    name: "an order that names no tool",
    changes: edited(`${pack}/pack.json`, '["findBooks"]', '["findBooks", "burnBook"]'),
    expected: /#\/toolOrder\/1 names burnBook/,
  },
  {
    name: "a reference to no file",
    changes: edited(tool, "../schemas/Book.json", "../schemas/Bok.json"),
    expected: /refers to \.\.\/schemas\/Bok\.json, and there is no/,
  },
  {
    name: "a reference to no definition",
    changes: edited(lend, "#/$defs/Loan", "#/$defs/Lone"),
    expected: /refers to #\/\$defs\/Lone, which is not defined here/,
  },
  {
    name: "a reference to another machine",
    changes: edited(tool, "../schemas/Book.json", "https://example.com/Book.json"),
    expected: /\$ref must match pattern/,
  },
  {
    name: "a keyword beside a reference",
    changes: edited(lend, '"$ref": "../schemas/Period.json"', '"$ref": "../schemas/Period.json", "minProperties": 1'),
    expected: /has minProperties beside \$ref/,
  },
  {
    name: "a required property that is not declared",
    changes: edited(tool, '"required": ["words"]', '"required": ["word"]'),
    expected: /requires word, which is not among its properties/,
  },
  {
    name: "a keyword without its type",
    changes: edited(tool, '"type": "integer", "minimum": 1', '"minimum": 1'),
    expected: /has minimum without type integer or number/,
  },
  {
    name: "a default that does not conform",
    changes: edited(tool, '"default": 10', '"default": 100'),
    expected: /limit\/default does not conform: the root fails maximum/,
  },
  {
    name: "a default where nothing fills it in",
    changes: edited(
      `${pack}/tools/rate_book.json`,
      '"type": "string", "minLength": 1',
      '"type": "string", "default": "x"',
    ),
    expected: /has a default inside a branch/,
  },
  {
    name: "a reason that the catalogue does not hold",
    changes: edited(lend, '"BOOK_LENT"]', '"BOOK_BURNT"]'),
    expected: /#\/errors\/1 BOOK_BURNT is not in errors\.json/,
  },
  {
    name: "a reason that is there twice",
    changes: edited(`${pack}/errors.json`, '"reason": "BOOK_LENT"', '"reason": "BOOK_UNKNOWN"'),
    expected: /BOOK_UNKNOWN is there twice/,
  },
  {
    name: "a JSON resource without a schema",
    changes: edited(`${pack}/resources.json`, '"mimeType": "text/markdown"', '"mimeType": "application/json"'),
    expected: /#\/resources\/2 has a JSON body and no schema/,
  },
  {
    name: "a resource with both a URI and a template",
    changes: edited(
      `${pack}/resources.json`,
      '"uri": "library://rules",',
      '"uri": "library://rules", "uriTemplate": "library://{a}",',
    ),
    expected: /#\/resources\/2 must match exactly one schema in oneOf/,
  },
  {
    name: "example arguments that do not conform",
    changes: edited(examples, '"weeks": 2', '"weeks": 20'),
    expected: /#\/examples\/1\/arguments do not conform to lendBook: \/period\/weeks fails maximum/,
  },
  {
    name: "an example that uses a call nobody made",
    changes: edited(examples, "${found.books", "${fund.books"),
    expected: /#\/examples\/0\/arguments uses \$\{fund\}/,
  },
  {
    name: "an example that calls no tool",
    changes: edited(examples, '"call": "findBooks"', '"call": "findBook"'),
    expected: /calls findBook, which is no tool/,
  },
  {
    name: "an example refused for another tool's reason",
    changes: edited(`${pack}/tools/lendBook.json`, '"BOOK_UNKNOWN", "BOOK_LENT"', '"BOOK_UNKNOWN"'),
    expected: /BOOK_LENT is not among the errors of lendBook/,
  },
  {
    name: "an example with both an output and an error",
    changes: edited(examples, '"error": {', '"output": {}, "error": {'),
    expected: /#\/examples\/2 must match exactly one schema in oneOf/,
  },
  {
    name: "an example whose matcher is misspelt",
    changes: edited(examples, '"output": { "type": "object" }', '"output": { "minimun": 1 }'),
    expected: /#\/examples\/0\/output is no JSON Schema: .*minimun/,
  },
  {
    name: "a tool that returns content and has an output schema",
    changes: edited(
      read,
      '"errors": []',
      '"outputSchema": { "type": "object", "additionalProperties": false }, "errors": []',
    ),
    expected: /readAloud\.json:\d+:\d+ #\/outputSchema is not allowed here/,
  },
  {
    name: "a tool that returns structure and has no output schema",
    changes: edited(read, '"returns": "content",', ""),
    expected: /readAloud\.json:\d+:\d+ must have required property 'outputSchema'/,
  },
  {
    name: "a way to talk that there is not",
    changes: edited(read, '["progress", "elicitation"]', '["shouting"]'),
    expected: /#\/interaction\/0 must be equal to one of the allowed values: "progress"/,
  },
  {
    name: "an example that expects structure of a tool that returns content",
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
    changes: edited(read, '"voice": { "type": "string" }', '"voice": { "type": "string", "x-mcp-header": "BOOK" }'),
    expected: /properties\/voice has x-mcp-header BOOK, which is there twice/,
  },
  {
    name: "a header for an argument that fits into none",
    changes: edited(read, '{ "$ref": "#/$defs/place" }', '{ "type": "object", "x-mcp-header": "Place" }'),
    expected: /properties\/place has x-mcp-header without type string/,
  },
  {
    name: "a header in an output",
    changes: edited(
      tool,
      '"count": { "type": "integer", "minimum": 0 }',
      '"count": { "type": "integer", "x-mcp-header": "Count" }',
    ),
    expected: /properties\/count has x-mcp-header in an output/,
  },
  {
    name: "a default where a condition would have to fill it in",
    changes: edited(read, '{ "const": "slow" }', '{ "const": "slow", "default": "slow" }'),
    expected: /inputSchema has a default inside a branch/,
  },
  {
    name: "a prompt that has an argument twice",
    changes: edited(prompts, '"name": "mood"', '"name": "reader"'),
    expected: /prompts\.json:\d+:\d+ #\/prompts\/0\/arguments\/1\/name reader is there twice/,
  },
  {
    name: "a prompt with the name of a resource",
    changes: edited(prompts, '"name": "recommend_book"', '"name": "rules"'),
    expected: /#\/prompts\/0\/name rules is the name of another prompt or resource/,
  },
  {
    name: "a source entry without a hash",
    changes: {
      "contracts/SOURCES.json": '{"sources":[{"part":"library/pack.json#/title","document":"d","section":"s"}]}',
    },
    expected: /contracts\/SOURCES\.json:1:\d+ #\/sources\/0 must have required property 'sha256'/,
  },
];

describe("a broken contract is refused with file, line and pointer", () => {
  for (const { name, changes, expected } of cases) {
    it(name, async () => assert.match(await faultsWith(changes), expected));
  }

  it("tells everything that is wrong at once", async () => {
    const found = await faultsWith({
      ...edited(tool, '"minLength": 2', '"minLenght": 2'),
      ...edited(`${pack}/pack.json`, '"version": "1.0.0"', '"version": "one"'),
    });
    assert.match(found, /minLenght/);
    assert.match(found, /pack\.json:4:\d+ #\/version/);
  });
});

it("the meta-schema admits exactly the formats that the runtime knows", () => {
  const vocabulary = JSON.parse(
    readFileSync(new URL("../../contracts/_meta/schema.schema.json", import.meta.url), "utf8"),
  );
  assert.deepEqual([...vocabulary.properties.format.enum].sort(), Object.keys(formats).sort());
});
