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
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, text: await response.text() };
};

const isReady = async (server: HttpServer): Promise<boolean> => (await statusOf(server, "/ready")).status === 200;

const assertUnavailable = ({ status, body }: Reply): void => {
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.error.data.reason, body.error.data.retryable], ["STORE_UNAVAILABLE", true]);
};

// How fast a call is refused depends on the machine. What it is refused for tells whether an answer was waited for, and how long.
const atOnce = /STORE_UNAVAILABLE: Valkey at \S+ cannot be reached/;
const afterWaiting = /STORE_UNAVAILABLE: Valkey at \S+ did not answer in time/;

test("Valkey is killed: refused fast, and the session goes on when it is back", onValkey, async (context) => {
  const { valkey, server } = await start(context);
  const session = await openSession(server.mcp.href);
  await valkey.kill("SIGKILL");
  await until("/ready says 503", async () => !(await isReady(server)));
  const ready = await statusOf(server, "/ready");
  assert.ok(!ready.text.includes("pass-of-the-store"), "without the password");
  assert.match(ready.text, new RegExp(`127\\.0\\.0\\.1:${valkey.port} cannot be reached`));
  assert.equal((await statusOf(server, "/health")).status, 200);
  assertUnavailable(await session.post(legacyRequest("ping")));
  assertUnavailable(await session.post(initialize));
  await server.says(atOnce);
  assert.doesNotMatch(server.stderr(), afterWaiting);
  await valkey.start();
  await until("/ready says 200", () => isReady(server));
  assert.equal((await session.post(legacyRequest("ping"))).status, 200);
});

test(
  "Valkey hangs: /ready says so after a second, calls end in time, and all goes on when it wakes",
  onValkey,
  async (context) => {
    const { valkey, server } = await start(context);
    const session = await openSession(server.mcp.href);
    await valkey.kill("SIGSTOP");
    const asked = await Promise.all(Array.from({ length: 20 }, () => statusOf(server, "/ready")));
    for (const { status, text } of asked) {
      assert.equal(status, 503);
      assert.match(text, /did not answer within 1000 ms/);
    }
    assert.equal((await statusOf(server, "/health")).status, 200);
    assertUnavailable(await session.post(legacyRequest("ping")));
    await server.says(afterWaiting);
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
