import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  clockAfter,
  counted,
  dayOf,
  dollars,
  duration,
  groupedBy,
  lines,
  usdAndCents,
} from "../../../../src/packs/gds/texts/words.js";

test("money is written in dollars with its cents, thousands apart", () => {
  assert.deepEqual([0, 5, 49100, 123456, 100000000, -250].map(dollars), [
    "0.00",
    "0.05",
    "491.00",
    "1,234.56",
    "1,000,000.00",
    "-2.50",
  ]);
  assert.equal(usdAndCents(49100), "USD 491.00 (49100 cents)");
});

test("written money reads back as the same cents", () => {
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      assert.equal(Math.round(Number(dollars(cents).replaceAll(",", "")) * 100), cents);
    }),
  );
});

test("times of day tell how many days after departure they are", () => {
  assert.equal(clockAfter("2026-06-15T10:50:00-07:00", "2026-06-15T08:00:00-04:00"), "10:50");
  assert.equal(clockAfter("2026-07-01T07:45:00+10:00", "2026-06-29T22:00:00-07:00"), "07:45+2");
  assert.equal(clockAfter("2026-06-14T10:35:00-10:00", "2026-06-15T00:30:00+12:00"), "10:35-1");
});

test("days, counts and durations read as people write them", () => {
  assert.equal(dayOf("2026-06-15T08:00:00-04:00"), "Mon 2026-06-15");
  assert.equal(counted(1, "child", "children"), "1 child");
  assert.equal(counted(2, "child", "children"), "2 children");
  assert.equal(duration(515), "8h35");
});

test("groups keep the order of their first members", () => {
  assert.deepEqual(
    groupedBy(["b1", "a1", "b2"], (item) => item.charAt(0)),
    [["b1", "b2"], ["a1"]],
  );
});

test("a part that is left out leaves no empty line", () => {
  assert.equal(lines("one", undefined, ["two", "three"], []), "one\ntwo\nthree");
});
