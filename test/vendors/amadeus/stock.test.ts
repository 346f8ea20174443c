/** The facade sells from the stock that MCP sells from: what is sold out there is gone here. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { FacadePlace } from "../../../src/facade/port.js";
import { lookupFlightOffer, lookupHotelOffer } from "../../../src/travel/world/index.js";
import { hotelIdOfOffer } from "../../../src/vendors/amadeus/facade/hotelIds.js";
import { vendor } from "../../../src/vendors/amadeus/facade/index.js";
import { ask, newPlace } from "../facadeClient.js";
import { bearerOf } from "./token.js";

/** The same place after all of these were sold. */
const soldOut = (place: FacadePlace, keys: readonly string[]): FacadePlace => ({
  ...place,
  store: { ...place.store, soldCounts: async (_world, asked) => asked.map((key) => (keys.includes(key) ? 10_000 : 0)) },
});

const askAt = async (place: FacadePlace, target: string) => {
  const { status, body } = await ask(vendor, place, target, { headers: await bearerOf(place) });
  return { status, value: JSON.parse(body) };
};

test("a flight whose seats are sold is offered no more", async () => {
  const place = await newPlace();
  const target =
    "/v2/shopping/flight-offers?originLocationCode=LHR&destinationLocationCode=JFK&departureDate=2026-07-01&adults=1";
  const [{ id }] = (await askAt(place, target)).value.data;
  const issued = lookupFlightOffer(place.world, id, place.nowMs);
  assert.equal(issued.kind, "known");
  const after = (await askAt(soldOut(place, issued.offer.stockKeys), target)).value.data;
  assert.ok(after.length > 0);
  assert.ok(after.every((offer: { id: string }) => offer.id !== id));
});

test("a room that is sold is offered no more, and its id says so", async () => {
  const place = await newPlace();
  const hotels = (await askAt(place, "/v1/reference-data/locations/hotels/by-city?cityCode=PAR")).value.data;
  const hotelIds = hotels.map(({ hotelId }: { hotelId: string }) => hotelId).join(",");
  const target = `/v3/shopping/hotel-offers?hotelIds=${hotelIds}&checkInDate=2026-07-01&checkOutDate=2026-07-03`;
  const [{ offers }] = (await askAt(place, target)).value.data;
  const [{ id }] = offers;
  const issued = lookupHotelOffer(place.world, hotelIdOfOffer(id), place.nowMs);
  assert.equal(issued.kind, "known");
  const later = soldOut(place, issued.offer.stockKeys);
  const after = (await askAt(later, target)).value.data;
  assert.ok(after.length > 0);
  assert.ok(
    after.every((each: { offers: readonly { id: string }[] }) => each.offers.every((offer) => offer.id !== id)),
  );
  const again = await askAt(later, `/v3/shopping/hotel-offers/${id}`);
  assert.deepEqual([again.status, again.value.errors[0].code], [400, 3664]);
});
