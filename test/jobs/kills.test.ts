/** Workers that are killed, or fall asleep, at random moments under load: every effect happens once, in the order of its group, and none is lost. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { type TestContext, test } from "node:test";
import { inboxCollection } from "../../src/packs/charter/inbox.js";
import { openStore, type Store, type StoredWorld } from "../../src/store/index.js";
import { announcedSeed } from "../reliability/support/suite.js";
import { seededChoice } from "../store/contract/fixtures.js";
import { type Driver, drivers } from "../support/drivers.js";
import { until } from "../support/until.js";
import { createEvents } from "./killedEvents.js";
import { leaseMs, numbersIn, queue, seat, taskText, worldKey } from "./killedWork.js";
import { startWorker, type Worker, workerModule } from "./workers.js";

const rounds = 10;
const workersAtOnce = 4;
const killedAtOnce = 2;
const requests = 8;
const noonMs = Date.UTC(2026, 5, 1, 12);
const groups = Array.from({ length: 20 }, (_item, index) => `group-${index}`);

/** Puts one more task into each group. */
const addTasks = async (store: Store<unknown>, world: StoredWorld, number: number): Promise<void> => {
  const atMs = Date.now();
  const outcome = await store.commitDossiers({
    world,
    atMs,
    writes: groups.map((group) => ({
      collection: "tasks",
      id: `${group}.${number}`,
      expected: "new",
      document: taskText({ group, number, failures: 0 }),
      due: { queue, atMs, group },
    })),
  });
  assert.equal(outcome.kind, "done");
};

const killWorkers = async (t: TestContext, module: string, { name, settingsIn }: Driver): Promise<void> => {
  const choose = seededChoice(announcedSeed(t, 303));
  const settings = await settingsIn(t);
  const store = await openStore<unknown>({ ...settings, mostWorlds: 10, warn: () => undefined });
  t.after(() => store.close());
  const world = await store.createWorld(
    worldKey,
    {
      seed: "s",
      clock: { mode: "frozen", atMs: noonMs },
      limits: { bookings: 100_000, sessions: 10 },
      contractVersion: "1.0.0",
    },
    Date.now(),
  );
  const start = (): Worker => startWorker(t, module, settings);
  const events = createEvents(store, world, requests);
  let added = 0;
  const waitingIn = (): Promise<number> => store.countDossiers(world, "tasks");
  const keepBusy = async (): Promise<void> => {
    while ((await waitingIn()) < 4 * groups.length) {
      await addTasks(store, world, added);
      added += 1;
    }
    await events.keepBusy();
  };
  await keepBusy();
  let workers = Array.from({ length: workersAtOnce }, start);
  let kills = 0;
  for (let round = 0; round < rounds; round += 1) {
    const victims = workers.slice(0, killedAtOnce);
    for (const victim of victims) {
      const goal = victim.begun() + choose(1, 12);
      await until("the worker has begun enough", async () => {
        await keepBusy();
        return victim.begun() >= goal;
      });
      victim.process.kill("SIGKILL");
      const [, signal] = await once(victim.process, "close");
      assert.equal(signal, "SIGKILL");
      kills += 1;
    }
    // Nobody needs those that would come after the last.
    workers = [...workers.slice(killedAtOnce), ...(round < rounds - 1 ? victims.map(start) : [])];
  }
  // A process that is stopped on files may hold their lock, and then nobody writes.
  if (name === "valkey") {
    const [sleeper] = workers;
    const fellAsleepAtMs = Date.now();
    sleeper?.process.kill("SIGSTOP");
    await until("others have taken over what the sleeper held", async () => {
      await keepBusy();
      const { leasedUntilMs } = await store.nextDue(world, queue);
      return leasedUntilMs !== undefined && leasedUntilMs > fellAsleepAtMs + leaseMs;
    });
    sleeper?.process.kill("SIGCONT");
  }
  await until("all tasks are done", async () => (await waitingIn()) === 0);
  // Those that took three workers with them, or three times longer than a lease, are tried again when time has passed.
  await until("all events are done", async () => {
    const { atMs, leasedUntilMs } = await store.nextDue(world, inboxCollection);
    if (atMs !== undefined && leasedUntilMs === undefined) {
      await store.changeWorld(worldKey, { clock: { mode: "frozen", atMs: Math.max(atMs, noonMs) } });
    }
    return events.areDone();
  });
  const eventCount = await events.check();
  const expected = Array.from({ length: added }, (_item, number) => number);
  for (const group of groups) {
    assert.deepEqual(numbersIn(await store.readDossier(world, "lists", group)), expected, group);
  }
  assert.deepEqual(await store.soldCounts(world, [seat]), [added * groups.length]);
  t.diagnostic(`${kills} kills, ${added * groups.length} tasks, ${eventCount} events`);
};

test("kill -9 of workers under load neither doubles, reorders nor loses an effect", async (t) => {
  const module = workerModule();
  for (const driver of drivers.filter(({ name }) => name !== "memory")) {
    await t.test(driver.name, { skip: driver.skip }, (inner) => killWorkers(inner, module, driver));
  }
});
