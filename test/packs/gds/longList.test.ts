/** A session with more bookings than a list holds is told how many there are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, hotelSearch, openServer, structuredOf, textAt, textOf } from "./inProcess.js";

test("the newest 200 of 203 bookings are listed, and both numbers are told", async () => {
  const server = await openServer();
  const guests = [{ firstName: "Ada", lastName: "Larsen" }];
  for (let booked = 0; booked < 203; booked += 1) {
    const checkIn = Date.parse("2026-07-01") + (booked % 28) * 86_400_000;
    const [checkInDate, checkOutDate] = [checkIn, checkIn + 86_400_000].map((ms) =>
      new Date(ms).toISOString().slice(0, 10),
    );
    const search = { ...hotelSearch, guests: 1, checkInDate, checkOutDate };
    const hotelId = textAt(structuredOf(await server.call("searchHotels", search)), "hotels.0.rates.0.hotelId");
    structuredOf(await server.call("bookHotel", { hotelId, guests }));
  }
  for (const input of [{}, { status: "confirmed" }]) {
    const listed = await server.call("listBookings", input);
    assert.deepEqual([at(structuredOf(listed), "count"), at(structuredOf(listed), "total")], [200, 203]);
    assert.match(textOf(listed), /^203 (confirmed )?bookings in this session, the newest 200 of them here/);
    assert.match(textAt(structuredOf(listed), "notes.0"), /newest 200 of 203/);
  }
  const resource = await server.read("gds://session/bookings");
  assert.deepEqual([at(resource, "count"), at(resource, "total")], [200, 203]);
  const cancelled = structuredOf(await server.call("listBookings", { status: "cancelled" }));
  assert.deepEqual([at(cancelled, "count"), at(cancelled, "total")], [0, 0]);
  await server.runtime.close();
});
