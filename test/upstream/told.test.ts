/** What is told of requests, in the log and in figures: never what is in them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createMeter, fixedHeaders, UpstreamFailure, upstreamLogFields } from "../../src/upstream/index.js";
import { scripted, search } from "./scripted.js";

test("each attempt is one line with these fields alone", async () => {
  const steps = [{ status: 429, headers: { "retry-after": "1" } }, { code: "ECONNRESET", afterMs: 40 }, {}];
  const { upstream, call, timers, logged } = scripted(steps);
  const sent = upstream.send(search, call({ correlationId: "call-7" }));
  for (let count = 0; count < 3; count += 1) await timers.passToNext();
  await timers.pass(2000);
  await sent;
  const all = { upstream: "vendor", operation: "createOfferRequest", correlationId: "call-7" };
  assert.deepEqual(
    logged.map(([severity, message, fields]) => [severity, message, fields]),
    [
      ["warning", "Upstream attempt", { ...all, status: 429, ms: 0, attempt: 1 }],
      ["warning", "Upstream attempt", { ...all, kind: "reset", ms: 40, attempt: 2 }],
      ["info", "Upstream attempt", { ...all, status: 200, ms: 0, attempt: 3 }],
    ],
  );
  const known = new Set<string>(upstreamLogFields);
  for (const [, , fields] of logged) assert.ok(Object.keys(fields).every((field) => known.has(field)));
});

test("an attempt whose caller goes away is a line, too", async () => {
  const { upstream, call, timers, logged } = scripted([{ hangs: true }]);
  const controller = new AbortController();
  const sent = upstream.send(search, call({ signal: controller.signal }));
  await timers.pass(30);
  controller.abort("nobody waits");
  await assert.rejects(sent, (error) => error === "nobody waits");
  const fields = { upstream: "vendor", operation: "createOfferRequest", kind: "cancelled", ms: 30, attempt: 1 };
  assert.deepEqual(logged, [["info", "Upstream attempt", { ...fields, correlationId: "call-1" }]]);
});

test("nothing of a request or an answer is in a line, a figure or a failure's words", async () => {
  const canary = "canary-5d41";
  const answer = {
    status: 422,
    headers: { location: canary, "x-request-id": "vendor-1" },
    body: `{"said":"${canary}"}`,
  };
  const { upstream, call, logged, figures } = scripted([answer], {
    authorize: fixedHeaders({ authorization: `Bearer ${canary}` }),
  });
  const request = {
    ...search,
    query: { name: canary },
    headers: { "x-name": canary },
    body: { mediaType: "application/json", text: `{"name":"${canary}"}` },
    repeatKey: { header: "idempotency-key", value: canary },
  };
  const failure: unknown = await upstream.send(request, call()).catch((error: unknown) => error);
  assert.ok(failure instanceof UpstreamFailure);
  assert.equal(failure.facts.answer, `{"said":"${canary}"}`);
  const { answer: _, ...facts } = failure.facts;
  for (const told of [logged, figures(), facts, failure.message, failure.stack])
    assert.ok(!JSON.stringify(told).includes(canary));
});

test("figures count calls, attempts, retries, failures by kind, and how long answered calls took", async () => {
  const steps = [{ status: 503 }, { status: 429 }, { afterMs: 60 }, { status: 404 }];
  const { upstream, call, timers, figures } = scripted(steps);
  const answered = upstream.send(search, call());
  await timers.pass(4000);
  await answered;
  await upstream.send(search, call()).catch(() => undefined);
  assert.deepEqual(figures(), {
    calls: 2,
    failedCalls: 1,
    attempts: 4,
    retries: 2,
    failures: { busy: 1, rateLimited: 1, rejected: 1 },
    latencyMs: { p50: 3060, p95: 3060, p99: 3060 },
    breaker: "closed",
  });
});

test("percentiles are those of the last thousand answered calls", () => {
  const { ended, figures } = createMeter();
  assert.equal(figures().latencyMs, undefined);
  for (let count = 0; count < 500; count += 1) ended(9999, "answered");
  for (let ms = 1; ms <= 1000; ms += 1) ended(ms, "answered");
  assert.deepEqual(figures().latencyMs, { p50: 500, p95: 950, p99: 990 });
});
