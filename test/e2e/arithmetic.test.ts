/** Every number of many searches adds up: across oceans, the date line, both ends of summer time, parties and ages. */
import assert from "node:assert/strict";
import test, { before } from "node:test";
import type { OfferResource } from "../../generated/gds/types.js";
import { outputOf } from "./support/answers.js";
import { checkCars, checkFoundOffer, checkHotels, checkWholeOffer } from "./support/arithmetic.js";
import { sharedScope } from "./support/product.js";
import { type RawStdio, startRawStdio } from "./support/rawStdio.js";
import { roomsOf, searchFlights } from "./support/trip.js";

const routes = [
  "JFK-LAX",
  "LHR-JFK",
  "SYD-LAX",
  "AKL-HNL",
  "DEL-KTM",
  "CDG-NRT",
  "GRU-LIS",
  "CMN-CDG",
  "FRA-CPT",
] as const;
const dates = ["2026-05-17", "2026-06-15", "2026-10-24", "2026-10-25", "2026-11-01", "2027-03-28"];
const mixes = [
  { adults: 1, children: 0, infants: 0 },
  { adults: 2, children: 1, infants: 1 },
  { adults: 3, children: 4, infants: 3 },
];
/** All tests only search in it. */
let server: RawStdio;
const scope = sharedScope();
before(async () => {
  server = await startRawStdio(scope);
});

const places = ["NYC", "LON", "PAR", "TYO", "LAX", "MLE", "SYD", "CAI", "GRU", "KTM", "ROM", "DXB"];

test("flights: fares by passenger, taxes, layovers and elapsed time", async () => {
  let offers = 0;
  for (const route of routes) {
    for (const date of dates) {
      for (const mix of mixes) {
        const search = await searchFlights(server, route, date, mix);
        search.offers.forEach(checkFoundOffer);
        offers += search.offers.length;
        for (const [index, found] of search.offers.entries()) {
          const { flightId, seatsLeft } = found;
          assert.ok(seatsLeft >= mix.adults + mix.children, `${flightId}: offered without the seats for it`);
          // Every fourth, so that each brand has its turn.
          if (index % 4 > 0) continue;
          const whole = (await server.read(`gds://offers/${flightId}`)) as unknown as OfferResource;
          checkWholeOffer(found, whole);
          const { perPassenger = [] } = whole.flight?.price ?? {};
          const {
            adult = 0,
            child = 0,
            infant = 0,
          } = Object.fromEntries(perPassenger.map(({ type, count }) => [type, count]));
          assert.deepEqual([adult, child, infant], [mix.adults, mix.children, mix.infants], flightId);
          assert.deepEqual(whole.passengers, mix);
        }
      }
    }
  }
  assert.ok(offers > 1000, `${offers} offers were checked`);
});

const bedsOf: ReadonlyMap<string, number> = new Map([
  ["Single room", 1],
  ["Standard double room", 2],
  ["King room", 2],
  ["Deluxe king room", 2],
  ["Triple room", 3],
  ["Junior suite", 3],
  ["Family room", 4],
  ["One-bedroom suite", 4],
]);

test("hotels: nights, taxes, and what is paid at the property", async () => {
  let offers = 0;
  for (const cityCode of places) {
    for (const [checkInDate, checkOutDate] of [
      ["2026-06-12", "2026-06-19"],
      ["2026-10-24", "2026-10-26"],
      ["2026-12-31", "2027-01-30"],
    ]) {
      for (const guests of [1, 4, 10]) {
        const request = { cityCode, checkInDate, checkOutDate, guests };
        const search = outputOf(await server.call("searchHotels", request));
        checkHotels(search);
        offers += search.count;
        for (const { hotelId, rooms, roomType, roomsLeft } of roomsOf(search.hotels)) {
          const beds = bedsOf.get(roomType ?? "") ?? 0;
          assert.ok(rooms * beds >= guests, `${hotelId}: ${guests} guests do not fit`);
          assert.ok(roomsLeft === undefined || roomsLeft >= rooms, `${hotelId}: offered without the rooms for it`);
        }
      }
    }
  }
  assert.ok(offers > 500, `${offers} offers were checked`);
});

test("cars: rental days with their grace, fees and surcharges", async () => {
  let offers = 0;
  for (const pickupLocationCode of places) {
    for (const driverAge of [21, 30, 80]) {
      for (const dropoffDate of ["2026-10-25T11:00:00Z", "2026-10-25T10:59:00Z", "2026-11-02T10:00:00Z"]) {
        const request = { pickupLocationCode, pickupDate: "2026-10-24T10:00:00Z", dropoffDate, driverAge };
        const search = outputOf(await server.call("searchCars", request));
        checkCars(search);
        offers += search.count;
        const { youngDriverFeeCents = 0, seniorDriverFeeCents = 0, oneWayFeeCents = 0 } = search.included ?? {};
        assert.equal(youngDriverFeeCents > 0, search.count > 0 && driverAge < 25, "young driver");
        assert.equal(seniorDriverFeeCents > 0, search.count > 0 && driverAge >= 75, "senior driver");
        assert.equal(oneWayFeeCents, 0, "one way");
      }
    }
  }
  assert.ok(offers > 500, `${offers} offers were checked`);
});
