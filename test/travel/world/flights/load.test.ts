/** How flights fill up as their departure comes nearer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cabins, seatStock } from "../../../../src/travel/world/flights/inventory.js";
import { networkOf } from "../../../../src/travel/world/flights/network.js";
import { type Flight, flightOn } from "../../../../src/travel/world/flights/schedule.js";
import { airports } from "../../../../src/travel/world/reference/places.js";
import { dayNumber } from "../../../../src/travel/world/time/calendar.js";
import { world } from "./world.js";

const network = networkOf(world);
const flights: readonly Flight[] = airports
  .filter((_, index) => index % 12 === 0)
  .flatMap(({ code }) => network.routes.legsFrom(code))
  .flatMap((leg) => network.departuresOf(leg))
  .flatMap((departure) => flightOn(departure, dayNumber("2026-06-15")) ?? []);

/** The share, in percent, of flights with fewer than nine seats in economy. */
const nearlyFull = (advanceDays: number): number => {
  const few = flights.filter((flight) => (seatStock(world, flight, "economy", advanceDays)?.capacity ?? 0) < 9);
  return (few.length / flights.length) * 100;
};

test("two days out far more flights have fewer than nine seats than four weeks out, and far out hardly one", () => {
  assert.ok(flights.length > 500);
  const [far, fourWeeks, twoDays, today] = [316, 28, 2, 0].map(nearlyFull) as [number, number, number, number];
  assert.ok(far < 1, `${far} %`);
  assert.ok(twoDays >= 1.75 * fourWeeks && twoDays < 35, `${fourWeeks} %, ${twoDays} %`);
  assert.ok(today > twoDays);
});

test("no cabin of a flight ever has more seats, nor a cheaper class open, than on an earlier day", () => {
  for (const flight of flights.filter((_, index) => index % 5 === 0)) {
    for (const cabin of cabins) {
      for (let advanceDays = 331; advanceDays > 0; advanceDays -= 1) {
        const before = seatStock(world, flight, cabin, advanceDays);
        const after = seatStock(world, flight, cabin, advanceDays - 1);
        assert.ok((after?.capacity ?? 0) <= (before?.capacity ?? 0));
        assert.ok((after?.openingClass ?? 0) >= (before?.openingClass ?? 0));
      }
    }
  }
});
