/** What survives: acknowledged bookings a kill, seats two processes at once, running calls the order to stop. */
import assert from "node:assert/strict";
import test, { before, describe } from "node:test";
import { temporaryFolder } from "../support/folders.js";
import { accepted, first, outputOf } from "./support/answers.js";
import { commandOf, sharedScope, startHttpServer, startProcess } from "./support/product.js";
import { answerOfLine, type Call, type RawStdio, startRawStdio } from "./support/rawStdio.js";
import { adult, contact, roomsOf, searchFlights } from "./support/trip.js";

const session = "session-of-the-durable";
const date = "2026-06-15";
const routes = ["JFK-LAX", "JFK-SFO", "LHR-JFK", "CDG-NRT", "SIN-SYD", "FRA-GRU"] as const;

/** One adult on each of many offers, so that no price moves. */
const bookingCalls = async (caller: RawStdio, count: number): Promise<readonly Call[]> => {
  const searches = await Promise.all(routes.map((route) => searchFlights(caller, route, date)));
  const ids = searches.flatMap(({ offers }) => offers.map(({ flightId }) => flightId));
  return Array.from({ length: count }, (_item, number) => ({
    name: "bookFlight",
    arguments: { flightIds: [ids[number % ids.length]], passengers: [adult(number)], ...contact },
  }));
};

/** How many answers to wait for before the kill, in five rounds. */
const killedAfter = [1, 4, 9, 17, 25] as const;

test("kill -9 under load loses no acknowledged booking and sells no seat twice", async (context) => {
  const settings = { dataDir: temporaryFolder(context), session };
  const acknowledged = new Map<string, number>();
  for (const limit of killedAfter) {
    const server = await startRawStdio(context, settings);
    const calls = await bookingCalls(server, 40);
    let answers = 0;
    await server.flood(calls, (_index, line) => {
      const answer = answerOfLine<"bookFlight">(line);
      if (answer.kind === "accepted") acknowledged.set(answer.output.pnr, answer.output.booking.price.totalCents);
      if (++answers === limit) server.process.kill("SIGKILL");
    });
    assert.equal(await server.exit, null, "it was killed");
  }
  assert.ok(acknowledged.size >= killedAfter.length, `${acknowledged.size} bookings were acknowledged`);
  const survivor = await startRawStdio(context, settings);
  for (const [pnr, totalCents] of acknowledged) {
    const { booking } = outputOf(await survivor.call("retrieveBooking", { pnr }));
    assert.equal(booking.status, "confirmed");
    assert.equal(booking.price.totalCents, totalCents);
  }
  const { bookings } = outputOf(await survivor.call("listBookings", {}));
  const listed = new Set(bookings.map(({ pnr }) => pnr));
  assert.equal(listed.size, bookings.length, "no PNR twice");
  // A booking that was committed but not answered is kept as well; it has its seat, and gives it back.
  for (const { pnr } of bookings) accepted(await survivor.call("cancelBooking", { pnr }));
  const untouched = await startRawStdio(context);
  for (const route of routes) {
    assert.deepEqual(
      (await searchFlights(survivor, route, date)).offers,
      (await searchFlights(untouched, route, date)).offers,
      `${route}: after all cancellations the stock is that of a world never touched`,
    );
  }
});

/** Books one seat after another on one flight, asking again when the price has moved, until it is sold out. */
const sellOut = async (caller: RawStdio, route: `${string}-${string}`, flight: string, from: number) => {
  let sold = 0;
  let attempt = 0;
  while (attempt < 200) {
    const { offers } = await searchFlights(caller, route, date);
    const offer = offers.find(({ segments }) => segments.length === 1 && segments[0]?.segmentId === flight);
    if (offer === undefined) return sold;
    const request = { flightIds: [offer.flightId], passengers: [adult(from + attempt++)], ...contact };
    const answer = await caller.call("bookFlight", request);
    if (answer.kind === "accepted") sold++;
    else assert.match(String(answer.data["reason"]), /^(PRICE_CHANGED|SOLD_OUT)$/);
  }
  assert.fail(`${flight} does not sell out`);
};

