/** P2: a Valkey that is killed under load loses nothing that was acknowledged, if it keeps an append-only file. */
import assert from "node:assert/strict";
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
import { announcedSeed, openBeside, ownWorldKey, retrieveFrom, storeAnswers, summarise } from "./support/suite.js";

const kills = 5;
const callerCount = 12;

for (const appendOnly of ["everysec", "always"] as const) {
  test(`appendfsync ${appendOnly}: kill -9 of Valkey, five times under load, loses nothing acknowledged, and servers recover`, {
    skip: skipWithoutValkey,
  }, async (t) => {
    const seed = announcedSeed(t, 202);
    const choose = seededChoice(seed);
    const valkey = await startValkey(t, { appendOnly, arguments: ["--dir", fastFolder(t)] });
    const fleet = await startFleet(t, 2, { main: productMain(t), valkeyUrl: valkey.url });
    const beside = await openBeside(t, { valkeyUrl: valkey.url });
    const ledger = createLedger();
    const catalogue = await gatherOffers(modernCaller(memberOf(fleet, 0)));
    const callers = Array.from({ length: callerCount }, (_item, index) =>
      modernCaller({ url: memberOf(fleet, index).url, session: `worker-number-${index}-of-many` }),
    );
    for (let kill = 0; kill < kills; kill += 1) {
      const load = startLoad(t, { seed: seed + kill, callers, catalogueOf: () => catalogue, ledger });
      await ledger.acknowledges(choose(10, 60));
      await valkey.kill("SIGKILL");
      await ledger.misses(choose(1, 40));
      await valkey.start();
      await allReady(fleet);
      await ledger.acknowledges(10);
      await load.stop();
      await storeAnswers(beside);
      await soldEqualsLive(beside, ownWorldKey);
    }
    await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 1).url));
    const contents = await soldEqualsLive(beside, ownWorldKey);
    await outboxEqualsChanges(beside, ownWorldKey, contents);
    nothingSoldTwice(contents);
    summarise(t, ledger, { kills, appendfsync: appendOnly, "bookings kept": contents.bookings.length });
  });
}

test("a server warns at its start of a Valkey that keeps nothing, and of one that evicts", {
  skip: skipWithoutValkey,
}, async (t) => {
  const main = productMain(t);
  const forgetful = await startValkey(t, { appendOnly: "no" });
  const evicting = await startValkey(t, { arguments: ["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru"] });
  const sound = await startValkey(t);
  const saidOf = async ({ url }: { readonly url: string }): Promise<string> => {
    const [server] = await startFleet(t, 1, { main, valkeyUrl: url });
    assert.ok(server !== undefined, "there is one server");
    const said = server.stderr();
    await server.end("SIGTERM");
    return said;
  };
  assert.match(await saidOf(forgetful), /append|AOF/i);
  assert.match(await saidOf(evicting), /evict/i);
  assert.doesNotMatch(await saidOf(sound), /append|AOF|evict/i);
});
