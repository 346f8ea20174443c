/** What is repeated after a failure, how often, and when. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { gds, ToolError, TransportError } from "../../../generated/gds/client/index.js";
import { createMockClient, type MockHandlers, toolError } from "../../../generated/gds/client/mock.js";
import { createHandClock, impatientClock } from "./handClock.js";
import { booking, flightBooking, flights, noBookings } from "./inputs.js";

const unavailable = (): never => {
  throw toolError("STORE_UNAVAILABLE");
};

const disconnected = (): never => {
  throw new TransportError("the socket broke", { tool: "listBookings", isTransient: true });
};

/** A client whose every tool fails, and how often it was asked. */
const failing = (fail: () => never, retries?: number) => {
  let attempts = 0;
  const keys: (string | undefined)[] = [];
  const clock = impatientClock();
  const answer = (_input: unknown, { idempotencyKey }: { readonly idempotencyKey: string | undefined }): never => {
    attempts++;
    keys.push(idempotencyKey);
    return fail();
  };
  const handlers: MockHandlers<typeof gds> = { searchFlights: answer, bookFlight: answer, listBookings: answer };
  const client = createMockClient(gds, handlers, {
    clock,
    random: () => 0.5,
    ...(retries !== undefined && { retry: { retries } }),
  });
  return { client, clock, keys, attempts: () => attempts };
};

describe("a call that fails in a way that may pass", () => {
  it("is repeated twice where it only reads", async () => {
    const { client, attempts } = failing(unavailable);
    await assert.rejects(client.searchFlights(flights), { reason: "STORE_UNAVAILABLE" });
    assert.equal(attempts(), 3);
  });

  it("is not repeated where it changes something and has no idempotency key", async () => {
    const { client, attempts } = failing(unavailable);
    await assert.rejects(client.bookFlight(flightBooking), { reason: "STORE_UNAVAILABLE" });
    assert.equal(attempts(), 1);
  });

  it("is repeated with its idempotency key, the same each time", async () => {
    const { client, attempts, keys } = failing(unavailable);
    await assert.rejects(client.bookFlight(flightBooking, { idempotencyKey: "trip-1" }), {
      reason: "STORE_UNAVAILABLE",
    });
    assert.equal(attempts(), 3);
    assert.deepEqual(keys, ["trip-1", "trip-1", "trip-1"]);
  });

  it("is repeated with the input that it began with", async () => {
    const input = { status: "confirmed" as "confirmed" | "cancelled" };
    const seen: unknown[] = [];
    const client = createMockClient(
      gds,
      {
        listBookings: (received) => {
          seen.push(received);
          input.status = "cancelled";
          return unavailable();
        },
      },
      { clock: impatientClock(), retry: { retries: 1 } },
    );
    await assert.rejects(client.listBookings(input));
    assert.deepEqual(seen, [{ status: "confirmed" }, { status: "confirmed" }]);
  });

  it("is repeated when the connection broke", async () => {
    const { client, attempts } = failing(disconnected);
    await assert.rejects(client.listBookings(), { kind: "transport", message: "the socket broke" });
    assert.equal(attempts(), 3);
  });

  it("is repeated as often as the caller says, or the client", async () => {
    const { client, attempts } = failing(unavailable, 4);
    await assert.rejects(client.listBookings());
    assert.equal(attempts(), 5);
    await assert.rejects(client.listBookings({}, { retries: 0 }));
    assert.equal(attempts(), 6);
  });

  it("waits longer each time, by half of the range where chance says one half", async () => {
    const { client, clock } = failing(unavailable, 7);
    await assert.rejects(client.listBookings());
    assert.deepEqual(clock.waits, [100, 200, 400, 800, 1600, 2500, 2500]);
  });

  it("waits as long as the server asks", async () => {
    const { client, clock } = failing(() => {
      throw toolError("STORE_UNAVAILABLE", { data: { retryAfterMs: 1234 } });
    }, 1);
    await assert.rejects(client.listBookings(), { reason: "STORE_UNAVAILABLE" });
    assert.deepEqual(clock.waits, [1234]);
  });

  it("succeeds as soon as the failure has passed", async () => {
    let left = 1;
    const client = createMockClient(
      gds,
      { listBookings: () => (left-- > 0 ? unavailable() : noBookings) },
      { clock: impatientClock() },
    );
    assert.deepEqual(await client.listBookings(), noBookings);
  });
});

describe("a call that is not worth repeating", () => {
  it("is a refusal that stays", async () => {
    const { client, attempts } = failing(() => {
      throw toolError("UNKNOWN_AIRPORT", { field: "origin", value: "XYZ" });
    });
    await assert.rejects(client.searchFlights(flights), ToolError);
    assert.equal(attempts(), 1);
  });

  it("is one whose connection is closed for good", async () => {
    const { client, attempts } = failing(() => {
      throw new TransportError("Not connected", { tool: "listBookings" });
    });
    await assert.rejects(client.listBookings(), { kind: "transport" });
    assert.equal(attempts(), 1);
  });

  it("is one for which there is no time left: the last error says more than that time is up", async () => {
    const clock = createHandClock();
    const client = createMockClient(
      gds,
      {
        retrieveBooking: () => {
          throw toolError("STORE_UNAVAILABLE", { data: { retryAfterMs: 5_000 } });
        },
      },
      { clock },
    );
    await assert.rejects(client.retrieveBooking(booking, { timeoutMs: 4_000 }), { reason: "STORE_UNAVAILABLE" });
    assert.deepEqual(clock.waits(), [4_000]);
  });
});
