/** Curfews, night banks, and departures that do not collide. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { networkOf } from "../../../../src/travel/world/flights/network.js";
import { hasCurfew, isClosed } from "../../../../src/travel/world/flights/nightHours.js";
import { flightOn } from "../../../../src/travel/world/flights/schedule.js";
import { createWorld } from "../../../../src/travel/world/index.js";
import { airports } from "../../../../src/travel/world/reference/places.js";
import { dayNumber } from "../../../../src/travel/world/time/calendar.js";
import { localMinuteAt } from "../../../../src/travel/world/time/zones.js";
import { world } from "./world.js";

const network = networkOf(world);

/** In each season, and between the changes of clocks of two continents. */
const days = [
  "2026-01-15",
  "2026-02-20",
  "2026-03-10",
  "2026-03-29",
  "2026-04-05",
  "2026-07-15",
  "2026-10-03",
  "2026-10-25",
  "2026-10-27",
  "2026-10-31",
  "2026-11-02",
].map(dayNumber);

test("an airport is closed from the first minute of its curfew and open at the last", () => {
  assert.deepEqual(
    [1379, 1380, 0, 299, 300].map((minute) => isClosed("FRA", minute)),
    [false, true, true, true, false],
  );
  assert.deepEqual(
    [99, 100, 299, 300].map((minute) => isClosed("TLV", minute)),
    [false, true, true, false],
  );
  assert.equal(isClosed("DXB", 180), false);
});

test("every airport with a curfew exists", () => {
  assert.ok(airports.filter(({ code }) => hasCurfew(code)).length > 40);
});

for (const seed of ["flights", "another"]) {
  test(`no flight departs or arrives while an airport is closed, on any day (seed ${seed})`, () => {
    const { routes, departuresOf } = networkOf(createWorld({ worldId: "test", seed }));
    let flights = 0;
    for (const { code } of airports.filter((place) => hasCurfew(place.code))) {
      for (const leg of [...routes.legsFrom(code), ...routes.legsTo(code)]) {
        for (const departure of departuresOf(leg)) {
          for (const day of days) {
            const flight = flightOn(departure, day);
            if (flight === undefined) continue;
            flights += 1;
            const leaves = localMinuteAt(leg.origin.timeZone, flight.departureMs);
            const lands = localMinuteAt(leg.destination.timeZone, flight.arrivalMs);
            const name = `${departure.designator} ${leg.origin.code}-${leg.destination.code} ${leaves} ${lands}`;
            assert.equal(isClosed(leg.origin.code, leaves) || isClosed(leg.destination.code, lands), false, name);
          }
        }
      }
    }
    assert.ok(flights > 10_000);
  });
}

test("no two flights of a carrier leave on one route at the same minute, in any season", () => {
  for (const { code } of airports) {
    for (const leg of network.routes.legsFrom(code)) {
      for (const season of ["summer", "winter"] as const) {
        const minutes = network.departuresOf(leg).map(({ pattern }) => pattern[season].minuteOfDay);
        assert.equal(new Set(minutes).size, minutes.length, `${leg.carrier.code} ${code}-${leg.destination.code}`);
      }
    }
  }
});

/** Departures from an airport between midnight and five, and all. */
const nightDepartures = (code: string): readonly [atNight: number, all: number] => {
  const minutes = network.routes
    .legsFrom(code)
    .flatMap((leg) => network.departuresOf(leg).map(({ pattern }) => pattern.summer.minuteOfDay));
  return [minutes.filter((minute) => minute < 300).length, minutes.length];
};

for (const code of ["DXB", "DOH", "DEL", "BOM", "ADD", "TBS"]) {
  test(`${code} has a bank of departures between midnight and five`, () => {
    const [atNight, all] = nightDepartures(code);
    assert.ok(atNight >= Math.max(3, all * 0.08), `${atNight} of ${all}`);
  });
}

for (const code of ["LHR", "FRA", "JFK", "SYD", "ORD", "CDG"]) {
  test(`nobody leaves ${code} between midnight and five`, () => {
    assert.equal(nightDepartures(code)[0], 0);
  });
}

test("most flights from New York to London leave in the evening and land in the morning", () => {
  const minutes = network.routes
    .legsBetween("JFK", "LHR")
    .flatMap((leg) => network.departuresOf(leg).map(({ pattern }) => pattern.summer.minuteOfDay));
  assert.ok(minutes.filter((minute) => minute >= 1020).length >= minutes.length / 2, minutes.join(" "));
});

for (const route of ["JFK-LAX", "SFO-HNL", "LAX-SYD", "LHR-JFK", "LHR-SIN"]) {
  test(`${route} is sold with a first class, in every world`, () => {
    const [origin = "", destination = ""] = route.split("-");
    for (const seed of ["a", "b", "c"]) {
      const { routes, departuresOf } = networkOf(createWorld({ worldId: "test", seed }));
      const departures = routes.legsBetween(origin, destination).flatMap(departuresOf);
      assert.ok(
        departures.some(({ aircraft }) => (aircraft.seats.first ?? 0) > 0),
        seed,
      );
    }
  });
}
