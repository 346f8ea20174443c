/** How workers end: told to, killed, without their primary; and what is left of them, which is nothing. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test, { after } from "node:test";
import { outputOf } from "../e2e/support/answers.js";
import { connectHttp } from "../e2e/support/connect.js";
import { bookOne } from "../e2e/support/trip.js";
import { productMain } from "../reliability/support/build.js";
import { temporaryFolder } from "../support/folders.js";
import { search, startLoad } from "./support/callers.js";
import { isAlive, until } from "./support/processes.js";
import { freshConnections, startWorkers } from "./support/workers.js";

const main = productMain({ after });

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.startsWith("mock-gds-workers-"));

test("SIGTERM under load: all workers answer what they have begun, tell their callers to go, and leave nothing", async (context) => {
  const temporaryIn = temporaryFolder(context);
  const server = await startWorkers(context, { main, temporaryIn, environment: { MCP_SHUTDOWN_GRACE_MS: "5000" } });
  assert.equal(foldersIn(temporaryIn).length, 1);
  const load = startLoad(context, server.mcp, 12);
  await until("all callers are served", () => (load.outcomes()["200 keep-alive"] ?? 0) > 60);
  server.process.kill("SIGTERM");
  await load.over;
  const { "200 keep-alive": _before, ...last } = load.outcomes();
  assert.deepEqual(last, { "200 close": 12 });
  assert.equal(await server.exit, 0, server.stderr());
  assert.equal(server.callers().size, 2, "both workers have answered calls");
  assert.equal(server.stderr().match(/SIGTERM: finishing what runs/g)?.length, 2);
  assert.deepEqual(foldersIn(temporaryIn), []);
});

test("a second signal ends everything at once", async (context) => {
  const temporaryIn = temporaryFolder(context);
  const server = await startWorkers(context, { main, temporaryIn, environment: { MCP_SHUTDOWN_GRACE_MS: "60000" } });
  server.process.kill("SIGTERM");
  await server.says(/SIGTERM: finishing what runs/);
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 1);
  assert.match(server.stderr(), /SIGTERM again: exiting at once/);
  assert.deepEqual(foldersIn(temporaryIn), []);
});

for (const signal of ["SIGKILL", "SIGHUP"] as const) {
  test(`${signal} to the primary: its workers end with it, and the folder goes`, async (context) => {
    const temporaryIn = temporaryFolder(context);
    const server = await startWorkers(context, { main, temporaryIn });
    if (signal === "SIGHUP") for (const pid of server.pids) process.kill(pid, signal);
    server.process.kill(signal);
    await until("the workers are gone", () => !server.pids.some(isAlive));
    assert.deepEqual(foldersIn(temporaryIn), []);
  });
}

test("a worker that is killed is replaced on the same port while calls go on, and a signal to all at once, as from a terminal, ends them in order", async (context) => {
  const server = await startWorkers(context, { main, environment: { MCP_SHUTDOWN_GRACE_MS: "300" } });
  const [victim = 0, other = 0] = server.pids;
  process.kill(victim, "SIGKILL");
  await server.says(new RegExp(`worker ${victim} ended \\(SIGKILL\\): another starts in 0 ms`));
  for (const _call of [1, 2, 3]) assert.equal(await search(server.mcp, false), "200 close");
  const [, successor] = await server.says(/worker (\d+) serves/);
  const before = server.callers();
  assert.ok(!before.has(Number(successor)), "the new worker is another process");
  for (const _call of [1, 2, 3, 4]) assert.equal(await search(server.mcp, false), "200 close");
  assert.ok(server.callers().has(Number(successor)), "the new worker answers calls");
  assert.ok(isAlive(other), "the other worker is the same");
  for (const pid of [other, Number(successor), server.process.pid ?? 0]) process.kill(pid, "SIGINT");
  assert.equal(await server.exit, 0, server.stderr());
  assert.doesNotMatch(server.stderr(), /again/);
});

test("when all workers are killed, others serve on the same port, which nobody chose, what was sold before", async (context) => {
  const server = await startWorkers(context, { main });
  const caller = await connectHttp(context, "v1", server, freshConnections);
  let serving = server.pids;
  const killed = new Set<number>();
  const pnrs: string[] = [];
  for (const round of [1, 2]) {
    pnrs.unshift(await bookOne(caller, "JFK-LAX", `2026-06-1${round}`, round));
    for (const pid of serving) process.kill(pid, "SIGKILL");
    for (const pid of serving) killed.add(pid);
    await until("two others serve", () => {
      const said = [...server.stderr().matchAll(/worker (\d+) serves/g)].map(([, pid]) => Number(pid));
      serving = said.filter((pid) => !killed.has(pid));
      return serving.length === 2;
    });
    const { bookings } = outputOf(await caller.call("listBookings", {}));
    assert.deepEqual(
      bookings.map(({ pnr }) => pnr),
      pnrs,
    );
  }
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0, server.stderr());
});

test("a connection on its way to a worker that is killed is closed, not kept waiting", async (context) => {
  const server = await startWorkers(context, { main });
  const [stuck = 0] = server.pids;
  process.kill(stuck, "SIGSTOP");
  const outcomes: string[] = [];
  const calls = Array.from({ length: 6 }, async () => void outcomes.push(await search(server.mcp, false)));
  await until("the other worker has answered", () => outcomes.length === 5);
  process.kill(stuck, "SIGKILL");
  await Promise.all(calls);
  assert.deepEqual(
    outcomes.map((outcome) => (outcome === "200 close" ? "answered" : outcome)).toSorted(),
    ["ECONNRESET", ...Array.from({ length: 5 }, () => "answered")].toSorted(),
  );
});
