/** Tokens: renewed before they end, once after a 401, and once for all who wait. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Authorize, type Token, tokenHeaders, type UpstreamCall } from "../../src/upstream/index.js";
import { handTimers } from "../support/handTimers.js";
import { scripted, search } from "./scripted.js";

const call: UpstreamCall = {
  signal: new AbortController().signal,
  remainingMs: () => 30_000,
  correlationId: "call-1",
};

/** Gives `Bearer 1`, `Bearer 2`, ... that live for half an hour. */
const source = (obtain?: (count: number, call: UpstreamCall) => Promise<Token>) => {
  const timers = handTimers();
  const calls: UpstreamCall[] = [];
  const authorize = tokenHeaders({
    timers,
    timeoutMs: 10_000,
    obtain: (one) => {
      calls.push(one);
      const token = { headers: { authorization: `Bearer ${calls.length}` }, lifetimeMs: 1_800_000 };
      return obtain?.(calls.length, one) ?? Promise.resolve(token);
    },
  });
  return { timers, calls, authorize };
};

const bearer = async (authorize: Authorize, who = call): Promise<string | undefined> =>
  (await authorize.headers(who))["authorization"];

test("a token serves until 60 s before its end, then there is another", async () => {
  const { timers, authorize } = source();
  assert.equal(await bearer(authorize), "Bearer 1");
  await timers.pass(1_739_999);
  assert.equal(await bearer(authorize), "Bearer 1");
  await timers.pass(1);
  assert.equal(await bearer(authorize), "Bearer 2");
});

test("a token that lives for less than two minutes serves for half of its life", async () => {
  const { timers, authorize, calls } = source(async () => ({
    headers: { authorization: "short" },
    lifetimeMs: 30_000,
  }));
  await bearer(authorize);
  await timers.pass(14_999);
  await bearer(authorize);
  assert.equal(calls.length, 1);
  await timers.pass(1);
  await bearer(authorize);
  assert.equal(calls.length, 2);
});

test("ten who wait share one renewal, which the end of the first does not end", async () => {
  const open: ((token: Token) => void)[] = [];
  const { authorize, calls } = source(() => new Promise((resolve) => open.push(resolve)));
  const controller = new AbortController();
  const first = bearer(authorize, { ...call, signal: controller.signal });
  const others = Array.from({ length: 9 }, () => bearer(authorize));
  controller.abort("nobody waits");
  await assert.rejects(first, (error) => error === "nobody waits");
  assert.equal(calls[0]?.signal.aborted, false);
  open[0]?.({ headers: { authorization: "shared" }, lifetimeMs: 1_800_000 });
  assert.deepEqual(new Set(await Promise.all(others)), new Set(["shared"]));
  assert.equal(calls.length, 1);
});

test("a renewal that fails is told to all who wait, and tried again by the next", async () => {
  const { authorize, calls } = source((count) =>
    count === 1 ? Promise.reject(new Error("no")) : Promise.resolve({ headers: {}, lifetimeMs: 1_800_000 }),
  );
  const waiting = [bearer(authorize), bearer(authorize)];
  for (const one of waiting) await assert.rejects(one, /no/);
  await bearer(authorize);
  assert.equal(calls.length, 2);
});

test("after a 401 the request goes out once more at once, with a new token", async () => {
  const { authorize } = source();
  const { upstream, sent, call: callOf } = scripted([{ status: 401 }, {}], { authorize });
  await upstream.send(search, callOf());
  assert.deepEqual(
    sent.map(({ headers }) => headers["authorization"]),
    ["Bearer 1", "Bearer 2"],
  );
});

test("requests that were refused with the same token renew it once", async () => {
  const { authorize, calls } = source();
  const refused = await authorize.headers(call);
  authorize.renew(refused);
  const renewed = await authorize.headers(call);
  authorize.renew(refused);
  assert.equal(await authorize.headers(call), renewed);
  assert.equal(calls.length, 2);
});
