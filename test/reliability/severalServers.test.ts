/** Three servers on one store: what they promise together, each promise under a rush of its own, and the kills last. */
import test from "node:test";
import { lastSeats } from "./lastSeats.js";
import { manySessions } from "./manySessions.js";
import { parallelChanges } from "./parallelChanges.js";
import { serverKills } from "./serverKills.js";
import { productMain } from "./support/build.js";
import { startFleet } from "./support/servers.js";
import { openBeside, type SharedFleet, sharedStores } from "./support/suite.js";

const serverCount = 3;

const promises: Readonly<Record<string, (context: test.TestContext, shared: SharedFleet) => Promise<void>>> = {
  "of 500 callers ten get the last ten seats of two flights": lastSeats,
  "each of 100 parallel changes of a PNR is made once, or refused for its version": parallelChanges,
  "sixty sessions see their own bookings alone": manySessions,
  "kill -9 of a server, eight times under load, loses no acknowledged booking": serverKills,
};

for (const { name: store, skip, make } of sharedStores) {
  test(`${store}, three servers`, { skip }, async (t) => {
    const where = await make(t);
    const fleet = await startFleet(t, serverCount, { main: productMain(t), ...where });
    const shared = { store, fleet, beside: await openBeside(t, where) };
    for (const [promise, keep] of Object.entries(promises)) await t.test(promise, (inner) => keep(inner, shared));
  });
}
