/** Connections to Valkey that break at the worst moment: between an event and who waits for it, a write and its replica. */
import assert from "node:assert/strict";
import { describe, type TestContext, test } from "node:test";
import { Redis } from "ioredis";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store, type ValkeyOptions, WriteOutcomeUnknownError } from "../../src/store/index.js";
import { createBusLinks } from "../../src/store/valkey/busLinks.js";
import { openConnection } from "../../src/store/valkey/connection.js";
import { hashSlot } from "../../src/store/valkey/hashSlot.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { createReplication } from "../../src/store/valkey/replication.js";
import type { Scope } from "../support/scope.js";
import { until } from "../support/until.js";
import {
  skipWithoutValkey,
  startValkey,
  startValkeyCluster,
  type ValkeyCluster,
  type ValkeyServer,
} from "../support/valkey.js";
import { attempt, enterWorld, opening, testClient, testExpiry, testWorld } from "./contract/fixtures.js";

const waitKey = createKeys("gds:").world(testWorld.key).attempt("wait");
const retryAfterMs = 10_000;
/** The number that Valkey gives to a message by which one node of a cluster tells another of an event. */
const publishPacket = "4";

const openAt = (
  url: string,
  durability: ValkeyOptions["durability"],
  warn: (message: string) => void = () => undefined,
): Promise<Store<JsonValue>> =>
  openStore<JsonValue>({ valkey: { url, keyPrefix: "gds:", durability }, mostWorlds: 100, warn });

/** A primary without delay, and its replica, which has acknowledged a write: before that, an online one may not answer yet. */
const startPair = async (scope: Scope): Promise<{ readonly server: ValkeyServer; readonly replica: ValkeyServer }> => {
  const server = await startValkey(scope, { appendOnly: "no", arguments: ["--repl-diskless-sync-delay", "0"] });
  const replicaOf = ["--replicaof", "127.0.0.1", String(server.port)];
  const replica = await startValkey(scope, { appendOnly: "no", arguments: replicaOf });
  await until("the replica is online", async () => /state=online/.test(await server.cli("INFO", "replication")));
  await server.cli("SET", "probe", "1");
  await until("the replica has acknowledged all", async () => {
    const text = await server.cli("INFO", "replication");
    const [, acknowledged] = /state=online,offset=([1-9]\d*)/.exec(text) ?? [];
    return acknowledged !== undefined && text.includes(`master_repl_offset:${acknowledged}\r`);
  });
  return { server, replica };
};

/** A store that waits for its replica at each write: a replica that was slow for a moment is not waited for until a retry. */
const openReplicated = async (
  test: TestContext,
  { url }: ValkeyServer,
  warn: (message: string) => void = () => undefined,
): Promise<Store<JsonValue>> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    let isWaitedFor = true;
    const store = await openAt(url, "replicated", (message) => {
      if (message.startsWith("No replica")) isWaitedFor = false;
      warn(message);
    });
    test.after(() => store.close());
    const world = await enterWorld(store, testWorld.key);
    assert.equal((await store.openBooking(opening(`BEFOR${attemptNumber}`, { world }))).kind, "done");
    if (isWaitedFor) return store;
    assert.ok(attemptNumber < 9, "the replica answers no write in time");
  }
};

/** Whether a WAIT is under way: nothing else here blocks a client. */
const isWaitedAt = async ({ cli }: ValkeyServer): Promise<boolean> =>
  /^blocked_clients:[1-9]/m.test(await cli("INFO", "clients"));

/** How many WAITs the server has been sent. */
const waitsAt = async ({ cli }: ValkeyServer): Promise<number> =>
  Number(/cmdstat_wait:calls=(\d+)/.exec(await cli("INFO", "commandstats"))?.[1] ?? 0);

const replicaIn = async ({ nodes }: ValkeyCluster, primaryPort: number): Promise<ValkeyServer> => {
  for (const node of nodes) {
    if ((await node.cli("INFO", "replication")).includes(`master_port:${primaryPort}\r`)) return node;
  }
  throw new Error(`no replica of port ${primaryPort}`);
};

