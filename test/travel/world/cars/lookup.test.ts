/** What becomes of a car offer's id: found, expired, or never issued by this world. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { lookupCarOffer, searchCars } from "../../../../src/travel/world/cars/index.js";
import type { CarQuery } from "../../../../src/travel/world/types.js";
import { createWorld } from "../../../../src/travel/world/world.js";
import { anyText } from "../../../support/anyText.js";

const world = createWorld({ worldId: "test", seed: "ids" });
const testNow = Date.parse("2026-05-16T09:00:45Z");
const issued = Date.parse("2026-05-16T09:00:00Z");
const minute = 60_000;
const query: CarQuery = {
  pickupLocationCode: "LAX",
  dropoffLocationCode: "SFO",
  pickupDate: "2026-06-15T10:00:00-07:00",
  dropoffDate: "2026-06-18T10:00:00-07:00",
  driverAge: 30,
};
const ids = searchCars(world, query, testNow)
  .offersWith(() => 0)
  .offers.map(({ carId }) => carId);
const [anId = ""] = ids;

test("ids are short and plain", () => {
  for (const id of ids) assert.match(id, /^CR-[A-Z0-9-]{20,48}$/);
});

test("an offer lives for 30 minutes from the minute of its issue", () => {
  assert.equal(lookupCarOffer(world, anId, issued + 30 * minute - 1).kind, "known");
  assert.deepEqual(lookupCarOffer(world, anId, issued + 30 * minute), {
    kind: "expired",
    expiredAtMs: issued + 30 * minute,
  });
});

test("an id of another seed or another world is unknown", () => {
  assert.equal(lookupCarOffer(createWorld({ worldId: "test", seed: "x" }), anId, testNow).kind, "unknown");
  assert.equal(lookupCarOffer(createWorld({ worldId: "x", seed: "ids" }), anId, testNow).kind, "unknown");
});

test("an id with one character changed is unknown", () => {
  const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"];
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.nat(), fc.constantFrom(...alphabet), (id, place, character) => {
      const at = place % id.length;
      const altered = `${id.slice(0, at)}${character}${id.slice(at + 1)}`;
      assert.equal(lookupCarOffer(world, altered, testNow).kind, altered === id ? "known" : "unknown");
    }),
    { seed: 7, numRuns: 1000 },
  );
});

test("invented and hostile text is unknown, and never throws", () => {
  const hostile = [
    "",
    "CR",
    "CR-",
    "CR--",
    anId.toLowerCase(),
    ` ${anId}`,
    `${anId}\n`,
    "CR-__PROTO__-1-2-3",
    "toString",
  ];
  for (const text of [
    ...hostile,
    "CR-".repeat(100_000),
    "CR-𝟘𝟙-ABCD",
    anId.replace("CR", "HT"),
    "CR-ZCICAR-LAXLAX-HOESC-3C0-U-HNH30-AAAA",
  ]) {
    assert.equal(lookupCarOffer(world, text, testNow).kind, "unknown", text.slice(0, 60));
  }
  fc.assert(fc.property(anyText(120), (text) => lookupCarOffer(world, text, testNow).kind === "unknown"));
  fc.assert(
    fc.property(
      fc.stringMatching(/^CR(-[A-Z0-9]{1,9}){4,8}$/),
      (text) => lookupCarOffer(world, text, testNow).kind === "unknown",
    ),
    { seed: 7 },
  );
});