describe("two processes on one data directory", () => {
  const scope = sharedScope();
  const dataDir = temporaryFolder(scope);
  let one: RawStdio;
  let two: RawStdio;
  before(async () => {
    [one, two] = [await startRawStdio(scope, { dataDir }), await startRawStdio(scope, { dataDir })];
  });

  test("they race for the last seats and sell each once", async () => {
    const found = [];
    for (const route of routes) {
      const { offers } = await searchFlights(one, route, date);
      const scarce = offers.find(({ segments, seatsLeft }) => segments.length === 1 && seatsLeft > 2 && seatsLeft < 9);
      if (scarce !== undefined) found.push({ route, scarce });
    }
    const { route, scarce } = first(found, "flight with few seats on these routes");
    const flight = first(scarce.segments, "segment").segmentId;
    const [byOne, byTwo] = await Promise.all([sellOut(one, route, flight, 0), sellOut(two, route, flight, 300)]);
    assert.equal(byOne + byTwo, scarce.seatsLeft);
  });

  test("of two cancellations at the same time one wins, and the seat comes back once", async () => {
    const offer = first((await searchFlights(one, "BTS-ABV", date)).offers, "offer");
    const request = { flightIds: [offer.flightId], passengers: [adult(0)], ...contact };
    const { pnr } = outputOf(await one.call("bookFlight", request));
    const both = await Promise.all([one.call("cancelBooking", { pnr }), two.call("cancelBooking", { pnr })]);
    const outcomes = both.map((answer) => (answer.kind === "accepted" ? "cancelled" : answer.data["reason"]));
    assert.deepEqual(outcomes.toSorted(), ["ALREADY_CANCELLED", "cancelled"]);
    assert.equal(first((await searchFlights(two, "BTS-ABV", date)).offers, "offer").seatsLeft, 1);
  });

  test("of forty calls for one seat, one wins", async () => {
    const processes = [one, two];
    const [seat] = await Promise.all(
      processes.map(async (caller) => first((await searchFlights(caller, "BTS-ABV", date)).offers, "offer").flightId),
    );
    const outcomes: string[] = [];
    await Promise.all(
      processes.map((caller, index) => {
        const calls = Array.from({ length: 20 }, (_item, number) => ({
          name: "bookFlight",
          arguments: { flightIds: [seat], passengers: [adult(index * 20 + number)], ...contact },
        }));
        return caller.flood(calls, (_number, line) => {
          const answer = answerOfLine<"bookFlight">(line);
          outcomes.push(answer.kind === "accepted" ? "booked" : String(answer.data["reason"]));
        });
      }),
    );
    assert.deepEqual(outcomes.toSorted(), [...Array(39).fill("SOLD_OUT"), "booked"]);
  });

  test("two additions to one PNR at the same time are both in it", async () => {
    const [call] = await bookingCalls(one, 1);
    const { pnr } = outputOf(await one.call("bookFlight", call?.arguments));
    const stay = { cityCode: "LAX", checkInDate: date, checkOutDate: "2026-06-18" };
    const { hotelId } = first(roomsOf(outputOf(await one.call("searchHotels", stay)).hotels), "hotel");
    const rental = { pickupLocationCode: "LAX", pickupDate: `${date}T18:00:00Z`, dropoffDate: "2026-06-18T10:00:00Z" };
    const { carId } = first(outputOf(await two.call("searchCars", rental)).cars, "car");
    const person = { firstName: "Ada", lastName: "Larsen" };
    const both = await Promise.all([
      one.call("bookHotel", { hotelId, existingPnr: pnr, guests: [person] }),
      two.call("bookCar", { carId, existingPnr: pnr, driver: person }),
    ]);
    for (const answer of both) accepted<unknown>(answer);
    const { booking } = outputOf(await one.call("retrieveBooking", { pnr }));
    assert.deepEqual([booking.version, booking.hotelReservations.length, booking.carReservations.length], [3, 1, 1]);
  });

  test("each store says at the start which it is, and where", async (context) => {
    await one.says(/lmdb/i);
    assert.ok(one.stderr().includes(dataDir), one.stderr());
    const memory = startProcess(context, commandOf({}));
    await memory.says(/memory/);
  });
});

test("SIGTERM over stdio: every call that was read is answered and kept, and the process ends with 0", async (context) => {
  const settings = { dataDir: temporaryFolder(context), session };
  const server = await startRawStdio(context, settings);
  const calls = await bookingCalls(server, 40);
  const pnrs = new Set<string>();
  await server.flood(calls, (_index, line) => {
    if (pnrs.size === 0) server.process.kill("SIGTERM");
    pnrs.add(outputOf(answerOfLine<"bookFlight">(line)).pnr);
  });
  assert.equal(await server.exit, 0, server.stderr());
  assert.equal(pnrs.size, calls.length);
  const { bookings } = outputOf(await (await startRawStdio(context, settings)).call("listBookings", {}));
  assert.deepEqual(bookings.map(({ pnr }) => pnr).toSorted(), [...pnrs].toSorted());
});

test("SIGTERM over HTTP: every call under way is answered, then nobody listens", async (context) => {
  const server = await startHttpServer(context, { dataDir: temporaryFolder(context) });
  const call = async (id: number) => {
    const response = await fetch(server.mcp, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": "searchHotels",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id,
        method: "tools/call",
        params: {
          name: "searchHotels",
          arguments: { cityCode: "NYC", checkInDate: date, checkOutDate: "2026-06-18" },
          _meta: {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {},
          },
        },
      }),
    });
    return { status: response.status, text: await response.text() };
  };
  const calls = Array.from({ length: 30 }, (_item, id) => call(id + 1));
  await Promise.race(calls);
  server.process.kill("SIGTERM");
  for (const { status, text } of await Promise.all(calls)) {
    assert.equal(status, 200, text);
    assert.ok(text.includes('"structuredContent"'), text.slice(0, 300));
  }
  assert.equal(await server.exit, 0, server.stderr());
  await assert.rejects(fetch(`${server.url}/health`), "nobody listens");
});
