/** Which pairs of airports can be flown between: the nonstops that everybody knows, and hardly a pair without any flight. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { chanceOf } from "../../../../src/travel/world/chance.js";
import { certainRoutes } from "../../../../src/travel/world/flights/certainRoutes.js";
import { durationMinutes, findItineraries, type Itinerary } from "../../../../src/travel/world/flights/itineraries.js";
import { magicRoute } from "../../../../src/travel/world/flights/magicRoutes.js";
import { networkOf } from "../../../../src/travel/world/flights/network.js";
import { airport, airports } from "../../../../src/travel/world/reference/places.js";
import { dayNumber } from "../../../../src/travel/world/time/calendar.js";
import type { Airport } from "../../../../src/travel/world/types.js";
import { world } from "./world.js";

const network = networkOf(world);
const place = (code: string): Airport => airport(code) ?? assert.fail(`no airport ${code}`);
const hasNonstop = (origin: string, destination: string): boolean =>
  network.routes.legsBetween(origin, destination).length > 0;

/** Flown nonstop in truth, some of them by one carrier only. */
const nonstops = (
  "LHR-FRA SFO-LHR LHR-GVA STN-DUB LGW-AGP JFK-ICN TLV-JFK MAD-EZE MIA-EZE ICN-KIX VIE-ZRH DXB-KHI LAX-PPT TLV-LCA ATH-BEG " +
  "MIA-KIN GUM-NRT GUM-HNL GUM-ICN LHR-JFK LHR-NBO LHR-EZE LHR-PER CDG-JFK CDG-TLV CDG-CAN FRA-GRU FRA-JFK AMS-CPT MAD-HAV LIS-EWR " +
  "FCO-EZE IST-SFO DXB-SFO DXB-IAH DXB-AKL DXB-MLE DXB-CAI DOH-IAH DOH-AKL AUH-JFK AUH-LHR JED-CGK DEL-EWR DEL-SFO BLR-SFO BOM-EWR " +
  "MAA-CMB CCU-DAC SIN-JFK SIN-EWR SIN-LAX SIN-SFO SIN-JNB HKG-JFK HKG-YVR NRT-JFK NRT-HNL HND-PEK ICN-ATL ICN-ORD PEK-JFK CAN-SYD " +
  "MNL-LAX MNL-JFK SYD-DFW SYD-SFO MEL-LAX AKL-LAX AKL-JFK IAH-SYD NAN-LAX EWR-JNB ATL-JNB ATL-ICN EWR-TLV JFK-CMN JFK-ATH " +
  "JFK-WAW MIA-HAV MIA-NAS MIA-CCS BOS-DUB IAD-ADD IAD-ACC YYZ-KIN YUL-CMN YVR-SYD YVR-LHR EZE-SCL EZE-FCO AEP-MVD BOG-UIO " +
  "NBO-DAR NBO-ZNZ JNB-LOS CPT-FRA ACC-LOS CPH-OSL VIE-PRG HEL-NRT CAI-DXB BEY-IST"
).split(" ");

for (const route of nonstops) {
  test(`${route} is flown nonstop, both ways`, () => {
    const [origin = "", destination = ""] = route.split("-");
    assert.ok(hasNonstop(origin, destination) && hasNonstop(destination, origin));
  });
}

for (const route of ["JFK-KUL", "BNE-JED", "ADD-DEN", "LHR-SYD", "CDG-PPT", "SFO-JNB"]) {
  test(`${route} is flown nonstop by nobody`, () => {
    const [origin = "", destination = ""] = route.split("-");
    assert.equal(hasNonstop(origin, destination), false);
  });
}

