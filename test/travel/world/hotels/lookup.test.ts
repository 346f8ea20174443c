/** What becomes of a hotel offer's id: found, expired, or never issued by this world. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { lookupHotelOffer, searchHotels } from "../../../../src/travel/world/hotels/index.js";
import type { HotelQuery } from "../../../../src/travel/world/types.js";
import { createWorld } from "../../../../src/travel/world/world.js";
import { anyText } from "../../../support/anyText.js";
import { holds } from "../holds.js";

const world = createWorld({ worldId: "test", seed: "ids" });
const testNow = Date.parse("2026-05-16T09:00:45Z");
const issued = Date.parse("2026-05-16T09:00:00Z");
const minute = 60_000;
const query: HotelQuery = { cityCode: "NYC", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 2 };
const ids = searchHotels(world, query, testNow)
  .offersWith(() => 0)
  .offers.map(({ hotelId }) => hotelId);
const [anId = ""] = ids;

test("ids are short and plain", () => {
  for (const id of ids) assert.match(id, /^HT-[A-Z0-9-]{20,40}$/);
});

test("an offer lives for 30 minutes from the minute of its issue", () => {
  assert.equal(lookupHotelOffer(world, anId, issued + 30 * minute - 1).kind, "known");
  assert.deepEqual(lookupHotelOffer(world, anId, issued + 30 * minute), {
    kind: "expired",
    expiredAtMs: issued + 30 * minute,
  });
});

test("an id holds its price while it lives, whatever the search would say by then", () => {
  const lastMinute = searchHotels(
    world,
    { ...query, checkInDate: "2026-05-17", checkOutDate: "2026-05-18" },
    Date.parse("2026-05-16T03:45:00Z"),
  );
  const [offer] = lastMinute.offersWith(() => 0).offers;
  const found = lookupHotelOffer(world, offer?.hotelId ?? "", Date.parse("2026-05-16T04:10:00Z"));
  const quote = found.kind === "known" ? found.offer.quote(() => 0) : undefined;
  holds(quote?.kind === "priced");
  assert.deepEqual(quote.offer, offer);
});

test("an id of another seed or another world is unknown", () => {
  assert.equal(lookupHotelOffer(createWorld({ worldId: "test", seed: "x" }), anId, testNow).kind, "unknown");
  assert.equal(lookupHotelOffer(createWorld({ worldId: "x", seed: "ids" }), anId, testNow).kind, "unknown");
});

test("an id with one character changed is unknown", () => {
  const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"];
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.nat(), fc.constantFrom(...alphabet), (id, place, character) => {
      const at = place % id.length;
      const altered = `${id.slice(0, at)}${character}${id.slice(at + 1)}`;
      assert.equal(lookupHotelOffer(world, altered, testNow).kind, altered === id ? "known" : "unknown");
    }),
    { seed: 7, numRuns: 1000 },
  );
});

test("invented and hostile text is unknown, and never throws", () => {
  const hostile = [
    "",
    "HT",
    "HT-",
    "HT--",
    "HT-NYC-04-X",
    anId.toLowerCase(),
    ` ${anId}`,
    `${anId}\n`,
    "HT-__PROTO__-1-2-3",
    "constructor",
  ];
  for (const text of [
    ...hostile,
    "HT-".repeat(100_000),
    "HT-𝟘𝟙-ABCD",
    "HT-NYC99-FWR3-2KNGF-HNH30-AAAA",
    anId.replace("HT", "CR"),
  ]) {
    assert.equal(lookupHotelOffer(world, text, testNow).kind, "unknown", text.slice(0, 60));
  }
  fc.assert(fc.property(anyText(120), (text) => lookupHotelOffer(world, text, testNow).kind === "unknown"));
  fc.assert(
    fc.property(
      fc.stringMatching(/^HT(-[A-Z0-9]{1,9}){3,6}$/),
      (text) => lookupHotelOffer(world, text, testNow).kind === "unknown",
    ),
    { seed: 7 },
  );
});
