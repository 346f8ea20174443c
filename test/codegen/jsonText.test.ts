import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { deepestLevel, readJsonText } from "../../codegen/jsonText.js";
import { positionAt } from "../../codegen/position.js";

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Faults that `JSON.parse` has no eyes for do not make a text invalid. */
const accepts = (text: string): boolean =>
  readJsonText(text).faults.every(({ kind }) => kind === "duplicate-key" || kind === "number" || kind === "surrogate");

/** JSON, and JSON with a slip: pieces that stand where they may not. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.nat(),
    fc.nat({ max: 2 }),
    fc.constantFrom("", ",", '"', "}", "[", "\\", "1", "\n", "tru", "\u0001", "-"),
  )
  .map(([text, at, removed, added]) => {
    const offset = at % (text.length + 1);
    return text.slice(0, offset) + added + text.slice(offset + removed);
  });

describe("reading the text of JSON", () => {
  it("accepts what JSON.parse accepts, and nothing else", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearlyJson, fc.string()), (text) =>
        assert.equal(accepts(text), parses(text), text),
      ),
      { numRuns: 2000 },
    );
  });

  const broken: readonly (readonly [string, string, string])[] = [
    ["", "1:1", "expected a value, the file ends"],
    ['{\n  "a": 1\n  "b": 2\n}', "3:3", 'expected "," or "}", found "\\""'],
    ['{"a" 1}', "1:6", 'expected ":", found "1"'],
    ["{a: 1}", "1:2", 'expected a property name in double quotes, found "a"'],
    ["[1, 2,]", "1:7", 'expected a value, found "]"'],
    ['["a\nb"]', "1:4", "a string holds a character that has to be escaped, or a wrong escape"],
    ['["\\x"]', "1:3", "a string holds a character that has to be escaped, or a wrong escape"],
    ['["abc', "1:2", "the string does not end"],
    ["[01]", "1:3", 'expected "," or "]", found "1"'],
    ["{} {}", "1:4", 'expected the end of the file, found "{"'],
    ["nulls", "1:1", 'expected a value, found "n"'],
  ];
  for (const [text, place, message] of broken) {
    it(`tells where and why ${JSON.stringify(text)} is none`, () => {
      const [fault] = readJsonText(text).faults;
      const { line, column } = positionAt(text, fault?.offset ?? -1);
      assert.deepEqual([`${line}:${column}`, fault?.message], [place, message]);
    });
  }

  it("finds each property that is there twice, wherever it is, however it is escaped", () => {
    const text = '{"a": 1, "b": [{"c": 1, "\\u0063": 2}], "a": 3, "__proto__": 1, "__proto__": 2}';
    assert.deepEqual(
      readJsonText(text).faults.map(({ kind, message }) => `${kind} ${message.split(" ")[0] ?? ""}`),
      ['duplicate-key "c"', 'duplicate-key "a"', 'duplicate-key "__proto__"'],
    );
  });

  it("finds numbers that would be read as others", () => {
    const lossy = ["1e400", "-1e400", "12345678901234567890", "1e-400"];
    for (const number of lossy) assert.equal(readJsonText(`[${number}]`).faults[0]?.kind, "number", number);
    for (const number of ["1e300", "9007199254740991", "-0", "0.1", "0e5"])
      assert.deepEqual(readJsonText(`[${number}]`).faults, [], number);
  });

  it("finds halves of surrogate pairs, in values and in names, and no pair", () => {
    const text = String.raw`{"a": "\ud83d", "b\uDE00": "x\ude00y\ud83d", "c": "\ud83d\ude00 \\ud83d \uD83D\uDE00"}`;
    assert.deepEqual(
      readJsonText(text).faults.map(({ kind, offset }) => `${kind} ${text.slice(offset, offset + 6)}`),
      ["surrogate \\ud83d", "surrogate \\uDE00", "surrogate \\ude00", "surrogate \\ud83d"],
    );
  });

  it("stops at texts that are nested too deep, at once", () => {
    const text = "[".repeat(1_000_000);
    const { faults, places } = readJsonText(text);
    assert.deepEqual([faults.map(({ kind }) => kind), places.size], [["nesting"], deepestLevel + 1]);
  });
});
