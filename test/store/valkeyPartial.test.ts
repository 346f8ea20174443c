/**
 * What the Valkey driver says when a script fails: that nothing was written only where nothing was, at whichever of its commands
 * it fails. Each script is broken at each of its commands, on a real Valkey.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { StoreUnavailableError, type WorldRef, WriteOutcomeUnknownError } from "../../src/store/index.js";
import { loadScripts, type ScriptName } from "../../src/store/valkey/scripts.js";
import { createValkeyStore } from "../../src/store/valkey/store.js";
import { skipWithoutValkey, startValkey, type ValkeyServer } from "../support/valkey.js";
import { type Breaker, openBreaker, type ScriptRun } from "./brokenScripts.js";
import { claimedIds, collection, commit, queue, waiting } from "./contract/dossierFixtures.js";
import {
  attempt,
  claim,
  enterWorld,
  exported,
  isBookingEvent,
  listAll,
  opening,
  seat,
  soldCount,
  testWorld,
} from "./contract/fixtures.js";
import { type Opened, prefix, type Scenario, scenarios } from "./scriptScenarios.js";

/** No script has as many. */
const mostCommands = 100;

const outcomeOf = (told: Promise<unknown>): Promise<unknown> =>
  told.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A world's dossiers with their claims and their turns, which no export has. */
const dossiersOf = async (store: Opened, world: WorldRef): Promise<unknown> => [
  await store.listDossiers({ world, collection, order: "oldest", limit: 9 }),
  ...(await Promise.all(["a", "b", "c"].map((list) => store.countDossiers(world, collection, list)))),
  await store.nextDue(world, queue),
];

/**
 * Every world, as an export has it: with what its export has not, but without the numbers of epochs and events, which may have gaps, and without the place of its
 * locators, which is drawn by lot in a store that was emptied.
 */
const pictureOf = async (store: Opened): Promise<string> => {
  const worlds = await store.listWorlds();
  const pictures = await Promise.all(
    worlds.map((world) => Promise.all([exported(store, world.key), dossiersOf(store, world)])),
  );
  const text = JSON.stringify(pictures);
  return text.replaceAll(/"nextLocatorNumber":\d+/g, "");
};

