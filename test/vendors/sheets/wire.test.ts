/** Answers of Google Sheets are read as hostile: what is not of the service's form is refused, and what is left out is empty. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { unlessWrong } from "../../../src/vendors/reading.js";
import { readAppended, readUpdate, readValueRange } from "../../../src/vendors/sheets/wire.js";

const range = "Clients!A1:N1000";

test("rows are texts, numbers and truths, and null is an empty cell", () => {
  assert.deepEqual(readValueRange({ range, values: [["a", 1, true, null], []] }).values, [["a", 1, true, ""], []]);
  assert.deepEqual(readValueRange({ range }).values, []);
});

test("what is no answer of the service is refused", () => {
  const wrong: readonly unknown[] = [
    undefined,
    null,
    [],
    {},
    { range: 1 },
    { range, values: {} },
    { range, values: ["a"] },
    { range, values: [[{ formula: "x" }]] },
    { range, values: [[["a"]]] },
    { range, values: [["x".repeat(50_001)]] },
    { range, values: [Array.from({ length: 703 }, () => "")] },
  ];
  for (const answer of wrong)
    assert.equal(unlessWrong(readValueRange)(answer), undefined, JSON.stringify(answer)?.slice(0, 80));
  for (const answer of [{}, { updatedRange: "" }, { updatedRange: range, updatedRows: -1 }])
    assert.equal(unlessWrong(readUpdate)(answer), undefined);
  assert.equal(unlessWrong(readAppended)({ updatedRange: range }), undefined);
  assert.deepEqual(readAppended({ updates: { updatedRange: range } }), { updatedRange: range });
});
