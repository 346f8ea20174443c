/** The client before the real server: both official clients, both eras. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it, type TestContext } from "node:test";
import { connect } from "../../../generated/gds/client/connect/client.js";
import { type Client, createClient, gds, isToolError, type Progress } from "../../../generated/gds/client/index.js";
import { until } from "../../support/until.js";
import { impatientClock } from "./handClock.js";
import { flights } from "./inputs.js";
import { connectOver, serverCommand, startServer, type Way, ways } from "./servers.js";

const traveller = { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" } as const;
const contactEmail = "ada.larsen@example.com";

const cheapestOf = async (client: Client<typeof gds>): Promise<string> => {
  const { itineraries } = await client.searchFlights(flights);
  return itineraries[0]?.flightId ?? assert.fail("nothing was found");
};

describe("a client before a server that lists no output schemas", () => {
  let url = "";
  // Where sessions are isolated, a client of 2026-07-28 has to keep the handle that it is given.
  const started = startServer({ after }, "--isolation", "session", "--output-schemas", "none");
  before(async () => {
    url = await started;
  });

  const clientOver = async (context: TestContext, way: Way, session?: string) =>
    createClient(gds, await connectOver(context, way, url, session === undefined ? {} : { session }));

  for (const way of ways) {
    it(`${way}: searches, books, and keeps its session`, async (context) => {
      const client = await clientOver(context, way);
      const { pnr } = await client.bookFlight({
        flightIds: [await cheapestOf(client)],
        passengers: [traveller],
        contactEmail,
      });
      const { bookings } = await client.listBookings();
      assert.deepEqual(
        bookings.map((listed) => listed.pnr),
        [pnr],
      );
      const { booking } = await client.retrieveBooking({ pnr });
      assert.equal(booking.pnr, pnr);
      const { status } = await client.cancelBooking({ pnr });
      assert.equal(status, "cancelled");
    });

    it(`${way}: books twice at once in one session`, async (context) => {
      const client = await clientOver(context, way);
      const { itineraries } = await client.searchFlights(flights);
      const [first, last] = [itineraries[0], itineraries.at(-1)].map(
        (offer) => offer?.flightId ?? assert.fail("nothing was found"),
      );
      const booked = await Promise.all(
        [first, last].map((flightId = "") =>
          client.bookFlight({ flightIds: [flightId], passengers: [traveller], contactEmail }),
        ),
      );
      const { bookings } = await client.listBookings();
      assert.deepEqual(new Set(bookings.map(({ pnr }) => pnr)), new Set(booked.map(({ pnr }) => pnr)));
    });

    it(`${way}: tells refusals apart by reason`, async (context) => {
      const client = await clientOver(context, way);
      const result = await client.searchFlights.safe({ ...flights, origin: "XYZ" });
      assert.ok(!result.ok && isToolError(result.error, gds.searchFlights, "UNKNOWN_AIRPORT"));
      const { code, field, value, retryable, message, data } = result.error;
      assert.deepEqual([code, field, value, retryable], [-32602, "origin", "XYZ", false]);
      assert.match(message, /^\[UNKNOWN_AIRPORT\] Invalid airport code 'XYZ'/);
      assert.match(data.suggestion ?? "", /[A-Z]{3}/);
      await assert.rejects(client.retrieveBooking({ pnr: "TEST-ZZZZZZ" }), { reason: "PNR_NOT_FOUND", field: "pnr" });
      // @ts-expect-error a number is no code of an airport
      await assert.rejects(client.searchFlights({ ...flights, origin: 7 }), { reason: "SCHEMA", field: "origin" });
    });

    it(`${way}: does nothing twice with an idempotency key`, async (context) => {
      const client = await clientOver(context, way);
      const input = { flightIds: [await cheapestOf(client)], passengers: [traveller], contactEmail };
      const options = { idempotencyKey: `key of ${way}` };
      const first = await client.bookFlight(input, options);
      const second = await client.bookFlight(input, options);
      assert.deepEqual([second.pnr, first.idempotentReplay, second.idempotentReplay], [first.pnr, false, true]);
      await assert.rejects(client.bookFlight({ ...input, contactEmail: "other@example.com" }, options), {
        reason: "IDEMPOTENCY_CONFLICT",
      });
    });

    it(`${way}: reads resources`, async (context) => {
      const client = await clientOver(context, way);
      const { airports } = await client.readResource.airports();
      assert.ok(airports.some(({ code }) => code === "JFK"));
      const { pnr } = await client.bookFlight({
        flightIds: [await cheapestOf(client)],
        passengers: [traveller],
        contactEmail,
      });
      assert.equal((await client.readResource.booking({ pnr })).booking.pnr, pnr);
      await assert.rejects(client.readResource.booking({ pnr: "TEST-ZZZZZZ" }), {
        reason: "RESOURCE_NOT_FOUND",
        tool: "booking",
      });
    });
  }

  it("continues a session by its handle", async (context) => {
    const first = await clientOver(context, "client 2026-07-28");
    await first.bookFlight({ flightIds: [await cheapestOf(first)], passengers: [traveller], contactEmail });
    const second = await clientOver(context, "client 2026-07-28", first.connection.session());
    assert.equal((await second.listBookings()).count, 1);
    const stranger = await clientOver(context, "client 2026-07-28");
    assert.equal((await stranger.listBookings()).count, 0);
  });

  it("shares the session of the world where sessions are not isolated, unless it names one", async (context) => {
    const shared = await startServer(context);
    const over = async (session?: string) =>
      createClient(
        gds,
        await connectOver(context, "client 2026-07-28", shared, session === undefined ? {} : { session }),
      );
    const [one, other, named] = [await over(), await over(), await over("travel-desk-of-ada")];
    const { pnr } = await one.bookFlight({ flightIds: [await cheapestOf(one)], passengers: [traveller], contactEmail });
    assert.deepEqual(
      (await other.listBookings()).bookings.map((listed) => listed.pnr),
      [pnr],
    );
    assert.equal((await named.listBookings()).count, 0);
    assert.equal(one.connection.session(), undefined);
  });

  it("says that no server is there", async (context) => {
    for (const way of ways) {
      await assert.rejects(connectOver(context, way, "http://127.0.0.1:9/mcp"), { kind: "transport", tool: "connect" });
    }
  });

  it("starts a server of its own, and ends it", async () => {
    const connection = await connect(serverCommand());
    const { airlines } = await createClient(gds, connection).readResource.airlines();
    assert.notEqual(airlines.length, 0);
    await connection.close();
    await assert.rejects(createClient(gds, connection).listBookings(), { kind: "transport" });
  });

  for (const way of ways) {
    it(`${way}: waits as long as a busy server asks in Retry-After`, async (context) => {
      let refusals = 1;
      const busy = createServer(async (request, response) => {
        // Neither the stream of a 2025 session nor its end matters here.
        if (request.method !== "POST") {
          response.writeHead(405).end();
          return;
        }
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const body = Buffer.concat(chunks).toString();
        if (body.includes('"tools/call"') && refusals-- > 0) {
          response.writeHead(429, { "retry-after": "7" }).end();
          return;
        }
        const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers;
        const answer = await fetch(url, {
          method: "POST",
          headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
          body,
        });
        response.writeHead(
          answer.status,
          Object.fromEntries([...answer.headers].filter(([name]) => name !== "content-encoding")),
        );
        response.end(Buffer.from(await answer.arrayBuffer()));
      }).listen(0, "127.0.0.1");
      await once(busy, "listening");
      context.after(() => {
        busy.closeAllConnections();
        busy.close();
      });
      const { port } = busy.address() as AddressInfo;
      const clock = impatientClock();
      const connection = await connectOver(context, way, `http://127.0.0.1:${port}/mcp`, { clock });
      await createClient(gds, connection).listBookings();
      assert.deepEqual(clock.waits, [7_000]);
    });
  }
});

describe("a client before a slow server that lists output schemas in full", () => {
  let url = "";
  const started = startServer({ after }, "--latency", "realistic", "--output-schemas", "full");
  before(async () => {
    url = await started;
  });

  for (const way of ways) {
    it(`${way}: is told of progress`, async (context) => {
      const client = createClient(gds, await connectOver(context, way, url));
      const told: Progress[] = [];
      await client.searchFlights(flights, { onProgress: (progress) => told.push(progress) });
      assert.notEqual(told.length, 0);
      for (const { progress, total = 0 } of told) assert.equal(progress <= total, true);
    });

    it(`${way}: gives up at its deadline`, async (context) => {
      const client = createClient(gds, await connectOver(context, way, url));
      await assert.rejects(client.searchFlights(flights, { timeoutMs: 20 }), { kind: "timeout" });
    });

    it(`${way}: cancels at the server what it gives up`, async (context) => {
      const client = createClient(gds, await connectOver(context, way, url));
      let tries = 0;
      // What gives it up may come too late, on a machine that is slow: then another one is given up.
      await until("a call that was given up was not done", async () => {
        tries += 1;
        const input = { flightIds: [await cheapestOf(client)], passengers: [traveller], contactEmail };
        const idempotencyKey = `given up ${way} ${tries}`;
        const controller = new AbortController();
        const call = client.bookFlight(input, {
          idempotencyKey,
          signal: controller.signal,
          onProgress: () => controller.abort(),
        });
        await assert.rejects(call, { kind: "cancelled" });
        // Longer on its way than the first had left: had that been done, this would be its repetition.
        return !(await client.bookFlight(input, { idempotencyKey })).idempotentReplay;
      });
    });
  }
});
