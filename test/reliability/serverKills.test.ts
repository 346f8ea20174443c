/** P1: servers that are killed under load lose no acknowledged booking, whichever store is behind them. */
import assert from "node:assert/strict";
import test from "node:test";
import { seededChoice } from "../store/contract/fixtures.js";
import { productMain } from "./support/build.js";
import { type Caller, legacyCaller, modernCaller } from "./support/callers.js";
import { gatherOffers } from "./support/catalogue.js";
import { createLedger } from "./support/ledger.js";
import { startLoad } from "./support/load.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { outboxEqualsChanges } from "./support/outbox.js";
import { memberOf, startFleet } from "./support/servers.js";
import { nothingSoldTwice, soldEqualsLive } from "./support/soldCounts.js";
import { announcedSeed, openBeside, ownWorldKey, retrieveFrom, sharedStores, summarise } from "./support/suite.js";

const kills = 8;
const callersEach = 4;

/** Half of them are clients of the 2025 revisions, whose sessions outlive the process that opened them, and those after it. */
const callersOf = (url: () => string, name: string): readonly (Caller | Promise<Caller>)[] =>
  Array.from({ length: callersEach }, (_item, index) =>
    index % 2 === 0 ? legacyCaller({ url }) : modernCaller({ url, session: `worker-of-member-${name}-${index}` }),
  );

for (const { name: store, skip, make } of sharedStores) {
  test(`${store}: kill -9 of a server, eight times under load, loses no acknowledged booking`, { skip }, async (t) => {
    const seed = announcedSeed(t, 101);
    const choose = seededChoice(seed);
    const where = await make(t);
    const fleet = await startFleet(t, 2, { main: productMain(t), ...where });
    const beside = await openBeside(t, where);
    const ledger = createLedger();
    const catalogue = await gatherOffers(modernCaller(memberOf(fleet, 0)));
    const callers = await Promise.all(fleet.flatMap(({ url }, member) => callersOf(url, String(member))));
    const load = startLoad(t, { seed, callers, catalogueOf: () => catalogue, ledger });
    for (let kill = 0; kill < kills; kill += 1) {
      await ledger.acknowledges(choose(10, 60));
      const victim = memberOf(fleet, choose(0, 1));
      assert.equal(await victim.end("SIGKILL"), null);
      await victim.start();
      await ledger.acknowledges(10);
    }
    await load.stop();
    await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 0).url));
    const contents = await soldEqualsLive(beside, ownWorldKey);
    await outboxEqualsChanges(beside, ownWorldKey, contents);
    nothingSoldTwice(contents);
    summarise(t, ledger, { kills, store, "bookings kept": contents.bookings.length });
  });
}
