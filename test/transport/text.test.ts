/** Lines and JSON texts from outside: bounded, and cut in the same way however they arrive. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { isDeeperThan, parseJson } from "../../src/transport/jsonText.js";
import { createLineReader } from "../../src/transport/stdio/lines.js";

test("lines are the same however the bytes are cut into chunks", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 20 })),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (texts, cuts) => {
        const expected = texts.map((text) => text.replaceAll(/[\r\n]/g, ""));
        const bytes = Buffer.from(expected.map((text) => `${text}\n`).join(""));
        const reader = createLineReader(1_000);
        const lines: unknown[] = [];
        for (let start = 0, turn = 0; start < bytes.length; turn++) {
          const end = start + (cuts[turn % cuts.length] ?? 1);
          lines.push(...reader.read(bytes.subarray(start, end)));
          start = end;
        }
        assert.deepEqual(
          lines,
          expected.map((text) => ({ text })),
        );
      },
    ),
  );
});

test("a line that is too long is reported once and the next one is read", () => {
  const reader = createLineReader(4);
  const read = (text: string) => reader.read(Buffer.from(text));
  assert.deepEqual(read("12345"), [{ tooLong: true }]);
  assert.deepEqual(read("67890"), []);
  assert.deepEqual(read("x\nok\r\n123456\nend\n"), [{ text: "ok" }, { tooLong: true }, { text: "end" }]);
});

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test("depth is that of the parsed value, brackets in strings not counted", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 0, max: 8 }), (value, limit) => {
      assert.equal(isDeeperThan(JSON.stringify(value), limit), depthOf(value) > limit);
    }),
  );
  assert.equal(isDeeperThan('"[[[\\"[["', 0), false);
});

test("parsing never throws", () => {
  fc.assert(fc.property(fc.string(), (text) => void parseJson(text)));
  assert.deepEqual(parseJson('{"a":1}'), { value: { a: 1 } });
});
