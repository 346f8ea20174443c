/** What nights and stays cost, on worked examples and in general. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { nightlyCents, prepaidCents, stayPrice } from "../../../../src/travel/world/hotels/nightlyRate.js";
import { ratePlans } from "../../../../src/travel/world/hotels/roomTypes.js";
import { holds } from "../holds.js";

const friday = 5;
const saturday = 6;
const sunday = 0;
const losAngeles = {
  taxPercent: 14,
  serviceChargePercent: 0,
  cityTaxCentsPerGuestNight: 0,
  resortFeeCentsPerRoomNight: 2500,
};

const nights = (ratePlan: number): number[] =>
  [friday, saturday, sunday].map((weekday) => nightlyCents(4, weekday, { city: 1.25, circumstances: 1, ratePlan }));

test("four stars in Los Angeles, Friday to Monday, flexible: 981.30", () => {
  const flexible = nights(ratePlans.FLEX.priceFactor);
  assert.deepEqual(flexible, [27700, 28900, 22900]);
  assert.deepEqual(stayPrice(flexible, 1, 2, losAngeles), {
    currency: "USD",
    totalCents: 98130,
    roomCents: 79500,
    taxesCents: 11130,
    feesCents: 0,
    payAtPropertyCents: 7500,
  });
});

test("the same stay bought in advance: 774.96", () => {
  assert.equal(stayPrice(nights(ratePlans.ADV.priceFactor), 1, 2, losAngeles).totalCents, 77496);
});

test("the last rooms of a type cost 15 percent more, in whole dollars", () => {
  const factors = { city: 1, circumstances: 1, ratePlan: 1 };
  assert.equal(nightlyCents(3, 4, factors), 11500);
  assert.equal(nightlyCents(3, 4, factors, true), 13200);
});

test("a city tax is per guest and a resort fee per room, each for every night", () => {
  const charges = {
    taxPercent: 10,
    serviceChargePercent: 5,
    cityTaxCentsPerGuestNight: 300,
    resortFeeCentsPerRoomNight: 1000,
  };
  const price = stayPrice([20000, 20000], 2, 3, charges);
  assert.equal(price.payAtPropertyCents, 2 * (3 * 300 + 2 * 1000));
  assert.equal(price.taxesCents, 4000);
  assert.equal(price.feesCents, 2000);
});

test("a total is the sum of its parts, and what is prepaid is all but the part due at the property", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
  const charges = fc.record({
    taxPercent: fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 10),
    serviceChargePercent: fc.constantFrom(0, 5, 10, 12),
    cityTaxCentsPerGuestNight: fc.integer({ min: 0, max: 900 }),
    resortFeeCentsPerRoomNight: fc.integer({ min: 0, max: 5000 }),
  });
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 10 }),
      charges,
      (night, rooms, guests, charge) => {
        const price = stayPrice(night, rooms, guests, charge);
        const parts = price.roomCents + price.taxesCents + price.feesCents + price.payAtPropertyCents;
        assert.equal(price.totalCents, parts);
        assert.equal(prepaidCents(price.roomCents, charge), price.totalCents - price.payAtPropertyCents);
        holds(Object.values(price).every((part) => part === "USD" || Number.isSafeInteger(part)));
      },
    ),
  );
});
