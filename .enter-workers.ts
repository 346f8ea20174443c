import { mkdtempSync, rmSync } from "node:fs";
import { fork } from "node:child_process";
import { openStore } from "./src/store/index.js";
const facts = { seed: "s", contractVersion: "1", clock: { kind: "real" }, limits: { bookings: 1000, sessions: 1000 } } as never;
if (process.argv[2] === "primary" || process.argv[2] === undefined) {
  for (const eph of ["1", "0"]) for (const procs of [1, 2]) { const d = mkdtempSync("/tmp/wk-"); await Promise.all(Array.from({ length: procs }, (_, i) => new Promise((r) => fork(process.argv[1]!, [String(i), d, eph, String(procs)]).on("exit", r)))); rmSync(d, { recursive: true }); }
  process.exit();
}
const [, , id, dir, eph, procs] = process.argv;
const store = eph === "mem" ? await openStore({ mostWorlds: 10, warn: console.error }) : await openStore({ dataDirectory: dir, isEphemeral: eph === "1", mostWorlds: 10, warn: console.error });
const client = { transport: "http", clientName: "x", clientVersion: "1", protocolVersion: "2025-06-18" } as never;
const enter = (k: number) => store.enter({ world: "default/x", initially: facts, realNowMs: Date.now(), idleLimitMs: 1e6, session: { id: `session-${id}-${k % 16}`, client, countsAsCall: true, mustExist: false } });
try { for (let k = 0; k < 200; k++) await enter(k); } catch (e) { console.log(String(e)); process.exit(1); }
const c0 = process.cpuUsage(), s = performance.now(); let n = 0;
while (performance.now() - s < 1200) { await Promise.all([enter(n), enter(n + 1), enter(n + 2), enter(n + 3)]); n += 4; await new Promise(setImmediate); }
const c = process.cpuUsage(c0); console.log(`eph ${eph} procs ${procs}: ${Math.round(n / 1.2)}/s, cpu ${Math.round((c.user + c.system) / n)} (sys ${Math.round(c.system / n)})`); process.exit();
