/** Whatever goes wrong with the service, on purpose here, the call ends in a documented reason within the tool's time. */
import assert from "node:assert/strict";
import test from "node:test";
import { contract } from "../../../generated/flights/contract.js";
import { createFaults } from "../../../src/facade/faults/faults.js";
import type { FaultAction, FaultRule } from "../../../src/facade/faults/rules.js";
import { handTimers } from "../../support/handTimers.js";
import { type Outcome, openServer } from "./inProcess.js";

const search = { origin: "SFO", destination: "CDG", departure_date: "2025-05-10" };
const timeoutMs = contract.tools.searchFlights.execution?.timeoutMs ?? 0;

/** The longest wait between two attempts; what is set for later ends what takes too long. */
const longestWaitMs = 4000;

/**
 * What a search comes to with these faults, and how long it took. Time passes to what is waited for, as far as that is `mostMs`
 * away: it stands still while the world is looked through.
 */
const searched = async (
  rules: readonly Omit<FaultRule, "vendor">[],
  mostMs = longestWaitMs,
): Promise<Outcome & { readonly tookMs: number }> => {
  const timers = handTimers();
  const faults = createFaults(
    rules.map((rule) => ({ vendor: "duffel", ...rule })),
    timers,
  );
  const { runtime, call } = await openServer({ timers, faults });
  const startMs = timers.now();
  let isOver = false;
  const called = call("searchFlights", search).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    if ((timers.nextMs() ?? Number.POSITIVE_INFINITY) > mostMs) await new Promise(setImmediate);
    else await timers.passToNext();
  }
  const outcome = await called;
  await runtime.close();
  return { ...outcome, tookMs: timers.now() - startMs };
};

test("a search whose first attempts fail is answered after the waits of the document", async () => {
  const { isError, structured, message, tookMs } = await searched([
    { nth: 1, do: { status: 503 } },
    { nth: 2, do: { reset: "before" } },
    { nth: 3, do: { status: 429 } },
  ]);
  assert.equal(isError, false, message);
  assert.ok(Number(structured["count"]) > 0);
  assert.equal(tookMs, 1000 + 2000 + 4000);
});

const table: readonly (readonly [what: string, action: FaultAction, reason: string])[] = [
  ["is busy", { status: 503 }, "UPSTREAM_UNAVAILABLE"],
  ["breaks", { status: 500 }, "UPSTREAM_UNAVAILABLE"],
  ["hangs up", { reset: "before" }, "UPSTREAM_UNAVAILABLE"],
  ["hangs up when it is done", { reset: "after" }, "UPSTREAM_UNAVAILABLE"],
  ["is too slow", { delayMs: 60_000 }, "UPSTREAM_SLOW"],
  ["takes no more requests", { status: 429 }, "RATE_LIMITED"],
  ["refuses the key", { status: 401 }, "UPSTREAM_AUTH"],
  ["refuses what the key may do", { status: 403 }, "UPSTREAM_AUTH"],
  ["refuses the search", { status: 422 }, "UPSTREAM_REFUSED"],
  ["sends elsewhere", { status: 302, headers: { location: "https://elsewhere.example" } }, "UPSTREAM_REFUSED"],
  ["answers half", { cut: 10 }, "UPSTREAM_MALFORMED"],
  ["answers no JSON", { malformed: true }, "UPSTREAM_MALFORMED"],
  ["answers HTML", { mediaType: "text/html" }, "UPSTREAM_MALFORMED"],
];

for (const [what, action, reason] of table) {
  test(`a service that ${what} ends a search with ${reason}, within the tool's time`, async () => {
    const { isError, data, message, tookMs } = await searched(
      [{ do: action }],
      "delayMs" in action ? timeoutMs : undefined,
    );
    assert.deepEqual([isError, data["reason"]], [true, reason], message);
    assert.ok(tookMs <= timeoutMs, `${tookMs} ms`);
    assert.equal(typeof data["code"], "string", "it has a kind");
    if (reason === "UPSTREAM_AUTH") assert.match(message, /DUFFEL_API_KEY/);
  });
}
