/** P5: each primary of a cluster dies once under load; no acknowledged booking is lost, and the stall is printed. */
import assert from "node:assert/strict";
import test from "node:test";
import { seededChoice } from "../store/contract/fixtures.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkeyCluster, type ValkeyCluster } from "../support/valkey.js";
import { productMain } from "./support/build.js";
import { type Caller, modernCaller } from "./support/callers.js";
import { type Catalogue, gatherOffers } from "./support/catalogue.js";
import { createLedger } from "./support/ledger.js";
import { startLoad } from "./support/load.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { outboxEqualsChanges } from "./support/outbox.js";
import { memberOf, startFleet } from "./support/servers.js";
import { nothingSoldTwice, soldEqualsLive } from "./support/soldCounts.js";
import { announcedSeed, openBeside, retrieveFrom, summarise } from "./support/suite.js";

const primaryCount = 3;
const serverCount = 2;
const callersOfWorld = 3;
const durability = "replicated";

/** One world for each primary: a world lies in one slot, which its name decides. */
const worldsOfPrimaries = async (cluster: ValkeyCluster): Promise<readonly string[]> => {
  const worlds = new Map<number, string>();
  for (let number = 1; worlds.size < primaryCount; number += 1) {
    const world = `tenant-${number}`;
    const { port } = await cluster.primaryOf(`{${world}}`);
    if (!worlds.has(port)) worlds.set(port, world);
  }
  return [...worlds.values()];
};

/** All nodes serve, and each primary has its replica in step. */
const isWhole = async ({ nodes }: ValkeyCluster): Promise<boolean> => {
  for (const node of nodes) {
    const state = await node.cli("CLUSTER", "INFO").catch(() => "");
    const replication = await node.cli("INFO", "replication").catch(() => "");
    const isLinked = replication.includes("master_link_status:up") || replication.includes("state=online");
    if (!state.includes("cluster_state:ok") || !isLinked) return false;
  }
  return true;
};

test("each primary of a cluster of three and three is killed under load, and nothing acknowledged is lost", {
  skip: skipWithoutValkey,
}, async (t) => {
  const seed = announcedSeed(t, 505);
  const choose = seededChoice(seed);
  const cluster = await startValkeyCluster(t, { failsOver: true });
  const worlds = await worldsOfPrimaries(cluster);
  const fleet = await startFleet(t, serverCount, { main: productMain(t), valkeyUrl: cluster.url, durability });
  const catalogues = new Map<string | undefined, Catalogue>();
  for (const world of worlds) catalogues.set(world, await gatherOffers(modernCaller({ ...memberOf(fleet, 0), world })));
  const catalogueOf = (world: string | undefined): Catalogue => {
    const catalogue = catalogues.get(world);
    if (catalogue === undefined) throw new Error(`no offers of world ${world}`);
    return catalogue;
  };

  const answers = new Map<string | undefined, number>(worlds.map((world) => [world, 0]));
  const answersOf = (world: string): number => answers.get(world) ?? 0;
  let [lastAnswerMs, longestStallMs] = [performance.now(), 0];
  let stalledWorld: string | undefined;
  const onAnswer = ({ world }: Caller): void => {
    answers.set(world, (answers.get(world) ?? 0) + 1);
    if (world !== stalledWorld) return;
    longestStallMs = Math.max(longestStallMs, performance.now() - lastAnswerMs);
    lastAnswerMs = performance.now();
  };
  const callers = worlds.flatMap((world) =>
    Array.from({ length: callersOfWorld }, (_item, index) =>
      modernCaller({ ...memberOf(fleet, index), world, session: `${world}.worker-number-${index}-of-many` }),
    ),
  );
  const ledger = createLedger();
  const load = startLoad(t, { seed, callers, catalogueOf, ledger, onAnswer });
  for (const world of worlds) {
    await ledger.acknowledges(choose(20, 80));
    [lastAnswerMs, stalledWorld] = [performance.now(), world];
    const victim = await cluster.primaryOf(`{${world}}`);
    await victim.kill("SIGKILL");
    const before = answersOf(world);
    await until(`world ${world} has another primary`, () => answersOf(world) >= before + 10);
    stalledWorld = undefined;
    await victim.start();
    await until("the cluster is whole", () => isWhole(cluster));
  }
  await ledger.acknowledges(20);
  await load.stop();
  for (const world of worlds) {
    const asked = modernCaller({ ...memberOf(fleet, 1), world });
    await until(`the server asked for ${world} finds its primary`, async () => {
      const listed = await asked.call("listBookings", {});
      return listed.kind === "accepted";
    });
  }
  await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 1).url));
  const beside = await openBeside(t, { valkeyUrl: cluster.url });
  for (const world of worlds) {
    assert.ok(answersOf(world) > 0, `nothing was booked in ${world}`);
    const contents = await soldEqualsLive(beside, world);
    await outboxEqualsChanges(beside, world, contents);
    nothingSoldTwice(contents);
  }
  const stall = `${(longestStallMs / 1000).toFixed(1)} s`;
  const warnings = fleet.flatMap((server) => server.stderr().match(/No replica of Valkey/g) ?? []).length;
  const facts = {
    kills: worlds.length,
    durability,
    "times a server found no replica": warnings,
    worlds: worlds.length,
  };
  summarise(t, ledger, { ...facts, "longest stall": stall });
});
