/** The airport that a city's name stands for, and how airports are named for short. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { airport, airports } from "../../../../src/travel/world/index.js";
import { airportsMeant, shortAirportName } from "../../../../src/travel/world/reference/airportNames.js";

const codes = (text: string): readonly string[] => airportsMeant(text).map(({ code }) => code);

test("a city's largest airport comes first, then the rest of its metropolis", () => {
  assert.deepEqual(codes("New York"), ["JFK", "LGA", "EWR"]);
  assert.equal(codes("London")[0], "LHR");
  assert.deepEqual(codes("London").slice(0, 6), ["LHR", "LGW", "STN", "LCY", "LTN", "SEN"]);
  assert.equal(codes("Newark")[0], "EWR");
});

test("case, accents and punctuation do not matter, and the beginning of a name is enough", () => {
  assert.equal(codes("são paulo")[0], "GRU");
  assert.equal(codes("st louis")[0], "STL");
  assert.equal(codes("Xian")[0], codes("Xi'an")[0]);
  assert.equal(codes("San Fran")[0], "SFO");
  assert.equal(codes("heathrow")[0], "LHR");
  assert.equal(codes("LHR")[0], "LHR");
  assert.equal(codes("LON")[0], "LHR");
});

test("what no airport is called finds none, whatever text it is", () => {
  for (const text of [
    "Atlantis",
    "",
    "   ",
    "...",
    "\u0000",
    "🙂",
    "New York, New York, New York",
    "x".repeat(10_000),
  ]) {
    assert.deepEqual(codes(text), [], text.slice(0, 20));
  }
});

test("names lose Airport and full stops, and International is Intl", () => {
  const named = (code: string): string => shortAirportName(airport(code)?.name ?? "");
  assert.equal(named("JFK"), "John F Kennedy Intl");
  assert.equal(named("LHR"), "London Heathrow");
  assert.equal(named("GUM"), "A B Won Pat Intl");
  for (const { name } of airports) assert.match(shortAirportName(name), /^[^.\s]+( [^.\s]+)*$/);
});
