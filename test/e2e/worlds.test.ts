/** Two worlds of one seed sell the same flights under the same codes, and nothing of one is seen or heard in the other. */
import assert from "node:assert/strict";
import test from "node:test";
import { accepted, outputOf, refusedFor } from "./support/answers.js";
import { clientKinds, connectHttp } from "./support/connect.js";
import { sharedHttpServers } from "./support/product.js";
import { bookOne, searchFlights } from "./support/trip.js";

const bookings = "gds://session/bookings";

const serverOf = sharedHttpServers();

for (const client of clientKinds) {
  test(`${client}: what happens in one world is neither seen nor heard in another`, async (context) => {
    const server = await serverOf();
    const enter = (world: string) =>
      connectHttp(context, client, server, { headers: { "x-gds-world": `${client}-${world}` } });
    const [red, blue] = [await enter("red"), await enter("blue")];
    const own = await connectHttp(context, client, server);
    const untouched = await searchFlights(blue, "JFK-LAX", "2026-06-15");
    const pnr = await bookOne(red, "JFK-LAX", "2026-06-15", 1);
    refusedFor(await blue.call("retrieveBooking", { pnr }), "PNR_NOT_FOUND");
    assert.deepEqual(await searchFlights(blue, "JFK-LAX", "2026-06-15"), untouched, "no seat is gone");
    assert.equal(await bookOne(blue, "JFK-LAX", "2026-06-15", 2), pnr, "the same seed gives the same first code");
    const booking = `gds://bookings/${pnr}`;
    for (const caller of [red, blue]) await caller.subscribe(bookings, booking);
    accepted(await red.call("cancelBooking", { pnr }));
    const heard = [await red.nextUpdate(), await red.nextUpdate()];
    assert.deepEqual(heard.toSorted(), [booking, bookings].toSorted());
    const { booking: other } = outputOf(await blue.call("retrieveBooking", { pnr }));
    assert.deepEqual([other.status, other.version], ["confirmed", 1]);
    // Notifications come in order: had the other world's been told, they would have come first.
    await bookOne(blue, "JFK-LAX", "2026-06-16", 3);
    assert.equal(await blue.nextUpdate(), bookings);
    assert.deepEqual(blue.pendingUpdates(), []);
    assert.equal(outputOf(await own.call("listBookings", {})).count, 0);
    await Promise.all([red.close(), blue.close(), own.close()]);
  });
}