describe("a script of the Valkey store that fails", { skip: skipWithoutValkey }, () => {
  let server: ValkeyServer;
  let breaker: Breaker;
  let store: Opened;

  before(async () => {
    server = await startValkey({ after: () => undefined }, { appendOnly: "no" });
    breaker = await openBreaker(server, prefix);
    store = await createValkeyStore<JsonValue>({
      ...{ connection: breaker.connection, keyPrefix: prefix, sweepDelayMs: 3_600_000, warn: () => undefined },
      ...{ durability: "written", mostWorlds: 10 },
    });
  });
  after(async () => {
    await store?.close();
    breaker?.close();
    await server?.stop();
  });

  const prepare = async (scenario?: Scenario): Promise<void> => {
    await breaker.mend();
    await breaker.empty();
    await enterWorld(store, testWorld.key);
    await scenario?.prepare?.(store);
  };

  /** Nothing is said not to have been written that was, and what is not known is not kept from the caller. */
  const assertTrue = ({ error, before: untouched, after: left }: ScriptRun, told: unknown, what: string): void => {
    if (error instanceof StoreUnavailableError) {
      assert.equal(left, untouched, `${what}: said that nothing was written (${error.message})`);
    } else if (error !== undefined) {
      assert.ok(error instanceof WriteOutcomeUnknownError, `${what}: ${String(error)}`);
      assert.equal(told, error, `${what}: the caller was told something else`);
    }
  };

  for (const scenario of scenarios) {
    const { script, name, act, isExact } = scenario;
    test(`${script} of ${name} tells what was written, whichever of its commands fails`, async (t) => {
      await prepare(scenario);
      await outcomeOf(act(store, breaker.connection));
      const whole = await pictureOf(store);
      const counts = { nothingWritten: 0, notKnown: 0, notNeeded: 0 };
      for (let nth = 1; nth <= mostCommands; nth += 1) {
        await prepare(scenario);
        await breaker.breakAt(script, nth);
        const told = await outcomeOf(act(store, breaker.connection));
        const run = breaker.runs().find(({ isBroken }) => isBroken);
        if (run === undefined) break;
        assertTrue(run, told, `command ${nth}`);
        const isUnknown = run.error instanceof WriteOutcomeUnknownError;
        counts[run.error === undefined ? "notNeeded" : isUnknown ? "notKnown" : "nothingWritten"] += 1;
        await breaker.mend();
        await run.repeat();
        if (isExact) assert.equal(await pictureOf(store), whole, `command ${nth}, and then the script once more`);
      }
      t.diagnostic(JSON.stringify(counts));
      assert.ok(counts.nothingWritten > 0, "it was never broken");
    });
  }

  test("is one that the tests above break, if it writes", () => {
    const broken = new Set<string>(scenarios.map(({ script }) => script));
    const writing = loadScripts().flatMap(({ name, isWriting }) => (isWriting ? [name] : []));
    assert.deepEqual(
      writing.filter((name) => !broken.has(name)),
      [],
    );
  });

  test("has written nothing where Valkey has no memory left, and says so", async (t) => {
    const refused: string[] = [];
    for (const scenario of scenarios) {
      await prepare(scenario);
      await breaker.breakAt(scenario.script, mostCommands);
      await server.cli("CONFIG", "SET", "maxmemory", "1");
      const told = await outcomeOf(scenario.act(store, breaker.connection));
      await server.cli("CONFIG", "SET", "maxmemory", "0");
      for (const run of breaker.runs()) assertTrue(run, told, `${scenario.script} of ${scenario.name}`);
      if (told instanceof StoreUnavailableError) refused.push(scenario.script);
      assert.ok(!(told instanceof WriteOutcomeUnknownError), `${scenario.script} of ${scenario.name}: ${String(told)}`);
    }
    t.diagnostic(`refused: ${refused.join(", ")}`);
    for (const script of ["openBooking", "changeBooking"])
      assert.ok(refused.includes(script), `${script} was not refused`);
    for (const script of ["resetWorld", "deleteWorld"]) assert.ok(!refused.includes(script), `${script} was refused`);
  });

  const own = `${prefix}{${testWorld.key}}:`;
  const keysOfOtherTypes = [
    ...["meta", "outbox", "1:sold", "1:scopes", "1:list:c:session-1", "1:list:x:session-1"],
    ...["1:booking:ABC234", "1:record:key", "1:record:cancel"],
    ...[`1:dossier:${collection} two`, `1:dossiers:${collection}`, `1:dossiers:${collection} b`, "1:collections"],
    ...[`1:due:${queue}`, `1:leased:${queue}`, `1:group:${queue} g`],
  ];
  const committing: readonly ScriptName[] = ["openBooking", "changeBooking", "commitDossiers", "claimDue"];
  const committingScenarios = scenarios.filter(({ script }) => committing.includes(script));

  test("over a key of another type tells what was written", async (t) => {
    const told = new Map<string, number>();
    for (const scenario of committingScenarios) {
      for (const key of keysOfOtherTypes) {
        await prepare(scenario);
        await server.cli("DEL", own + key);
        await server.cli("GEOADD", own + key, "1", "1", "x");
        if (/list|outbox|dossiers:|due:|leased:|group:/.test(key)) await server.cli("SET", own + key, "x");
        await breaker.breakAt(scenario.script, mostCommands);
        const error = await outcomeOf(scenario.act(store, breaker.connection));
        for (const run of breaker.runs()) assertTrue(run, error, `${scenario.script} over ${key}`);
        const kind = error instanceof Error ? error.name : "done";
        told.set(kind, (told.get(kind) ?? 0) + 1);
      }
    }
    t.diagnostic(JSON.stringify(Object.fromEntries(told)));
    assert.ok((told.get("StoreUnavailableError") ?? 0) > 0, "nothing was refused");
  });

  test("for want of a right tells what was written, and has sold nothing", async (t) => {
    const told: string[] = [];
    for (const right of ["getrange", "hmget", "xadd", "sadd", "zadd", "hset", "set"]) {
      await prepare();
      await server.cli("ACL", "SETUSER", "default", `-${right}`);
      await breaker.breakAt("openBooking", mostCommands);
      const claims = [claim(seat, 1, 9)];
      const book = (locator: string) =>
        store.openBooking(opening(locator, { claims, idempotency: attempt("key", "one") }));
      const error = await outcomeOf(book("FIRST2"));
      await server.cli("ACL", "SETUSER", "default", `+${right}`);
      assert.ok(error instanceof Error, `a booking was made without ${right}`);
      told.push(`${right}: ${error.name}`);
      for (const run of breaker.runs()) assertTrue(run, error, `without ${right}`);
      assert.deepEqual([await soldCount(store, seat), await listAll(store, "session-1")], [0, []]);
      assert.equal((await book("SECOND")).kind, "done");
      assert.deepEqual([await soldCount(store, seat), await listAll(store, "session-1")], [1, ["SECOND"]]);
      assert.equal(await store.countBookings(testWorld, "session-1"), 1);
    }
    t.diagnostic(told.join(", "));
  });

  test("for want of a right tells what was written, and has committed nothing", async (t) => {
    const told: string[] = [];
    const commitOne = () =>
      commit(store, [waiting("a", { group: "g" }, { expected: "new", lists: ["b"], tell: { topic: "t" } })], {
        claims: [claim(seat, 1, 9)],
        idempotency: { ...attempt("key", "one"), answer: "1" },
      });
    for (const right of ["hmget", "xadd", "sadd", "zadd", "hset", "set"]) {
      await prepare();
      const untouched = await pictureOf(store);
      await server.cli("ACL", "SETUSER", "default", `-${right}`);
      await breaker.breakAt("commitDossiers", mostCommands);
      const error = await outcomeOf(commitOne());
      await server.cli("ACL", "SETUSER", "default", `+${right}`);
      assert.ok(error instanceof Error, `dossiers were committed without ${right}`);
      told.push(`${right}: ${error.name}`);
      for (const run of breaker.runs()) assertTrue(run, error, `without ${right}`);
      assert.equal(await pictureOf(store), untouched, `something is left without ${right}`);
      assert.deepEqual(await commitOne(), { kind: "done", versions: [1] });
      assert.deepEqual(await claimedIds(store), ["a"]);
    }
    t.diagnostic(told.join(", "));
  });

  test("does not for a world that has lost its meta, whose events go on after those of its outbox", async () => {
    await prepare();
    for (const locator of ["ABC234", "ABC235", "ABC236"]) await store.openBooking(opening(locator));
    await server.cli("DEL", `${own}meta`);
    const world = await enterWorld(store, testWorld.key);
    for (const locator of ["NEW234", "NEW235"]) {
      assert.equal((await store.openBooking(opening(locator, { world }))).kind, "done");
    }
    const events = (await store.readEvents(testWorld.key, 0, 9)).filter(isBookingEvent);
    assert.deepEqual(
      events.map(({ id, locator }) => [id, locator]),
      [
        [1, "ABC234"],
        [2, "ABC235"],
        [3, "ABC236"],
        [4, "NEW234"],
        [5, "NEW235"],
      ],
    );
    assert.deepEqual(await listAll(store, "session-1", 9, world), ["NEW235", "NEW234"]);
  });
});