describe("connections to Valkey", { skip: skipWithoutValkey }, () => {
  test("one that breaks hides no event from a process that has only found a session in the world", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const [writer, listener] = [await openAt(server.url, "written"), await openAt(server.url, "written")];
    for (const store of [writer, listener]) t.after(() => store.close());
    const world = await enterWorld(writer, "team");
    const id = "team.a-session-of-the-test";
    await writer.openSession({ world, id, client: testClient, initialize: "{}", ...testExpiry });
    const heard: string[] = [];
    listener.subscribe((event) => {
      if (event.kind === "booking") heard.push(event.locator);
    });
    assert.equal((await listener.findSession("team", id, testExpiry))?.id, id);
    await server.cli("CLIENT", "KILL", "TYPE", "pubsub");
    await writer.openBooking(opening("MISSED", { world }));
    await until("the event is told", () => heard.length > 0);
    assert.deepEqual(heard, ["MISSED"]);
  });

  test("one that breaks hides no event of a world that was only entered before anybody listened", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const [writer, listener] = [await openAt(server.url, "written"), await openAt(server.url, "written")];
    for (const store of [writer, listener]) t.after(() => store.close());
    const world = await enterWorld(listener, "team");
    const heard: string[] = [];
    t.after(
      listener.subscribe((event) => {
        if (event.kind === "booking") heard.push(event.locator);
      }),
    );
    await server.cli("CLIENT", "KILL", "TYPE", "pubsub");
    await writer.openBooking(opening("MISSED", { world }));
    await until("the event is told", () => heard.length > 0);
    assert.deepEqual(heard, ["MISSED"]);
  });

  test("those between the nodes of a cluster that break hide no event", async (t) => {
    const enabled = ["--enable-debug-command", "yes"];
    const { nodes, url } = await startValkeyCluster(t, { replicas: 0, appendOnly: "no", arguments: enabled });
    const store = await openAt(url, "written");
    t.after(() => store.close());
    const worlds = await Promise.all(Array.from({ length: 12 }, (_, index) => enterWorld(store, `team-${index}`)));
    const heard = new Set<string>();
    let mayBeMissed = 0;
    store.subscribe((event) => {
      if (event.kind === "booking") heard.add(event.world);
      if (event.kind === "presenceUnknown") mayBeMissed += 1;
    });
    // Each node serves some of the worlds, and loses what others tell it of theirs.
    for (const { cli } of nodes) await cli("DEBUG", "DROP-CLUSTER-PACKET-FILTER", publishPacket);
    for (const world of worlds) await store.openBooking(opening("MISSED", { world }));
    assert.ok(heard.size < worlds.length, "nothing was missed");
    for (const broken of nodes) {
      const id = (await broken.cli("CLUSTER", "MYID")).trim();
      for (const { cli } of nodes.filter((node) => node !== broken))
        await cli("DEBUG", "CLUSTERLINK", "KILL", "ALL", id);
    }
    await until("every event is told", () => heard.size === worlds.length);
    assert.ok(mayBeMissed > 0, "nobody was told that events without ids may be missing too");
  });

  test("those between nodes that nobody may ask for are warned of once, and a node that left the cluster is left", async (t) => {
    // One that is in no cluster refuses the question as one does whose user has not the right.
    const { port } = await startValkey(t, { appendOnly: "no" });
    const client = new Redis({ port });
    t.after(() => client.disconnect());
    const warnings: string[] = [];
    let node: Redis | undefined = client;
    const bus = createBusLinks({ isCluster: true, primaries: () => [client], nodeOf: () => node }, (warning) =>
      warnings.push(warning),
    );
    for (let begun = 0; begun < 2; begun += 1) await bus.begin(client);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? "", /CLUSTER LINKS.*Permit \+cluster/);
    assert.equal(await bus.haveBroken(client), false);
    node = undefined;
    await assert.rejects(bus.haveBroken(client), /has left the cluster/);
  });

  test("one that breaks hides no event from who began to listen after a call, and calls again before and after the break", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const [writer, listener] = [await openAt(server.url, "written"), await openAt(server.url, "written")];
    for (const store of [writer, listener]) t.after(() => store.close());
    const world = await enterWorld(listener, "team");
    const heard: string[] = [];
    t.after(
      listener.subscribe((event) => {
        if (event.kind === "booking") heard.push(event.locator);
      }),
    );
    await enterWorld(listener, "team");
    await server.cli("CLIENT", "KILL", "TYPE", "pubsub");
    await writer.openBooking(opening("MISSED", { world }));
    await enterWorld(listener, "team");
    await until("the event is told", () => heard.length > 0);
    assert.deepEqual(heard, ["MISSED"]);
  });

  test("one that breaks leaves a replicated write unknown while its replica has not answered", async (t) => {
    const { server, replica } = await startPair(t);
    let rejection: unknown;
    for (let attemptNumber = 1; rejection === undefined; attemptNumber += 1) {
      const warnings: string[] = [];
      const store = await openReplicated(t, server, (message) => warnings.push(message));
      warnings.length = 0;
      await replica.kill("SIGSTOP");
      let isSettled = false;
      const settled = store
        .openBooking(opening(`LOST${attemptNumber}`))
        .catch((error: unknown) => {
          rejection = error;
        })
        .finally(() => {
          isSettled = true;
        });
      await until("the write waits for the replica", async () => isSettled || (await isWaitedAt(server)));
      await server.cli("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
      await settled;
      if (rejection === undefined) assert.match(warnings.join(), /No replica of Valkey/);
      assert.ok(rejection !== undefined || attemptNumber < 9, "the wait for the replica ends before each break");
      await replica.kill("SIGCONT");
    }
    assert.ok(rejection instanceof WriteOutcomeUnknownError, String(rejection));
  });

  test("what was written over another one waits for the replica too when it is repeated", async (t) => {
    const { server, replica } = await startPair(t);
    const warnings: string[] = [];
    const own = await openReplicated(t, server, (message) => warnings.push(message));
    const other = await openAt(server.url, "written");
    t.after(() => other.close());
    warnings.length = 0;
    await replica.kill("SIGSTOP");
    const idempotency = attempt("key", "fingerprint");
    await other.openBooking(opening("FIRST", { idempotency }));
    assert.equal((await own.openBooking(opening("AGAIN", { idempotency }))).kind, "replayed");
    assert.match(warnings.join(), /No replica of Valkey/);
  });

  test("a world that makes room in a full Valkey is known to be gone once the replica has it", async (t) => {
    const { server } = await startPair(t);
    const store = await openAt(server.url, "replicated");
    t.after(() => store.close());
    for (const key of ["one", "two"]) await enterWorld(store, key);
    await server.cli("CONFIG", "SET", "maxmemory", "1");
    assert.equal((await store.resetWorld("one")).epoch, 2);
    assert.equal(await store.deleteWorld("two"), true);
  });

  test("one whose replica hangs acknowledges no write before the replica goes on or a warning is given", async (t) => {
    const { server, replica } = await startPair(t);
    const order: string[] = [];
    const store = await openReplicated(t, server, (message) => {
      if (message.startsWith("No replica")) order.push("warned");
    });
    order.length = 0;
    await replica.kill("SIGSTOP");
    const held = store.openBooking(opening("HELD22")).then(({ kind }) => order.push(kind));
    await until("the write waits", async () => order.length > 0 || (await isWaitedAt(server)));
    order.push("goes on");
    await replica.kill("SIGCONT");
    await held;
    assert.notEqual(order[0], "done");
    assert.ok(order.includes("done"), "the write was never acknowledged");
  });

  test("one whose replica hangs warns once, waits no more, and waits again when the replica is back", async (t) => {
    const { server, replica } = await startPair(t);
    const connection = await openConnection({ url: server.url, keyPrefix: "gds:", durability: "replicated" });
    t.after(connection.close);
    const warnings: string[] = [];
    let nowMs = 0;
    const replicated = createReplication(
      connection,
      (message) => warnings.push(message),
      () => nowMs,
    );
    await replica.kill("SIGSTOP");
    await Promise.all([replicated(waitKey), replicated(waitKey)]);
    const waits = await waitsAt(server);
    assert.equal(waits, 1);
    await replicated(waitKey);
    assert.equal(await waitsAt(server), waits);
    assert.equal(warnings.length, 1);
    await replica.kill("SIGCONT");
    await until("the replica answers again", async () => {
      nowMs += retryAfterMs;
      await replicated(waitKey);
      return warnings.length > 1;
    });
    assert.match(
      warnings.join("\n"),
      new RegExp(`^No replica .*:${server.port} .*\nA replica .*:${server.port} answers again`),
    );
    const waitsSince = await waitsAt(server);
    await replicated(waitKey);
    assert.equal(await waitsAt(server), waitsSince + 1);
  });

  test("one primary of a cluster whose replica hangs keeps the others from neither waiting nor acknowledging", async (t) => {
    const cluster = await startValkeyCluster(t, { appendOnly: "no" });
    const connection = await openConnection({ url: cluster.url, keyPrefix: "gds:", durability: "replicated" });
    t.after(connection.close);
    const hung = await cluster.primaryOf(waitKey);
    const portOf = (key: string): number | undefined => connection.primaryOf(hashSlot(key))?.options.port;
    let number = 1;
    const otherKey = (): string => `gds:{tenant-${number}}:attempt:wait`;
    while (portOf(otherKey()) === hung.port) number += 1;
    const other = await cluster.primaryOf(otherKey());
    const warnings: string[] = [];
    const replicated = createReplication(
      connection,
      (message) => warnings.push(message),
      () => 0,
    );
    await (await replicaIn(cluster, hung.port)).kill("SIGSTOP");
    await replicated(waitKey);
    assert.match(warnings[0] ?? "", new RegExp(`^No replica of Valkey at 127\\.0\\.0\\.1:${hung.port} took`));
    assert.equal(await waitsAt(other), 0);
    await replicated(otherKey());
    assert.equal(await waitsAt(other), 1);
    assert.ok(!warnings.some((warning) => warning.includes("answers again")), warnings.join("\n"));
    await replicated(waitKey);
    assert.equal(await waitsAt(hung), 1);
  });
});

test("a replicated write that was answered is never said not to have happened", async () => {
  const gone = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, retryStrategy: null });
  gone.on("error", () => undefined);
  const connection = { place: "127.0.0.1:6379", primaryOf: () => gone };
  const replicated = createReplication(connection, () => undefined);
  await assert.rejects(replicated("gds:{team}:attempt:wait"), WriteOutcomeUnknownError);
});
