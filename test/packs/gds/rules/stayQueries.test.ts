import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SearchHotelsResolved } from "../../../../generated/gds/types.js";
import { carQueryObjection, carQueryOf, daysOf } from "../../../../src/packs/gds/rules/carQuery.js";
import { hotelQueryObjection } from "../../../../src/packs/gds/rules/hotelQuery.js";
import type { CarQuery } from "../../../../src/travel/world/index.js";

const now = Date.parse("2026-05-16T09:00:00Z");

describe("a search for hotels", () => {
  const stay: SearchHotelsResolved = {
    cityCode: "LAX",
    checkInDate: "2026-06-15",
    checkOutDate: "2026-06-18",
    guests: 2,
  };
  const objectionTo = (change: Partial<SearchHotelsResolved>, nowMs = now) =>
    hotelQueryObjection({ ...stay, ...change }, nowMs);

  test("passes for a city and for an airport of a city", () => {
    assert.equal(objectionTo({}), undefined);
    assert.equal(objectionTo({ cityCode: "NYC" }), undefined);
    assert.equal(objectionTo({ cityCode: "JFK" }), undefined);
  });

  test("is refused for a code that no city has", () => {
    assert.deepEqual(objectionTo({ cityCode: "QQQ" }), {
      reason: "UNKNOWN_CITY",
      detail: { field: "cityCode", value: "QQQ", suggestion: "No code here is like QQQ." },
    });
  });

  test("takes the calendar of the city", () => {
    const instant = Date.parse("2026-05-16T13:00:00Z");
    const tonight = { checkInDate: "2026-05-16", checkOutDate: "2026-05-17" };
    assert.equal(objectionTo({ ...tonight, cityCode: "HNL" }, instant), undefined);
    assert.equal(objectionTo({ ...tonight, cityCode: "AKL" }, instant)?.reason, "DATE_IN_PAST");
  });

  test("needs one night to thirty", () => {
    const until = (checkOutDate: string) => objectionTo({ checkOutDate });
    assert.equal(until("2026-06-16"), undefined);
    assert.equal(until("2026-07-15"), undefined);
    assert.deepEqual(until("2026-06-15"), {
      reason: "BAD_RANGE",
      detail: { field: "checkOutDate", value: "2026-06-15", explanation: "it must be after checkInDate 2026-06-15" },
    });
    assert.equal(until("2026-07-16")?.detail["explanation"], "31 nights are asked for, a stay has at most 30");
  });

  test("is on sale for 359 days from the local today", () => {
    assert.equal(objectionTo({ checkInDate: "2027-05-10", checkOutDate: "2027-05-12" }), undefined);
    const late = objectionTo({ checkInDate: "2027-05-11", checkOutDate: "2027-05-12" });
    assert.deepEqual([late?.reason, late?.detail["lastDate"]], ["BEYOND_WINDOW", "2027-05-10"]);
  });
});

describe("a search for cars", () => {
  const rental: CarQuery = {
    pickupLocationCode: "LAX",
    dropoffLocationCode: "LAX",
    pickupDate: "2026-06-15T14:00:00-07:00",
    dropoffDate: "2026-06-18T14:00:00-07:00",
    driverAge: 30,
  };
  const objectionTo = (change: Partial<CarQuery>, nowMs = now) => carQueryObjection({ ...rental, ...change }, nowMs);

  test("is returned where it was picked up unless another place is given", () => {
    const { dropoffLocationCode, ...input } = rental;
    assert.equal(carQueryOf(input).dropoffLocationCode, dropoffLocationCode);
    assert.equal(carQueryOf({ ...input, dropoffLocationCode: "SFO" }).dropoffLocationCode, "SFO");
  });

  test("is refused for a code that no place has, at either end", () => {
    assert.equal(objectionTo({}), undefined);
    assert.equal(objectionTo({ pickupLocationCode: "QQQ" })?.detail.field, "pickupLocationCode");
    assert.equal(objectionTo({ dropoffLocationCode: "QQQ" })?.detail.field, "dropoffLocationCode");
    assert.equal(objectionTo({ dropoffLocationCode: "QQQ" })?.reason, "UNKNOWN_LOCATION");
  });

  test("compares instants, whatever offset they are written with", () => {
    const sameMinute = objectionTo({ pickupDate: "2026-05-16T11:00:00+02:00", dropoffDate: "2026-05-17T09:00:00Z" });
    assert.equal(sameMinute, undefined);
    const earlier = objectionTo({ pickupDate: "2026-05-16T10:59:00+02:00" });
    assert.deepEqual(earlier, {
      reason: "DATE_IN_PAST",
      detail: {
        field: "pickupDate",
        value: "2026-05-16T10:59:00+02:00",
        today: "2026-05-16",
        now: "2026-05-16T02:00:00-07:00",
        place: "Los Angeles",
      },
    });
  });

  test("must be returned after it is picked up, within 60 days", () => {
    const until = (dropoffDate: string) => objectionTo({ dropoffDate })?.detail["explanation"];
    assert.equal(until("2026-06-15T21:00:00Z"), "it must be after pickupDate 2026-06-15T14:00:00-07:00");
    assert.equal(until("2026-06-15T14:01:00-07:00"), undefined);
    assert.equal(until("2026-08-14T14:59:00-07:00"), undefined);
    assert.equal(until("2026-08-14T15:00:00-07:00"), "61 days are asked for, a rental has at most 60");
  });

  test("bills days of 24 hours with 59 minutes of grace", () => {
    const days = (dropoffDate: string) => daysOf({ ...rental, dropoffDate });
    assert.deepEqual(
      ["2026-06-15T14:01:00-07:00", "2026-06-18T14:59:00-07:00", "2026-06-18T15:00:00-07:00"].map(days),
      [1, 3, 4],
    );
  });

  test("is on sale for 359 days from today at the pick-up", () => {
    const beyond = objectionTo({
      pickupDate: "2027-05-11T00:30:00-07:00",
      dropoffDate: "2027-05-12T00:30:00-07:00",
    });
    assert.deepEqual([beyond?.reason, beyond?.detail["lastDate"]], ["BEYOND_WINDOW", "2027-05-10"]);
  });
});
