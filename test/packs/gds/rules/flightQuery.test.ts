import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SearchFlightsResolved } from "../../../../generated/gds/types.js";
import { flightQueryObjection } from "../../../../src/packs/gds/rules/flightQuery.js";

const now = Date.parse("2026-05-16T09:00:00Z");
const query: SearchFlightsResolved = {
  origin: "JFK",
  destination: "LAX",
  departureDate: "2026-06-15",
  passengers: { adults: 1, children: 0, infants: 0 },
  cabin: "economy",
};
const objectionTo = (change: Partial<SearchFlightsResolved>, nowMs = now) =>
  flightQueryObjection({ ...query, ...change }, nowMs);
const party = (adults: number, children: number, infants: number) => ({ passengers: { adults, children, infants } });

describe("a search for flights", () => {
  test("passes between two cities, by airport and by metropolitan code", () => {
    assert.equal(objectionTo({}), undefined);
    assert.equal(objectionTo({ origin: "LON", destination: "NYC" }), undefined);
  });

  test("is refused for a code that no place has, with codes like it", () => {
    assert.deepEqual(objectionTo({ origin: "JKF" }), {
      reason: "UNKNOWN_AIRPORT",
      detail: { field: "origin", value: "JKF", suggestion: "Similar codes: JFK (New York), JKT (Jakarta)." },
    });
    assert.equal(objectionTo({ destination: "QQQ" })?.detail["suggestion"], "No code here is like QQQ.");
    assert.equal(objectionTo({ destination: "XXX" })?.detail.field, "destination");
  });

  for (const [origin, destination] of [
    ["JFK", "JFK"],
    ["LHR", "LGW"],
    ["JFK", "NYC"],
    ["NYC", "EWR"],
    ["LON", "LON"],
  ] as const) {
    test(`is refused within one city: ${origin} to ${destination}`, () => {
      assert.deepEqual(objectionTo({ origin, destination }), {
        reason: "SAME_ORIGIN_DEST",
        detail: { field: "destination", value: destination, origin },
      });
    });
  }

  test("is refused for a day that is over at the origin", () => {
    assert.deepEqual(objectionTo({ departureDate: "2026-05-15" }), {
      reason: "DATE_IN_PAST",
      detail: {
        field: "departureDate",
        value: "2026-05-15",
        today: "2026-05-16",
        now: "2026-05-16T05:00:00-04:00",
        place: "New York",
      },
    });
    assert.equal(objectionTo({ departureDate: "2026-05-16" }), undefined);
  });

  test("takes the calendar of the origin: over in Auckland is still today in Honolulu", () => {
    const instant = Date.parse("2026-05-16T13:00:00Z"); // 17 May 01:00 in Auckland, 16 May 03:00 in Honolulu
    const out = { origin: "AKL", destination: "HNL", departureDate: "2026-05-16" };
    const back = { origin: "HNL", destination: "AKL", departureDate: "2026-05-16" };
    assert.equal(objectionTo(out, instant)?.reason, "DATE_IN_PAST");
    assert.equal(objectionTo(out, instant)?.detail["today"], "2026-05-17");
    assert.equal(objectionTo(back, instant), undefined);
  });

  test("changes its mind at local midnight, to the millisecond", () => {
    const midnight = Date.parse("2026-05-17T10:00:00Z"); // in Honolulu
    const inHonolulu = { origin: "HNL", destination: "LAX", departureDate: "2026-05-16" };
    assert.equal(objectionTo(inHonolulu, midnight - 1), undefined);
    assert.equal(objectionTo(inHonolulu, midnight)?.reason, "DATE_IN_PAST");
  });

  test("is on sale for 331 days from the local today", () => {
    assert.equal(objectionTo({ departureDate: "2027-04-12" }), undefined);
    assert.deepEqual(objectionTo({ departureDate: "2027-04-13" }), {
      reason: "BEYOND_WINDOW",
      detail: { field: "departureDate", value: "2027-04-13", lastDate: "2027-04-12", windowDays: 331 },
    });
    assert.equal(objectionTo({ departureDate: "9999-12-31" })?.reason, "BEYOND_WINDOW");
  });

  test("holds nine seats; infants take none, and each needs an adult", () => {
    assert.equal(objectionTo(party(5, 4, 5)), undefined);
    assert.deepEqual(objectionTo(party(5, 5, 0)), {
      reason: "TOO_MANY_PAX",
      detail: { field: "passengers", value: { adults: 5, children: 5, infants: 0 }, seats: 10, maximum: 9 },
    });
    assert.deepEqual(objectionTo(party(1, 2, 2)), {
      reason: "INFANT_WITHOUT_ADULT",
      detail: { field: "passengers.infants", value: 2, adults: 1, children: 2, infants: 2 },
    });
  });
});
