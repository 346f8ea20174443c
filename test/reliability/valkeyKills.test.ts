/** P2: a Valkey that is killed under load loses nothing that was acknowledged, if it keeps an append-only file. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { seededChoice } from "../store/contract/fixtures.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { productMain } from "./support/build.js";
import { modernCaller } from "./support/callers.js";
import { gatherOffers } from "./support/catalogue.js";
import { fastFolder } from "./support/folders.js";
import { createLedger } from "./support/ledger.js";
import { startLoad } from "./support/load.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { outboxEqualsChanges } from "./support/outbox.js";
import { allReady, memberOf, startFleet } from "./support/servers.js";
import { nothingSoldTwice, soldEqualsLive } from "./support/soldCounts.js";
import { announcedSeed, openBeside, ownWorldKey, retrieveFrom, summarise } from "./support/suite.js";

/** How Valkey brings its file to the disk, each with so many kills. */
const policies = ["everysec", "always"] as const;
const killsEach = 5;
const callerCount = 12;

test("kill -9 of Valkey, ten times under load, loses nothing acknowledged with an append-only file, and servers recover", {
  skip: skipWithoutValkey,
}, async (t) => {
  const seed = announcedSeed(t, 202);
  const choose = seededChoice(seed);
  const folder = fastFolder(t);
  const policyFile = join(folder, "policy.conf");
  /** From the next start on. */
  const syncBy = (policy: string): void => writeFileSync(policyFile, `appendfsync ${policy}\n`);
  const inOrder = policies.flatMap((policy) => Array.from({ length: killsEach }, () => policy));
  syncBy(inOrder[0] ?? "");
  const valkey = await startValkey(t, { arguments: ["--dir", folder, "--include", policyFile] });
  const fleet = await startFleet(t, 2, { main: productMain(t), valkeyUrl: valkey.url });
  for (const server of fleet) assert.doesNotMatch(server.stderr(), /append|AOF|evict/i, "nothing to warn of");
  const ledger = createLedger();
  const catalogue = await gatherOffers(modernCaller(memberOf(fleet, 0)));
  const callers = Array.from({ length: callerCount }, (_item, index) =>
    modernCaller({ url: memberOf(fleet, index).url, session: `worker-number-${index}-of-many` }),
  );
  const load = startLoad(t, { seed, callers, catalogueOf: () => catalogue, ledger });
  for (const [kill, policy] of inOrder.entries()) {
    assert.equal(await valkey.cli("CONFIG", "GET", "appendfsync"), `appendfsync\n${policy}`);
    await ledger.acknowledges(choose(10, 60));
    await valkey.kill("SIGKILL");
    await ledger.misses(choose(1, 40));
    syncBy(inOrder[kill + 1] ?? policy);
    await valkey.start();
    await allReady(fleet);
    await ledger.acknowledges(10);
  }
  await load.stop();
  await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 1).url));
  const beside = await openBeside(t, { valkeyUrl: valkey.url });
  const contents = await soldEqualsLive(beside, ownWorldKey);
  await outboxEqualsChanges(beside, ownWorldKey, contents);
  nothingSoldTwice(contents);
  summarise(t, ledger, { kills: inOrder.length, "bookings kept": contents.bookings.length });
});
