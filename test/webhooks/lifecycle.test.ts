/** What becomes of an event that is kept: its effects with its end, the schedule of what fails, dead letters and their return. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dueText } from "../../src/administration/dueWork.js";
import { createWorldEntry } from "../../src/runtime/sessions/visits.js";
import { openStore } from "../../src/store/index.js";
import { type InboxRecord, recordOf, statusOf } from "../../src/webhooks/inbox.js";
import { inboxQueue } from "../../src/webhooks/inboxQueue.js";
import { bodyOf, casesCollection, createCases, delivery } from "./fixtures.js";

const startMs = Date.parse("2026-06-15T12:00:00Z");
const minuteMs = 60_000;
const collection = "desk.inbox";

/** An inbox on a store in memory, in a world whose clock is moved by hand. */
const openDesk = async (parts: Partial<Parameters<typeof createCases>[0]> = {}) => {
  const store = await openStore<unknown>({ mostWorlds: 5, warn: () => undefined });
  const own = {
    name: "desk",
    key: "desk",
    facts: {
      seed: "1",
      clock: { mode: "frozen", atMs: startMs },
      limits: { bookings: 100, sessions: 10 },
      contractVersion: "1.0.0",
    },
  } as const;
  const clock = { now: () => startMs };
  const enterWorld = createWorldEntry(store, { own, clock, sessionIdleMs: 1000 });
  const inbox = createCases(
    { store, enterWorld, clock, ...parts },
    async ({ world }, id) => (await store.readDossier(world, casesCollection, id))?.version,
  );
  const { world } = await enterWorld(undefined);
  const context = (nowMs: number) => ({
    world,
    nowMs,
    worldNowMs: nowMs,
    realNowMs: nowMs,
    signal: new AbortController().signal,
  });
  /** Claims what is due so long after the start; gives the ids. */
  const claim = (minutes: number, limit = 10) => {
    const nowMs = startMs + minutes * minuteMs;
    return store.claimDue({ world, queue: collection, nowMs, realNowMs: nowMs, leaseMs: 1000, limit });
  };
  /** One round of work, as a runner does it. */
  const work = async (minutes: number): Promise<readonly string[]> => {
    const nowMs = startMs + minutes * minuteMs;
    const claimed = await claim(minutes);
    for (const dossier of claimed) {
      const settlement = await inbox.job
        .run(dossier, context(nowMs))
        .catch((error: Error) => inbox.job.failed(dossier, { kind: "threw", message: error.message }, context(nowMs)));
      const outcome = await store.commitDossiers({ world, atMs: nowMs, ...settlement });
      assert.equal(outcome.kind, "done");
    }
    return claimed.map(({ id }) => id);
  };
  const read = async (id: string) => {
    const dossier = await store.readDossier(world, collection, id);
    const record = dossier === undefined ? undefined : recordOf(dossier);
    assert.ok(dossier !== undefined && record !== undefined);
    return { dossier, record };
  };
  const send = async (type: string, id: string, members: Readonly<Record<string, unknown>> = {}): Promise<void> => {
    assert.equal((await inbox.endpoint.receive(delivery(bodyOf(type, id, members)))).status, 200);
  };
  return { store, world, inbox, claim, work, read, send, context };
};

const lifeOf = ({ status, retryCount, nextRetryAt }: InboxRecord): readonly unknown[] => [
  status,
  retryCount,
  nextRetryAt?.slice(11, 16) ?? null,
];

test("what an event makes commits with its end, with the ids of it", async () => {
  const { store, world, read, send, work } = await openDesk();
  await send("case_opened", "e-1");
  assert.deepEqual(await work(0), ["e-1"]);
  const { dossier, record } = await read("e-1");
  assert.deepEqual(lifeOf(record), ["completed", 0, null]);
  assert.deepEqual(record.entityIds, { case: "c-1" });
  assert.deepEqual([record.processedAt, record.processingDurationMs], ["2026-06-15T12:00:00.000Z", 0]);
  assert.deepEqual(dossier.lists, ["status=completed", "case=c-1"]);
  assert.equal((await store.readDossier(world, casesCollection, "c-1"))?.version, 1);
  assert.deepEqual(await work(60), []);
});

test("what is shown follows from when the event was due, not from when it was worked on", async () => {
  const { store, world, read, send, work } = await openDesk();
  await send("case_opened", "e-1");
  await work(45);
  assert.equal((await read("e-1")).record.processedAt, "2026-06-15T12:00:00.000Z");
  const made = await store.readDossier(world, casesCollection, "c-1");
  assert.equal(made?.document, '{"case_opened":"2026-06-15T12:00:00.000Z"}');
});

test("an event that came too early is tried after 2, 4, 8, 16 and 32 minutes, then it is a dead letter", async () => {
  const { store, world, read, send, work } = await openDesk();
  await send("case_closed", "e-1");
  const seen: unknown[] = [];
  for (const minutes of [0, 2, 6, 14, 30, 62]) {
    if (minutes > 0) assert.deepEqual(await work(minutes - 1), [], `nothing is due ${minutes - 1} minutes later`);
    assert.deepEqual(await work(minutes), ["e-1"]);
    seen.push(lifeOf((await read("e-1")).record));
  }
  assert.deepEqual(seen, [
    ["failed", 1, "12:02"],
    ["failed", 2, "12:06"],
    ["failed", 3, "12:14"],
    ["failed", 4, "12:30"],
    ["failed", 5, "13:02"],
    ["dead_letter", 5, null],
  ]);
  assert.equal((await read("e-1")).record.errorMessage, "no case c-1 yet");
  const dead = await store.listDossiers({
    world,
    collection,
    list: "status=dead_letter",
    order: "newest",
    limit: 10,
  });
  assert.deepEqual(
    dead.dossiers.map(({ id }) => id),
    ["e-1"],
  );
});

