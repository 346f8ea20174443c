/** Whatever a service does: what is not safe is not done twice, no call takes longer than it has, and each failure has a kind. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { UpstreamFailure, type UpstreamPolicy } from "../../src/upstream/index.js";
import { type Step, scripted, search } from "./scripted.js";

const kinds: ReadonlySet<string> = new Set([
  ...["connect", "rateLimited", "busy", "server", "early", "reset", "truncated", "timeout", "mediaType", "malformed"],
  ...["tooLarge", "unauthorized", "rejected", "refused"],
]);

const statuses = [200, 201, 204, 301, 400, 401, 403, 404, 408, 422, 425, 429, 500, 502, 503, 504];
const notSent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENOTCONN"];
const codes = [...notSent, "ECONNRESET", "EPIPE", "HPE_INVALID_CONSTANT", "HPE_HEADER_OVERFLOW", "ESOMETHING"];
const told = ["0", "1", "3", "9999999999", "soon", "Sun, 22 Nov 2026 12:00:05 GMT"];

const answerStep = fc.record({
  status: fc.constantFrom(...statuses),
  headers: fc.oneof(
    fc.constant({}),
    fc.constant({ "content-type": "text/html" }),
    fc.record({ "retry-after": fc.constantFrom(...told) }),
    fc.record({ "ratelimit-reset": fc.constantFrom(...told) }),
  ),
  body: fc.constantFrom("{}", "", "{", "[]"),
});

const stepOf: fc.Arbitrary<Step> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: answerStep },
      { weight: 3, arbitrary: fc.record({ code: fc.constantFrom(...codes) }) },
      { weight: 1, arbitrary: fc.constant({ hangs: true }) },
    ),
    fc.constantFrom(0, 0, 10, 900, 11_000),
  )
  .map(([step, afterMs]) => (afterMs === 0 ? step : { ...step, afterMs }));

const policyOf: fc.Arbitrary<UpstreamPolicy> = fc.record({
  attempts: fc.integer({ min: 1, max: 5 }),
  delaysMs: fc.array(fc.integer({ min: 0, max: 8000 }), { maxLength: 4 }),
  attemptTimeoutMs: fc.integer({ min: 1, max: 15_000 }),
  retryOn: fc.subarray(["408", "425", "429", "500", "502", "503", "504", "timeout", "reset", "connect"]),
});

const wasRefusedBeforeItRan = ({ status, code, hangs, afterMs = 0 }: Step, { attemptTimeoutMs }: UpstreamPolicy) =>
  hangs !== true &&
  afterMs < attemptTimeoutMs &&
  (code === undefined ? status === 429 || status === 401 : notSent.includes(code));

test("for any order of failures an unsafe request is done once at most, in time, and fails with one kind", async () => {
  const property = fc.asyncProperty(
    fc.array(stepOf, { minLength: 1, maxLength: 6 }),
    policyOf,
    fc.constantFrom("safe", "unsafe", "keyed"),
    fc.constantFrom(0, 5, 1000, 12_000, 40_000),
    async (steps, policy, nature, timeMs) => {
      const run = scripted(steps, { policy, breaker: { ...breaker }, limits: { atOnce: 2 } });
      const request = {
        ...search,
        isSafe: nature === "safe",
        check: (text: string) => text !== "{",
        ...(nature === "keyed" ? { repeatKey: { header: "idempotency-key", value: "k" } } : {}),
      };
      const startedAtMs = run.timers.now();
      const state = { isOver: false };
      const over = (): void => {
        state.isOver = true;
      };
      const sent = run.upstream.send(request, run.call({ timeMs }));
      const failure = await Promise.all([
        sent.then(over, (error: unknown) => {
          over();
          return error;
        }),
        (async () => {
          await run.timers.pass(0);
          while (!state.isOver) await run.timers.passToNext();
        })(),
      ]).then(([error]) => error);

      assert.ok(run.timers.now() - startedAtMs <= timeMs);
      assert.ok(run.sent.length <= policy.attempts + 1);
      if (nature === "unsafe") {
        for (const step of stepsBefore(steps, run.sent.length)) assert.ok(wasRefusedBeforeItRan(step, policy));
      }
      if (failure === undefined) return;
      assert.ok(failure instanceof UpstreamFailure);
      assert.ok(kinds.has(failure.kind));
      assert.equal(failure.facts.attempts, run.sent.length);
      if (nature === "safe") assert.equal(failure.facts.mayHaveBeenDone, false);
    },
  );
  await fc.assert(property, { numRuns: 500 });
});

const breaker = { failuresInARow: 3, window: 4, share: 0.5, withinMs: 30_000, openMs: 5000 };

/** What the attempts before the last one came to: the last step stands for all further ones. */
const stepsBefore = (steps: readonly Step[], sent: number): readonly Step[] =>
  Array.from({ length: Math.max(0, sent - 1) }, (_, index) => steps[Math.min(index, steps.length - 1)] ?? {});
