/** Rooms on sale, rooms left, and from when on the last ones are dearer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lookupHotelOffer, searchHotels } from "../../../../src/travel/world/hotels/index.js";
import { propertiesOf } from "../../../../src/travel/world/hotels/property.js";
import { stayStock } from "../../../../src/travel/world/hotels/stock.js";
import { cityOf } from "../../../../src/travel/world/reference/places.js";
import { addDays } from "../../../../src/travel/world/time/calendar.js";
import { createWorld } from "../../../../src/travel/world/world.js";
import { holds } from "../holds.js";

const world = createWorld({ worldId: "test", seed: "stock" });
const city = cityOf("NYC");
const properties = city === undefined ? [] : propertiesOf(world, city);
const year = Array.from({ length: 365 }, (_, day) => addDays("2026-06-01", day));
const everyNight = properties.flatMap((property) =>
  property.rooms.flatMap((room) =>
    year.map((date) => ({
      mostRooms: room.mostRooms,
      stockWith: (sold: number) => stayStock(world, property, room, [date], 1, () => sold),
    })),
  ),
);

test("a night has between a third and all of a house's rooms of a type, or is full", () => {
  let full = 0;
  for (const { mostRooms, stockWith } of everyNight) {
    const { left, claims } = stockWith(0);
    if (left === 0) full += 1;
    else holds(left >= mostRooms / 3 && left <= mostRooms);
    assert.equal(claims[0]?.capacity, left);
  }
  holds(full > 0 && full < everyNight.length * 0.02, `${full} of ${everyNight.length}`);
});

test("rooms are of the last ones once a fifth or less is left, and never before anything is sold", () => {
  for (const { stockWith } of everyNight.filter((_, index) => index % 7 === 0)) {
    const { left: capacity } = stockWith(0);
    for (let sold = 0; sold < capacity; sold += 1) {
      assert.equal(stockWith(sold).raisedNights === 1, (capacity - sold) * 5 <= capacity, `${sold} of ${capacity}`);
    }
  }
});

test("a party that needs more rooms than are left is told how many there are", () => {
  const now = Date.parse("2026-05-16T09:00:00Z");
  const query = { cityCode: "NYC", checkInDate: "2026-06-15", checkOutDate: "2026-06-17", guests: 9 };
  const [offer] = searchHotels(world, query, now).offersWith(() => 0).offers;
  holds(offer !== undefined && offer.rooms > 1);
  const found = lookupHotelOffer(world, offer.hotelId, now);
  const before = found.kind === "known" ? found.offer.quote(() => 0) : undefined;
  holds(found.kind === "known" && before?.kind === "priced");
  const capacityOf = new Map(before.claims.map(({ key, capacity }) => [key, capacity]));
  const leaving = (rooms: number) => (key: string) => (capacityOf.get(key) ?? 0) - rooms;
  assert.equal(found.offer.quote(leaving(offer.rooms)).kind, "priced");
  assert.deepEqual(found.offer.quote(leaving(offer.rooms - 1)), {
    kind: "soldOut",
    stockKey: found.offer.stockKeys[0],
    left: offer.rooms - 1,
  });
});
