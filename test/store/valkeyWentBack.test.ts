/**
 * A Valkey that loses what it had, under stores that serve: emptied, in an older state, another one at the same address, one
 * primary of a cluster. The warning, and that no locator number is given out twice, whichever store gives it and whatever it knew.
 */
import assert from "node:assert/strict";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, type TestContext, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import {
  openStore,
  type Store,
  type StoreEvent,
  StoreUnavailableError,
  WorldExistsError,
} from "../../src/store/index.js";
import { openConnection } from "../../src/store/valkey/connection.js";
import { locatorNumbers, unusedStart } from "../../src/store/valkey/locatorStarts.js";
import { schemaVersion } from "../../src/store/valkey/records.js";
import { createValkeyStore } from "../../src/store/valkey/store.js";
import { until } from "../support/until.js";
import {
  skipWithoutValkey,
  startValkey,
  startValkeyCluster,
  type ValkeyCluster,
  type ValkeyServer,
} from "../support/valkey.js";
import { enterWorld, opening, seededChoice, testFacts } from "./contract/fixtures.js";
import { freshSeed } from "./contract.js";

interface Serving {
  readonly store: Store<JsonValue>;
  readonly warnings: readonly string[];
  readonly heard: readonly StoreEvent[];
}

const testWorld = "team";

const isNotice = (warning: string): boolean => warning.includes("went back");

/** A store as a server has it: with somebody who listens. */
const serve = async (context: TestContext, url: string): Promise<Serving> => {
  const [warnings, heard]: [string[], StoreEvent[]] = [[], []];
  const store = await openStore<JsonValue>({
    valkey: { url, keyPrefix: "gds:", durability: "written" },
    mostWorlds: 100,
    warn: (message) => {
      if (isNotice(message) || message.includes("version")) warnings.push(message);
    },
  });
  context.after(() => store.close());
  context.after(store.subscribe((event) => heard.push(event)));
  return { store, warnings, heard };
};

const take = async ({ store }: Serving, count: number, key = testWorld): Promise<readonly number[]> => {
  const world = await enterWorld(store, key);
  const numbers: number[] = [];
  for (let taken = 0; taken < count; taken += 1) numbers.push(await store.takeLocatorNumber(world));
  return numbers;
};

/** Takes numbers, and books under them as the product does. */
const book = async (serving: Serving, count: number, key = testWorld): Promise<readonly number[]> => {
  const numbers = await take(serving, count, key);
  const world = await enterWorld(serving.store, key);
  for (const number of numbers) {
    assert.equal((await serving.store.openBooking(opening(`L${number}`, { world }))).kind, "done");
  }
  return numbers;
};

const assertDisjoint = (...given: readonly (readonly number[])[]): void => {
  const all = given.flat();
  assert.equal(new Set(all).size, all.length, `a number was given out twice: ${all.join(" ")}`);
  assert.ok(all.every((number) => number >= 0 && number < locatorNumbers));
};

const isTold = ({ heard }: Serving): boolean => heard.some(({ kind }) => kind === "changesUnknown");

const serves = async ({ store }: Serving): Promise<boolean> => {
  try {
    await store.check();
    await store.readWorld(testWorld);
    return true;
  } catch (error) {
    assert.ok(error instanceof StoreUnavailableError, String(error));
    return false;
  }
};

const allServe = (...servings: readonly Serving[]): Promise<void> =>
  until("the stores serve again", async () => (await Promise.all(servings.map(serves))).every(Boolean));

/** A server without an append-only file, whose states can be kept and put back. */
const startRestorable = async (context: TestContext) => {
  const server = await startValkey(context, { appendOnly: "no" });
  const file = (name: string): string => join(server.directory, name);
  return {
    server,
    keepAs: async (name: string): Promise<void> => {
      await server.cli("SAVE");
      copyFileSync(file("dump.rdb"), file(name));
    },
    /** Starts it again with what was kept; empty without a name. */
    restartFrom: async (name?: string): Promise<void> => {
      await server.kill("SIGKILL");
      rmSync(file("dump.rdb"), { force: true });
      if (name !== undefined) copyFileSync(file(name), file("dump.rdb"));
      await server.start();
    },
  };
};

test("a place to go on from is never where a world begins, and leaves room behind it", () => {
  for (let drawn = 0; drawn < 10_000; drawn += 1) {
    const start = unusedStart();
    assert.ok(start >= 2 ** 22 && start < locatorNumbers - 2 ** 21, String(start));
  }
});

