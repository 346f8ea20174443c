import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  buildPlaces,
  checksumOf,
  movedAirports,
  otherCountryInSecond,
  secondOpinion,
} from "../../../../src/travel/world/reference/airports.build.js";
import { buildOtherCodes, keptOtherCodes } from "../../../../src/travel/world/reference/otherCodes.build.js";
import { airportOfIcao, nearestToAbsent } from "../../../../src/travel/world/reference/otherCodes.js";
import {
  airport,
  airports,
  cities,
  city,
  cityOf,
  distanceKm,
  placeAirports,
} from "../../../../src/travel/world/reference/places.js";
import { platformOffsetMinutes } from "../time/platform.js";

const read = (name: string): string =>
  readFileSync(new URL(`../../../../src/travel/world/reference/${name}`, import.meta.url), "utf8");

test("the frozen list has the checksum beside it, and rebuilding it gives the same bytes", async () => {
  const frozen = read("airports.json");
  assert.equal(`${checksumOf(frozen)}  airports.json\n`, read("airports.sha256"));
  assert.equal(await buildPlaces(), frozen);
});

test("rebuilding the list of other codes gives the same bytes", async () => {
  assert.equal(await buildOtherCodes(), keptOtherCodes());
});

test("an ICAO code leads to its airport, and an absent airport to the nearest", () => {
  assert.deepEqual(
    ["KJFK", "EGLL", "CYYZ", "RJTT"].map((code) => airportOfIcao(code)?.code),
    ["JFK", "LHR", "YYZ", "HND"],
  );
  assert.deepEqual(
    ["FAI"].map((code) => nearestToAbsent(code)?.code),
    ["ANC"],
  );
  for (const code of ["JFK", "QQQ", "", ":", "ANC"]) assert.equal(nearestToAbsent(code), undefined, code);
  assert.equal(airportOfIcao("JFK"), undefined);
});

test("the licence notice names the source and the licence", () => {
  assert.match(read("airports.json"), /CC BY 4\.0/);
  assert.match(read("../../../../NOTICE.md"), /creativecommons\.org\/licenses\/by\/4\.0/);
});

test("all continents are served, with about three hundred airports", () => {
  assert.ok(airports.length >= 300 && airports.length <= 400, String(airports.length));
  for (const code of ["JFK", "GRU", "LHR", "NBO", "DEL", "SYD"]) assert.ok(airport(code), code);
});

test("every airport that examples, magic routes and golden cases use exists", () => {
  const used =
    "JFK LGA EWR LAX SFO LHR LGW LCY STN LTN CDG ORY SYD AKL HNL DEL KTM CMN DXB PVD RAI BTS ABV DUB SNN OSL BGO RTM HND NRT IST BER NLU DMK";
  for (const code of used.split(" ")) assert.equal(airport(code)?.code, code);
});

test("codes that are no airport are absent", () => {
  for (const code of ["XXX", "ZZZ", "XYZ", "PAR", "LON", "NYC", "", "jfk", "constructor", "__proto__"]) {
    assert.equal(airport(code), undefined, code);
  }
  for (const code of ["XXX", "ZZZ", "", "toString"]) {
    assert.deepEqual(placeAirports(code), []);
    assert.equal(cityOf(code), undefined);
  }
});

/** Published reference points of airports that moved or that lists confuse. */
const positions: readonly (readonly [string, number, number])[] = [
  ["IST", 41.2753, 28.7519],
  ["BER", 52.3667, 13.5033],
  ["NLU", 19.7456, -99.0139],
  ["DMK", 13.9126, 100.6068],
  ["BKK", 13.6811, 100.7473],
  ["TAO", 36.3619, 120.0882],
  ["UIO", -0.1292, -78.3575],
  ["DOH", 25.2731, 51.6081],
  ["PKX", 39.5099, 116.4105],
  ["TFU", 30.3125, 104.4417],
  ["DSS", 14.67, -17.0733],
  ["UBN", 47.6469, 106.8197],
  ["KMG", 25.1019, 102.9292],
  ["HYD", 17.2313, 78.4298],
  ["ISB", 33.5491, 72.8257],
];

