import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { parsePointer, pointerTo, valueAt } from "../../codegen/pointer.js";
import { locate } from "../../codegen/position.js";
import type { JsonValue } from "../../src/contract/contract.js";

const pointersIn = (value: JsonValue, pointer = ""): readonly string[] =>
  typeof value === "object" && value !== null
    ? [pointer, ...Object.entries(value).flatMap(([key, item]) => pointersIn(item, pointer + pointerTo(key)))]
    : [pointer];

const textFrom = (text: string, { line, column }: { line: number; column: number }): string =>
  text
    .split("\n")
    .slice(line - 1)
    .join("\n")
    .slice(column - 1);

describe("the place of a JSON pointer in a file", () => {
  it("is where the value begins, however the file is laid out", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, 2, "\t"), (value, indentation) => {
        const text = JSON.stringify(value, undefined, indentation);
        const parsed: JsonValue = JSON.parse(text);
        for (const pointer of pointersIn(parsed)) {
          const target = valueAt(parsed, pointer);
          const opening = JSON.stringify(target).charAt(0);
          assert.equal(textFrom(text, locate(text, pointer)).charAt(0), opening, `${text} ${pointer}`);
        }
      }),
    );
  });

  it("counts lines and columns from one", () => {
    assert.deepEqual(locate('{\n  "a": {\n    "b": [1, 22]\n  }\n}', "/a/b/1"), { line: 3, column: 14 });
    assert.deepEqual(locate("{}", ""), { line: 1, column: 1 });
  });

  it("is that of the nearest ancestor where the value is absent", () => {
    assert.deepEqual(locate('{\n  "a": {}\n}', "/a/b/c"), { line: 2, column: 8 });
  });

  it("is that of the name where the name is asked for", () => {
    const text = '{\n  "a": {\n    "b~/": 1\n  }\n}';
    assert.deepEqual(locate(text, "/a/b~0~1", "key"), { line: 3, column: 5 });
    assert.deepEqual(locate(text, "/a/b~0~1"), { line: 3, column: 12 });
    assert.deepEqual(locate(text, "/a/c", "key"), { line: 2, column: 8 }, "no such name: the object");
    assert.deepEqual(locate("[1]", "/0", "key"), { line: 1, column: 2 }, "an item has no name");
  });

  it("is that of the last of two properties of one name, which is the one that is read", () => {
    assert.deepEqual(locate('{"a":1,\n"a":2}', "/a"), { line: 2, column: 5 });
  });

  it("is a place in any text at all", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string()),
        fc.constantFrom("value" as const, "key" as const),
        (text, path, target) => {
          const { line, column } = locate(text, pointerTo(...path), target);
          assert.ok(Number.isInteger(line) && line >= 1 && Number.isInteger(column) && column >= 1);
        },
      ),
    );
  });

  it("is not led astray by the same name elsewhere, or in a string", () => {
    assert.deepEqual(locate('{"x":{"a":1},"y":"\\"a\\":2","a":3}', "/a"), { line: 1, column: 32 });
  });
});

it("pointers are read as they are written", () => {
  fc.assert(fc.property(fc.array(fc.string()), (path) => assert.deepEqual(parsePointer(pointerTo(...path)), path)));
});
