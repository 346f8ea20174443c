/** When nothing is sent: while a service is down, too often, or too much at a time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createBreaker } from "../../src/upstream/breaker.js";
import { createBucket } from "../../src/upstream/bucket.js";
import { standardBreaker, UpstreamFailure } from "../../src/upstream/index.js";
import { scripted, search, waits124 } from "./scripted.js";

const once = { ...waits124, attempts: 1 };

const failureOf = (sent: Promise<unknown>): Promise<UpstreamFailure> =>
  sent.then(
    () => assert.fail("there is an answer"),
    (error) => (error instanceof UpstreamFailure ? error : assert.fail(String(error))),
  );

test("after five failures in a row nothing is sent for 30 s, then one request tries", async () => {
  const steps = [...Array.from({ length: 5 }, () => ({ status: 503 })), { afterMs: 10 }];
  const { upstream, call, timers, sent, figures } = scripted(steps, { policy: once, breaker: standardBreaker });
  for (let count = 0; count < 5; count += 1) await failureOf(upstream.send(search, call()));
  const refused = await failureOf(upstream.send(search, call()));
  assert.deepEqual([refused.kind, refused.facts.retryAfterMs, refused.facts.attempts], ["refused", 30_000, 0]);
  assert.deepEqual([sent.length, figures().breaker], [5, "open"]);

  await timers.pass(30_000);
  const probe = upstream.send(search, call());
  await timers.pass(0);
  assert.equal(figures().breaker, "probing");
  assert.equal((await failureOf(upstream.send(search, call()))).kind, "refused");
  await timers.pass(10);
  assert.equal((await probe).status, 200);
  assert.deepEqual([sent.length, figures().breaker], [6, "closed"]);
});

test("a probe that fails keeps it shut for another 30 s, and one whose caller goes away leaves the try to the next", () => {
  const breaker = createBreaker(standardBreaker);
  for (let count = 0; count < 5; count += 1) breaker.begin(0)("failed", 0);
  breaker.begin(30_000)("failed", 30_001);
  assert.equal(breaker.closedForMs(30_002), 29_999);
  breaker.begin(60_001)("unknown", 60_002);
  assert.equal(breaker.closedForMs(60_003), 0);
  assert.equal(breaker.state(), "open");
});

test("half of the last twenty within 30 s shut it, spread over a longer time they do not", () => {
  const shutBy = (everyMs: number): boolean => {
    const breaker = createBreaker(standardBreaker);
    for (let count = 0; count < 20; count += 1)
      breaker.begin(count * everyMs)(count % 2 === 0 ? "worked" : "failed", count * everyMs);
    return breaker.state() === "open";
  };
  assert.deepEqual([shutBy(100), shutBy(2000)], [true, false]);
});

test("refusals of what was asked do not shut it, and neither does 429", async () => {
  const { upstream, call, sent } = scripted([{ status: 422 }], { policy: once, breaker: standardBreaker });
  for (let count = 0; count < 9; count += 1) await failureOf(upstream.send(search, call()));
  const limited = scripted([{ status: 429 }], { policy: once, breaker: standardBreaker });
  for (let count = 0; count < 9; count += 1) await failureOf(limited.upstream.send(search, limited.call()));
  assert.deepEqual([sent.length, limited.sent.length], [9, 9]);
});

test("a call that had too little time for an attempt says nothing about the service", async () => {
  const { upstream, call, timers, figures } = scripted([{ hangs: true }], { policy: once, breaker: standardBreaker });
  for (let count = 0; count < 6; count += 1) {
    const failed = failureOf(upstream.send(search, call({ timeMs: 50 })));
    await timers.passToNext();
    assert.equal((await failed).kind, "timeout");
  }
  assert.equal(figures().breaker, "closed");
});

test("no more requests begin in any stretch of time than its limit says", () => {
  const bucket = createBucket({ requests: 3, perMs: 1000 });
  assert.deepEqual([bucket.take(0), bucket.take(100), bucket.take(200)], [0, 0, 0]);
  assert.equal(bucket.waitMs(300), 700);
  assert.deepEqual([bucket.take(300), bucket.take(300), bucket.take(300), bucket.take(300)], [700, 800, 900, 1700]);
  assert.equal(bucket.take(60_000), 0);
});

test("a request over the rate waits for its turn if there is time, and else is told how long", async () => {
  const limits = { rate: { requests: 1, perMs: 5000 } };
  const { upstream, call, timers, sent } = scripted([{}], { limits });
  await upstream.send(search, call());
  const refused = await failureOf(upstream.send(search, call({ timeMs: 5000 })));
  assert.deepEqual([refused.kind, refused.facts.retryAfterMs, refused.facts.attempts], ["rateLimited", 5000, 0]);
  const waits = upstream.send(search, call());
  await timers.pass(4999);
  assert.equal(sent.length, 1);
  await timers.pass(1);
  assert.equal((await waits).status, 200);
});

test("requests over the number at a time go in the order they came; one that gives up lets the next go", async () => {
  const { upstream, call, timers, sent } = scripted([{ afterMs: 100 }], { limits: { atOnce: 1 } });
  const controller = new AbortController();
  const named = (operation: string) => ({ ...search, operation, path: `/${operation}` });
  const all = [
    upstream.send(named("first"), call()),
    upstream.send(named("second"), call({ signal: controller.signal })).catch((error: unknown) => error),
    upstream.send(named("third"), call({ timeMs: 50 })).catch((error: unknown) => error),
    upstream.send(named("fourth"), call()),
  ];
  await timers.pass(10);
  controller.abort("nobody waits");
  await timers.pass(400);
  const [, second, third] = await Promise.all(all);
  assert.equal(second, "nobody waits");
  assert.ok(third instanceof UpstreamFailure && third.kind === "refused");
  assert.deepEqual(
    sent.map(({ target }) => target),
    ["/first", "/fourth"],
  );
});
