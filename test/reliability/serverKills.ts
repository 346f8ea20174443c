/** P1: servers that are killed under load lose no acknowledged booking, whichever store is behind them. */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { seededChoice } from "../store/contract/fixtures.js";
import { type Caller, legacyCaller, modernCaller } from "./support/callers.js";
import { gatherOffers } from "./support/catalogue.js";
import { createLedger } from "./support/ledger.js";
import { startLoad } from "./support/load.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { outboxEqualsChanges } from "./support/outbox.js";
import { memberOf } from "./support/servers.js";
import { nothingSoldTwice, soldEqualsLive } from "./support/soldCounts.js";
import { announcedSeed, retrieveFrom, type SharedFleet, summarise } from "./support/suite.js";

/** One that nobody else books in, so that its events are those of this load. */
const world = "killed-servers";
const kills = 8;
const callersEach = 3;

/** Two of three are clients of the 2025 revisions, whose sessions outlive the process that opened them, and those after it. */
const callersOf = (url: () => string, name: string): readonly (Caller | Promise<Caller>)[] =>
  Array.from({ length: callersEach }, (_item, index) =>
    index % 2 === 0
      ? legacyCaller({ url, world })
      : modernCaller({ url, world, session: `${world}.worker-of-member-${name}-${index}` }),
  );

export const serverKills = async (t: TestContext, { store, fleet, beside }: SharedFleet): Promise<void> => {
  const seed = announcedSeed(t, 101);
  const choose = seededChoice(seed);
  const ledger = createLedger();
  const catalogue = await gatherOffers(modernCaller({ ...memberOf(fleet, 0), world }));
  const callers = await Promise.all(fleet.flatMap(({ url }, member) => callersOf(url, String(member))));
  const load = startLoad(t, { seed, callers, catalogueOf: () => catalogue, ledger });
  for (let kill = 0; kill < kills; kill += 1) {
    await ledger.acknowledges(choose(10, 40));
    const victim = memberOf(fleet, choose(0, fleet.length - 1));
    assert.equal(await victim.end("SIGKILL"), null);
    await victim.start();
    await ledger.acknowledges(10);
  }
  await load.stop();
  await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 0).url));
  const contents = await soldEqualsLive(beside, world);
  await outboxEqualsChanges(beside, world, contents);
  nothingSoldTwice(contents);
  summarise(t, ledger, { kills, store, "bookings kept": contents.bookings.length });
};