test("an event that overtook another is done when that has come, and does not hold it up", async () => {
  const { read, send, work } = await openDesk();
  await send("case_closed", "e-2");
  await send("case_opened", "e-1");
  assert.deepEqual(await work(0), ["e-2"], "of one group, the first alone");
  assert.deepEqual(await work(0), ["e-1"]);
  assert.deepEqual(await work(2), ["e-2"]);
  for (const id of ["e-1", "e-2"]) assert.equal((await read(id)).record.status, "completed", id);
});

test("whatever else an event's work throws, it is tried again, and the message is kept short", async () => {
  const { read, send, work } = await openDesk({
    apply: async () => {
      throw new Error("x".repeat(10_000));
    },
  });
  await send("case_opened", "e-1");
  await work(0);
  const { record } = await read("e-1");
  assert.deepEqual(lifeOf(record), ["failed", 1, "12:02"]);
  assert.equal(record.errorMessage?.length, 500);
});

test("the longest event that is taken has room for whatever becomes of it", async () => {
  const apply = async () => {
    throw new Error("\u0001".repeat(10_000));
  };
  const isTaken = async ({ inbox }: Awaited<ReturnType<typeof openDesk>>, length: number): Promise<boolean> => {
    const sent = delivery(bodyOf("case_opened", "e-1", { text: "x".repeat(length) }));
    return (await inbox.endpoint.receive(sent)).status === 200;
  };
  let [taken, refused] = [1, 1_048_576];
  while (refused - taken > 1) {
    const length = Math.floor((taken + refused) / 2);
    if (await isTaken(await openDesk(), length)) taken = length;
    else refused = length;
  }
  const desk = await openDesk({ apply });
  assert.ok(await isTaken(desk, taken));
  for (const minutes of [0, 2, 6, 14, 30, 62]) await desk.work(minutes);
  assert.equal((await desk.read("e-1")).record.status, "dead_letter");
});

test("an event is shown as in process while somebody has it", async () => {
  const { claim, read, send, work } = await openDesk();
  await send("case_opened", "e-1");
  const shown = async (): Promise<string> => {
    const { dossier, record } = await read("e-1");
    return statusOf(dossier, record);
  };
  assert.equal(await shown(), "pending");
  await claim(0);
  assert.equal(await shown(), "processing");
  await work(1);
  assert.equal(await shown(), "completed");
});

test("a dead letter that is brought back begins anew", async () => {
  const { store, world, read, send, work } = await openDesk();
  await send("case_closed", "e-1");
  for (const minutes of [0, 2, 6, 14, 30, 62]) await work(minutes);
  const queues = [inboxQueue(collection)];
  const stored = await store.changeWorld(world.key, {
    clock: { mode: "frozen", atMs: startMs + 100 * minuteMs },
  });
  const look = (action: "list" | "retry", ids: readonly string[], isDead: boolean) =>
    dueText({ store, world: stored, queues }, { action, ids, isDead, isJson: false, queue: undefined });
  assert.match(await look("list", [], true), /given up +e-1/);
  assert.equal(await look("retry", ["e-1"], false), "e-1 is due again\n");
  assert.match(await look("list", [], false), /waits +e-1/);
  const { dossier, record } = await read("e-1");
  assert.equal(statusOf(dossier, record), "pending");
  await work(100);
  assert.deepEqual(lifeOf((await read("e-1")).record), ["failed", 1, "13:42"]);
  await send("case_opened", "e-0");
  await work(100);
  await work(102);
  assert.deepEqual(lifeOf((await read("e-1")).record), ["completed", 1, null]);
});

test("a dossier that is no event's is kept among the dead letters and never tried", async () => {
  const { store, world, work } = await openDesk();
  for (const [id, document] of [
    ["e-1", '{"eventId":1}'],
    ["e-2", "no JSON"],
  ] as const) {
    const due = { queue: collection, atMs: startMs };
    await store.commitDossiers({
      world,
      atMs: startMs,
      writes: [{ collection, id, expected: "new", document, due }],
    });
  }
  assert.deepEqual(await work(0), ["e-1", "e-2"]);
  assert.deepEqual(await work(100), []);
  assert.equal(await store.countDossiers(world, collection, "status=dead_letter"), 2);
});

test("whom it is told to is decided at each write", async () => {
  const told: string[] = [];
  const { send, work } = await openDesk({
    tell: ({ eventId, status }) => {
      told.push(status);
      return { topic: `desk://events/${eventId}` };
    },
  });
  await send("case_closed", "e-1");
  await work(0);
  await send("case_opened", "e-0");
  await work(0);
  await work(2);
  assert.deepEqual(told, ["pending", "failed", "pending", "completed", "completed"]);
});
