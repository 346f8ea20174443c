/** Turns at writing a client: one at a time, for two seconds' wait at most, and none for ever. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createTurns } from "../../../src/packs/crm/turns.js";
import { openMemoryStore } from "../../../src/store/memory/index.js";
import { handTimers } from "../../support/handTimers.js";

const startMs = Date.parse("2026-06-01T12:00:00Z");

const opened = async () => {
  const store = await openMemoryStore<unknown>({ mostWorlds: 10, warn: () => undefined });
  const facts = {
    seed: "turns",
    clock: { mode: "real" },
    limits: { bookings: 100, sessions: 10 },
    contractVersion: "1.0.0",
  } as const;
  const world = await store.createWorld("turns", facts, 0);
  const timers = handTimers(startMs);
  const turns = createTurns({ store, world, realClock: { now: timers.now }, timers });
  const call = { clock: { now: timers.now }, remainingMs: () => 40_000, signal: new AbortController().signal };
  return { store, world, timers, turns, call };
};

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => Object(error).reason,
  );

test("the second waits until the first has ended, and is told that the client is busy after two seconds", async () => {
  const { store, world, timers, turns, call } = await opened();
  const first = await turns.take("CL-001", call);
  const other = await turns.take("CL-002", call);
  await other.leave();
  const busy = failureOf(turns.take("cl-001", call));
  await timers.pass(2100);
  assert.equal(await busy, "CLIENT_BUSY");

  const second = turns.take("CL-001", call);
  await timers.pass(10);
  await store.commitDossiers({ world, atMs: 0, writes: [first.end()] });
  await timers.pass(100);
  await (await second).leave();
  assert.equal(await store.countDossiers(world, "crm.turn"), 0);
});

test("is one for all ways to write the id of a client, whatever text it is", async () => {
  const { timers, turns, call } = await opened();
  const one = await turns.take("CL-001", call);
  for (const same of ["CL-001 ", "\tcl-001"]) {
    const busy = failureOf(turns.take(same, call));
    await timers.pass(2100);
    assert.equal(await busy, "CLIENT_BUSY", JSON.stringify(same));
  }
  await one.leave();
  await (await turns.take("half of a character: \ud800", call)).leave();
});

test("a turn that a crash has left behind is over when its call would have been", async () => {
  const { timers, turns, call } = await opened();
  await turns.take("CL-001", call);
  const busy = failureOf(turns.take("CL-001", call));
  await timers.pass(2100);
  assert.equal(await busy, "CLIENT_BUSY");
  await timers.pass(38_000);
  const next = await turns.take("CL-001", call);
  assert.equal(next.left, undefined);
});

test("what was about to be written is found by the next", async () => {
  const { timers, turns, call } = await opened();
  const flight = { date: "2026-05-31", route: "KTEB-KVNY" };
  const counted = {
    ...{ id: "FL-001-13", clientId: "CL-001", flight, totalFlights: 13 },
    ...{ lastFlightDate: "2026-05-31", recordedAt: "2026-06-01T12:00:00Z" },
  };
  const first = await turns.take("CL-001", call);
  await first.intend(counted);
  await first.leave();
  const second = await turns.take("CL-001", call);
  assert.deepEqual(second.left, counted);
  await second.intend(undefined);
  await second.leave();
  assert.equal((await turns.take("CL-001", call)).left, undefined);
  assert.equal(timers.now(), startMs);
});

test("who went away waits no longer", async () => {
  const { timers, turns, call } = await opened();
  await turns.take("CL-001", call);
  const controller = new AbortController();
  const waiting = turns.take("CL-001", { ...call, signal: controller.signal });
  await timers.pass(20);
  controller.abort(new Error("gone"));
  await assert.rejects(waiting, /gone/);
});
