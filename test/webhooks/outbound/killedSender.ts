/** A process that sends webhooks until it is killed, and prints a line when it does. Usage: killedSender.ts <store settings as JSON> <key> */

import { createJobs } from "../../../src/jobs/runner.js";
import { outboundOf } from "../../../src/packs/gds/outbound.js";
import { clockOf } from "../../../src/runtime/worlds/worlds.js";
import { openStore } from "../../../src/store/index.js";
import { realTimers } from "../../../src/timers.js";
import { openOutbound } from "../../../src/webhooks/outbound/open.js";

const [settings = "{}", key = ""] = process.argv.slice(2);
const warn = (message: string): void => void process.stdout.write(`${message}\n`);
const store = await openStore<unknown>({ ...JSON.parse(settings), mostWorlds: 10, warn });
const clock = { now: Date.now };
const outbound = openOutbound({
  ...{ store, outboundOf, key, targets: "any", delays: Array(9).fill("20ms").join(","), sender: "s", works: true },
  ...{ clock, timers: realTimers, warn },
});
const jobs = createJobs({ store, clock, clockOf, timers: realTimers, warn, works: true });
// What a killed process had in hand is handed out again soon.
jobs.add(outbound.jobs.map((job) => ({ ...job, leaseMs: 1000 })));
process.stdout.write("sends\n");
