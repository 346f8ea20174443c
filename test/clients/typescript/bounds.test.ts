/** Deadlines, cancellation and progress, before a mock that waits to be told. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { gds, type Progress } from "../../../generated/gds/client/index.js";
import { createMockClient, type MockCall, toolError } from "../../../generated/gds/client/mock.js";
import { createHandClock, settle } from "./handClock.js";
import { booking, flights, noBookings } from "./inputs.js";

const never = (): Promise<never> => new Promise(() => undefined);

describe("a deadline", () => {
  it("ends a call that is not answered, and aborts it", async () => {
    const clock = createHandClock();
    let seen: AbortSignal | undefined;
    const client = createMockClient(
      gds,
      {
        searchFlights: (_input, { signal }) => {
          seen = signal;
          return never();
        },
      },
      { clock },
    );
    const call = client.searchFlights(flights, { timeoutMs: 300 });
    await clock.pass(299);
    assert.equal(seen?.aborted, false);
    await Promise.all([
      assert.rejects(call, { kind: "timeout", name: "TimeoutError", tool: "searchFlights", message: /within 300 ms/ }),
      clock.pass(1),
    ]);
    assert.equal(seen?.aborted, true);
  });

  it("spans all attempts and the waits between them", async () => {
    const clock = createHandClock();
    let attempts = 0;
    const client = createMockClient(
      gds,
      {
        retrieveBooking: async (_input, { signal }) => {
          attempts++;
          await clock.wait(600, signal);
          throw toolError("STORE_UNAVAILABLE");
        },
      },
      { clock, random: () => 1, retry: { retries: 9, baseMs: 100 }, timeoutMs: 1_000 },
    );
    const call = assert.rejects(client.retrieveBooking(booking), { kind: "timeout" });
    for (const milliseconds of [600, 100, 300]) await clock.pass(milliseconds);
    await call;
    assert.equal(attempts, 2);
  });

  it("that has passed keeps a call from being made at all", async () => {
    let attempts = 0;
    const client = createMockClient(gds, {
      listBookings: () => {
        attempts++;
        return noBookings;
      },
    });
    for (const timeoutMs of [0, -5]) await assert.rejects(client.listBookings({}, { timeoutMs }), { kind: "timeout" });
    assert.equal(attempts, 0);
  });

  it("may be further away than a timer can be", async () => {
    const client = createMockClient(gds, {
      listBookings: async () => {
        await settle();
        return noBookings;
      },
    });
    for (const timeoutMs of [Number.POSITIVE_INFINITY, 1e12])
      assert.deepEqual(await client.listBookings({}, { timeoutMs }), noBookings);
  });

  it("is 60 seconds where nobody names one", async () => {
    const clock = createHandClock();
    const client = createMockClient(gds, { listBookings: () => noBookings }, { clock });
    await client.listBookings();
    assert.deepEqual(clock.waits(), [60_000]);
  });
});

describe("a signal", () => {
  it("cancels a call that runs, with its reason as the cause", async () => {
    const controller = new AbortController();
    const client = createMockClient(gds, { listBookings: never }, { clock: createHandClock() });
    const call = client.listBookings({}, { signal: controller.signal });
    await settle();
    controller.abort("no longer needed");
    await assert.rejects(call, { kind: "cancelled", name: "CancelledError", cause: "no longer needed" });
  });

  it("keeps a call from being made at all", async () => {
    let attempts = 0;
    const client = createMockClient(gds, {
      listBookings: () => {
        attempts++;
        return noBookings;
      },
    });
    await assert.rejects(client.listBookings({}, { signal: AbortSignal.abort() }), { kind: "cancelled" });
    assert.equal(attempts, 0);
  });

  it("ends a wait between two attempts", async () => {
    const clock = createHandClock();
    const controller = new AbortController();
    const client = createMockClient(
      gds,
      {
        listBookings: () => {
          throw toolError("STORE_UNAVAILABLE");
        },
      },
      { clock },
    );
    const call = client.listBookings({}, { signal: controller.signal });
    await settle();
    controller.abort();
    await assert.rejects(call, { kind: "cancelled" });
  });

  it("is let go of once the call is over", async () => {
    const controller = new AbortController();
    const seen: MockCall[] = [];
    const client = createMockClient(gds, {
      listBookings: (_input, call) => {
        seen.push(call);
        return noBookings;
      },
    });
    await client.listBookings({}, { signal: controller.signal });
    controller.abort();
    assert.deepEqual(
      seen.map(({ signal }) => signal.aborted),
      [false],
    );
  });
});

it("progress reaches the caller in order", async () => {
  const told: Progress[] = [];
  const client = createMockClient(gds, {
    listBookings: (_input, { progress }) => {
      progress({ progress: 1, total: 2 });
      progress({ progress: 2, total: 2, message: "done" });
      return noBookings;
    },
  });
  await client.listBookings({}, { onProgress: (progress) => told.push(progress) });
  assert.deepEqual(told, [
    { progress: 1, total: 2 },
    { progress: 2, total: 2, message: "done" },
  ]);
});
