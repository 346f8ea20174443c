/** What becomes of a delivery after an attempt, by its outcome and by those before it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../../../generated/gds/settings.js";
import { readValue } from "../../../src/config/values.js";
import { delaysOf, type Outcome, outcomeText, verdictOf } from "../../../src/webhooks/outbound/schedule.js";

const nowMs = 1_000_000;
const delaysMs = [5000, 300_000];

const answered = (status: number, waitMs = 0): Outcome => ({ kind: "answered", status, waitMs });
const hung: Outcome = { kind: "unanswered", why: "timeout" };

test("the waits are read with their units", () => {
  assert.deepEqual(
    delaysOf(settings.webhookDelays.default),
    [5, 300, 1800, 7200, 18_000, 36_000, 36_000].map((s) => s * 1000),
  );
  assert.deepEqual(delaysOf("50ms,0s,2h"), [50, 0, 7_200_000]);
});

test("the setting admits what is read, and nothing else", () => {
  for (const text of ["5s", "50ms,1m", "1h,1h,1h"])
    assert.deepEqual(readValue(text, settings.webhookDelays), { value: text });
  for (const text of ["", "5", "5 s", "s", "5s,", ",5s", "5s;6s", "1d", "-5s", "1234567s"]) {
    assert.ok("allowed" in readValue(text, settings.webhookDelays), text);
    assert.throws(() => delaysOf(text), RangeError, text);
  }
});

test("2xx is delivered, and 410 ends all deliveries", () => {
  for (const status of [200, 201, 204, 299])
    assert.deepEqual(verdictOf(answered(status), 1, delaysMs, nowMs), { kind: "delivered" });
  assert.deepEqual(verdictOf(answered(410), 1, delaysMs, nowMs), { kind: "gone" });
});

test("everything else is tried again after each of the waits, and then given up", () => {
  for (const outcome of [answered(301), answered(400), answered(404), answered(500), answered(199), hung]) {
    assert.deepEqual(verdictOf(outcome, 1, delaysMs, nowMs), { kind: "again", atMs: nowMs + 5000 });
    assert.deepEqual(verdictOf(outcome, 2, delaysMs, nowMs), { kind: "again", atMs: nowMs + 300_000 });
    assert.deepEqual(verdictOf(outcome, 3, delaysMs, nowMs), { kind: "deadLetter" });
  }
});

test("429 and 503 are not tried again before they ask for, and no longer than for a day", () => {
  for (const status of [429, 503]) {
    assert.deepEqual(verdictOf(answered(status, 60_000), 1, delaysMs, nowMs), { kind: "again", atMs: nowMs + 60_000 });
    assert.deepEqual(verdictOf(answered(status, 1000), 1, delaysMs, nowMs), { kind: "again", atMs: nowMs + 5000 });
    const day = { kind: "again", atMs: nowMs + 86_400_000 };
    assert.deepEqual(verdictOf(answered(status, 10 ** 12), 1, delaysMs, nowMs), day);
    assert.deepEqual(verdictOf(answered(status, 60_000), 3, delaysMs, nowMs), { kind: "deadLetter" });
  }
  assert.deepEqual(verdictOf(answered(500, 60_000), 1, delaysMs, nowMs), { kind: "again", atMs: nowMs + 5000 });
});

test("outcomes have short names", () => {
  assert.deepEqual([answered(500), answered(302), hung].map(outcomeText), ["status 500", "redirected 302", "timeout"]);
});
