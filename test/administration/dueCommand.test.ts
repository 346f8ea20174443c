/** `mock-gds due`: what waits, what was given up, and how it comes back. */
import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { dueText, lookAfterDueWork } from "../../src/administration/dueWork.js";
import type { DueCommand } from "../../src/config/dueCommand.js";
import { readCommand } from "../../src/config/read.js";
import type { DueQueue } from "../../src/jobs/dueQueue.js";
import { withPack } from "../../src/packs/index.js";
import { openStore } from "../../src/store/index.js";
import { ended, jobOf, minuteMs, settled, setUp, startMs } from "../jobs/setup.js";
import { temporaryFolder } from "../support/folders.js";

const queue: DueQueue = {
  queue: "work",
  clock: "world",
  collection: "tasks",
  deadList: "status=dead_letter",
  revivedLists: ["status=pending"],
  tell: ({ id }) => ({ topic: `test://tasks/${id}` }),
};
const list: DueCommand = { action: "list", ids: [], queue: undefined, isDead: false, isJson: false };
const retry: DueCommand = { ...list, action: "retry" };

const frozen = async () => {
  const parts = setUp();
  const world = await parts.createWorld("w", { mode: "frozen", atMs: startMs });
  const task = { store: parts.store, world, queues: [queue] };
  const giveUp = (id: string) =>
    parts.store.commitDossiers({
      ...{ world, atMs: startMs },
      writes: [
        { collection: "tasks", id, expected: "new", document: '"kept"', lists: ["rfp=1", "status=dead_letter"] },
      ],
    });
  return { ...parts, world, giveUp, run: (command: DueCommand) => dueText(task, command) };
};

test("what waits is listed in the order in which it is due, and what was given up apart", async () => {
  const { run, put, world, giveUp, store } = await frozen();
  assert.match(await run(list), /nothing waits/);
  await put(world, "second", { atMs: startMs + 2 * minuteMs });
  await put(world, "first", { atMs: startMs + minuteMs });
  await giveUp("dead\u001b[2J");
  const claim = { world, queue: "work", nowMs: startMs + minuteMs, realNowMs: startMs, leaseMs: 1000, limit: 5 };
  await store.claimDue(claim);
  assert.deepEqual((await run(list)).split("\n"), [
    "QUEUE  DUE                   STATE         ID",
    "work   2026-05-16T09:01:00Z  claimed once  first",
    "work   2026-05-16T09:02:00Z  waits         second",
    "",
  ]);
  assert.deepEqual((await run({ ...list, isDead: true })).split("\n"), [
    "QUEUE  DUE  STATE     ID",
    "work   -    given up  dead?[2J",
    "",
  ]);
  assert.deepEqual(JSON.parse(await run({ ...list, isJson: true, isDead: true })), [
    { queue: "work", id: "dead\u001b[2J", due: null, state: "given up" },
  ]);
});

test("what was given up is due again at once, as it was kept, and listeners hear of it", async () => {
  const { run, giveUp, createJobs, read, store, world } = await frozen();
  await giveUp("a");
  await giveUp("b");
  assert.equal(await run({ ...retry, ids: ["a"] }), "a is due again\n");
  const revived = await read(world, "a");
  assert.deepEqual(
    [revived?.document, revived?.lists, revived?.due],
    ['"kept"', ["rfp=1", "status=pending"], { queue: "work", atMs: startMs }],
  );
  assert.deepEqual(
    (await store.readEvents("w", 0, 10)).map((event) => event.kind === "dossier" && event.topic),
    ["test://tasks/a"],
  );
  assert.equal(await run({ ...retry, isDead: true }), "b is due again\n");
  createJobs().add([jobOf(async (dossier) => ended(dossier), { clock: "world" })]);
  await settled();
  assert.deepEqual(await Promise.all(["a", "b"].map(async (id) => (await read(world, id))?.document)), [
    '"done"',
    '"done"',
  ]);
});

test("what waits, was done or was never there is not tried again", async () => {
  const { run, put, world } = await frozen();
  await put(world, "waiting");
  for (const id of ["waiting", "unknown"]) {
    await assert.rejects(run({ ...retry, ids: [id] }), /nothing was given up under the id/);
  }
  assert.equal(await run({ ...retry, isDead: true }), "nothing was given up\n");
});

/** The command as `main` carries it out, and what it prints. */
const printedBy = async (...words: readonly string[]): Promise<string> => {
  const read = readCommand(words, {});
  assert.ok(read.kind === "due", JSON.stringify(read));
  const output = new PassThrough();
  const printed = text(output);
  const report = (message: string): void => assert.fail(message);
  const { configuration } = read;
  await withPack(
    configuration.pack.join(","),
    configuration.packSettings,
    async ({ contract: { title }, loadDueQueues }) => {
      const queues = (await loadDueQueues?.()) ?? [];
      await lookAfterDueWork({ ...read, packTitle: title, queues, output, report });
    },
  );
  output.end();
  return printed;
};

test("a dead letter of charter's inbox comes back, on files while nothing runs", async (t) => {
  const folder = temporaryFolder(t);
  const where = ["--pack", "charter", "--data-dir", folder, "--world", "w"];
  const store = await openStore<unknown>({ dataDirectory: folder, mostWorlds: 10, warn: assert.fail });
  const world = await store.createWorld(
    "w",
    {
      seed: "s",
      clock: { mode: "frozen", atMs: startMs },
      limits: { bookings: 10, sessions: 10 },
      contractVersion: "1.0.0",
    },
    startMs,
  );
  const dead = { collection: "charter.inbox", id: "evt_1", expected: "new", document: "{}" } as const;
  await store.commitDossiers({ world, atMs: startMs, writes: [{ ...dead, lists: ["status=dead_letter"] }] });
  await store.close();

  assert.match(await printedBy("due", "list", ...where), /^nothing waits/);
  assert.match(await printedBy("due", "list", "--dead", ...where), /charter\.inbox {2}- {4}given up {2}evt_1/);
  assert.equal(await printedBy("due", "retry", "evt_1", ...where), "evt_1 is due again\n");
  assert.match(await printedBy("due", "list", ...where), /charter\.inbox {2}2026-05-16T09:00:00Z {2}waits {2}evt_1/);
});

test("what is not there is said in one line", async (t) => {
  const folder = temporaryFolder(t);
  const at = ["--data-dir", folder];
  await assert.rejects(printedBy("due", "list", "--pack", "charter"), /due list needs a store that outlives it/);
  await assert.rejects(printedBy("due", "list", "--pack", "charter", ...at), /there is no default world/);
  await assert.rejects(
    printedBy("due", "list", "--pack", "flights", ...at),
    /no due work is known of Flights: --pack names the pack/,
  );
  await assert.rejects(
    printedBy("due", "list", "--pack", "charter", "--queue", "q", ...at),
    /--queue is 'q'; allowed: charter\.inbox, avinode\.answers/,
  );
});
