/** A store that does not answer: who needs it is told to try again, nobody loses a session, and /ready says so. */
import assert from "node:assert/strict";
import test from "node:test";
import { createReadiness } from "../../src/transport/http/server/readiness.js";
import { recordedLog } from "../runtime/fixtures/server.js";
import { shareStore } from "./sharedStore.js";
import { sessionStream, updated } from "./streams.js";
import { initialize, legacyRequest, modernRequest, openSession, post, postModern, toolCall } from "./wireRequests.js";

const remember = toolCall("remember", { note: "x" });

test("while the store is down every request of a 2025 client is answered as one that may be retried, and then goes on", async (context) => {
  const shared = await shareStore(context);
  const server = await shared.start();
  const session = await openSession(server.mcp);
  const stream = await sessionStream(context, server.mcp, session.id);
  await session.post(legacyRequest("resources/subscribe", { uri: "fixture://notes" }));
  shared.setAnswers(false);
  const requests = [
    () => session.post(legacyRequest(...remember)),
    () => session.post(legacyRequest("ping")),
    () => session.post(legacyRequest("tools/list")),
    () => post(server.mcp, { ...initialize, id: 7 }),
  ];
  for (const request of requests) {
    const { status, body } = await request();
    assert.deepEqual([status, body.id], [200, 7]);
    assert.deepEqual([body.error.data.reason, body.error.data.retryable], ["STORE_UNAVAILABLE", true]);
    assert.ok(body.error.data.correlationId.length > 0, "the correlation id is there");
    assert.ok(!JSON.stringify(body).includes("test:1"), "the address of the store is not");
  }
  const removed = await fetch(server.mcp, { method: "DELETE", headers: { "mcp-session-id": session.id } });
  assert.deepEqual([removed.status, removed.headers.get("retry-after")], [503, "1"]);
  shared.setAnswers(true);
  await session.post(legacyRequest(...remember));
  assert.equal(updated(await stream.next()), "fixture://notes", "the stream has lived through it");
  const warnings = server.logLines.filter((line) => line.includes("STORE_UNAVAILABLE"));
  assert.ok(warnings.length >= 1, "the log says so");
});

test("while the store is down a modern client lists tools, and its calls are refused as results", async (context) => {
  const shared = await shareStore(context);
  const server = await shared.start();
  shared.setAnswers(false);
  const listed = await postModern(server.mcp, modernRequest("tools/list"));
  assert.ok(listed.body.result.tools.length > 0, "tools are listed");
  const { result } = (await postModern(server.mcp, modernRequest(...remember))).body;
  const { data } = result._meta["io.github.mock-gds/error"];
  assert.deepEqual([result.isError, data.reason, data.retryable], [true, "STORE_UNAVAILABLE", true]);
});

test("/ready follows the store and says why, /health does not", async (context) => {
  const shared = await shareStore(context);
  const server = await shared.start();
  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return [response.status, await response.json()] as const;
  };
  assert.deepEqual(await get("/ready"), [200, { ready: true }]);
  shared.setAnswers(false);
  assert.deepEqual(await get("/ready"), [503, { ready: false, reason: "the store at test:1 is cut off" }]);
  assert.equal((await get("/health"))[0], 200);
  shared.setAnswers(true);
  assert.deepEqual(await get("/ready"), [200, { ready: true }]);
  const said = server.logLines.filter((line) => /ready/.test(line));
  assert.equal(said.length, 2, said.join(""));
});

test("a store that hangs is checked once, whoever asks, and answered for in time", async () => {
  const { log } = recordedLog();
  let checks = 0;
  let answer: () => void = () => undefined;
  const ready = () => {
    checks++;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  const readiness = createReadiness({ ready, log }, 50);
  const asked = await Promise.all(Array.from({ length: 20 }, readiness));
  assert.deepEqual(asked, Array(20).fill("the store does not answer"));
  assert.equal(await readiness(), "the store does not answer");
  assert.equal(checks, 1);
  answer();
  await new Promise(setImmediate);
  const again = readiness();
  // No time passes before the answer.
  while (checks < 2) await Promise.resolve();
  answer();
  assert.equal(await again, undefined);
  assert.equal(checks, 2);
});
