/** Due work of a pack: served from when the store can serve until before the pack is stopped, and loaded only where there is some. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDueWork } from "../../src/runtime/dueWork.js";
import type { Store } from "../../src/store/index.js";
import { ended, jobOf } from "../jobs/setup.js";
import { handTimers } from "../support/handTimers.js";
import { until } from "../support/until.js";
import { openPack } from "./fixtures/server.js";
import { createTimedPack } from "./fixtures/timedPack.js";

const world = {
  key: "w",
  epoch: 1,
  seed: "s",
  clock: { mode: "real" },
  createdAtMs: 0,
  contractVersion: "1.0.0",
} as const;

test("a pack without jobs loads nothing, also where it asks for what is due", async () => {
  const dueWork = createDueWork(() => assert.fail("it is loaded"));
  await dueWork.add([]);
  await dueWork.catchUp({ ...world, limits: { bookings: 1, sessions: 1 } }, ["work"]);
  await dueWork.stop(1000);
});

for (const work of [true, false]) {
  test(`the jobs of a pack are done by a process that ${work ? "works" : "only serves, where a call waits for them"}`, async (context) => {
    const seen: string[] = [];
    let opened: Store<unknown> | undefined;
    const pack = createTimedPack(async (_context, host) => {
      const own = await opened?.readWorld(runtime.world.key);
      if (own !== undefined) await host.jobs.catchUp(own, ["work"]);
      return { seen: seen.length };
    });
    const { runtime } = await openPack(
      context,
      {
        ...pack,
        open: async (host, store) => {
          opened = store;
          const run = jobOf(async (dossier) => {
            seen.push(dossier.id);
            return ended(dossier);
          });
          return { ...(await pack.open(host, store)), jobs: [run], stop: () => void seen.push("pack stopped") };
        },
      },
      { work, timers: handTimers() },
    );
    const own = await opened?.readWorld(runtime.world.key);
    assert.ok(own !== undefined);
    const due = { queue: "work", atMs: 0 };
    const write = { collection: "tasks", id: "a", expected: "new", document: "{}", due } as const;
    await opened?.commitDossiers({ world: own, atMs: 0, writes: [write] });
    if (work) await until("it is done", () => seen.length > 0);
    else {
      assert.deepEqual(seen, []);
      const caller = { transport: "stdio", era: "legacy", correlationId: "c", meta: {} } as const;
      const rest = { handleHeader: undefined, worldHeader: undefined, connection: undefined, exchange: undefined };
      const client = { clientName: null, clientVersion: null, protocolVersion: null, traceparent: undefined };
      const signal = new AbortController().signal;
      await runtime.callTool({ name: "free" }, { ...caller, ...rest, ...client, signal, onScope: () => undefined });
    }
    assert.deepEqual(seen, ["a"]);
    await runtime.close();
    assert.deepEqual(seen, ["a", "pack stopped"]);
  });
}
