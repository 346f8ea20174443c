/** A search has the document's key, and another one for whatever that key forgets. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cacheKeyOf, type FlightQuery, partsOfKey } from "../../../src/packs/flights/cacheKey.js";

const plain: FlightQuery = {
  origin: "SFO",
  destination: "CDG",
  departure_date: "2025-05-10",
  cabin_class: "business",
  adults: 1,
  children: 0,
  infants: 0,
  max_connections: 2,
};

describe("key of a search", () => {
  it("is the document's for a plain query, with `any` without a cabin", () => {
    assert.equal(cacheKeyOf(plain), "flights:SFO:CDG:2025-05-10:business");
    const { cabin_class: _any, ...anyCabin } = plain;
    assert.equal(cacheKeyOf(anyCabin), "flights:SFO:CDG:2025-05-10:any");
  });

  it("differs with each argument that the document's key forgets", () => {
    const window = { after: "08:00", before: "12:00" };
    const keys = [
      plain,
      { ...plain, return_date: "2025-05-17" },
      { ...plain, adults: 2 },
      { ...plain, children: 2 },
      { ...plain, infants: 2 },
      { ...plain, max_connections: 0 },
      { ...plain, departure_time: window },
      { ...plain, arrival_time: window },
    ].map(cacheKeyOf);
    assert.equal(new Set(keys).size, keys.length);
    for (const key of keys.slice(1)) assert.match(key, /^flights:SFO:CDG:2025-05-10:business:[0-9a-f]{12}$/);
  });

  it("does not depend on the order in which the arguments came", () => {
    const { origin, ...others } = { ...plain, departure_time: { after: "08:00", before: "12:00" } };
    const reordered = { ...others, departure_time: { before: "12:00", after: "08:00" }, origin };
    assert.equal(cacheKeyOf({ origin, ...others }), cacheKeyOf(reordered));
  });

  it("tells its search again, and no other text does", () => {
    assert.deepEqual(partsOfKey("flights:SFO:CDG:2025-05-10:any:0123456789ab"), {
      origin: "SFO",
      destination: "CDG",
      date: "2025-05-10",
      cabin: "any",
    });
    for (const text of [
      "",
      "flights:SFO:CDG:2025-05-10",
      "fx:EUR:USD",
      "flights:sfo:CDG:2025-05-10:any",
      "flights:SFO:CDG:2025-05-10:any:xyz",
    ]) {
      assert.equal(partsOfKey(text), undefined);
    }
  });
});
