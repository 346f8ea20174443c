/** Due work on a memory store, with time that passes by hand. */
import { setImmediate } from "node:timers/promises";
import type { Job, Jobs, Settlement } from "../../src/jobs/port.js";
import { createJobs } from "../../src/jobs/runner.js";
import { clockOf } from "../../src/runtime/worlds/worlds.js";
import type { Dossier, DossierWrite, Store, StoredWorld, WorldClock } from "../../src/store/index.js";
import { openMemoryStore } from "../../src/store/memory/store.js";
import { type HandTimers, handTimers } from "../support/handTimers.js";

/** What real time is when a test begins. */
export const startMs = Date.parse("2026-05-16T09:00:00Z");
export const minuteMs = 60_000;

export interface Setup {
  readonly store: Store<unknown>;
  readonly timers: HandTimers;
  readonly clock: { readonly now: () => number };
  readonly warnings: string[];
  readonly createJobs: (works?: boolean, store?: Store<unknown>) => Jobs;
  readonly createWorld: (key: string, clock?: WorldClock) => Promise<StoredWorld>;
  /** Makes the dossier, due at once if no instant is given. */
  readonly put: (world: StoredWorld, id: string, due?: Partial<DossierWrite["due"]>, queue?: string) => Promise<void>;
  readonly read: (world: StoredWorld, id: string) => Promise<Dossier | undefined>;
}

export const setUp = (): Setup => {
  const warnings: string[] = [];
  const warn = (message: string): void => void warnings.push(message);
  const store = openMemoryStore<unknown>({ mostWorlds: 100, warn });
  const timers = handTimers(startMs);
  const clock = { now: timers.now };
  return {
    store,
    timers,
    clock,
    warnings,
    createJobs: (works = true, on = store) => createJobs({ store: on, clock, clockOf, timers, warn, works }),
    createWorld: (key, worldClock = { mode: "real" }) =>
      store.createWorld(
        key,
        { seed: "s", clock: worldClock, limits: { bookings: 1000, sessions: 10 }, contractVersion: "1.0.0" },
        clock.now(),
      ),
    put: async (world, id, due = {}, queue = "work") => {
      const write = { collection: "tasks", id, expected: "new", document: "{}" } as const;
      const { mode } = world.clock;
      const atMs = mode === "real" ? clock.now() : world.clock.mode === "frozen" ? world.clock.atMs : 0;
      await store.commitDossiers({ world, atMs, writes: [{ ...write, due: { queue, atMs, ...due } }] });
    },
    read: (world, id) => store.readDossier(world, "tasks", id),
  };
};

/** Lets everything happen that needs no time. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
};

/** The end of a dossier's work: its document says so, and it is not due any more. */
export const ended = (
  { collection, id, version }: Dossier,
  document = '"done"',
  ...others: DossierWrite[]
): Settlement => ({
  writes: [{ collection, id, expected: version, document }, ...others],
});

export const jobOf = (run: Job["run"], others: Partial<Job> = {}): Job => ({
  queue: "work",
  clock: "real",
  leaseMs: 10_000,
  concurrency: 4,
  run,
  failed: (dossier, { kind, message }) => ended(dossier, JSON.stringify({ kind, message })),
  ...others,
});
