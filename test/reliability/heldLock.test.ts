/** Somebody keeps the write lock of a data directory, here a process that was stopped: nobody waits for it for ever. */
import assert from "node:assert/strict";
import { once } from "node:events";
import test from "node:test";
import { startProcess, usualNow } from "../e2e/support/product.js";
import { until } from "../support/until.js";
import { initialize, openSession } from "../transport/wireRequests.js";
import { productMain } from "./support/build.js";
import { modernCaller, reasonOf } from "./support/callers.js";
import { flightOrder, gatherOffers } from "./support/catalogue.js";
import { folderRemovedAtExit } from "./support/folders.js";
import { holdLock } from "./support/lockHolder.js";
import { launchServer } from "./support/servers.js";

const readiness = async (url: string): Promise<{ readonly status: number; readonly reason: string }> => {
  const response = await fetch(`${url}/ready`);
  const { reason = "" } = Object(await response.json());
  return { status: response.status, reason };
};

const linux = { skip: process.platform === "linux" ? false : "stops a process and looks for it as Linux does" };

test("a write lock that somebody keeps: refused, said, ended and mended", linux, async (context) => {
  const main = productMain(context);
  const dataDir = folderRemovedAtExit(context);
  const server = await launchServer(context, { main, dataDir });
  const other = await launchServer(context, { main, dataDir });
  const started = { url: () => server.url, session: "a-session-of-its-own" };
  const caller = modernCaller(started);
  const { flightIds } = await gatherOffers(caller);
  const order = flightOrder(flightIds[0] ?? "", 1);
  const session = await openSession(`${server.url}/mcp`);
  const holder = await holdLock(context, dataDir);
  const heldBy = new RegExp(
    `${dataDir}.* another process has kept its write lock .*\\b${holder.pid} \\(node, stopped\\)`,
  );

  const run = (...words: readonly string[]) =>
    startProcess(context, {
      command: process.execPath,
      args: [main, ...words, "--data-dir", dataDir],
      env: { PATH: process.env["PATH"] ?? "", MOCK_GDS_NOW: usualNow },
    });
  const refusedStart = run("--http", "--port", "0");
  const refusedWorkers = run("--http", "--port", "0", "--workers", "2");
  const refusedCommand = run("world", "list");
  const patientStart = run("--http", "--port", "0", "--wait-for-store");
  const toldToEnd = run("--http", "--port", "0", "--wait-for-store");

  const outcomes = await Promise.all([
    caller.call("bookFlight", order, { idempotencyKey: "once" }),
    modernCaller({ url: () => server.url, session: "another-session-of-it" }).call("listBookings", {}),
  ]);
  for (const outcome of outcomes) {
    assert.equal(outcome.kind === "refused" && reasonOf(outcome), "STORE_UNAVAILABLE", JSON.stringify(outcome));
  }
  const legacy = await session.post(initialize);
  assert.equal(legacy.body.error.data.reason, "STORE_UNAVAILABLE");
  await gatherOffers(modernCaller({ url: () => server.url }));
  const ready = await readiness(server.url);
  assert.equal(ready.status, 503);
  assert.match(ready.reason, heldBy);
  assert.equal((await fetch(`${server.url}/health`)).status, 200);
  const said = server
    .stderr()
    .split("\n")
    .filter((line) => /another process has kept/.test(line) && !/UNAVAILABLE|not ready/.test(line));
  assert.equal(said.length, 1, server.stderr());

  for (const refused of [refusedStart, refusedWorkers, refusedCommand]) {
    assert.notEqual(await refused.exit, 0);
    assert.match(refused.stderr(), heldBy);
    assert.equal(refused.stderr().trim().split("\n").length, 1, refused.stderr());
  }
  await patientStart.says(/waiting for the store: .* has kept its write lock/);
  for (const [running, kind] of [
    [toldToEnd, "waiting"],
    [other, "serving"],
  ] as const) {
    if (kind === "waiting") await toldToEnd.says(/waiting for the store/);
    const over = once(running.process, "exit");
    running.process.kill("SIGTERM");
    assert.deepEqual(await over, [null, "SIGTERM"], kind);
  }

  await holder.release();
  await until("/ready is 200", async () => (await readiness(server.url)).status === 200);
  await patientStart.says(/ on http:/);
  const before = await caller.call("listBookings", {});
  assert.ok(before.kind === "accepted");
  assert.equal(before.output.count, 0, "what was refused has not happened since");
  const [first, again] = [
    await caller.call("bookFlight", order, { idempotencyKey: "once" }),
    await caller.call("bookFlight", order, { idempotencyKey: "once" }),
  ];
  assert.ok(first.kind === "accepted" && again.kind === "accepted", JSON.stringify([first, again]));
  assert.equal(first.output.pnr, again.output.pnr);
  assert.match(server.stderr(), /takes writes again/);
});
