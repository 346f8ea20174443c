/** Charter in the world: which aircraft fit, what they cost, what operators answer and when, and the names of requests. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { buildCharterAirports, keptCharterAirports } from "../../../../src/travel/world/charter/airports.build.js";
import {
  type aircraftCategories,
  type CharterAirport,
  charterAirport,
  charterAirports,
  charterFleet,
  charterLetters,
  charterOperators,
  estimateCents,
  quotePlan,
  searchCharter,
} from "../../../../src/travel/world/charter/index.js";
import { airports, createWorld, offsetMinutesAt } from "../../../../src/travel/world/index.js";

const world = createWorld({ worldId: "charter", seed: "charter" });
const place = (icao: string): CharterAirport => charterAirport(icao) ?? assert.fail(icao);
const teterboro = place("KTEB");
const vanNuys = place("KVNY");
const leg = { from: teterboro, to: vanNuys, date: "2025-11-15" };
const minuteMs = 60_000;
const operatorIds = charterOperators.map(({ id }) => id);

test("rebuilding the list of business airports gives the same bytes", async () => {
  assert.equal(await buildCharterAirports(), keptCharterAirports());
});

test("every airport of the scheduled world and some sixty others have an ICAO code, and a zone whose offset is known", () => {
  const served = new Set(charterAirports.map(({ iata }) => iata));
  for (const { code } of airports) assert.ok(served.has(code), code);
  assert.ok(charterAirports.length >= airports.length + 60);
  assert.equal(new Set(charterAirports.map(({ icao }) => icao)).size, charterAirports.length);
  for (const { icao, timeZone } of charterAirports) {
    assert.match(icao, /^[A-Z]{4}$/);
    assert.equal(typeof offsetMinutesAt(timeZone, Date.UTC(2026, 6, 1)), "number", icao);
  }
  assert.deepEqual([place("KTEB").city, place("KJFK").iata, place("YLHI").iata], ["Teterboro", "JFK", "LDH"]);
  for (const code of ["JFK", "XXXX", "", "ktEB", "toString"]) assert.equal(charterAirport(code), undefined, code);
});

test("the fleet is the specification's", () => {
  assert.deepEqual(
    charterFleet.map(({ id, type, category, capacity }) => [id, type, category, capacity]),
    [
      ["AC-001", "Citation X", "midsize", 8],
      ["AC-002", "Gulfstream G550", "heavy", 14],
      ["AC-003", "Challenger 350", "midsize", 9],
      ["AC-004", "Phenom 300", "light", 7],
      ["AC-005", "Global 7500", "ultra-long-range", 17],
    ],
  );
});

test("three to five of those that fit are shown, all where fewer fit, and the total counts all", () => {
  for (let day = 1; day <= 28; day += 1) {
    const date = `2025-11-${String(day).padStart(2, "0")}`;
    const { options, total } = searchCharter(world, { ...leg, date, passengers: 6 });
    assert.equal(total, 5);
    assert.ok(options.length >= 3 && options.length <= 5, String(options.length));
  }
  const idsOf = (passengers: number, category?: (typeof aircraftCategories)[number]): readonly string[] =>
    searchCharter(world, { ...leg, passengers, category }).options.map(({ aircraft }) => aircraft.id);
  assert.deepEqual(idsOf(6, "heavy"), ["AC-002"]);
  assert.deepEqual(idsOf(15), ["AC-005"]);
  assert.deepEqual(idsOf(18), []);
  assert.deepEqual(idsOf(9, "light"), []);
});

test("the specification's flight costs what it says within a tenth, in whole dollars", () => {
  const [citation] = charterFleet;
  assert.ok(citation);
  const cents = estimateCents(world, leg, citation);
  assert.ok(Math.abs(cents - 4_500_000) <= 450_000, String(cents));
  for (const aircraft of charterFleet) assert.equal(estimateCents(world, leg, aircraft) % 100, 0);
});

const requests = fc.record({
  id: fc.string({ minLength: 1, maxLength: 20 }),
  passengers: fc.integer({ min: 1, max: 17 }),
  operatorIds: fc.subarray([...operatorIds, "OP-999"], { minLength: 1 }),
  leftMinutes: fc.integer({ min: 0, max: 2000 }),
  to: fc.constantFrom(...charterAirports.filter((_, index) => index % 40 === 0)),
});

test("answers come before the deadline, the earliest first, one for each operator, and prices add up", () => {
  fc.assert(
    fc.property(requests, ({ id, passengers, operatorIds: asked, leftMinutes, to }) => {
      const createdAtMs = Date.UTC(2025, 10, 1);
      const request = {
        ...{ id, passengers, operatorIds: asked, createdAtMs, legs: [{ ...leg, to }] },
        deadlineMs: createdAtMs + leftMinutes * minuteMs,
      };
      const answers = quotePlan(world, request);
      assert.deepEqual(answers, quotePlan(createWorld({ worldId: "other", seed: "charter" }), request));
      assert.equal(new Set(answers.map(({ operator }) => operator.id)).size, answers.length);
      const able = asked.some((operatorId) =>
        charterFleet.some(({ operator, capacity }) => operator.id === operatorId && capacity >= passengers),
      );
      const quotes = answers.flatMap((answer) => (answer.kind === "quote" ? [answer] : []));
      assert.equal(quotes.length > 0, able);
      if (able) assert.ok((quotes[0]?.responseMinutes ?? 99) <= 3);
      for (const [index, answer] of answers.entries()) {
        assert.equal(answer.atMs, createdAtMs + answer.responseMinutes * minuteMs);
        assert.ok(answer.atMs <= request.deadlineMs && answer.responseMinutes <= 180);
        assert.ok(answer.atMs >= (answers[index - 1]?.atMs ?? 0));
      }
      for (const { aircraft, operator, baseCents, taxesCents } of quotes) {
        assert.ok(aircraft.capacity >= passengers && aircraft.operator === operator);
        assert.ok(baseCents > 0 && taxesCents >= 0 && baseCents % 100 === 0 && taxesCents % 100 === 0);
      }
    }),
    { numRuns: 300 },
  );
});

test("three in four quote, one in ten declines, the others stay silent", () => {
  const count = { quote: 0, decline: 0 };
  const rounds = 400;
  for (let index = 0; index < rounds; index += 1) {
    const request = { id: String(index), passengers: 6, operatorIds, createdAtMs: 0, deadlineMs: 1e9, legs: [leg] };
    for (const { kind } of quotePlan(world, request)) count[kind] += 1;
  }
  const share = (kind: keyof typeof count) => count[kind] / (rounds * operatorIds.length);
  assert.ok(Math.abs(share("quote") - 0.75) < 0.04, String(share("quote")));
  assert.ok(Math.abs(share("decline") - 0.1) < 0.03, String(share("decline")));
});

test("no two numbers have the same letters, and other worlds have others", () => {
  const letters = Array.from({ length: 5000 }, (_, index) => charterLetters(world, index + 1));
  assert.equal(new Set(letters).size, letters.length);
  for (const each of letters) assert.match(each, /^[A-Z2-7]{6}$/);
  assert.notEqual(charterLetters(createWorld({ worldId: "charter", seed: "two" }), 1), letters[0]);
});