describe("a Valkey that went back", { skip: skipWithoutValkey }, () => {
  test("emptied: every store warns once, tells its listeners, and gives no number again, not even one that knew nothing", async (t) => {
    const seed = freshSeed();
    const choose = seededChoice(seed);
    const server = await startValkey(t, { appendOnly: "no" });
    const knowing = await serve(t, server.url);
    const first = await book(knowing, choose(3, 20));
    assert.deepEqual(
      first,
      first.map((_number, index) => index),
      "a new world counts from 0",
    );
    const ignorant = await serve(t, server.url);
    const given: (readonly number[])[] = [first];
    for (let round = 1; round <= 3; round += 1) {
      await server.cli("FLUSHALL");
      const order = choose(0, 1) === 0 ? [ignorant, knowing] : [knowing, ignorant];
      for (const serving of order) given.push(await book(serving, choose(1, 9)));
      await until("both have noticed", () => [knowing, ignorant].every(({ warnings }) => warnings.length === round));
    }
    assertDisjoint(...given);
    for (const serving of [knowing, ignorant]) {
      assert.equal(serving.heard.filter(({ kind }) => kind === "changesUnknown").length, 3);
      assert.match(serving.warnings[0] ?? "", /at 127\.0\.0\.1:\d+ went back: .*told to ask again.*locators go on/);
    }
    assert.equal(await server.cli("GET", "gds:schema"), String(schemaVersion));
    t.diagnostic(`seed ${seed}, 3 times emptied, ${given.flat().length} numbers, none twice`);
  });

  test("emptied, without any call: it is noticed all the same, and the version is written again", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const idle = await serve(t, server.url);
    await server.cli("FLUSHALL");
    await until("the listeners are told", () => isTold(idle));
    assert.equal(idle.warnings.length, 1);
    assert.equal(await server.cli("GET", "gds:schema"), String(schemaVersion));
  });

  test("emptied: what is booked at once by others is heard, under ids that were given before", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const [listener, other] = [await serve(t, server.url), await serve(t, server.url)];
    await book(other, 5);
    await until("the changes are heard", () => listener.heard.filter(({ kind }) => kind === "booking").length === 5);
    await server.cli("FLUSHALL");
    const numbers = await book(other, 3);
    const heardAll = (): boolean =>
      numbers.every((number) =>
        listener.heard.some((event) => event.kind === "booking" && event.locator === `L${number}`),
      );
    await until("the listener hears all of them", heardAll);
    await until("the listener has noticed", () => isTold(listener));
    await enterWorld(listener.store, testWorld);
    assert.deepEqual(
      (await listener.store.readEvents(testWorld, 0, 9)).map(({ id }) => id),
      [1, 2, 3],
    );
  });

  test("emptied, and first used by a store that is opened then: it sees that others are there", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const knowing = await serve(t, server.url);
    const before = await book(knowing, 4);
    await server.cli("FLUSHALL");
    const newcomer = await serve(t, server.url);
    assertDisjoint(before, await book(newcomer, 4), await book(knowing, 4));
    assert.match(newcomer.warnings.join(), /empty, although other servers are connected/);
  });

  test("in an older state: no number is given again, in a world that lost some and in one that was lost", async (t) => {
    const seed = freshSeed();
    const choose = seededChoice(seed);
    const { server, keepAs, restartFrom } = await startRestorable(t);
    const knowing = await serve(t, server.url);
    const given = [await book(knowing, choose(1, 9))];
    await keepAs("older");
    given.push(await book(knowing, choose(1, 9)));
    const lost = [await book(knowing, choose(1, 9), "later")];
    const ignorant = await serve(t, server.url);
    for (let round = 1; round <= 2; round += 1) {
      await restartFrom("older");
      await allServe(knowing, ignorant);
      const order = choose(0, 1) === 0 ? [ignorant, knowing] : [knowing, ignorant];
      for (const serving of order) {
        given.push(await book(serving, choose(1, 9)));
        lost.push(await book(serving, choose(1, 9), "later"));
      }
      await until("both have noticed", () => [knowing, ignorant].every(({ warnings }) => warnings.length === round));
    }
    assertDisjoint(...given);
    assertDisjoint(...lost);
    assert.ok([knowing, ignorant].every(isTold), "a listener was not told");
    t.diagnostic(`seed ${seed}, restored twice, ${given.flat().length + lost.flat().length} numbers, none twice`);
  });

  test("in an older state while nobody who knows is left: numbers go on elsewhere all the same", async (t) => {
    const { server, keepAs, restartFrom } = await startRestorable(t);
    const gone = await serve(t, server.url);
    const before = [await book(gone, 3)];
    await keepAs("older");
    before.push(await book(gone, 5));
    await gone.store.close();
    await restartFrom("older");
    const newcomer = await serve(t, server.url);
    assertDisjoint(...before, await book(newcomer, 9));
    assert.deepEqual(newcomer.warnings, []);
  });

  test("started again without its data, or with another store's: it is noticed, and numbers go on elsewhere", async (t) => {
    const { server, keepAs, restartFrom } = await startRestorable(t);
    const other = await serve(t, server.url);
    await book(other, 2);
    await keepAs("another");
    await other.store.close();
    await restartFrom();
    const serving = await serve(t, server.url);
    const given = [await book(serving, 5)];
    await restartFrom("another");
    await allServe(serving);
    given.push(await book(serving, 5));
    await restartFrom();
    await allServe(serving);
    given.push(await book(serving, 5));
    assertDisjoint(...given);
    assert.deepEqual(
      serving.warnings.map((warning) => /went back: ([^,.]*)/.exec(warning)?.[1]),
      ["it is in an older state", "it is empty"],
    );
  });

  test("a world that a server of an earlier version made again is taken over without giving a number twice", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const serving = await serve(t, server.url);
    const given = [await book(serving, 5)];
    await server.cli("FLUSHALL");
    const facts = ["seed", "s", "clock", "real", "mostBookings", "9", "mostSessions", "9", "contractVersion", "1"];
    const counters = ["revision", "0", "bookings", "0", "sequence", "0", "locators", "0", "uses", "0", "swept", "0"];
    await server.cli("HSET", `gds:{${testWorld}}:meta`, "epoch", "1", "createdAtMs", "1", ...facts, ...counters);
    await server.cli("SADD", "gds:worlds", testWorld);
    given.push(await take(serving, 5));
    assertDisjoint(...given);
    assert.equal(serving.warnings.length, 1);
  });

  test("a Valkey that lost nothing goes unmentioned: connections killed, and a restart with its data", async (t) => {
    const server = await startValkey(t, { appendOnly: "always" });
    const serving = await serve(t, server.url);
    const given = [await book(serving, 3)];
    await server.cli("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
    await allServe(serving);
    given.push(await book(serving, 3));
    assert.deepEqual(given.flat(), [0, 1, 2, 3, 4, 5], "the same run counts on");
    await server.kill("SIGKILL");
    await server.start();
    await allServe(serving);
    const booked = await book(serving, 3);
    assertDisjoint(...given, booked);
    await until("what is booked then is heard", () =>
      serving.heard.some((event) => event.kind === "booking" && event.locator === `L${booked[2]}`),
    );
    assert.ok(!isTold(serving), "listeners were told of a loss");
    assert.deepEqual(serving.warnings, []);
  });

  test("a Valkey that lost nothing goes unmentioned: a world that another process is slow to make", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const other = await serve(t, server.url);
    const connection = await openConnection({ url: server.url, keyPrefix: "gds:", durability: "written" });
    let given: readonly number[] = [];
    const slow = await createValkeyStore<JsonValue>({
      connection: {
        ...connection,
        write: async (script, keys, rest) => {
          if (script === "createWorld") given = await take(other, 2);
          return connection.write(script, keys, rest);
        },
      },
      ...{ keyPrefix: "gds:", durability: "written", mostWorlds: 100, sweepDelayMs: 10_000, warn: () => undefined },
    });
    t.after(() => slow.close());
    await assert.rejects(slow.createWorld(testWorld, testFacts, 1), WorldExistsError);
    assert.deepEqual(other.warnings, []);
    assert.ok(!isTold(other), "the listeners were told to ask again");
    assert.deepEqual(given, [0, 1]);
    // Once it has been made, it counts as lost when it is gone.
    await server.cli("DEL", `gds:{${testWorld}}:meta`);
    await take(other, 1);
    assert.equal(other.warnings.length, 1);
  });

  test("a user who may not ask for INFO: it is noticed by what was seen of its worlds", async (t) => {
    const { server, keepAs, restartFrom } = await startRestorable(t);
    const rights = ["on", ">pw", "~gds:*", "&gds:*", "+@all", "-@admin", "-@dangerous"];
    await server.cli("ACL", "SETUSER", "gds", ...rights);
    const serving = await serve(t, server.url.replace("://", "://gds:pw@"));
    const given = [await book(serving, 2)];
    await keepAs("older");
    given.push(await book(serving, 4));
    await restartFrom("older");
    await server.cli("ACL", "SETUSER", "gds", ...rights);
    await allServe(serving);
    await until("it has noticed", () => serving.warnings.length === 1);
    given.push(await book(serving, 4));
    assertDisjoint(...given);
  });

  test("another version at the same address refuses every call, and none any more when it has gone", async (t) => {
    const { server, keepAs, restartFrom } = await startRestorable(t);
    await server.cli("SET", "gds:schema", "7");
    await keepAs("newer");
    await server.cli("FLUSHALL");
    const serving = await serve(t, server.url);
    await book(serving, 1);
    await restartFrom("newer");
    await until("it is refused", async () => {
      const refusal = await serving.store.readWorld(testWorld).catch((error: unknown) => error);
      return refusal instanceof StoreUnavailableError && /is in version 7/.test(refusal.message);
    });
    await assert.rejects(serving.store.check(), /is in version 7.*version 2\b/);
    await assert.rejects(enterWorld(serving.store, testWorld), StoreUnavailableError);
    assert.equal(await server.cli("KEYS", "*"), "gds:schema", "something was written");
    assert.equal(serving.warnings.filter((warning) => warning.includes("is in version 7")).length, 1);
    await server.cli("FLUSHALL");
    await allServe(serving);
    await book(serving, 1);
  });
});

