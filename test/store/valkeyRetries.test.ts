/**
 * The Valkey driver when things go wrong under way: scripts that run twice, connections that break, a server that hangs,
 * stops or forgets its scripts. Nothing is sold twice, nothing acknowledged is lost, and it recovers by itself.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import {
  openStore,
  type Store,
  type StoreEvent,
  StoreUnavailableError,
  WriteOutcomeUnknownError,
} from "../../src/store/index.js";
import { openConnection, type ValkeyConnection } from "../../src/store/valkey/connection.js";
import type { ScriptName } from "../../src/store/valkey/scripts.js";
import { createValkeyStore } from "../../src/store/valkey/store.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey, type ValkeyServer } from "../support/valkey.js";
import { claiming } from "./contract/dossierFixtures.js";
import {
  changing,
  claim,
  enterWorld,
  exported,
  listAll,
  opening,
  seat,
  soldCount,
  testNowMs,
  testWorld,
} from "./contract/fixtures.js";
import { describeStore } from "./contract.js";

const warn = (): void => undefined;

const open = (server: ValkeyServer, keyPrefix: string): Promise<Store<JsonValue>> =>
  openStore<JsonValue>({ valkey: { url: server.url, keyPrefix, durability: "written" }, mostWorlds: 10_000, warn });

const isServing = (store: Store<JsonValue>): Promise<boolean> =>
  store.check().then(
    () => true,
    () => false,
  );

/** Scripts whose second run shows: it leaves a gap, which is allowed. */
const leavingGaps: ReadonlySet<ScriptName> = new Set(["takeLocatorNumbers", "takeNumber"]);

/** Runs each script a second time with the same arguments and answers with what that gave. */
const runningTwice = (connection: ValkeyConnection): ValkeyConnection => ({
  ...connection,
  run: async (script, keys, rest) => {
    const first = await connection.run(script, keys, rest);
    return leavingGaps.has(script) ? first : connection.run(script, keys, rest);
  },
  write: async (script, keys, rest) => {
    const first = await connection.write(script, keys, rest);
    return leavingGaps.has(script) ? first : connection.write(script, keys, rest);
  },
});

