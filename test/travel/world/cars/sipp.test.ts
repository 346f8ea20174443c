/** The matrix of car classes and what its codes say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fleetOf, minimumDriverAge } from "../../../../src/travel/world/cars/fleet.js";
import { decodeSipp } from "../../../../src/travel/world/cars/sipp.js";
import { sippMatrix } from "../../../../src/travel/world/cars/sippMatrix.js";
import { holds } from "../holds.js";

test("the matrix has every letter of its four positions", () => {
  const letters = (column: object): string => Object.keys(column).join("");
  assert.equal(letters(sippMatrix.category), "MNEHCDIJSRFGPULWOX");
  assert.deepEqual([...letters(sippMatrix.type)].sort(), [..."BCDWVLSTFJXPQZEMRHYNGK"].sort());
  assert.equal(letters(sippMatrix.transmission), "MNCABD");
  assert.deepEqual([...letters(sippMatrix.fuelAir)].sort(), [..."RNDQHIECLSABMFVZUX"].sort());
});

test("a code is told in words", () => {
  assert.deepEqual(decodeSipp("ICAR"), {
    category: "Intermediate",
    type: "2/4-door",
    transmission: "automatic",
    drive: "unspecified",
    fuel: "unspecified",
    airConditioning: true,
  });
  assert.equal(decodeSipp("EDMN")?.airConditioning, false);
  assert.equal(decodeSipp("IDAC")?.fuel, "electric, long range");
});

test("a code that is not in the matrix means nothing", () => {
  for (const code of ["", "ICA", "ICARR", "YCAR", "icar", "IC R", "__proto__", "constructor"])
    assert.equal(decodeSipp(code), undefined, code);
  fc.assert(
    fc.property(
      fc.string(),
      (text) =>
        (decodeSipp(text) === undefined) !==
        /^[MNEHCDIJSRFGPULWOX][BCDWVLSTFJXPQZEMRHYNGK][MNCABD][RNDQHIECLSABMFVZUX]$/.test(text),
    ),
  );
});

test("every class in the fleets is in the matrix, once in each fleet", () => {
  for (const country of ["US", "FR"]) {
    const codes = fleetOf(country).map(({ sippCode }) => sippCode);
    assert.equal(new Set(codes).size, codes.length);
    holds(codes.every((code) => decodeSipp(code) !== undefined));
  }
  const gears = (country: string): Set<string | undefined> =>
    new Set(fleetOf(country).map(({ sippCode }) => decodeSipp(sippCode)?.transmission));
  assert.deepEqual(gears("US"), new Set(["automatic"]));
  assert.deepEqual(gears("FR"), new Set(["manual", "automatic"]));
});

test("premium, luxury and special classes are for drivers of 25 and more", () => {
  assert.deepEqual(["PCAR", "LCAR", "WDAR", "XXAR", "ICAR", "FFAR"].map(minimumDriverAge), [25, 25, 25, 25, 21, 21]);
});