const worldsOn = async (cluster: ValkeyCluster, key: string, isThere: boolean): Promise<string> => {
  const { port } = await cluster.primaryOf(key);
  for (let number = 1; ; number += 1) {
    const world = `tenant-${number}`;
    if (((await cluster.primaryOf(`{${world}}`)).port === port) === isThere) return world;
  }
};

describe("a cluster of which a part went back", { skip: skipWithoutValkey }, () => {
  test("one primary emptied, and a replica that takes over without the last writes: no number is given again", async (t) => {
    const cluster = await startValkeyCluster(t, { failsOver: true });
    const [elsewhere, beside] = [
      await worldsOn(cluster, "gds:worlds", false),
      await worldsOn(cluster, "gds:worlds", true),
    ];
    const knowing = await serve(t, cluster.url);
    const given = new Map([elsewhere, beside].map((world): [string, (readonly number[])[]] => [world, []]));
    const bookIn = async (world: string, serving: Serving): Promise<void> => {
      given.get(world)?.push(await book(serving, 4, world));
    };
    for (const world of given.keys()) await bookIn(world, knowing);
    const ignorant = await serve(t, cluster.url);

    await (await cluster.primaryOf(`{${elsewhere}}`)).cli("FLUSHALL");
    for (const serving of [ignorant, knowing]) await bookIn(elsewhere, serving);
    await until("both have noticed", () => [knowing, ignorant].every(({ warnings }) => warnings.length === 1));
    for (const serving of [ignorant, knowing]) await bookIn(beside, serving);

    await (await cluster.primaryOf("gds:worlds")).cli("FLUSHALL");
    await until("they have noticed again", () => [knowing, ignorant].every(({ warnings }) => warnings.length === 2));
    for (const world of given.keys()) for (const serving of [ignorant, knowing]) await bookIn(world, serving);
    await until("the names are known again", async () => (await knowing.store.listWorlds()).length === given.size);

    const primary = await cluster.primaryOf(`{${elsewhere}}`);
    const replica = await replicaOf(cluster, primary);
    await replica.kill("SIGSTOP");
    // What is sent to a replica that hangs arrives later.
    await primary.cli("CLIENT", "KILL", "TYPE", "replica");
    await bookIn(elsewhere, knowing);
    await primary.kill("SIGKILL");
    await replica.kill("SIGCONT");
    await until("the replica has taken over", async () => (await replica.cli("ROLE")).startsWith("master"));
    await until("the world is served", () =>
      ignorant.store.readWorld(elsewhere).then(
        (world) => world !== undefined,
        () => false,
      ),
    );
    for (const serving of [ignorant, knowing]) await bookIn(elsewhere, serving);
    for (const numbers of given.values()) assertDisjoint(...numbers);
    await until("both have noticed it too", () => [knowing, ignorant].every(({ warnings }) => warnings.length === 3));
    assert.ok([knowing, ignorant].every(isTold), "a listener was not told");
  });
});

const replicaOf = async ({ nodes }: ValkeyCluster, { port }: ValkeyServer): Promise<ValkeyServer> => {
  for (const node of nodes) {
    if ((await node.cli("INFO", "replication")).includes(`master_port:${port}\r`)) return node;
  }
  throw new Error(`no replica of port ${port}`);
};
