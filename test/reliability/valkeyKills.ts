/** P2: a Valkey that is killed under load loses nothing that was acknowledged, if it keeps an append-only file. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { seededChoice } from "../store/contract/fixtures.js";
import { startValkey, type ValkeyServer } from "../support/valkey.js";
import { modernCaller } from "./support/callers.js";
import { gatherOffers } from "./support/catalogue.js";
import { fastFolder } from "./support/folders.js";
import { createLedger } from "./support/ledger.js";
import { startLoad } from "./support/load.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { outboxEqualsChanges } from "./support/outbox.js";
import { allReady, memberOf } from "./support/servers.js";
import { nothingSoldTwice, soldEqualsLive } from "./support/soldCounts.js";
import { announcedSeed, retrieveFrom, type SharedFleet, storeAnswers, summarise } from "./support/suite.js";

/** One that nobody else books in, so that its events are those of this load. */
const world = "killed-valkey";
/**
 * How Valkey brings its file to the disk, each with so many kills. `everysec` writes as `no` does, but puts a write off while the
 * last flush has not ended, on a busy machine too: docs/valkey.md tells of that exception.
 */
const policies = ["always", "no"] as const;
const killsEach = 5;
const callerCount = 12;

export interface SyncedValkey extends ValkeyServer {
  /** How it brings its file to the disk, from the next start on. */
  readonly syncBy: (policy: (typeof policies)[number]) => void;
}

/** A Valkey in memory, which flushes each write until another policy is named. */
export const startSyncedValkey = async (context: TestContext): Promise<SyncedValkey> => {
  const folder = fastFolder(context);
  const policyFile = join(folder, "policy.conf");
  const syncBy: SyncedValkey["syncBy"] = (policy) => writeFileSync(policyFile, `appendfsync ${policy}\n`);
  syncBy("always");
  const valkey = await startValkey(context, { arguments: ["--dir", folder, "--include", policyFile] });
  return { ...valkey, syncBy };
};

export const valkeyKills = async (
  t: TestContext,
  { valkey, store, fleet, beside }: SharedFleet & { readonly valkey: SyncedValkey },
): Promise<void> => {
  const seed = announcedSeed(t, 202);
  const choose = seededChoice(seed);
  const inOrder = policies.flatMap((policy) => Array.from({ length: killsEach }, () => policy));
  const ledger = createLedger();
  const catalogue = await gatherOffers(modernCaller({ ...memberOf(fleet, 0), world }));
  const callers = Array.from({ length: callerCount }, (_item, index) =>
    modernCaller({ url: memberOf(fleet, index).url, world, session: `${world}.worker-number-${index}-of-many` }),
  );
  const load = startLoad(t, { seed, callers, catalogueOf: () => catalogue, ledger });
  for (const [kill, policy] of inOrder.entries()) {
    assert.equal(await valkey.cli("CONFIG", "GET", "appendfsync"), `appendfsync\n${policy}`);
    await ledger.acknowledges(choose(10, 60));
    await valkey.kill("SIGKILL");
    await ledger.misses(choose(1, 40));
    valkey.syncBy(inOrder[kill + 1] ?? policy);
    await valkey.start();
    await allReady(fleet);
    await ledger.acknowledges(10);
  }
  await load.stop();
  await storeAnswers(beside);
  await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 1).url));
  const contents = await soldEqualsLive(beside, world);
  await outboxEqualsChanges(beside, world, contents);
  nothingSoldTwice(contents);
  summarise(t, ledger, { kills: inOrder.length, store, "bookings kept": contents.bookings.length });
};
