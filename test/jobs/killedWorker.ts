/** A process that works on tasks and on events until it is killed, and prints a dot for each try. Usage: killedWorker.ts <store settings as JSON> */
import { writeSync } from "node:fs";
import { createJobs } from "../../src/jobs/runner.js";
import { clockOf } from "../../src/runtime/worlds/worlds.js";
import { openStore } from "../../src/store/index.js";
import { realTimers } from "../../src/timers.js";
import { createEventWork } from "./killedEvents.js";
import { createWork, worldKey } from "./killedWork.js";

const warn = (): void => undefined;
const store = await openStore<unknown>({ ...JSON.parse(process.argv[2] ?? "{}"), mostWorlds: 10, warn });
const world = await store.readWorld(worldKey);
if (world === undefined) throw new Error("there is no world");
const jobs = createJobs({ store, clock: { now: Date.now }, clockOf, timers: realTimers, warn, works: true });
const pauseMs = (): number => Math.random() * 40;
const onRun = (): void => void writeSync(1, ".");
jobs.add([createWork(store, world, pauseMs, onRun), createEventWork(store, world, pauseMs, onRun)]);
