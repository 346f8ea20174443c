/** The hotels of the reservation system: what rooms cost, who fits into them, and how many a night has. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import {
  type CrsHotel,
  crsHotel,
  crsHotels,
  crsNights,
  crsOffers,
  nightsOf,
} from "../../../../src/travel/world/crs/index.js";
import { addDays, createWorld } from "../../../../src/travel/world/index.js";

const world = createWorld({ worldId: "crs", seed: "mock-gds" });
const hotels = fc.constantFrom(...crsHotels);
const days = fc.integer({ min: 0, max: 3000 }).map((day) => addDays("2024-01-01", day));
const parties = fc.record({
  adults: fc.integer({ min: 1, max: 8 }),
  childAges: fc.array(fc.integer({ min: 1, max: 17 }), { maxLength: 4 }),
});
const stayFrom = (arrival: string, nights: number) => ({ arrival, departure: addDays(arrival, nights) });

const named = (hotelId: string): CrsHotel => {
  const hotel = crsHotel(hotelId);
  assert.ok(hotel !== undefined);
  return hotel;
};

describe("the rate card", () => {
  test("has the document's stay at its price, from any seed and in any season", () => {
    for (const seed of ["mock-gds", "another"]) {
      for (const arrival of ["2025-12-17", "2030-07-01"]) {
        const offers = crsOffers(createWorld({ worldId: "w", seed }), named("9100"), stayFrom(arrival, 3), {
          adults: 2,
          childAges: [],
        });
        assert.deepEqual(
          offers.map(({ category, board, totalCents }) => [category.code, board, totalCents]),
          [
            ["DZ", "breakfast", 67_500],
            ["FAMZ", "breakfast", 75_000],
          ],
        );
      }
    }
  });

  test("has twenty hotels with ids, names and codes of their own", () => {
    assert.equal(new Set(crsHotels.map(({ hotelId }) => hotelId)).size, 20);
    assert.equal(new Set(crsHotels.map(({ name }) => name)).size, 20);
    for (const { categories } of crsHotels) {
      assert.equal(new Set(categories.map(({ code }) => code)).size, categories.length);
      for (const { code, boards } of categories) assert.ok(/^[A-Z]{1,8}$/.test(code) && boards.length > 0);
    }
  });

  test("offers only rooms that the party fits into, at the sum of their nights", () => {
    fc.assert(
      fc.property(hotels, days, fc.integer({ min: 1, max: 30 }), parties, (hotel, arrival, nights, party) => {
        const people = party.adults + party.childAges.length;
        const stay = stayFrom(arrival, nights);
        const perNight = nightsOf(stay).map((date) => crsOffers(world, hotel, stayFrom(date, 1), party));
        for (const [index, { category, totalCents, nights: counted }] of crsOffers(
          world,
          hotel,
          stay,
          party,
        ).entries()) {
          assert.ok(party.adults <= category.mostAdults && people <= category.mostGuests);
          assert.ok(Number.isInteger(totalCents) && totalCents > 0 && totalCents % 100 === 0);
          assert.equal(counted, nights);
          const sum = perNight.reduce((total, offers) => total + (offers[index]?.totalCents ?? 0), 0);
          assert.equal(totalCents, sum);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("has no more rooms a night than the category has, the same each time, under a key of its own", () => {
    fc.assert(
      fc.property(hotels, days, (hotel, arrival) => {
        const keys = new Set<string>();
        for (const category of hotel.categories) {
          const nights = crsNights(world, hotel, category, stayFrom(arrival, 4));
          assert.equal(nights.length, 4);
          assert.deepEqual(crsNights(world, hotel, category, stayFrom(arrival, 4)), nights);
          for (const { key, capacity } of nights) {
            assert.ok(capacity >= 0 && capacity <= category.units);
            keys.add(key);
          }
        }
        assert.equal(keys.size, 4 * hotel.categories.length);
      }),
      { numRuns: 50 },
    );
  });
});
