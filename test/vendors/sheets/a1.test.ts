/** A1 notation: what is read is what is written, and what is none is refused. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { areaOf, areaText, columnOf, lettersOf } from "../../../src/vendors/sheets/a1.js";

test("columns have the letters of spreadsheets", () => {
  for (const [letters, column] of [
    ["A", 0],
    ["N", 13],
    ["Z", 25],
    ["AA", 26],
    ["AZ", 51],
    ["ZZ", 701],
    ["AAA", 702],
  ] as const) {
    assert.equal(columnOf(letters), column);
    assert.equal(lettersOf(column), letters);
  }
});

test("any range that is written is read as the same range", () => {
  const row = fc.integer({ min: 1, max: 9_999_999 });
  const column = fc.integer({ min: 0, max: 18_277 });
  const title = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !/[!]/.test(text));
  fc.assert(
    fc.property(title, row, row, column, column, (tab, one, other, left, right) => {
      const area = {
        ...{ tab, firstRow: Math.min(one, other), lastRow: Math.max(one, other) },
        ...{ firstColumn: Math.min(left, right), lastColumn: Math.max(left, right) },
      };
      assert.deepEqual(areaOf(areaText(area), []), area);
    }),
  );
});

test("open ranges stay open, a tab alone is all of it, and what is no range is none", () => {
  const open = { firstRow: 2, lastRow: undefined, firstColumn: 0, lastColumn: 13 };
  assert.deepEqual(areaOf("Clients!A2:N", []), { tab: "Clients", ...open });
  assert.deepEqual(areaOf("A2:N", []), { tab: undefined, ...open });
  assert.deepEqual(areaOf("Clients!2:5", [])?.lastRow, 5);
  assert.deepEqual(areaOf("Clients", ["Clients"]), { ...open, tab: "Clients", firstRow: 1, lastColumn: undefined });
  for (const text of [
    "",
    "!",
    "Clients!",
    "Clients!A0",
    "Clients!B2:A1",
    "Clients!A1:B2:C3",
    "Clients!A",
    "Clients!A1:",
  ])
    assert.equal(areaOf(text, []), undefined, text);
});