test("beyond 12,500 km only routes are flown that are known by name, and beyond 13,500 km between world hubs and to Perth, Auckland, Manila and Bengaluru", () => {
  const named = new Set(
    certainRoutes.flatMap(([carrier, hub, other]) => [carrier + hub + other, carrier + other + hub]),
  );
  const farOut = new Set(["PER", "AKL", "MNL", "BLR"]);
  for (const { code } of airports) {
    for (const { carrier, origin, destination, distanceKm } of network.routes.legsFrom(code)) {
      if (distanceKm <= 12_500) continue;
      const name = `${carrier.code} ${origin.code}-${destination.code} ${Math.round(distanceKm)}`;
      assert.ok(named.has(carrier.code + origin.code + destination.code), name);
      if (distanceKm <= 13_500) continue;
      assert.ok(
        [origin, destination].every((end) => end.size === 4 || farOut.has(end.code)),
        name,
      );
    }
  }
});

test("the certain routes name carriers and airports that exist, each once, and none that a magic route forbids", () => {
  const seen = new Set<string>();
  for (const [carrier, hub, other] of certainRoutes) {
    const name = `${carrier} ${hub}-${other}`;
    assert.ok(
      network.routes.legsBetween(hub, other).some((leg) => leg.carrier.code === carrier),
      name,
    );
    const ends = [carrier, ...[hub, other].sort()].join(" ");
    assert.equal(seen.has(ends), false, name);
    seen.add(ends);
    for (const magic of [magicRoute(hub, other), magicRoute(other, hub)]) {
      assert.ok(magic === undefined || magic === "lastSeat", name);
    }
  }
  assert.ok(seen.size >= 60);
});

/** The share, in percent, of random pairs of some airports between which nothing flies on a day. */
const shareWithout = (places: readonly Airport[], samples: number): number => {
  const chance = chanceOf("pairs");
  let pairs = 0;
  let without = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const origin = chance.pick(`from ${sample}`, places);
    const destination = chance.pick(`to ${sample}`, places);
    if (origin.cityCode === destination.cityCode) continue;
    pairs += 1;
    const found = findItineraries(network, [{ origin, destination }], dayNumber("2026-06-16"), 0);
    if (found.length === 0) without += 1;
  }
  return (without / pairs) * 100;
};

test("at most 1 % of pairs of airports above the smallest are without any flight on a day, and 5 % of all", () => {
  const larger = airports.filter(({ size }) => size > 1);
  const [ofLarger, ofAll] = [shareWithout(larger, 1500), shareWithout(airports, 1500)];
  assert.ok(ofLarger <= 1, `${ofLarger} %`);
  assert.ok(ofAll <= 5, `${ofAll} %`);
});

const itinerariesOf = (route: string): readonly Itinerary[] => {
  const [origin, destination] = route.split("-").map(place) as [Airport, Airport];
  return findItineraries(network, [{ origin, destination }], dayNumber("2026-06-16"), 0);
};

const longestLayoverMinutes = (itinerary: Itinerary): number =>
  Math.max(
    0,
    ...itinerary.slice(1).map(({ flight }, index) => {
      const before = itinerary[index] ?? itinerary[0];
      return (flight.departureMs - before.flight.arrivalMs) / 60_000;
    }),
  );

test("layovers are of eight hours at most where there is a choice, and of a day where nothing else is", () => {
  const chance = chanceOf("layovers");
  let long = 0;
  for (let sample = 0; sample < 600; sample += 1) {
    const route = `${chance.pick(`from ${sample}`, airports).code}-${chance.pick(`to ${sample}`, airports).code}`;
    const layovers = itinerariesOf(route).map(longestLayoverMinutes);
    assert.ok(Math.max(0, ...layovers) <= 1440, route);
    if (layovers.length > 0 && Math.min(...layovers) > 480) long += 1;
  }
  assert.ok(long > 0);
  for (const route of ["JFK-LAX", "LHR-SIN", "LHR-DXB", "GRU-NRT", "BOS-DEL", "SYD-FRA"]) {
    assert.ok(Math.max(0, ...itinerariesOf(route).map(longestLayoverMinutes)) <= 480, route);
  }
});

test("no journey takes longer than four days", () => {
  for (const route of ["KGL-POM", "LDH-KBL", "BOI-TLL", "PPT-WDH"]) {
    for (const itinerary of itinerariesOf(route)) assert.ok(durationMinutes(itinerary) <= 4 * 1440, route);
  }
});
