/** Sessions that a process of version 0.4.0 has kept, before this one or beside it: it knows of none that is held. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Redis } from "ioredis";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { CLIENT, DAY_MS, enterWorld, FACTS, NOW_MS, opening, REAL_NOW_MS, touch } from "./contract/fixtures.js";
import { temporaryDirectory } from "./directory.js";
import { openIn, openRaw, warn } from "./lmdbFiles.js";

const SMALL = "small";
const WORLD = { key: SMALL, epoch: 1 };
const expiry = { realNowMs: REAL_NOW_MS, idleLimitMs: DAY_MS };
const expiresAtMs = REAL_NOW_MS + DAY_MS;

/** Sessions of every kind, the one idle for longest first, in a world that takes no more. */
const fill = async (store: Store<JsonValue>): Promise<void> => {
  await enterWorld(store, SMALL, { ...FACTS, limits: { bookings: 9, sessions: 4 } });
  for (const id of ["begun", "begun-2"]) {
    await store.openSession({ world: WORLD, id, client: CLIENT, initialize: "{}", ...expiry });
  }
  await touch(store, "booked", expiry, SMALL);
  await store.openBooking({ ...opening("ABC234"), world: WORLD, scopeId: "booked" });
  await touch(store, "handle", expiry, SMALL);
};

const floodAndCheck = async (store: Store<JsonValue>): Promise<void> => {
  for (let index = 1; index <= 6; index++) {
    await touch(store, `invented-${index}`, { realNowMs: REAL_NOW_MS + index, idleLimitMs: DAY_MS }, SMALL);
  }
  const isThere = async (id: string): Promise<boolean> =>
    (await store.findSession(SMALL, id, { realNowMs: REAL_NOW_MS + 9, idleLimitMs: DAY_MS })) !== undefined;
  for (const id of ["begun", "begun-2", "booked", "invented-6"]) assert.ok(await isThere(id), `${id} is gone`);
  for (const id of ["handle", "invented-5"]) assert.equal(await isThere(id), false, `${id} is there`);
  await store.openSession({ world: WORLD, id: "new", client: CLIENT, initialize: "{}", ...expiry });
  assert.equal(await isThere("invented-6"), false);
};

describe("sessions of version 0.4.0", () => {
  /** A session as that version wrote it. */
  const oldRecord = (id: string, more: object = {}) => {
    const times = { createdAtMs: NOW_MS, lastActivityAtMs: NOW_MS, toolCalls: 1 };
    return { id, ...CLIENT, ...times, subscriptions: [], streams: 0, expiresAtMs, ...more };
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
      await raw.put(["session", SMALL, id], JSON.stringify(record));
      await raw.put(["session-expiry", SMALL, expiresAtMs, id], JSON.stringify(id));
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
    await raw.put(["session", SMALL, "begun"], JSON.stringify(slid));
    await raw.put(["session-expiry", SMALL, expiresAtMs + 1, "begun"], JSON.stringify("begun"));
    await raw.put(["session-expiry", SMALL, "held", expiresAtMs - 1, "ended"], JSON.stringify("ended"));
    const used = oldRecord("begun-2", { initialize: "{}", expiresAtMs: expiresAtMs + 2 });
    await raw.put(["session", SMALL, "begun-2"], JSON.stringify(used));
    await raw.put(["session-expiry", SMALL, expiresAtMs + 2, "begun-2"], JSON.stringify("begun-2"));
    await raw.close();
    const store = await openIn(t, directory);
    await floodAndCheck(store);
    await store.close();
    const after = openRaw(directory);
    const entries = [...after.getRange({ start: ["session-expiry"], end: ["session-expiry\x7f"] })];
    const sessions = [...after.getRange({ start: ["session", SMALL], end: ["session", SMALL, "\x7f"] })];
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
    const { sessions } = createKeys("gds:").epoch(WORLD);
    await client.zadd(sessions, 1, "begun", 2, "begun-2", 3, "booked", 4, "handle");
    client.disconnect();
    await floodAndCheck(store);
  });
});
