import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  addDays,
  dateOfDay,
  dayNumber,
  daysBetween,
  isCalendarDate,
  weekday,
} from "../../../../src/travel/world/time/calendar.js";

const dayMs = 86_400_000;
const dayOfFourCenturies = fc.integer({ min: dayNumber("1800-01-01"), max: dayNumber("2400-12-31") });

test("day numbers agree with the platform's UTC calendar and turn back into the date", () => {
  fc.assert(
    fc.property(dayOfFourCenturies, (day) => {
      const date = new Date(day * dayMs);
      assert.equal(dateOfDay(day), date.toISOString().slice(0, 10));
      assert.equal(dayNumber(dateOfDay(day)), day);
      assert.equal(weekday(dateOfDay(day)), date.getUTCDay());
      assert.equal(isCalendarDate(dateOfDay(day)), true);
    }),
  );
});

test("adding days and counting them are inverse", () => {
  fc.assert(
    fc.property(dayOfFourCenturies, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      const date = dateOfDay(day);
      assert.equal(daysBetween(date, addDays(date, count)), count);
    }),
  );
});

test("leap years follow the Gregorian rule", () => {
  assert.deepEqual(["2024-02-29", "2026-02-29", "2000-02-29", "1900-02-29", "2028-02-30"].map(isCalendarDate), [
    true,
    false,
    true,
    false,
    false,
  ]);
  assert.equal(addDays("2028-02-28", 1), "2028-02-29");
  assert.equal(addDays("2026-12-31", 1), "2027-01-01");
});

test("text that is not a whole calendar date is refused", () => {
  for (const text of [
    "",
    "2026-6-5",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-04-00",
    " 2026-04-01",
    "2026-04-01T00:00",
  ]) {
    assert.equal(isCalendarDate(text), false, text);
  }
});
