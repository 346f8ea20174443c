/** Sessions that a process of version 0.4.0 has kept, before this one or beside it: it knows of none that is held. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Redis } from "ioredis";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import {
  dayMs,
  enterWorld,
  opening,
  runStartMs,
  testClient,
  testFacts,
  testNowMs,
  touch,
} from "./contract/fixtures.js";
import { temporaryDirectory } from "./directory.js";
import { openIn, openRaw, warn } from "./lmdbFiles.js";

const small = "small";
const testWorld = { key: small, epoch: 1 };
const expiry = { realNowMs: runStartMs, idleLimitMs: dayMs };
const expiresAtMs = runStartMs + dayMs;

/** Sessions of every kind, the one idle for longest first, in a world that takes no more. */
const fill = async (store: Store<JsonValue>): Promise<void> => {
  await enterWorld(store, small, { ...testFacts, limits: { bookings: 9, sessions: 4 } });
  for (const id of ["begun", "begun-2"]) {
    await store.openSession({ world: testWorld, id, client: testClient, initialize: "{}", ...expiry });
  }
  await touch(store, "booked", expiry, small);
  await store.openBooking({ ...opening("ABC234"), world: testWorld, scopeId: "booked" });
  await touch(store, "handle", expiry, small);
};

const floodAndCheck = async (store: Store<JsonValue>): Promise<void> => {
  for (let index = 1; index <= 6; index++) {
    await touch(store, `invented-${index}`, { realNowMs: runStartMs + index, idleLimitMs: dayMs }, small);
  }
  const isThere = async (id: string): Promise<boolean> =>
    (await store.findSession(small, id, { realNowMs: runStartMs + 9, idleLimitMs: dayMs })) !== undefined;
  for (const id of ["begun", "begun-2", "booked", "invented-6"]) assert.ok(await isThere(id), `${id} is gone`);
  for (const id of ["handle", "invented-5"]) assert.equal(await isThere(id), false, `${id} is there`);
  await store.openSession({ world: testWorld, id: "new", client: testClient, initialize: "{}", ...expiry });
  assert.equal(await isThere("invented-6"), false);
};

describe("sessions of version 0.4.0", () => {
  /** A session as that version wrote it. */
  const oldRecord = (id: string, more: object = {}) => {
    const times = { createdAtMs: testNowMs, lastActivityAtMs: testNowMs, toolCalls: 1 };
    return { id, ...testClient, ...times, subscriptions: [], streams: 0, expiresAtMs, ...more };
  };

  test("on lmdb, those that clients began are held, and those that booked", async (t) => {
    const directory = await temporaryDirectory(t);
    const early = await openIn(t, directory);
    await fill(early);
    await early.close();
    const raw = openRaw(directory);
    for (const { key } of [...raw.getRange({ start: ["session-expiry"], end: ["session-expiry\x7f"] })]) {
      await raw.remove(key);
    }
    for (const id of ["begun", "begun-2", "booked", "handle"]) {
      const record = oldRecord(id, id.startsWith("begun") ? { initialize: "{}" } : {});
      await raw.put(["session", small, id], JSON.stringify(record));
      await raw.put(["session-expiry", small, expiresAtMs, id], JSON.stringify(id));
    }
    await raw.close();
    await floodAndCheck(await openIn(t, directory));
  });

  test("on lmdb, entries that it left beside those of held sessions are put right", async (t) => {
    const directory = await temporaryDirectory(t);
    const early = await openIn(t, directory);
    await fill(early);
    await early.close();
    const raw = openRaw(directory);
    // Found again by that version, which keeps what it does not know in the record and not in the entry; ended; used by a call.
    const slid = oldRecord("begun", { initialize: "{}", isHeld: true, expiresAtMs: expiresAtMs + 1 });
    await raw.put(["session", small, "begun"], JSON.stringify(slid));
    await raw.put(["session-expiry", small, expiresAtMs + 1, "begun"], JSON.stringify("begun"));
    await raw.put(["session-expiry", small, "held", expiresAtMs - 1, "ended"], JSON.stringify("ended"));
    const used = oldRecord("begun-2", { initialize: "{}", expiresAtMs: expiresAtMs + 2 });
    await raw.put(["session", small, "begun-2"], JSON.stringify(used));
    await raw.put(["session-expiry", small, expiresAtMs + 2, "begun-2"], JSON.stringify("begun-2"));
    await raw.close();
    const store = await openIn(t, directory);
    await floodAndCheck(store);
    await store.close();
    const after = openRaw(directory);
    const entries = [...after.getRange({ start: ["session-expiry"], end: ["session-expiry\x7f"] })];
    const sessions = [...after.getRange({ start: ["session", small], end: ["session", small, "\x7f"] })];
    await after.close();
    const names = entries.map(({ value }) => JSON.parse(value)).sort();
    assert.deepEqual(names, sessions.map(({ key }) => key.at(-1)).sort(), "each session has one entry");
  });

  test("on Valkey, those that clients began are held, and those that booked", {
    skip: skipWithoutValkey,
  }, async (t) => {
    const { url, port } = await startValkey(t, { appendOnly: "no" });
    const store = await openStore<JsonValue>({
      valkey: { url, keyPrefix: "gds:", durability: "written" },
      mostWorlds: 9,
      warn,
    });
    t.after(() => store.close());
    await fill(store);
    const client = new Redis(port);
    const { sessions } = createKeys("gds:").epoch(testWorld);
    await client.zadd(sessions, 1, "begun", 2, "begun-2", 3, "booked", 4, "handle");
    client.disconnect();
    await floodAndCheck(store);
  });
});
