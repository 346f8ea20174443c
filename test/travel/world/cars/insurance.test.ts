/** Covers and extras, priced per day up to a cap, tax included. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { extrasPrice, insuranceOf } from "../../../../src/travel/world/cars/insurance.js";
import type { CarCover, CarExtra } from "../../../../src/travel/world/types.js";
import { holds } from "../holds.js";

const american = { sippCode: "ICAR", days: 3, taxPercent: 10, insurance: insuranceOf("ICAR", false) };
const european = { sippCode: "CDMR", days: 3, taxPercent: 20, insurance: insuranceOf("CDMR", true) };

test("where cover is not included it has a price, where it is included it has none", () => {
  holds(american.insurance.every(({ included, perDayCents }) => !included && perDayCents > 0));
  holds(european.insurance.every(({ included, perDayCents }) => included && perDayCents === 0));
  assert.deepEqual(
    american.insurance.map(({ code }) => code),
    ["CDW", "TP", "SLI"],
  );
});

test("no cover and no extras cost nothing", () => {
  assert.deepEqual(extrasPrice(american, "none", [], 0), { lines: [], totalCents: 0 });
});

test("basic cover is collision and theft, full cover adds liability and takes the excess away", () => {
  assert.equal(extrasPrice(american, "basic", [], 0).totalCents, 10_560);
  assert.equal(extrasPrice(american, "full", [], 0).totalCents, 21_450);
});

test("basic cover that the rate includes already is a line of nothing", () => {
  assert.deepEqual(
    extrasPrice(european, "basic", [], 0).lines.map(({ amountCents }) => amountCents),
    [0],
  );
  assert.equal(extrasPrice(european, "full", [], 0).totalCents, 5040);
});

test("an extra costs its daily price up to a cap", () => {
  assert.equal(extrasPrice(american, "none", ["child_seat"], 0).totalCents, 3630);
  assert.equal(extrasPrice({ ...american, days: 30 }, "none", ["child_seat"], 0).totalCents, 8470);
});

test("each named driver is charged, an unnamed one once, and none twice", () => {
  const of = (extras: readonly CarExtra[], drivers: number): number =>
    extrasPrice(american, "none", extras, drivers).totalCents;
  assert.equal(of([], 2), 7920);
  assert.equal(of(["additional_driver"], 0), of([], 1));
  assert.equal(of(["additional_driver"], 2), of([], 2));
});

test("the total is the sum of the lines", () => {
  const cover = fc.constantFrom<CarCover>("none", "basic", "full");
  const extras = fc.uniqueArray(
    fc.constantFrom<CarExtra>("gps", "child_seat", "booster_seat", "winter_tyres", "additional_driver"),
  );
  fc.assert(
    fc.property(
      cover,
      extras,
      fc.nat(3),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 255 }),
      (wanted, list, drivers, days, tenths) => {
        const { lines, totalCents } = extrasPrice(
          { ...american, days, taxPercent: tenths / 10 },
          wanted,
          list,
          drivers,
        );
        assert.equal(
          totalCents,
          lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
        );
        holds(lines.every(({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents >= 0));
      },
    ),
  );
});
