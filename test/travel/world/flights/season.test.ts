/** The two scheduling seasons, day by day. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { seasonOf } from "../../../../src/travel/world/flights/season.js";

const dayMs = 86_400_000;

/** By the platform's own calendar: the last Sunday of a month of 31 days. */
const lastSunday = (year: number, month: number): number => {
  const last = Date.UTC(year, month - 1, 31);
  return last / dayMs - new Date(last).getUTCDay();
};

test("summer begins on the last Sunday of March and ends before that of October, from 1970 to 2100", () => {
  for (let day = 0; day < Date.UTC(2101, 0, 1) / dayMs; day++) {
    const year = new Date(day * dayMs).getUTCFullYear();
    const isSummer = day >= lastSunday(year, 3) && day < lastSunday(year, 10);
    if (seasonOf(day) !== (isSummer ? "summer" : "winter")) {
      assert.fail(`${new Date(day * dayMs).toISOString()} is in ${seasonOf(day)}`);
    }
  }
});
