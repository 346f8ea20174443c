/** Subscribers are told of changes to their own bookings, by every client over every transport, and of nobody else's. */
import assert from "node:assert/strict";
import test from "node:test";
import { accepted } from "./support/answers.js";
import { clientKinds, connectHttp, connectStdio, everyWay } from "./support/connect.js";
import { sharedHttpServers } from "./support/product.js";
import { bookOne } from "./support/trip.js";

const bookings = "gds://session/bookings";

const serverOf = sharedHttpServers();

for (const way of everyWay) {
  test(`${way.client} over ${way.transport}: a subscriber hears of its booking and of its end`, async (context) => {
    const caller =
      way.transport === "http"
        ? await connectHttp(context, way.client, await serverOf())
        : await connectStdio(context, way.client);
    const pnr = await bookOne(caller, "JFK-LAX", "2026-06-15");
    const booking = `gds://bookings/${pnr}`;
    await caller.subscribe(bookings, booking);
    accepted(await caller.call("cancelBooking", { pnr }));
    const heard = [await caller.nextUpdate(), await caller.nextUpdate()];
    assert.deepEqual(heard.toSorted(), [booking, bookings].toSorted());
    await caller.close();
  });
}

for (const client of clientKinds) {
  test(`${client}: what another session books is not told`, async (context) => {
    const server = await serverOf();
    const [listener, other] = [await connectHttp(context, client, server), await connectHttp(context, client, server)];
    await bookOne(listener, "JFK-LAX", "2026-06-15", 1);
    await listener.subscribe(bookings);
    await bookOne(other, "JFK-SFO", "2026-06-15", 2);
    await bookOne(listener, "JFK-LAX", "2026-06-16", 3);
    assert.equal(await listener.nextUpdate(), bookings);
    // Notifications come in order: had the other session's booking been told, it would have come first.
    await bookOne(listener, "JFK-LAX", "2026-06-17", 4);
    assert.equal(await listener.nextUpdate(), bookings);
    assert.deepEqual(listener.pendingUpdates(), []);
    await Promise.all([listener.close(), other.close()]);
  });
}

for (const client of clientKinds) {
  test(`${client}: with isolated sessions nobody hears of another session's PNR, even by its code`, async (context) => {
    const server = await serverOf({ isolation: "session" });
    const [listener, owner] = [await connectHttp(context, client, server), await connectHttp(context, client, server)];
    const theirs = await bookOne(owner, "JFK-LAX", "2026-06-15", 1);
    await bookOne(listener, "JFK-SFO", "2026-06-15", 2);
    await listener.subscribe(`gds://bookings/${theirs}`, `gds://bookings/${theirs}/history`, bookings);
    accepted(await owner.call("cancelBooking", { pnr: theirs }));
    await bookOne(listener, "JFK-SFO", "2026-06-16", 3);
    assert.equal(await listener.nextUpdate(), bookings);
    assert.deepEqual(listener.pendingUpdates(), []);
    await Promise.all([listener.close(), owner.close()]);
  });
}
