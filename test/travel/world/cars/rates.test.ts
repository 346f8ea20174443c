/** Rental days, weekly rates, fees and totals, on worked examples and in general. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  dailyRateCents,
  daysBilled,
  oneWayFeeCents,
  rentalDays,
  rentalPrice,
  seniorDriverFeeCents,
  youngDriverFeeCents,
} from "../../../../src/travel/world/cars/rates.js";
import { localMsAt, parseInstant } from "../../../../src/travel/world/time/zones.js";
import { holds } from "../holds.js";

const minute = 60_000;
const hour = 60 * minute;
/** An intermediate automatic at Los Angeles airport, before days, driver and one-way. */
const losAngeles = { perDayCents: 4900, concessionPercent: 11, taxPercent: 9.5, oneWayFeeCents: 0, driverAge: 30 };

test("72 hours are three days, 59 minutes of grace included, and 73 hours are four", () => {
  assert.equal(rentalDays(0, 72 * hour), 3);
  assert.equal(rentalDays(0, 72 * hour + 50 * minute), 3);
  assert.equal(rentalDays(0, 72 * hour + 59 * minute), 3);
  assert.equal(rentalDays(0, 73 * hour), 4);
  assert.equal(rentalDays(0, 10 * minute), 1);
});

test("days grow with time, and each is 24 hours", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 59 }), (days, grace) => {
      assert.equal(rentalDays(0, days * 24 * hour + grace * minute), days);
      assert.equal(rentalDays(0, days * 24 * hour + 60 * minute), days + 1);
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(90 * 1440),
      fc.nat(3000),
      (minutes, more) => rentalDays(0, minutes * minute) <= rentalDays(0, (minutes + more) * minute),
    ),
  );
});

test("a week costs five days, eight days six, and longer never costs less", () => {
  assert.deepEqual([1, 4, 5, 6, 7, 8, 12, 13, 14].map(daysBilled), [1, 4, 5, 5, 5, 6, 10, 10, 10]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      (days) => daysBilled(days) <= daysBilled(days + 1) && daysBilled(days) <= days,
    ),
  );
});

test("ICAR in Los Angeles: three days 178.67, eight days 294.00 before taxes", () => {
  assert.deepEqual(rentalPrice({ ...losAngeles, days: 3 }), {
    currency: "USD",
    totalCents: 17867,
    baseCents: 14700,
    perDayCents: 4900,
    taxesCents: 1550,
    feesCents: 1617,
    oneWayFeeCents: 0,
    youngDriverFeeCents: 0,
    seniorDriverFeeCents: 0,
  });
  assert.equal(rentalPrice({ ...losAngeles, days: 8 }).baseCents, 29400);
});

test("543 km one way cost 147.74", () => {
  assert.equal(oneWayFeeCents(543), 14774);
  assert.equal(
    rentalPrice({ ...losAngeles, days: 3, oneWayFeeCents: oneWayFeeCents(543.3) }).totalCents,
    17867 + 14774,
  );
});

test("drivers of 21 to 24 pay 25.00 a day, drivers of 75 and more 10.00", () => {
  assert.deepEqual(
    [21, 24, 25, 74].map((age) => youngDriverFeeCents(age, 3)),
    [7500, 7500, 0, 0],
  );
  assert.deepEqual(
    [21, 74, 75, 99].map((age) => seniorDriverFeeCents(age, 3)),
    [0, 0, 3000, 3000],
  );
  assert.equal(rentalPrice({ ...losAngeles, days: 3, driverAge: 22 }).totalCents, 17867 + 7500);
});

test("a daily rate is in whole dollars", () => {
  assert.equal(dailyRateCents(4900, 1.1), 5400);
  assert.equal(dailyRateCents(4900, 1), 4900);
});

test("a total is the sum of its parts", () => {
  const charges = fc.record({
    perDayCents: fc.integer({ min: 0, max: 50_000 }),
    days: fc.integer({ min: 1, max: 60 }),
    concessionPercent: fc.integer({ min: 0, max: 20 }),
    taxPercent: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
    oneWayFeeCents: fc.integer({ min: 0, max: 100_000 }),
    driverAge: fc.integer({ min: 21, max: 99 }),
  });
  fc.assert(
    fc.property(charges, (charge) => {
      const { currency, totalCents, perDayCents, ...parts } = rentalPrice(charge);
      assert.equal(currency, "USD");
      assert.equal(perDayCents, charge.perDayCents);
      assert.equal(
        totalCents,
        Object.values(parts).reduce((sum, part) => sum + part, 0),
      );
      holds(Number.isSafeInteger(totalCents));
    }),
  );
});

test("a change to winter time costs the renter no day, and a change to summer time gives none", () => {
  const daysOf = (pickupDate: string, dropoffDate: string): number => {
    const zone = "America/Los_Angeles";
    return rentalDays(localMsAt(zone, parseInstant(pickupDate)), localMsAt(zone, parseInstant(dropoffDate)));
  };
  assert.equal(daysOf("2026-10-31T10:00:00-07:00", "2026-11-02T10:00:00-08:00"), 2);
  assert.equal(daysOf("2027-03-13T10:00:00-08:00", "2027-03-15T10:00:00-07:00"), 2);
  assert.equal(daysOf("2027-03-13T10:00:00-08:00", "2027-03-15T11:00:00-07:00"), 3);
});
