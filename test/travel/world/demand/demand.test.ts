/** Seasons and events: which days are dear, for journeys and for nights. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { easterOf } from "../../../../src/travel/world/demand/events.js";
import { fareDemandFactor, roomDemandFactor } from "../../../../src/travel/world/demand/index.js";
import { airport, airports } from "../../../../src/travel/world/reference/places.js";
import { dateOfDay, dayNumber } from "../../../../src/travel/world/time/calendar.js";
import type { Airport } from "../../../../src/travel/world/types.js";

const place = (code: string): Airport => airport(code) ?? assert.fail(`no airport ${code}`);

const fareOn = (route: string, date: string): number => {
  const [origin, destination] = route.split("-").map(place) as [Airport, Airport];
  return fareDemandFactor(origin, destination, dayNumber(date));
};

const roomOn = (code: string, date: string): number => roomDemandFactor(place(code), dayNumber(date));

/** Route, a dear day, a cheap day, and by how much at least. */
const dearerFares: readonly (readonly [string, string, string, number])[] = [
  ["LHR-PMI", "2026-08-01", "2026-11-14", 1.5],
  ["PMI-LHR", "2026-08-29", "2026-11-14", 1.4],
  ["JFK-LHR", "2026-07-15", "2026-02-10", 1.2],
  ["JFK-LAX", "2026-12-23", "2026-02-10", 1.25],
  ["SYD-MEL", "2027-01-10", "2026-06-10", 1.2],
  ["JFK-PUJ", "2027-02-12", "2026-09-12", 1.2],
  ["ORD-MCO", "2026-11-25", "2026-11-12", 1.2],
  ["PEK-CAN", "2027-02-04", "2027-03-04", 1.2],
  ["LHR-GVA", "2027-02-13", "2026-11-13", 1.2],
];

for (const [route, dear, cheap, ratio] of dearerFares) {
  test(`${route} is dearer on ${dear} than on ${cheap}, ${ratio} times at least`, () => {
    assert.ok(fareOn(route, dear) / fareOn(route, cheap) >= ratio, String(fareOn(route, dear) / fareOn(route, cheap)));
  });
}

test("rooms follow the season of their hemisphere, and events", () => {
  assert.ok(roomOn("PMI", "2026-08-01") > 1.5 * roomOn("PMI", "2026-11-14"));
  assert.ok(roomOn("SYD", "2027-01-15") > roomOn("SYD", "2026-06-15"));
  assert.ok(roomOn("CUN", "2027-02-15") > 1.3 * roomOn("CUN", "2026-09-15"));
  assert.ok(roomOn("MUC", "2026-09-22") > 1.6 * roomOn("MUC", "2026-09-10"));
  assert.ok(roomOn("MUC", "2026-10-06") < 1.2);
  assert.ok(roomOn("LAS", "2027-01-06") > 1.4 * roomOn("LAS", "2027-01-20"));
  assert.ok(roomOn("LHR", "2026-12-30") > roomOn("LHR", "2027-01-20"));
});

test("Easter is on the Sundays that it is on", () => {
  assert.deepEqual(
    [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2038].map((year) => dateOfDay(easterOf(year))),
    ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2029-04-01", "2030-04-21", "2038-04-25"],
  );
});

test("a year is about average everywhere, no day is below two thirds or above two and a half", () => {
  const first = dayNumber("2026-01-01");
  for (const somewhere of airports) {
    let total = 0;
    for (let day = 0; day < 365; day += 1) {
      const factor = roomDemandFactor(somewhere, first + day);
      assert.ok(factor > 0.66 && factor < 2.5, `${somewhere.code} ${day} ${factor}`);
      total += factor;
    }
    assert.ok(Math.abs(total / 365 - 1) < 0.09, `${somewhere.code} ${total / 365}`);
  }
});

test("a fare is the same there and back on a day, and changes by 3 % a day at most outside events", () => {
  for (let day = dayNumber("2026-04-20"); day < dayNumber("2026-11-15"); day += 1) {
    const [lhr, pmi] = [place("LHR"), place("PMI")];
    const today = fareDemandFactor(lhr, pmi, day);
    assert.equal(today, fareDemandFactor(pmi, lhr, day));
    assert.ok(Math.abs(fareDemandFactor(lhr, pmi, day + 1) / today - 1) < 0.03, dateOfDay(day));
  }
});
