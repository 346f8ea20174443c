/** Valkey dies, hangs and comes back under running servers: refused fast and said so, then all goes on without a restart. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { initialize, legacyRequest, openSession, type Reply } from "../transport/wireRequests.js";
import { outputOf, refusedFor } from "./support/answers.js";
import { connectHttp } from "./support/connect.js";
import { type HttpServer, startHttpServer } from "./support/product.js";
import { bookOne } from "./support/trip.js";

const onValkey = { skip: skipWithoutValkey };

const start = async (context: TestContext) => {
  const valkey = await startValkey(context, {
    // With "everysec" a disk that is slow may keep the last second's writes from a Valkey that is killed (docs/valkey.md).
    appendOnly: "always",
    arguments: ["--requirepass", "pass-of-the-store"],
    cliArguments: ["-a", "pass-of-the-store"],
  });
  const url = valkey.url.replace("//", "//:pass-of-the-store@");
  return { valkey, server: await startHttpServer(context, { valkeyUrl: url }) };
};

const statusOf = async (server: HttpServer, path: string) => {
  const startedAtMs = performance.now();
  const response = await fetch(`${server.url}${path}`);
  const text = await response.text();
  return { status: response.status, text, tookMs: performance.now() - startedAtMs };
};

const isReady = async (server: HttpServer): Promise<boolean> => (await statusOf(server, "/ready")).status === 200;

const assertUnavailable = ({ status, body }: Reply): void => {
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.error.data.reason, body.error.data.retryable], ["STORE_UNAVAILABLE", true]);
};

const timed = async <Answer>(work: () => Promise<Answer>): Promise<readonly [Answer, number]> => {
  const startedAtMs = performance.now();
  return [await work(), performance.now() - startedAtMs];
};

test("Valkey is killed: refused fast, and the session goes on when it is back", onValkey, async (context) => {
  const { valkey, server } = await start(context);
  const session = await openSession(server.mcp.href);
  await valkey.kill("SIGKILL");
  const lostAtMs = performance.now();
  await until("/ready says 503", async () => !(await isReady(server)));
  assert.ok(performance.now() - lostAtMs < 2000, "within two seconds");
  const ready = await statusOf(server, "/ready");
  assert.ok(!ready.text.includes("pass-of-the-store"), "without the password");
  assert.match(ready.text, new RegExp(`127\\.0\\.0\\.1:${valkey.port}`));
  assert.equal((await statusOf(server, "/health")).status, 200);
  const [reply, tookMs] = await timed(() => session.post(legacyRequest("ping")));
  assertUnavailable(reply);
  assert.ok(tookMs < 1000, `it took ${tookMs} ms`);
  assertUnavailable(await session.post(initialize));
  await valkey.start();
  await until("/ready says 200", () => isReady(server));
  assert.equal((await session.post(legacyRequest("ping"))).status, 200);
});

test(
  "Valkey hangs: /ready says so within two seconds, calls end in time, and all goes on when it wakes",
  onValkey,
  async (context) => {
    const { valkey, server } = await start(context);
    const session = await openSession(server.mcp.href);
    await valkey.kill("SIGSTOP");
    const asked = await Promise.all(Array.from({ length: 20 }, () => statusOf(server, "/ready")));
    for (const { status, tookMs } of asked) {
      assert.equal(status, 503);
      assert.ok(tookMs < 2000, `/ready took ${tookMs} ms`);
    }
    assert.equal((await statusOf(server, "/health")).status, 200);
    const [reply, tookMs] = await timed(() => session.post(legacyRequest("ping")));
    assertUnavailable(reply);
    assert.ok(tookMs < 10000, `it took ${tookMs} ms`);
    await valkey.kill("SIGCONT");
    await until("/ready says 200", () => isReady(server));
    assert.equal((await session.post(legacyRequest("ping"))).status, 200);
  },
);

test("a modern client is refused while Valkey is gone, and books when it is back", onValkey, async (context) => {
  const { valkey, server } = await start(context);
  const caller = await connectHttp(context, "v2-modern", server);
  await bookOne(caller, "JFK-LAX", "2026-06-15", 1);
  await valkey.kill("SIGKILL");
  await until("/ready says 503", async () => !(await isReady(server)));
  const refusal = refusedFor(await caller.call("listBookings", {}), "STORE_UNAVAILABLE");
  assert.equal(refusal.data["retryable"], true);
  await valkey.start();
  await until("/ready says 200", () => isReady(server));
  await bookOne(caller, "JFK-LAX", "2026-06-16", 2);
  assert.equal(outputOf(await caller.call("listBookings", {})).count, 2);
  await caller.close();
});

test("notifications reach a stream that was open while Valkey was gone", onValkey, async (context) => {
  const { valkey, server } = await start(context);
  const caller = await connectHttp(context, "v2-legacy", server);
  await caller.subscribe("gds://session/bookings");
  await valkey.kill("SIGKILL");
  await until("/ready says 503", async () => !(await isReady(server)));
  await valkey.start();
  await until("/ready says 200", () => isReady(server));
  await bookOne(caller, "JFK-LAX", "2026-06-15", 1);
  assert.equal(await caller.nextUpdate(), "gds://session/bookings");
  await caller.close();
});
