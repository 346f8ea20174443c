import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { blockMinutes } from "../../../../src/travel/world/flights/blockTime.js";
import { networkOf } from "../../../../src/travel/world/flights/network.js";
import { buildRouteMap } from "../../../../src/travel/world/flights/routes.js";
import { buildRouteTable } from "../../../../src/travel/world/flights/routeTable.build.js";
import { aircraft } from "../../../../src/travel/world/reference/aircraft.js";
import { airlines } from "../../../../src/travel/world/reference/airlines.js";
import { airport, airports, distanceKm } from "../../../../src/travel/world/reference/places.js";
import type { Airport } from "../../../../src/travel/world/types.js";
import { world } from "./world.js";

const routes = buildRouteMap();
const legs = airports.flatMap(({ code }) => routes.legsFrom(code));
const place = (code: string): Airport => airport(code) ?? assert.fail(`no airport ${code}`);

const kilometresOf = (route: string): number => {
  const [origin, destination] = route.split("-").map(place) as [Airport, Airport];
  return distanceKm(origin, destination);
};

const blockOf = (route: string): number => {
  const [origin, destination] = route.split("-").map(place) as [Airport, Airport];
  return blockMinutes(origin, destination, distanceKm(origin, destination));
};

/** Block times that carriers publish, in minutes. */
const published: readonly (readonly [route: string, minutes: number])[] = (
  "JFK-LAX 370, LAX-JFK 325, LHR-JFK 480, JFK-LHR 415, LHR-CDG 80, CDG-NCE 95, SIN-SYD 480, GRU-LIS 590, " +
  "NBO-JNB 250, SYD-LAX 820, AKL-HNL 520, SFO-CDG 645, DXB-LHR 450, DEL-KTM 105, OSL-BGO 55, DUB-SNN 50, " +
  "LCY-RTM 65, HNL-OGG 40, HEL-TLL 35, JFK-BOS 80, FRA-MUC 60, MUC-ZRH 55, AMS-LHR 80, SYD-CBR 55, " +
  "SYD-MEL 95, HND-ITM 70, GMP-CJU 70, GRU-GIG 65, LAX-SFO 85, LAX-LAS 75, LAX-SAN 60, DFW-IAH 75, " +
  "DEL-BOM 130, ATL-MCO 90, ORD-LGA 135, LHR-EDI 80, LHR-DUB 80, MAD-BCN 75, FCO-MXP 75, CDG-AMS 80, " +
  "ARN-CPH 70, ZRH-GVA 50, VIE-BUD 50, KUL-SIN 65, HKG-TPE 110, ICN-NRT 140, BKK-HKT 85, SIN-HKG 235, " +
  "DXB-DOH 70, JNB-CPT 130, EZE-SCL 140, BOG-MDE 60, MEX-CUN 140, YYZ-YUL 80, YVR-SEA 60, ANC-SEA 210, " +
  "LAX-HNL 360, SIN-LHR 840, LHR-SIN 785, FRA-JFK 515, CDG-DXB 405, LHR-DXB 420, DOH-SYD 835, LAX-SYD 900, " +
  "HND-SFO 565, SFO-HND 665, ICN-LAX 660, PEK-FRA 600, LHR-HKG 730, JFK-DEL 825, GRU-JFK 580, MIA-EZE 535, " +
  "JNB-LHR 675, PER-LHR 1045, SIN-JFK 1120, ATL-LAX 290, SEA-MIA 330, IST-LHR 245, ATH-FRA 185, AKL-SYD 220"
)
  .split(", ")
  .map((entry) => [entry.slice(0, 7), Number(entry.slice(8))]);

for (const [route, minutes] of published) {
  test(`${route} takes within 9 % of the ${minutes} minutes it takes in truth`, () => {
    assert.ok(Math.abs(blockOf(route) - minutes) <= Math.max(10, minutes * 0.09), String(blockOf(route)));
  });
}

