/** Due work in one process: when it is done, how much at a time, and how it ends. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoreEvent } from "../../src/store/index.js";
import { ended, jobOf, minuteMs, settled, setUp, startMs } from "./setup.js";

test("work is done when it is put into a queue, and ends with its effects in one step", async () => {
  const { createWorld, createJobs, put, read, store } = setUp();
  const world = await createWorld("w");
  const effect = { collection: "effects", id: "a", expected: "new", document: '"effect"' } as const;
  createJobs().add([jobOf(async (dossier) => ended(dossier, '"done"', effect))]);
  await put(world, "a");
  await settled();
  assert.equal((await read(world, "a"))?.document, '"done"');
  assert.equal((await store.readDossier(world, "effects", "a"))?.document, '"effect"');
  assert.deepEqual(await store.worldsWithDue(), []);
});

test("work that waits when the process begins is found", async () => {
  const { createWorld, createJobs, put, read } = setUp();
  const world = await createWorld("w");
  await put(world, "a");
  createJobs().add([jobOf(async (dossier) => ended(dossier))]);
  await settled();
  assert.equal((await read(world, "a"))?.document, '"done"');
});

test("work is done at its instant, and not before", async () => {
  const { createWorld, createJobs, put, timers } = setUp();
  const world = await createWorld("w");
  const doneAt: number[] = [];
  createJobs().add([
    jobOf(async (dossier, { nowMs }) => {
      doneAt.push(nowMs - startMs);
      return ended(dossier);
    }),
  ]);
  await put(world, "later", { atMs: startMs + 5 * minuteMs });
  await put(world, "sooner", { atMs: startMs + 90_000 });
  await timers.pass(10 * minuteMs);
  assert.deepEqual(doneAt, [90_000, 5 * minuteMs]);
});

test("in a frozen world nothing happens until its clock is moved", async () => {
  const { createWorld, createJobs, put, read, timers, store } = setUp();
  const world = await createWorld("w", { mode: "frozen", atMs: startMs });
  createJobs().add([jobOf(async (dossier) => ended(dossier), { clock: "world" })]);
  await put(world, "a", { atMs: startMs + minuteMs });
  await timers.pass(10 * minuteMs);
  assert.equal((await read(world, "a"))?.version, 1);
  await store.changeWorld("w", { clock: { mode: "frozen", atMs: startMs + minuteMs } });
  await timers.pass(1000);
  assert.equal((await read(world, "a"))?.document, '"done"');
});

test("no more is under way at a time than the job says, and the rest follows", async () => {
  const { createWorld, createJobs, put, timers, store } = setUp();
  const worlds = [await createWorld("v"), await createWorld("w")];
  let [underWay, most] = [0, 0];
  createJobs().add([
    jobOf(
      async (dossier) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise<void>((resolve) => void timers.after(100, resolve));
        underWay -= 1;
        return ended(dossier);
      },
      { concurrency: 3 },
    ),
  ]);
  for (const world of worlds) for (let index = 0; index < 20; index += 1) await put(world, `t${index}`);
  await timers.pass(2000);
  assert.equal(most, 3);
  assert.deepEqual(await store.worldsWithDue(), []);
});

test("of a group one is done after the other, in their order", async () => {
  const { createWorld, createJobs, put, timers } = setUp();
  const world = await createWorld("w");
  const seen: string[] = [];
  createJobs().add([
    jobOf(async (dossier) => {
      seen.push(`${dossier.id} begins`);
      await new Promise<void>((resolve) => void timers.after(100, resolve));
      seen.push(`${dossier.id} ends`);
      return ended(dossier);
    }),
  ]);
  for (const id of ["a", "b", "c"]) await put(world, id, { group: "g" });
  await timers.pass(1000);
  assert.deepEqual(seen, ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("what comes of work in a world on its own clock is told at the instant when it was due", async () => {
  const { createWorld, createJobs, put, store, timers } = setUp();
  const world = await createWorld("w", { mode: "frozen", atMs: startMs });
  const tell = { topic: "tasks" };
  createJobs().add([
    jobOf(
      async ({ collection, id, version }) => ({
        writes: [{ collection, id, expected: version, document: '"done"', tell }],
      }),
      { clock: "world" },
    ),
  ]);
  await put(world, "a", { atMs: startMs + minuteMs });
  await store.changeWorld("w", { clock: { mode: "frozen", atMs: startMs + 60 * minuteMs } });
  await timers.pass(1000);
  assert.deepEqual(
    (await store.readEvents("w", 0, 10)).map(({ atMs }) => atMs),
    [startMs + minuteMs],
  );
});

test("a process that only serves works on nothing by itself", async () => {
  const { createWorld, createJobs, put, read, timers } = setUp();
  const world = await createWorld("w");
  const jobs = createJobs(false);
  jobs.add([jobOf(async (dossier) => ended(dossier))]);
  await put(world, "a");
  await timers.pass(5000);
  assert.equal((await read(world, "a"))?.version, 1);
  await jobs.catchUp(world, ["work"]);
  assert.equal((await read(world, "a"))?.document, '"done"');
});

test("the end waits for what is under way, and nothing more is begun", async () => {
  const { createWorld, createJobs, put, read, timers } = setUp();
  const world = await createWorld("w");
  const jobs = createJobs();
  jobs.add([
    jobOf(
      async (dossier) => {
        await new Promise<void>((resolve) => void timers.after(100, resolve));
        return ended(dossier);
      },
      { concurrency: 1 },
    ),
  ]);
  await put(world, "a");
  await put(world, "b");
  await settled();
  const stopped = jobs.stop(5000);
  await timers.pass(100);
  await stopped;
  assert.equal((await read(world, "a"))?.document, '"done"');
  assert.equal((await read(world, "b"))?.version, 1);
  await timers.pass(minuteMs);
  assert.equal((await read(world, "b"))?.version, 1);
  assert.equal(timers.nextMs(), undefined);
});

test("the end waits for a claim that is under way and for what it gives, and claims nothing after it", async () => {
  for (const slow of ["nextDue", "claimDue"] as const) {
    const { createWorld, createJobs, put, read, timers, store } = setUp();
    const world = await createWorld("w");
    await put(world, "a");
    const answered = async <Result>(ask: () => Promise<Result>, name: typeof slow): Promise<Result> => {
      if (name === slow) await new Promise<void>((resolve) => void timers.after(100, resolve));
      return ask();
    };
    const jobs = createJobs(true, {
      ...store,
      nextDue: (...query) => answered(() => store.nextDue(...query), "nextDue"),
      claimDue: (claim) => answered(() => store.claimDue(claim), "claimDue"),
    });
    jobs.add([jobOf(async (dossier) => ended(dossier))]);
    await settled();
    let isStopped = false;
    const stopped = jobs.stop(5000).then(() => {
      isStopped = true;
    });
    await settled();
    assert.equal(isStopped, false, slow);
    await timers.pass(100);
    await stopped;
    const left = await read(world, "a");
    assert.equal(left?.document, slow === "claimDue" ? '"done"' : "{}", slow);
    assert.equal(left?.claims, 0, slow);
  }
});

test("the end waits no longer than it may: what is under way hears of it and keeps nothing", async () => {
  const { createWorld, createJobs, put, read, timers } = setUp();
  const world = await createWorld("w");
  const jobs = createJobs();
  let heard: unknown;
  jobs.add([
    jobOf(async (dossier, { signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      heard = signal.reason;
      return ended(dossier);
    }),
  ]);
  await put(world, "a");
  await settled();
  const stopped = jobs.stop(2000);
  await timers.pass(2000);
  await stopped;
  await settled();
  assert.match(String(heard), /the process ends/);
  const left = await read(world, "a");
  assert.deepEqual([left?.document, left?.claims], ["{}", 1]);
});

test("a process that nothing waits for asks the store every ten seconds, and each second once it hears of work", async () => {
  const { createWorld, createJobs, put, timers, store } = setUp();
  const world = await createWorld("w", { mode: "frozen", atMs: startMs });
  let looks = 0;
  const jobs = createJobs(true, {
    ...store,
    worldsWithDue: () => {
      looks += 1;
      return store.worldsWithDue();
    },
  });
  jobs.add([jobOf(async (dossier) => ended(dossier), { clock: "world" })]);
  await timers.pass(30_500);
  assert.equal(looks, 4);
  await put(world, "a", { atMs: startMs + minuteMs });
  await timers.pass(5000);
  assert.equal(looks, 9);
});

test("messages that were lost are made up for at once", async () => {
  const { createWorld, createJobs, put, read, store } = setUp();
  const world = await createWorld("w");
  let tell: ((event: StoreEvent) => void) | undefined;
  const deaf = {
    ...store,
    subscribe: (listener: (event: StoreEvent) => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  createJobs(true, deaf).add([jobOf(async (dossier) => ended(dossier))]);
  await settled();
  await put(world, "a");
  await settled();
  assert.equal((await read(world, "a"))?.document, "{}");
  tell?.({ kind: "presenceUnknown" });
  await settled();
  assert.equal((await read(world, "a"))?.document, '"done"');
});

test("of many worlds that wait for later, twenty are looked into in a second, each in its turn", async () => {
  const { createWorld, createJobs, put, timers, store } = setUp();
  for (let index = 0; index < 50; index += 1) {
    const world = await createWorld(`w${index}`, { mode: "frozen", atMs: startMs });
    await put(world, "a", { atMs: startMs + minuteMs });
  }
  let looked = new Set<string>();
  let looks = 0;
  createJobs(true, {
    ...store,
    readWorld: (key) => {
      looked.add(key);
      looks += 1;
      return store.readWorld(key);
    },
  }).add([jobOf(async (dossier) => ended(dossier), { clock: "world" })]);
  await timers.pass(500);
  assert.deepEqual([looked.size, looks], [50, 50]);
  looked = new Set();
  looks = 0;
  await timers.pass(3000);
  assert.deepEqual([looked.size, looks], [50, 60]);
});
