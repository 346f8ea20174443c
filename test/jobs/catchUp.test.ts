/** What a call lets happen before it is answered. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Dossier, DossierWrite } from "../../src/store/index.js";
import { ended, jobOf, minuteMs, settled, setUp, startMs } from "./setup.js";

const frozen = { mode: "frozen", atMs: startMs } as const;

/** Puts a dossier into another queue, due at the same instant. */
const passOn = ({ id, due }: Dossier): DossierWrite => ({
  collection: "inbox",
  id,
  expected: "new",
  document: "{}",
  due: { queue: "inbox", atMs: due?.atMs ?? 0 },
});

test("all that is due at the world's instant happens, also what it brings about, in its order", async () => {
  const { createWorld, createJobs, put, store } = setUp();
  const world = await createWorld("w", frozen);
  const seen: string[] = [];
  const jobs = createJobs(false);
  jobs.add([
    jobOf(
      async (dossier) => {
        seen.push(`answer ${dossier.id}`);
        return ended(dossier, '"done"', passOn(dossier));
      },
      { clock: "world" },
    ),
    jobOf(
      async (dossier) => {
        seen.push(`event ${dossier.id}`);
        return ended(dossier);
      },
      { clock: "world", queue: "inbox" },
    ),
  ]);
  await put(world, "c", { atMs: startMs + 3 * minuteMs });
  await put(world, "b", { atMs: startMs + 2 * minuteMs });
  await put(world, "a", { atMs: startMs + minuteMs });
  const moved = await store.changeWorld("w", { clock: { mode: "frozen", atMs: startMs + 2 * minuteMs } });
  await jobs.catchUp(moved, ["work", "inbox"]);
  assert.deepEqual(seen, ["answer a", "answer b", "event a", "event b"]);
});

test("where nothing is due, nothing is claimed", async () => {
  const { createWorld, createJobs, put, store } = setUp();
  const world = await createWorld("w", frozen);
  const jobs = createJobs(false, { ...store, claimDue: async () => assert.fail("something is claimed") });
  jobs.add([jobOf(async (dossier) => ended(dossier), { clock: "world" })]);
  await put(world, "a", { atMs: startMs + minuteMs });
  await jobs.catchUp(world, ["work", "a queue that nobody works on"]);
});

test("what another worker holds is waited for", async () => {
  const { createWorld, createJobs, put, timers } = setUp();
  const world = await createWorld("w", frozen);
  const work = jobOf(
    async (dossier) => {
      await new Promise<void>((resolve) => void timers.after(300, resolve));
      return ended(dossier);
    },
    { clock: "world" },
  );
  createJobs().add([work]);
  await put(world, "a");
  await settled();
  const other = createJobs(false);
  other.add([work]);
  let isCaughtUp = false;
  const caughtUp = other.catchUp(world, ["work"]).then(() => {
    isCaughtUp = true;
  });
  await timers.pass(290);
  assert.equal(isCaughtUp, false);
  await timers.pass(20);
  await caughtUp;
});

test("a call waits a second at most, and what it began is brought to its end", async () => {
  const { createWorld, createJobs, put, timers, read, store } = setUp();
  const world = await createWorld("w", frozen);
  const jobs = createJobs(false);
  jobs.add([
    jobOf(
      async (dossier) => {
        await new Promise<void>((resolve) => void timers.after(700, resolve));
        return ended(dossier);
      },
      { clock: "world" },
    ),
  ]);
  for (const id of ["a", "b", "c"]) await put(world, id);
  const caughtUp = jobs.catchUp(world, ["work"]);
  await timers.pass(1000);
  await caughtUp;
  assert.equal((await read(world, "b"))?.document, "{}");
  await timers.pass(1100);
  assert.deepEqual(await store.worldsWithDue(), []);
});

test("a lease that nobody comes back for costs a call a second, until it ends", async () => {
  const { createWorld, createJobs, put, timers, read, store } = setUp();
  const world = await createWorld("w", frozen);
  await put(world, "a");
  await store.claimDue({ world, queue: "work", nowMs: startMs, realNowMs: startMs, leaseMs: 1500, limit: 1 });
  const jobs = createJobs(false);
  jobs.add([jobOf(async (dossier) => ended(dossier), { clock: "world" })]);
  const first = jobs.catchUp(world, ["work"]);
  await timers.pass(1000);
  await first;
  assert.equal((await read(world, "a"))?.document, "{}");
  const second = jobs.catchUp(world, ["work"]);
  await timers.pass(600);
  await second;
  assert.equal((await read(world, "a"))?.document, '"done"');
});

test("one call does a hundred dossiers at most", async () => {
  const { createWorld, createJobs, put, store } = setUp();
  const world = await createWorld("w", frozen);
  const jobs = createJobs(false);
  jobs.add([
    jobOf(
      async ({ collection, id, version }) => ({ writes: [{ collection, id, expected: version, document: undefined }] }),
      {
        clock: "world",
      },
    ),
  ]);
  for (let index = 0; index < 130; index += 1) await put(world, `t${index}`);
  await jobs.catchUp(world, ["work"]);
  assert.equal(await store.countDossiers(world, "tasks"), 30);
  await jobs.catchUp(world, ["work"]);
  assert.equal(await store.countDossiers(world, "tasks"), 0);
});

test("a store that is away refuses the call", async () => {
  const { createWorld, createJobs, store } = setUp();
  const world = await createWorld("w", frozen);
  const jobs = createJobs(false, { ...store, nextDue: async () => Promise.reject(new Error("away")) });
  jobs.add([jobOf(async (dossier) => ended(dossier))]);
  await assert.rejects(jobs.catchUp(world, ["work"]), /away/);
});
