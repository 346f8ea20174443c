/**
 * Connections to Valkey that fall silent: nobody closes them, and nothing arrives. They are given up within seconds and made anew,
 * those of calls and that of events, of one Valkey and of a cluster; one that is silent because nobody calls is kept.
 */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import type { Store } from "../../src/store/index.js";
import { openValkeyStore } from "../../src/store/valkey/index.js";
import { connectHttp, type Route } from "../e2e/support/connect.js";
import { startHttpServer } from "../e2e/support/product.js";
import { bookOne } from "../e2e/support/trip.js";
import { enterWorld, opening } from "../store/contract/fixtures.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey, startValkeyCluster } from "../support/valkey.js";
import { startStaller } from "./support/staller.js";

const onValkey = { skip: skipWithoutValkey };
/** Shorter than the usual one, and longer than a Valkey on a busy machine is silent. */
const usualSilenceLimitMs = 1500;
/** More than two limits, and longer than the events connection goes without a heartbeat. */
const idleMs = 3500;

const openAt = async (context: TestContext, url: string): Promise<Store<JsonValue>> => {
  const store = await openValkeyStore<JsonValue>({
    ...{ url, keyPrefix: "gds:", durability: "written", mostWorlds: 100, warn: () => undefined },
    silenceLimitMs: usualSilenceLimitMs,
  });
  context.after(() => store.close());
  return store;
};

const isServing = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

test("a server whose connections fall silent serves again, and hears what it missed", onValkey, async (context) => {
  const valkey = await startValkey(context, { appendOnly: "no" });
  const staller = await startStaller(context, valkey.port);
  const [cut, other] = await Promise.all(
    [staller.port, valkey.port].map((port) => startHttpServer(context, { valkeyUrl: `valkey://127.0.0.1:${port}` })),
  );
  assert.ok(cut !== undefined && other !== undefined, "no servers");
  // The stream that waits for news is on the one that is cut off.
  let called = other;
  const to: Route["to"] = (method) => (method === "GET" ? cut : called).mcp;
  const caller = await connectHttp(context, "v2-legacy", cut, { to });
  await caller.subscribe("gds://session/bookings");
  await bookOne(caller, "JFK-LAX", "2026-06-14", 1);
  assert.equal(await caller.nextUpdate(), "gds://session/bookings");
  staller.stall();
  const stalledAtMs = performance.now();
  const sinceThen = (): string => `${Math.round(performance.now() - stalledAtMs)} ms`;
  await bookOne(caller, "JFK-LAX", "2026-06-15", 2);
  await until("/ready says 503", async () => (await fetch(`${cut.url}/ready`)).status === 503);
  await until("/ready says 200", async () => (await fetch(`${cut.url}/ready`)).status === 200);
  context.diagnostic(`ready again after ${sinceThen()}`);
  called = cut;
  await bookOne(caller, "JFK-LAX", "2026-06-16", 3);
  await until("it tells of what it missed", () => caller.pendingUpdates().length > 0);
  context.diagnostic(`told of what was missed after ${sinceThen()}`);
  assert.equal((await fetch(`${cut.url}/health`)).status, 200);
});

test("a connection that is silent because nobody calls is kept", onValkey, async (context) => {
  const valkey = await startValkey(context, { appendOnly: "no" });
  const staller = await startStaller(context, valkey.port);
  const store = await openAt(context, `valkey://127.0.0.1:${staller.port}`);
  const world = await enterWorld(store, "team");
  const made = staller.made();
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  assert.equal((await store.openBooking(opening("ABC234", { world }))).kind, "done");
  assert.equal(staller.made(), made);
});

/** A cluster whose nodes are reached through stretches of network of their own, because that is where they say they are. */
const startStalledCluster = async (context: TestContext) => {
  const cluster = await startValkeyCluster(context, { replicas: 0, appendOnly: "no" });
  const stallers = await Promise.all(cluster.nodes.map(({ port }) => startStaller(context, port)));
  const announced = stallers.map(({ port }) => port);
  for (const [index, node] of cluster.nodes.entries()) {
    await node.cli("CONFIG", "SET", "cluster-announce-port", String(announced[index]));
  }
  await until("all nodes know where the others are reached", async () => {
    const views = await Promise.all(cluster.nodes.map((node) => node.cli("CLUSTER", "SLOTS")));
    return views.every((view) => announced.every((port) => view.split("\n").includes(String(port))));
  });
  return { url: `valkey://${announced.map((port) => `127.0.0.1:${port}`).join(",")}`, stallers };
};

test(
  "the connections to every node of a cluster are given up, and events are heard again",
  onValkey,
  async (context) => {
    const { url, stallers } = await startStalledCluster(context);
    const store = await openAt(context, url);
    const worlds = await Promise.all(Array.from({ length: 12 }, (_, index) => enterWorld(store, `team-${index}`)));
    const heard = new Set<string>();
    store.subscribe((event) => void (event.kind === "booking" && heard.add(event.locator)));
    const bookIn = (from: Store<JsonValue>, locator: string): Promise<unknown> =>
      Promise.all(worlds.map((world) => from.openBooking(opening(`${locator}-${world.key}`, { world }))));
    await bookIn(store, "BEFORE");
    await until("all are heard of", () => heard.size === worlds.length);
    const made = stallers.map((staller) => staller.made());
    for (const staller of stallers) staller.stall();
    const stalledAtMs = performance.now();
    const other = await openAt(context, url);
    await bookIn(other, "MISSED");
    let round = 0;
    await until("every world is served again", () => {
      round += 1;
      return isServing(bookIn(store, `AGAIN-${round}`));
    });
    context.diagnostic(`served again after ${Math.round(performance.now() - stalledAtMs)} ms`);
    const missed = worlds.map(({ key }) => `MISSED-${key}`);
    await until("what was missed is heard of", () => missed.every((locator) => heard.has(locator)));
    context.diagnostic(`told of what was missed after ${Math.round(performance.now() - stalledAtMs)} ms`);
    for (const [index, staller] of stallers.entries()) {
      assert.ok(staller.made() > (made[index] ?? 0), `node ${index} was never connected to again`);
    }
  },
);