for (const [code, latitude, longitude] of positions) {
  test(`${code} is where it is now`, () => {
    const place = airport(code);
    assert.ok(place);
    assert.ok(distanceKm(place, { latitude, longitude }) < 10);
  });
}

test("both sources agree on place and offset, except for what is listed", () => {
  const samples = [Date.UTC(2025, 0, 15), Date.UTC(2025, 6, 15)];
  for (const place of airports) {
    const second = secondOpinion(place.code);
    if (second === undefined) continue;
    if (!movedAirports.includes(place.code)) assert.ok(distanceKm(place, second) <= 10, place.code);
    if (!otherCountryInSecond.includes(place.code)) assert.equal(second.country, place.country, place.code);
    for (const sample of samples) {
      const offsets: readonly number[] = [place.timeZone, second.timeZone].map((zone) =>
        platformOffsetMinutes(zone)(sample),
      );
      assert.equal(offsets[0], offsets[1], `${place.code}: ${place.timeZone} and ${second.timeZone}`);
    }
  }
});

const metropolitan: readonly (readonly [string, readonly string[]])[] = [
  ["LON", ["LCY", "LGW", "LHR", "LTN", "SEN", "STN"]],
  ["NYC", ["EWR", "JFK", "LGA"]],
  ["PAR", ["BVA", "CDG", "ORY"]],
  ["TYO", ["HND", "NRT"]],
  ["MIL", ["BGY", "LIN", "MXP"]],
  ["ROM", ["CIA", "FCO"]],
  ["SEL", ["GMP", "ICN"]],
  ["WAS", ["BWI", "DCA", "IAD"]],
  ["CHI", ["MDW", "ORD"]],
  ["MOW", ["DME", "SVO", "VKO"]],
  ["OSA", ["ITM", "KIX", "UKB"]],
  ["BUE", ["AEP", "EZE"]],
  ["SAO", ["CGH", "GRU", "VCP"]],
  ["RIO", ["GIG", "SDU"]],
  ["BJS", ["PEK", "PKX"]],
];

for (const [code, members] of metropolitan) {
  test(`${code} stands for ${members.join(", ")}`, () => {
    assert.deepEqual(
      placeAirports(code)
        .map((place) => place.code)
        .sort(),
      members,
    );
    for (const member of members) assert.equal(cityOf(member)?.code, code);
  });
}

test("a code that is an airport and a city is the airport when flying and the city when staying", () => {
  assert.deepEqual(
    placeAirports("SHA").map((place) => place.code),
    ["SHA"],
  );
  assert.equal(cityOf("PVG")?.name, "Shanghai");
  assert.equal(cityOf("SHA")?.name, "Shanghai");
});

test("airports and cities name each other, once", () => {
  assert.equal(new Set(airports.map((place) => place.code)).size, airports.length);
  assert.equal(new Set(cities.map((place) => place.code)).size, cities.length);
  for (const place of airports) {
    assert.match(place.code, /^[A-Z]{3}$/);
    assert.match(place.country, /^[A-Z]{2}$/);
    assert.ok(city(place.cityCode)?.airports.includes(place.code), place.code);
  }
  for (const place of cities) {
    for (const member of place.airports) assert.equal(airport(member)?.cityCode, place.code);
  }
});

test("a city's centre is within reach of its airports", () => {
  for (const place of cities) {
    for (const member of placeAirports(place.code))
      assert.ok(distanceKm(place, member) < 100, `${place.code} ${member.code}`);
  }
});

test("distances are those of the great circle", () => {
  const between = (from: string, to: string): number => {
    const [a, b] = [airport(from), airport(to)];
    assert.ok(a && b);
    return Math.round(distanceKm(a, b));
  };
  assert.equal(between("JFK", "LAX"), 3973);
  assert.equal(between("LAX", "JFK"), 3973);
  assert.equal(between("LHR", "LHR"), 0);
  assert.ok(Math.abs(between("SYD", "LAX") - 12_050) < 25);
});
