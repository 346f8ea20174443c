/** Part of the store suite: which sessions go where a world has too many. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import type { Store, StoreEvent, WorldRef } from "../../../src/store/index.js";
import { until } from "../../support/until.js";
import {
  arriving,
  dayMs,
  enterWorld,
  exported,
  type OpenFreshStore,
  opening,
  runStartMs,
  type Touch,
  testClient,
  testFacts,
  touch,
} from "./fixtures.js";

const small = "small";

const at = (offsetMs: number) => ({ realNowMs: runStartMs + offsetMs, idleLimitMs: dayMs });

/** A world for so many sessions, in which time goes on with each step. */
const smallWorld = async (store: Store<JsonValue>, sessions: number) => {
  const world: WorldRef = await enterWorld(store, small, { ...testFacts, limits: { bookings: 99, sessions } });
  let step = 0;
  let locators = 0;
  return {
    world,
    now: () => at(++step),
    /** A call under a handle, which opens its session. */
    call: (id: string, more: Touch = {}) => touch(store, id, { ...at(++step), ...more }, small),
    begin: (id: string, more: Touch = {}) =>
      store.openSession({ world, id, client: testClient, initialize: "{}", ...at(++step), ...more }),
    book: async (id: string) => {
      const locator = `LOC${++locators}`;
      const outcome = await store.openBooking({ ...opening(locator), world, scopeId: id });
      assert.equal(outcome.kind, "done");
      return locator;
    },
    /** Of these, the ones that are there. To look is to use them, in this order. */
    there: async (...ids: readonly string[]): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const id of ids) if ((await store.findSession(small, id, at(++step))) !== undefined) found.push(id);
      return found;
    },
  };
};

const invented = Array.from({ length: 12 }, (_item, index) => `invented-${index}`);

export const testSessionRoom = (openFresh: OpenFreshStore): void => {
  test("handles that anybody may invent push out each other, not the sessions that clients began or booked in", async (t) => {
    const store = await openFresh(t);
    const { begin, call, book, there } = await smallWorld(store, 4);
    await begin("begun");
    await call("booked");
    await book("booked");
    await call("cancelled");
    const locator = await book("cancelled");
    const change = { locator, expectedVersion: 1, changedAtMs: runStartMs, document: {}, claims: [], returns: [] };
    await store.changeBooking({ ...change, world: { key: small, epoch: 1 }, status: "cancelled" });
    for (const id of invented) assert.equal((await call(id))?.toolCalls, 1);
    const kept = ["begun", "booked", "cancelled", "invented-11"];
    assert.deepEqual(await there(...kept, ...invented.slice(0, -1)), kept);
    assert.equal((await call("booked"))?.toolCalls, 2);
  });

  test("where clients have begun as many sessions as there may be, a handle is served and not remembered", async (t) => {
    const store = await openFresh(t);
    const heard: StoreEvent[] = [];
    t.after(store.subscribe((event) => heard.push(event)));
    const { begin, call, there } = await smallWorld(store, 2);
    await begin("first");
    await begin("second");
    for (const _twice of [1, 2]) assert.equal((await call("invented"))?.toolCalls, 1);
    assert.deepEqual(await there("invented", "first", "second"), ["first", "second"]);
    await store.endSession(small, "second");
    await until("the end is told", async () => heard.length > 0);
    const ended = { kind: "sessionEnded", world: small, sessionId: "second" };
    assert.deepEqual(heard, [ended], "only those that were there are told of");
    await call("invented");
    assert.deepEqual(await there("invented", "first"), ["invented", "first"]);
  });

  test("a client that begins a session pushes out handles first, and then the session idle for longest", async (t) => {
    const store = await openFresh(t);
    const heard: StoreEvent[] = [];
    t.after(store.subscribe((event) => heard.push(event)));
    const { begin, call, there } = await smallWorld(store, 3);
    await begin("first");
    await call("handle");
    await begin("second");
    await begin("third");
    assert.deepEqual(await there("handle", "second", "first", "third"), ["second", "first", "third"]);
    await begin("fourth");
    assert.deepEqual(await there("second", "first", "third", "fourth"), ["first", "third", "fourth"]);
    await until("both are told of", async () => heard.length > 1);
    const ended = (sessionId: string) => ({ kind: "sessionEnded", world: small, sessionId });
    assert.deepEqual(heard, [ended("handle"), ended("second")]);
  });

  test("a handle is held once it has booked, and not before", async (t) => {
    const store = await openFresh(t);
    const { call, book, there } = await smallWorld(store, 2);
    await call("booked");
    for (const id of invented.slice(0, 4)) await call(id);
    assert.deepEqual(await there("booked"), [], "a handle alone is not held");
    await book("booked");
    await call("booked");
    await call("other");
    for (const id of invented) await call(id);
    assert.deepEqual(await there("booked", "other"), ["booked"]);
  });

  test("a session that is over makes room before a handle that lives, though a client began it", async (t) => {
    const store = await openFresh(t);
    const { begin, call, there } = await smallWorld(store, 2);
    await begin("brief", { realNowMs: runStartMs, idleLimitMs: 2 });
    await call("handle", at(1));
    await call("new", at(20));
    assert.deepEqual(await there("handle", "new", "brief"), ["handle", "new"]);
  });

  test("a lower limit lets handles go first", async (t) => {
    const store = await openFresh(t);
    const { begin, call, there } = await smallWorld(store, 9);
    await begin("first");
    await call("handle");
    await begin("second");
    for (const id of invented.slice(0, 5)) await call(id);
    await store.changeWorld(small, { limits: { bookings: 99, sessions: 2 } });
    await call("second");
    assert.deepEqual(await there("first", "second", "handle", ...invented), ["first", "second"]);
  });

  test("an imported world holds the same sessions", async (t) => {
    const store = await openFresh(t);
    const { begin, call, book, there } = await smallWorld(store, 3);
    await begin("begun");
    await call("booked");
    await book("booked");
    await call("handle");
    const lines = await exported(store, small);
    await store.importWorld(small, arriving(lines), { replace: true });
    for (const id of invented) await call(id);
    assert.deepEqual(await there("begun", "booked", "handle"), ["begun", "booked"]);
  });

  test("after a reset nothing is held", async (t) => {
    const store = await openFresh(t);
    const { call, book, there } = await smallWorld(store, 2);
    await call("booked");
    await book("booked");
    await store.resetWorld(small);
    await call("booked");
    for (const id of invented.slice(0, 2)) await call(id);
    assert.deepEqual(await there("booked", ...invented.slice(0, 2)), invented.slice(0, 2));
  });
};
