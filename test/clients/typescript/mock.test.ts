/** The mock has the surface of the client, and tells a test what it lacks. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { gds, isToolError, toolCaller } from "../../../generated/gds/client/index.js";
import { createMockClient, toolError } from "../../../generated/gds/client/mock.js";
import { reasons } from "../../../generated/gds/client/reasons.js";
import { booking, flightBooking, flights, noBookings } from "./inputs.js";

describe("a mock client", () => {
  it("gives its handlers what was sent, and its caller what they give", async () => {
    const client = createMockClient(gds, {
      listBookings: ({ status = "all" }) => ({ ...noBookings, status }),
    });
    assert.deepEqual(await client.listBookings({ status: "cancelled" }), { ...noBookings, status: "cancelled" });
    assert.equal((await client.listBookings()).status, "all");
  });

  it("hands over copies, as a wire does", async () => {
    const input = { ...flights, cabin: undefined };
    const seen: unknown[] = [];
    const client = createMockClient(gds, {
      searchFlights: (received) => {
        seen.push(received);
        throw toolError("SAME_ORIGIN_DEST");
      },
    });
    // @ts-expect-error undefined is no cabin: JSON cannot say it
    await assert.rejects(client.searchFlights(input));
    assert.deepEqual(seen, [flights]);
  });

  it("takes an input that JSON cannot say as the program's mistake, and does not send it", async () => {
    const client = createMockClient(gds, { searchFlights: () => assert.fail("it was sent") });
    // @ts-expect-error no number of the contract is a bigint
    const call = client.searchFlights({ ...flights, passengers: { adults: 2n } });
    await assert.rejects(call, TypeError);
  });

  it("says which tool has no handler", async () => {
    const client = createMockClient(gds, {});
    await assert.rejects(client.bookFlight(flightBooking), {
      kind: "answer",
      message: "The mock has no handler for tool bookFlight: give one to createMockClient",
    });
  });

  it("lets a mistake of the test through as it is, from .safe() too", async () => {
    const mistake = new RangeError("the test's own");
    const client = createMockClient(gds, {
      listBookings: () => {
        throw mistake;
      },
    });
    await assert.rejects(client.listBookings(), mistake);
    await assert.rejects(client.listBookings.safe(), mistake);
  });

  it("refuses in the contract's words, for the tool that was called", async () => {
    const client = createMockClient(gds, {
      bookFlight: () => {
        throw toolError("SOLD_OUT", {
          field: "flightIds.0",
          value: "FL-1",
          data: { left: 1, needed: 2, searchTool: "searchFlights" },
        });
      },
    });
    const result = await client.bookFlight.safe(flightBooking);
    assert.ok(!result.ok && isToolError(result.error, gds.bookFlight, "SOLD_OUT"));
    const { message, code, tool, field, value, hint, retryable, data } = result.error;
    assert.equal(message, "[SOLD_OUT] 'FL-1' is sold out: 1 left of 2 needed");
    assert.equal(hint, "Choose another result: call searchFlights again.");
    assert.deepEqual(
      [code, tool, field, value, retryable, data.left],
      [-32002, "bookFlight", "flightIds.0", "FL-1", false, 1],
    );
  });

  it("reads resources from handlers of their own", async () => {
    const client = createMockClient(
      gds,
      {},
      {
        resources: {
          bookingHistory: ({ pnr }) => ({ pnr, history: [] }),
          airlines: () => ({ count: 0, airlines: [] }),
        },
      },
    );
    assert.deepEqual(await client.readResource.bookingHistory({ pnr: "TEST-K7Q2MA" }), {
      pnr: "TEST-K7Q2MA",
      history: [],
    });
    assert.deepEqual(await client.readResource.airlines(), { count: 0, airlines: [] });
    await assert.rejects(client.readResource.sipp(), { message: /no body for resource sipp/ });
  });
});

describe("a call by name", () => {
  const client = createMockClient(gds, { listBookings: () => noBookings });
  const call = toolCaller(gds, client.connection);

  it("gives what the method gives", async () => {
    assert.deepEqual(await call("listBookings"), noBookings);
  });

  it("of a tool that the contract does not have names those that it has", async () => {
    await assert.rejects(call("listbookings"), { name: "TypeError", message: /no tool listbookings.*listBookings/ });
  });
});

it("a refusal is told apart by tool and reason", async () => {
  const client = createMockClient(gds, {
    retrieveBooking: () => {
      throw toolError("PNR_NOT_FOUND", { field: "pnr", value: booking.pnr });
    },
  });
  const error: unknown = await client.retrieveBooking(booking).catch((thrown: unknown) => thrown);
  assert.ok(isToolError(error));
  assert.ok(isToolError(error, gds.retrieveBooking));
  assert.ok(isToolError(error, gds.retrieveBooking, "SCHEMA", "PNR_NOT_FOUND"));
  assert.ok(!isToolError(error, gds.cancelBooking, "PNR_NOT_FOUND"));
  assert.ok(!isToolError(error, gds.retrieveBooking, "SCHEMA"));
  assert.ok(!isToolError(new Error("another")));
});

it("the list of reasons says of each what to do", () => {
  assert.equal(reasons.VERSION_CONFLICT.retryable, true);
  assert.equal(reasons.PNR_NOT_FOUND.code, -32001);
});
