/** What is tried again, and how long a service asks to wait. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOfError } from "../../src/upstream/failure.js";
import { delayMsAfter, doesFit, isTriedAgain, mayHaveBeenDone, toldWaitMs } from "../../src/upstream/policy.js";
import type { UpstreamFailureKind } from "../../src/upstream/port.js";
import { waits124 } from "./scripted.js";

const nowMs = Date.UTC(2026, 10, 22, 12);
const first = { attempts: 1, isRenewed: false, wasMalformed: false };

test("a service says how long to wait in seconds or by a date, which its own date explains", () => {
  const told: readonly (readonly [headers: Readonly<Record<string, string>>, waitMs: number])[] = [
    [{}, 0],
    [{ "retry-after": "3" }, 3000],
    [{ "retry-after": " 120 " }, 120_000],
    [{ "retry-after": "Sun, 22 Nov 2026 12:00:07 GMT" }, 7000],
    [{ "retry-after": "Sun, 22 Nov 2026 11:00:00 GMT" }, 0],
    [{ "retry-after": "Sun, 22 Nov 2026 18:00:07 GMT", date: "Sun, 22 Nov 2026 18:00:05 GMT" }, 2000],
    [{ "retry-after": "-3" }, 0],
    [{ "retry-after": "3.5" }, 0],
    [{ "retry-after": "soon" }, 0],
    [{ "retry-after": "Sun, 99 Nov 2026 12:00:07 GMT" }, 0],
    [{ "ratelimit-reset": "4" }, 4000],
    [{ "ratelimit-reset": "Sun, 22 Nov 2026 12:00:09 GMT" }, 9000],
    [{ "ratelimit-reset": "2026-11-22T12:00:08Z" }, 8000],
    [{ "ratelimit-reset": String(nowMs / 1000 + 6) }, 6000],
    [{ "ratelimit-reset": "4", "retry-after": "5" }, 5000],
  ];
  for (const [headers, waitMs] of told)
    assert.equal(toldWaitMs({ kind: "rateLimited", headers }, nowMs), waitMs, JSON.stringify(headers));
});

test("when a limit begins anew is no reason to wait for a service that is busy", () => {
  assert.equal(toldWaitMs({ kind: "busy", headers: { "ratelimit-reset": "40" } }, nowMs), 0);
});

test("the last delay holds for all further ones, and a policy may have none", () => {
  assert.deepEqual(
    [1, 2, 3, 4, 9].map((attempts) => delayMsAfter(attempts, waits124)),
    [1000, 2000, 4000, 4000, 4000],
  );
  assert.equal(delayMsAfter(1, { ...waits124, delaysMs: [] }), 0);
});

test("a wait fits if a whole attempt fits after it, and none is longer than five minutes", () => {
  assert.equal(doesFit(1000, 11_000, waits124), true);
  assert.equal(doesFit(1000, 10_999, waits124), false);
  assert.equal(doesFit(300_001, Number.POSITIVE_INFINITY, waits124), false);
});

test("what is not safe is repeated only where it never ran, or has a key", () => {
  const failures: readonly (readonly [
    kind: UpstreamFailureKind,
    status: number | undefined,
    unsafe: boolean,
    safe: boolean,
  ])[] = [
    ["connect", undefined, true, true],
    ["rateLimited", 429, true, true],
    ["busy", 503, false, true],
    ["server", 502, false, true],
    ["server", 501, false, false],
    ["reset", undefined, false, true],
    ["truncated", 200, false, true],
    ["timeout", undefined, false, true],
    ["malformed", 200, false, true],
    ["mediaType", 200, false, false],
    ["tooLarge", 200, false, false],
    ["rejected", 404, false, false],
    ["unauthorized", 401, true, true],
    ["unauthorized", 403, false, false],
  ];
  const repeatKey = { header: "idempotency-key", value: "k" };
  for (const [kind, status, unsafe, safe] of failures) {
    const failed = { kind, ...(status === undefined ? {} : { status }) };
    const isAgain = (request: Parameters<typeof isTriedAgain>[2]): boolean =>
      isTriedAgain(failed, first, request, waits124);
    assert.deepEqual([isAgain({ isSafe: false }), isAgain({ isSafe: true })], [unsafe, safe], `${kind} ${status}`);
    assert.equal(isAgain({ isSafe: false, repeatKey }), safe, `${kind} ${status} with a key`);
  }
});

test("401 and an answer in no known form are asked again once, and a 401 takes no attempt away", () => {
  const safe = { isSafe: true };
  const unauthorized = { kind: "unauthorized", status: 401 } as const;
  assert.equal(isTriedAgain(unauthorized, { ...first, isRenewed: true }, safe, waits124), false);
  assert.equal(isTriedAgain({ kind: "malformed" }, { ...first, wasMalformed: true }, safe, waits124), false);
  const busy = { kind: "busy", status: 503 } as const;
  assert.equal(isTriedAgain(busy, { ...first, attempts: 4 }, safe, waits124), false);
  assert.equal(isTriedAgain(busy, { ...first, attempts: 4, isRenewed: true }, safe, waits124), true);
});

test("what was refused before it ran was not done; what was sent without a whole answer may have been", () => {
  const undone: readonly UpstreamFailureKind[] = [
    "connect",
    "rateLimited",
    "unauthorized",
    "early",
    "rejected",
    "refused",
  ];
  const perhaps: readonly UpstreamFailureKind[] = ["busy", "server", "reset", "truncated", "timeout", "malformed"];
  for (const kind of undone) assert.equal(mayHaveBeenDone({ isSafe: false }, kind), false, kind);
  for (const kind of perhaps) assert.equal(mayHaveBeenDone({ isSafe: false }, kind), true, kind);
  assert.equal(mayHaveBeenDone({ isSafe: true }, "timeout"), false);
});

test("an error that nobody knows counts as sent", () => {
  assert.equal(kindOfError(new Error("what?"), false), "reset");
  assert.equal(kindOfError("what?", true), "truncated");
  assert.equal(kindOfError(Object.assign(new Error("no"), { code: "EAI_AGAIN" }), false), "connect");
});