test("block times are those published to 6 % on average, and the shortest as well", () => {
  const meanError = (routes: typeof published): number => {
    const errors = routes.map(([route, minutes]) => Math.abs(blockOf(route) - minutes) / minutes);
    return errors.reduce((total, error) => total + error, 0) / errors.length;
  };
  assert.ok(published.length >= 55);
  assert.ok(meanError(published) <= 0.06, String(meanError(published)));
  const short = published.filter(([route]) => kilometresOf(route) < 350);
  assert.ok(short.length >= 10);
  assert.ok(meanError(short) <= 0.1, String(meanError(short)));
  assert.equal(blockOf("OSL-BGO"), 55);
});

test("JFK-LAX takes 350 minutes, SYD-LAX 825, AKL-HNL 520", () => {
  assert.deepEqual(["JFK-LAX", "SYD-LAX", "AKL-HNL"].map(blockOf), [350, 825, 520]);
});

test("the carriers are fictional, with distinct two-character codes and hubs that exist", () => {
  assert.ok(airlines.length >= 25);
  assert.equal(new Set(airlines.map(({ code }) => code)).size, airlines.length);
  assert.equal(new Set(airlines.map(({ name }) => name)).size, airlines.length);
  for (const { code, hubs } of airlines) {
    assert.match(code, /^[A-Z0-9]{2}$/);
    for (const hub of hubs) assert.ok(airport(hub), `${code} ${hub}`);
  }
});

test("the frozen route table is what the rules give; run `npm run world:routes` and review the difference", () => {
  const file = new URL("../../../../src/travel/world/flights/routeTable.json", import.meta.url);
  assert.equal(readFileSync(file, "utf8"), buildRouteTable());
});

test("every airport is served, there and back", () => {
  for (const { code } of airports) {
    assert.ok(routes.legsFrom(code).length > 0, code);
    assert.equal(routes.legsFrom(code).length, routes.legsTo(code).length, code);
  }
});

test("a flight number belongs to one leg of its carrier: odd away from the hub, even back, codeshares above 5000", () => {
  const seen = new Set<string>();
  for (const leg of legs) {
    for (let index = 0; index < leg.dailyFlights; index += 1) {
      const number = leg.firstNumber + 2 * index;
      assert.equal(number % 2, leg.outbound ? 1 : 0);
      assert.ok(number < 5000);
      assert.equal(seen.has(`${leg.carrier.code}${number}`), false, `${leg.carrier.code}${number}`);
      seen.add(`${leg.carrier.code}${number}`);
      assert.equal(routes.legOfFlight(leg.carrier.code, number), leg);
      if (leg.codeshare === null) continue;
      const partnerNumber = leg.codeshare.firstNumber + 2 * index;
      assert.ok(partnerNumber > 5000 && partnerNumber <= 9999);
      assert.equal(routes.legOfFlight(leg.codeshare.carrier.code, partnerNumber), leg);
    }
  }
});

test("numbers that no carrier uses have no leg", () => {
  for (const [carrier, number] of [
    ["XH", 0],
    ["XH", -1],
    ["XH", 4999],
    ["ZZ", 1],
    ["XH", Number.NaN],
  ] as const) {
    assert.equal(routes.legOfFlight(carrier, number), undefined);
  }
});

test("no carrier flies within a metropolitan city, nor farther than its reach", () => {
  for (const { carrier, origin, destination, distanceKm: kilometres } of legs) {
    assert.notEqual(origin.cityCode, destination.cityCode);
    assert.ok(kilometres <= carrier.reachKm + 1);
  }
});

test("the aircraft of every departure reaches its destination", () => {
  const network = networkOf(world);
  const ranges = new Map(aircraft.map(({ code, rangeKm }) => [code, rangeKm]));
  for (const leg of legs.filter((_, index) => index % 7 === 0)) {
    for (const departure of network.departuresOf(leg)) {
      assert.ok(
        (ranges.get(departure.aircraft.code) ?? 0) >= leg.distanceKm,
        `${departure.designator} ${departure.aircraft.name}`,
      );
    }
  }
});

test("a partner that sells another's flight is of its alliance", () => {
  const shared = legs.filter(({ codeshare }) => codeshare !== null);
  assert.ok(shared.length > 100);
  for (const { carrier, codeshare } of shared) {
    assert.notEqual(codeshare?.carrier, carrier);
    assert.equal(codeshare?.carrier.alliance, carrier.alliance);
  }
});