describe("the Valkey store in trouble", { skip: skipWithoutValkey }, () => {
  let server: ValkeyServer;

  before(async () => {
    server = await startValkey({ after: () => undefined });
  });
  after(() => server.stop());

  let opened = 0;
  const nextPrefix = (): string => {
    opened += 1;
    return `trouble-${opened}:`;
  };

  describeStore({
    name: "every script run twice: valkey",
    openFresh: async (t, { mostWorlds = 10_000 } = {}) => {
      const [keyPrefix, durability] = [nextPrefix(), "written"] as const;
      const connection = runningTwice(await openConnection({ url: server.url, keyPrefix, durability }));
      const store = await createValkeyStore<JsonValue>({
        ...{ connection, keyPrefix, durability, mostWorlds, warn },
        sweepDelayMs: 10_000,
      });
      t.after(() => store.close());
      return store;
    },
    histories: 5,
    isVariant: true,
  });

  test("a server that forgets its scripts is told them again, in the middle of a run", async (t) => {
    const store = await open(server, nextPrefix());
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    for (let round = 0; round < 5; round += 1) {
      const flushed = server.cli("SCRIPT", "FLUSH");
      const commands = Array.from({ length: 50 }, (_, index) => store.openBooking(opening(`L${round}-${index}`)));
      assert.ok(
        (await Promise.all(commands)).every(({ kind }) => kind === "done"),
        "a booking was refused",
      );
      await flushed;
    }
    assert.equal((await listAll(store, "session-1", 100)).length, 250);
  });

  test("connections that are killed 60 times lose nothing acknowledged and sell nothing twice", async (t) => {
    const store = await open(server, nextPrefix());
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    const heard: StoreEvent[] = [];
    t.after(store.subscribe((event) => heard.push(event)));
    const acknowledged = new Set<string>();
    let [isOver, number, refusals] = [false, 0, 0];
    const bookOn = async (): Promise<void> => {
      while (!isOver) {
        number += 1;
        const locator = `L${number}`;
        try {
          const outcome = await store.openBooking(opening(locator, { claims: [claim(seat, 1, 1_000_000)] }));
          assert.deepEqual(outcome, { kind: "done", version: 1 });
          acknowledged.add(locator);
        } catch (error) {
          const isTold = error instanceof StoreUnavailableError || error instanceof WriteOutcomeUnknownError;
          assert.ok(isTold, String(error));
          refusals += 1;
          await until("there is a connection again", () => isServing(store));
        }
      }
    };
    const bookers = Array.from({ length: 4 }, bookOn);
    for (let kills = 0; kills < 60; kills += 1) {
      const before = acknowledged.size;
      await server.cli("CLIENT", "KILL", "TYPE", kills % 4 === 3 ? "pubsub" : "normal");
      await until("a booking is acknowledged again", () => acknowledged.size > before);
    }
    isOver = true;
    await Promise.all(bookers);
    t.diagnostic(`60 kills, ${number} calls, ${acknowledged.size} acknowledged, ${refusals} refused`);
    const there = new Set(await listAll(store, "session-1", 1000));
    assert.deepEqual(
      [...acknowledged].filter((locator) => !there.has(locator)),
      [],
    );
    assert.equal(await soldCount(store, seat), there.size);
    const idsHeard = () => heard.flatMap((event) => (event.kind === "booking" ? [event.id] : []));
    await until("all events are heard", () => idsHeard().length >= there.size);
    assert.deepEqual(
      idsHeard(),
      idsHeard().map((_, index) => index + 1),
    );
    const others = heard.filter(({ kind }) => kind !== "booking");
    assert.ok(others.length > 0, "nobody was told that news were missed");
    assert.deepEqual(new Set(others.map(({ kind }) => kind)), new Set(["presenceUnknown"]));
  });

  test("connections that are killed 20 times: each commit of a claim happens once, and all are heard of", async (t) => {
    const store = await open(server, nextPrefix());
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    const heard: StoreEvent[] = [];
    t.after(store.subscribe((event) => heard.push(event)));
    let [isOver, acknowledged, refusals] = [false, 0, 0];
    const countUp = async (queue: string): Promise<void> => {
      const due = { queue, atMs: testNowMs, group: "g" };
      const write = { collection: "counts", id: queue, due, tell: { topic: queue } };
      const first = { ...write, expected: "any", document: "0" } as const;
      await store.commitDossiers({ world: testWorld, atMs: testNowMs, writes: [first] });
      for (let realNowMs = 0; !isOver; ) {
        try {
          const [claimed] = await claiming(store, { queue, realNowMs, leaseMs: 1 });
          // Claimed by a call that got no answer: its lease ends by the next turn.
          realNowMs += 1;
          if (claimed === undefined) continue;
          const document = String(Number(claimed.document) + 1);
          const next = { ...write, expected: claimed.version, document };
          const outcome = await store.commitDossiers({ world: testWorld, atMs: testNowMs, writes: [next] });
          assert.equal(outcome.kind, "done");
          acknowledged += 1;
        } catch (error) {
          assert.ok(error instanceof StoreUnavailableError || error instanceof WriteOutcomeUnknownError, String(error));
          refusals += 1;
          await until("there is a connection again", () => isServing(store));
        }
      }
    };
    const workers = ["a", "b", "c", "d"].map(countUp);
    for (let kills = 0; kills < 20; kills += 1) {
      const before = acknowledged;
      await server.cli("CLIENT", "KILL", "TYPE", kills % 4 === 3 ? "pubsub" : "normal");
      await until("a commit is acknowledged again", () => acknowledged > before);
    }
    isOver = true;
    await Promise.all(workers);
    const query = { world: testWorld, collection: "counts", order: "oldest", limit: 9 } as const;
    const { dossiers } = await store.listDossiers(query);
    const counted = dossiers.reduce((sum, { document }) => sum + Number(document), 0);
    t.diagnostic(`${acknowledged} commits acknowledged, ${refusals} calls refused, ${counted} commits counted`);
    assert.ok(counted >= acknowledged && counted <= acknowledged + refusals, "a commit was lost or came twice");
    const idsHeard = () => heard.flatMap((event) => (event.kind === "dossier" ? [event.id] : []));
    const all = Array.from({ length: counted + workers.length }, (_, index) => index + 1);
    await until("all events are heard", () => idsHeard().length >= all.length);
    assert.deepEqual(idsHeard(), all);
  });

  test("a server that stops is refused at once, and serves again when it is back, with everything", async (t) => {
    const own = await startValkey(t, { appendOnly: "always" });
    const store = await open(own, "gds:");
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    await store.openBooking(opening("ABC234"));
    const heard: StoreEvent[] = [];
    t.after(store.subscribe((event) => heard.push(event)));
    await own.kill("SIGKILL");
    await until("the loss is noticed", async () => !(await isServing(store)));
    let isTimeOver = false;
    setTimeout(() => {
      isTimeOver = true;
    }, 1000).unref();
    for (const refused of [
      store.openBooking(opening("LOST22")),
      store.readBooking(testWorld, "ABC234"),
      store.takeLocatorNumber(testWorld),
      store.check(),
    ]) {
      await assert.rejects(refused, (error: unknown) => {
        assert.ok(error instanceof StoreUnavailableError, String(error));
        assert.match(error.message, new RegExp(`127\\.0\\.0\\.1:${own.port} cannot be reached`));
        return true;
      });
    }
    assert.ok(!isTimeOver, "refusing waited for a timeout");
    await own.start();
    await until("the store serves again", () => isServing(store));
    assert.deepEqual(await store.changeBooking(changing("ABC234", 1)), { kind: "done", version: 2 });
    await until("the change is heard of", () => heard.some((event) => event.kind === "booking" && event.version === 2));
  });

  test("a server that hangs is refused at the timeout, and what it does later it does once", async (t) => {
    const own = await startValkey(t);
    const store = await open(own, "gds:");
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    await own.kill("SIGSTOP");
    t.after(() => own.kill("SIGCONT"));
    const booking = store.openBooking(opening("LATE22", { claims: [claim(seat, 1, 9)] }));
    let isBookingOver = false;
    const over = assert.rejects(booking, WriteOutcomeUnknownError).then(() => {
      isBookingOver = true;
    });
    await assert.rejects(store.check(), /did not answer within/);
    assert.ok(!isBookingOver, "the check took longer than a command may");
    await over;
    await own.kill("SIGCONT");
    await store.check();
    assert.equal((await store.readBooking(testWorld, "LATE22"))?.version, 1);
    assert.equal(await soldCount(store, seat), 1);
    assert.deepEqual(await store.openBooking(opening("LATE22")), { kind: "locatorTaken" });
  });

  test("a write that was sent, and cannot be sent again over the next connection, may have happened", async (t) => {
    const own = await startValkey(t);
    const keyPrefix = nextPrefix();
    const connection = await openConnection({ url: own.url, keyPrefix, durability: "written" });
    const store = await createValkeyStore<JsonValue>({
      ...{ connection, keyPrefix, sweepDelayMs: 3_600_000, warn },
      ...{ durability: "written", mostWorlds: 10 },
    });
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    const [client] = connection.primaries();
    assert.ok(client);
    // The next connection ends with its first answer, before anything is sent again.
    client.once("connect", () => client.stream.prependOnceListener("data", () => client.stream.end()));

    await own.kill("SIGSTOP");
    const opened = store.openBooking(opening("LATE22"));
    const refused = assert.rejects(opened, WriteOutcomeUnknownError);
    setImmediate(() => client.stream.destroy());
    await new Promise((resolve) => client.once("reconnecting", resolve));
    await own.kill("SIGCONT");
    await refused;
    await until("there is a connection again", () => isServing(store));
    assert.equal((await store.readBooking(testWorld, "LATE22"))?.version, 1);
  });

  test("what a reset leaves behind is removed, by the next process if the first one ends", async (t) => {
    const keyPrefix = nextPrefix();
    const options = { url: server.url, keyPrefix, durability: "written" } as const;
    const openSweeping = async (sweepDelayMs: number): Promise<Store<JsonValue>> => {
      const connection = await openConnection(options);
      const store = await createValkeyStore<JsonValue>({
        ...{ connection, keyPrefix, sweepDelayMs, warn },
        ...{ durability: "written", mostWorlds: 10 },
      });
      t.after(() => store.close());
      return store;
    };
    const first = await openSweeping(3_600_000);
    const world = await enterWorld(first, testWorld.key);
    for (const scopeId of ["session-1", "session-2"]) {
      const commands = Array.from({ length: 300 }, (_, index) =>
        opening(`${scopeId}-${index}`, { scopeId, claims: [claim(seat, 1, 1000)] }),
      );
      await Promise.all(commands.map((command) => first.openBooking(command)));
    }
    await first.resetWorld(testWorld.key);
    const keysOf = async (epoch: number): Promise<number> =>
      Number(await server.cli("EVAL", `return #redis.call('KEYS', '${keyPrefix}*}:${epoch}:*')`, "0"));
    assert.ok((await keysOf(world.epoch)) > 600, "the earlier epoch is not there any more");
    await first.close();

    const second = await openSweeping(1);
    const { epoch } = await enterWorld(second, testWorld.key);
    await second.openBooking(opening("ABC234", { world: { key: testWorld.key, epoch } }));
    await until("nothing of the earlier epoch is left", async () => (await keysOf(world.epoch)) === 0);
    assert.equal((await exported(second, testWorld.key)).filter(({ kind }) => kind === "booking").length, 1);
    assert.ok((await keysOf(epoch)) > 0, "the present epoch was removed too");
  });
});
