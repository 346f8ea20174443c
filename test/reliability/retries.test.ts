/**
 * P3: callers that repeat a call under its key until it is answered get one PNR for each key, whatever breaks meanwhile. And what else
 * servers promise when their Valkey breaks.
 */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { seededChoice } from "../store/contract/fixtures.js";
import { skipWithoutValkey } from "../support/valkey.js";
import { productMain } from "./support/build.js";
import { modernCaller } from "./support/callers.js";
import { gatherOffers } from "./support/catalogue.js";
import { connectCutter } from "./support/cutter.js";
import { createLedger } from "./support/ledger.js";
import { startLoad } from "./support/load.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { outboxEqualsChanges } from "./support/outbox.js";
import { allReady, memberOf, startFleet } from "./support/servers.js";
import { nothingSoldTwice, soldEqualsLive } from "./support/soldCounts.js";
import {
  announcedSeed,
  openBeside,
  ownWorldKey,
  retrieveFrom,
  type SharedFleet,
  storeAnswers,
  summarise,
} from "./support/suite.js";
import { type SyncedValkey, startSyncedValkey, valkeyKills } from "./valkeyKills.js";

const cuts = 60;
/** One in so many cuts comes whenever it may; the others come after commands were carried out and before they were answered. */
const plainCutEach = 4;
/** Each takes as long as a command may. */
const stopsBeforeCut = [15, 30, 45];
const serverKillsBeforeCut = [20, 40];
const untoldCuts = 40;
const callerCount = 12;

interface Shared extends SharedFleet {
  readonly valkey: SyncedValkey;
}

const repeatUnderKeys = async (t: TestContext, { valkey, fleet, beside }: Shared): Promise<void> => {
  const seed = announcedSeed(t, 303);
  const choose = seededChoice(seed);
  const ledger = createLedger();
  const catalogue = await gatherOffers(modernCaller(memberOf(fleet, 0)));
  // A repetition goes to the next server, as through a load balancer.
  const repeatingThrough = fleet.map(({ url }) => modernCaller({ url, session: "one-session-for-all-callers" }));
  const callers = Array.from({ length: callerCount }, (_item, index) => modernCaller(memberOf(fleet, index)));
  const cutter = await connectCutter(t, valkey, ledger);
  const load = startLoad(t, { seed, callers, catalogueOf: () => catalogue, ledger, repeatingThrough });
  for (let cut = 0; cut < cuts; cut += 1) {
    await ledger.acknowledges(choose(1, 8));
    if (stopsBeforeCut.includes(cut)) {
      await valkey.kill("SIGSTOP");
      await ledger.misses(1);
      await valkey.kill("SIGCONT");
      await ledger.acknowledges(1);
    }
    if (serverKillsBeforeCut.includes(cut)) {
      const victim = memberOf(fleet, choose(0, 1));
      await victim.end("SIGKILL");
      await victim.start();
    }
    if (cut % plainCutEach === 0) await cutter.cut();
    else await cutter.cutBeforeReplies();
  }
  await ledger.acknowledges(20);
  await load.stop();
  await allReady(fleet);
  await storeAnswers(beside);
  const contents = await soldEqualsLive(beside, ownWorldKey);
  await outboxEqualsChanges(beside, ownWorldKey, contents);
  nothingSoldTwice(contents);
  const { bookings } = contents;
  const { opened, refusedAfterDoubt } = ledger.counts();
  assert.equal(ledger.entries().length, opened, "two keys got the same PNR");
  const untold = bookings.length - opened;
  assert.ok(
    untold >= 0 && untold <= refusedAfterDoubt,
    `${bookings.length} bookings for ${opened} keys that got one, and ${refusedAfterDoubt} that were refused in the end`,
  );
  await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 0).url));
  const facts = { "connections cut": cuts, stops: stopsBeforeCut.length, "server kills": serverKillsBeforeCut.length };
  summarise(t, ledger, {
    ...facts,
    keys: opened,
    "bookings kept": bookings.length,
    "made but refused in the end": untold,
  });
};

const sendOnce = async (t: TestContext, { valkey, fleet, beside }: Shared): Promise<void> => {
  const world = "without-keys";
  const seed = announcedSeed(t, 313);
  const choose = seededChoice(seed);
  const ledger = createLedger();
  const catalogue = await gatherOffers(modernCaller({ ...memberOf(fleet, 0), world }));
  // Without idempotency keys, so that nothing but the store itself can recognise its own writes.
  const callers = Array.from({ length: callerCount }, (_item, index) =>
    modernCaller({ ...memberOf(fleet, index), world }),
  );
  const cutter = await connectCutter(t, valkey, ledger);
  const load = startLoad(t, { seed, callers, catalogueOf: () => catalogue, ledger });
  for (let cut = 0; cut < untoldCuts; cut += 1) {
    await ledger.acknowledges(choose(1, 8));
    await cutter.cutBeforeReplies();
  }
  await ledger.acknowledges(20);
  await load.stop();
  await allReady(fleet);
  await storeAnswers(beside);
  const contents = await soldEqualsLive(beside, world);
  await outboxEqualsChanges(beside, world, contents);
  nothingSoldTwice(contents);
  const { opened, openedPerhaps } = ledger.counts();
  const untold = contents.bookings.length - opened;
  assert.ok(untold >= 0 && untold <= openedPerhaps, `${untold} bookings that nobody asked for, or was told of`);
  await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 1).url));
  const facts = { "connections cut": untoldCuts, kills: 0, "bookings kept": contents.bookings.length };
  summarise(t, ledger, { ...facts, "made without an answer": untold });
};

const promises: Readonly<Record<string, (context: TestContext, shared: Shared) => Promise<void>>> = {
  "cut connections, a stopped Valkey and killed servers make no booking twice and lose none": repeatUnderKeys,
  "a write that Valkey carried out without telling is sent again, and not carried out again": sendOnce,
  "kill -9 of Valkey, ten times under load, loses nothing acknowledged with an append-only file, and servers recover":
    valkeyKills,
};

test("two servers whose Valkey breaks", { skip: skipWithoutValkey }, async (t) => {
  const valkey = await startSyncedValkey(t);
  const fleet = await startFleet(t, 2, { main: productMain(t), valkeyUrl: valkey.url });
  for (const server of fleet) assert.doesNotMatch(server.stderr(), /append|AOF|evict/i, "nothing to warn of");
  const shared = { store: "valkey", valkey, fleet, beside: await openBeside(t, { valkeyUrl: valkey.url }) };
  for (const [promise, keep] of Object.entries(promises)) await t.test(promise, (inner) => keep(inner, shared));
});
