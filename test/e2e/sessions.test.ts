/** Whose booking is it: listed for its session alone, found by its code as the isolation says, kept apart under load. */
import assert from "node:assert/strict";
import test from "node:test";
import { temporaryFolder } from "../support/folders.js";
import { accepted, first, idempotencyKey, outputOf, refusedFor, sessionKey } from "./support/answers.js";
import {
  type Connection,
  clientKinds,
  connect,
  connectHttp,
  connectUnnamed,
  everyWay,
  joinCrowd,
} from "./support/connect.js";
import { sharedHttpServers, startHttpServer } from "./support/product.js";
import { startRawStdio } from "./support/rawStdio.js";
import { adult, bookOne, contact, roomsOf, searchFlights } from "./support/trip.js";

const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 1 };
const guests = [{ firstName: "Ada", lastName: "Larsen" }];

const serverOf = sharedHttpServers();

const pnrsOf = async (caller: Connection): Promise<readonly string[]> =>
  outputOf(await caller.call("listBookings", {})).bookings.map(({ pnr }) => pnr);

for (const client of clientKinds) {
  test(`${client}: another session's PNR is found by its code and never listed`, async (context) => {
    const server = await serverOf();
    const [owner, other] = [await connectHttp(context, client, server), await connectHttp(context, client, server)];
    const theirs = await bookOne(owner, "JFK-LAX", "2026-06-15", 1);
    const ours = await bookOne(other, "JFK-LAX", "2026-06-16", 2);
    const seen = accepted(await other.call("retrieveBooking", { pnr: theirs }));
    assert.equal(seen.output.booking.pnr, theirs);
    const { sessionId } = outputOf(await owner.call("listBookings", {}));
    assert.ok(sessionId !== null && !JSON.stringify(seen).includes(sessionId), "the owner's session id is told");
    assert.ok(
      !JSON.stringify(await other.read(`gds://bookings/${theirs}`)).includes(sessionId),
      "the owner's session id is in the resource",
    );
    assert.deepEqual(await pnrsOf(other), [ours]);
    assert.deepEqual(await pnrsOf(owner), [theirs]);
    const listed = await other.read("gds://session/bookings");
    assert.ok(!JSON.stringify(listed).includes(theirs), "the resource lists another session's booking");
    await Promise.all([owner.close(), other.close()]);
  });

  test(`${client}: with isolated sessions another session's PNR does not exist`, async (context) => {
    const server = await serverOf({ isolation: "session" });
    const [owner, other] = [await connectHttp(context, client, server), await connectHttp(context, client, server)];
    const pnr = await bookOne(owner, "JFK-LAX", "2026-06-15", 1);
    await bookOne(other, "JFK-LAX", "2026-06-16", 2);
    const { hotelId } = first(roomsOf(outputOf(await other.call("searchHotels", stay)).hotels), "hotel");
    const foreign = refusedFor(await other.call("retrieveBooking", { pnr }), "PNR_NOT_FOUND");
    const invented = refusedFor(await other.call("retrieveBooking", { pnr: "TEST-AAAAAA" }), "PNR_NOT_FOUND");
    assert.equal(
      foreign.message.replace(pnr, "?"),
      invented.message.replace("TEST-AAAAAA", "?"),
      "the words tell nothing",
    );
    assert.deepEqual(Object.keys(foreign.data), Object.keys(invented.data));
    refusedFor(await other.call("cancelBooking", { pnr }), "PNR_NOT_FOUND");
    refusedFor(await other.call("bookHotel", { hotelId, existingPnr: pnr, guests }), "PNR_NOT_FOUND");
    await assert.rejects(other.read(`gds://bookings/${pnr}`), { code: -32602 });
    await assert.rejects(other.read(`gds://bookings/${pnr}/history`), { code: -32602 });
    assert.equal(outputOf(await owner.call("retrieveBooking", { pnr })).booking.version, 1);
    await Promise.all([owner.close(), other.close()]);
  });
}

test("callers of 2026-07-28 that name no session share the world's: they list what they booked, and hear of it", async (context) => {
  const server = await serverOf();
  const caller = await connectUnnamed(context, server);
  await caller.subscribe("gds://session/bookings");
  const booked = [await bookOne(caller, "JFK-LAX", "2026-06-15", 1), await bookOne(caller, "JFK-LAX", "2026-06-16", 2)];
  assert.equal(await caller.nextUpdate(), "gds://session/bookings");
  assert.equal(await caller.nextUpdate(), "gds://session/bookings");
  assert.equal(caller.handle(), undefined, "no booking minted a handle");
  assert.deepEqual(await pnrsOf(caller), booked.toReversed());
  const list = await caller.read("gds://session/bookings");
  assert.equal(list["count"], 2);
  const sessions = await connectHttp(context, "v1", server);
  assert.deepEqual(await pnrsOf(sessions), [], "a session of its own is its own");
  const cancelled = accepted(await caller.call("cancelBooking", { pnr: first(booked, "PNR") }));
  assert.equal(cancelled.meta[sessionKey], undefined);
  assert.doesNotMatch(cancelled.text, /Session:/);
  const others = await connectUnnamed(context, server);
  assert.deepEqual(await pnrsOf(others), booked.toReversed());
  await Promise.all([caller.close(), sessions.close(), others.close()]);
});

test("with isolated sessions a model passes the handle of its first booking as an argument, and stays in its session", async (context) => {
  const server = await serverOf({ isolation: "session" });
  for (const client of ["v2-modern", "v1"] as const) {
    const booking = await connectUnnamed(context, server);
    const pnr = await bookOne(booking, "JFK-LAX", "2026-06-15", 1);
    const session = booking.handle();
    const model = client === "v1" ? await connectHttp(context, "v1", server) : await connectUnnamed(context, server);
    const withSession = <Input extends object>(input: Input) => ({ ...input, session });
    refusedFor(await model.call("retrieveBooking", { pnr }), "PNR_NOT_FOUND");
    const listed = accepted(await model.call("listBookings", withSession({ status: "confirmed" })));
    assert.deepEqual([listed.output.count, listed.output.sessionId], [1, session]);
    assert.doesNotMatch(listed.text, /Ignored/);
    assert.equal(outputOf(await model.call("cancelBooking", withSession({ pnr }))).status, "cancelled");
    assert.equal(outputOf(await model.call("listBookings", withSession({ status: "cancelled" }))).count, 1);
    assert.equal(outputOf(await model.call("listBookings", {})).count, 0);
    await Promise.all([booking.close(), model.close()]);
  }
});

test("with isolated sessions an anonymous caller is given a handle at its first booking, and nothing before", async (context) => {
  const server = await serverOf({ isolation: "session" });
  const caller = await connectUnnamed(context, server);
  const before = accepted(await caller.call("listBookings", {}));
  assert.equal(before.output.sessionId, null);
  assert.equal(before.output.count, 0);
  assert.match(before.text, /argument "session"/, "how to get a session is not told");
  await searchFlights(caller, "JFK-LAX", "2026-06-15");
  assert.equal(caller.handle(), undefined, "a search needs no session");
  const offer = first((await searchFlights(caller, "JFK-LAX", "2026-06-15")).offers, "offer");
  const booked = accepted(
    await caller.call("bookFlight", { flightIds: [offer.flightId], passengers: [adult(0)], ...contact }),
  );
  const handle = String(booked.meta[sessionKey]);
  assert.match(handle, /^[A-Za-z0-9_-]{22}$/);
  assert.equal(booked.output.sessionId, handle);
  assert.ok(booked.text.includes(handle), `the text lacks the handle: ${booked.text}`);
  assert.deepEqual(await pnrsOf(caller), [booked.output.pnr]);

  const stranger = await connectUnnamed(context, server);
  const listWith = async (session: string) =>
    outputOf(await stranger.call("listBookings", {}, { [sessionKey]: session })).bookings.map(({ pnr }) => pnr);
  assert.deepEqual(await listWith(handle), [booked.output.pnr], "the handle in _meta is the session");
  const forged = `${handle.slice(0, -1)}${handle.endsWith("A") ? "Q" : "A"}`;
  assert.deepEqual(await listWith(forged), [], "a forged handle is an empty session");
  assert.deepEqual(await pnrsOf(stranger), []);
  const malformed = await stranger.call("listBookings", {}, { [sessionKey]: "../../etc" });
  assert.equal(malformed.kind === "refused" && malformed.code, -32602);
  await Promise.all([caller.close(), stranger.close()]);
});

test("fifty sessions at once, each with its own trip, do not see each other", async (context) => {
  const server = await serverOf();
  const cities = ["NYC", "LON", "PAR", "TYO", "SIN", "LAX", "SFO", "CHI", "MIA", "SYD"];
  const destinations = ["LAX", "SFO", "ORD", "MIA", "SEA"];
  const trip = async (number: number) => {
    const caller = await joinCrowd(context, clientKinds[number % 3] ?? "v1", server, {
      headers: { "x-gds-world": "crowd" },
    });
    const departureDate = `2026-06-${10 + (number % 10)}`;
    const search = await searchFlights(caller, `JFK-${destinations[number % 5]}`, departureDate);
    const { flightId } = search.offers[number % search.count] ?? first(search.offers, "offer");
    const { pnr } = outputOf(
      await caller.call("bookFlight", { flightIds: [flightId], passengers: [adult(number)], ...contact }),
    );
    const city = cities[number % cities.length];
    const { hotels } = outputOf(await caller.call("searchHotels", { ...stay, cityCode: city }));
    const { hotelId } = roomsOf(hotels)[Math.floor(number / cities.length)] ?? first(roomsOf(hotels), "hotel");
    const alone = outputOf(await caller.call("bookHotel", { hotelId, guests }));
    const listed = (await pnrsOf(caller)).toSorted();
    assert.deepEqual(listed, [pnr, alone.pnr].toSorted(), `session ${number} sees its own two`);
    accepted(await caller.call("cancelBooking", { pnr: alone.pnr }));
    const confirmed = outputOf(await caller.call("listBookings", { status: "confirmed" })).bookings;
    assert.deepEqual(
      confirmed.map((each) => [each.pnr, each.leadPassenger.split("/")[0]]),
      [[pnr, adult(number).lastName.toUpperCase()]],
    );
    await caller.close();
    return [pnr, alone.pnr];
  };
  const pnrs = (await Promise.all(Array.from({ length: 50 }, (_item, number) => trip(number)))).flat();
  assert.equal(new Set(pnrs).size, 100);
});

for (const way of everyWay) {
  test(`${way.client} over ${way.transport}: a repeated key repeats the answer and books nothing`, async (context) => {
    const caller = await connect(context, way, serverOf);
    const offer = first((await searchFlights(caller, "JFK-LAX", "2026-06-15")).offers, "offer");
    const meta = { [idempotencyKey]: "order 4711" };
    const request = (number: number) => ({ flightIds: [offer.flightId], passengers: [adult(number)], ...contact });
    const booked = outputOf(await caller.call("bookFlight", request(1), meta));
    const replayed = outputOf(await caller.call("bookFlight", request(1), meta));
    assert.equal(booked.idempotentReplay, false);
    assert.deepEqual(replayed, { ...booked, idempotentReplay: true });
    assert.equal(refusedFor(await caller.call("bookFlight", request(2), meta), "IDEMPOTENCY_CONFLICT").code, -32002);
    assert.deepEqual(await pnrsOf(caller), [booked.pnr]);
    const cancelMeta = { [idempotencyKey]: "cancel 4711" };
    const cancelled = outputOf(await caller.call("cancelBooking", { pnr: booked.pnr }, cancelMeta));
    const again = outputOf(await caller.call("cancelBooking", { pnr: booked.pnr }, cancelMeta));
    assert.deepEqual(again, { ...cancelled, idempotentReplay: true });
    await caller.close();
  });
}

test("a key is remembered across a restart on the same data directory", async (context) => {
  const settings = { dataDir: temporaryFolder(context), session: "session-of-the-restart" };
  const before = await startRawStdio(context, settings);
  const offer = first((await searchFlights(before, "JFK-LAX", "2026-06-15")).offers, "offer");
  const request = { flightIds: [offer.flightId], passengers: [adult(1)], ...contact };
  const meta = { [idempotencyKey]: "order 4711" };
  const booked = outputOf(await before.call("bookFlight", request, meta));
  before.process.kill("SIGKILL");
  await before.exit;
  const after = await startRawStdio(context, settings);
  assert.deepEqual(outputOf(await after.call("bookFlight", request, meta)), { ...booked, idempotentReplay: true });
  assert.equal(outputOf(await after.call("listBookings", {})).count, 1);
});

for (const client of clientKinds) {
  test(`${client}: isolated sessions that use the same key do not get each other's booking`, async (context) => {
    const server = await serverOf({ isolation: "session" });
    const [one, two] = [await connectHttp(context, client, server), await connectHttp(context, client, server)];
    await bookOne(one, "JFK-SFO", "2026-06-15", 1);
    await bookOne(two, "JFK-SFO", "2026-06-16", 2);
    const offer = first((await searchFlights(one, "JFK-LAX", "2026-06-15")).offers, "offer");
    const meta = { [idempotencyKey]: "1" };
    const request = (number: number) => ({ flightIds: [offer.flightId], passengers: [adult(number)], ...contact });
    const mine = outputOf(await one.call("bookFlight", request(3), meta));
    const same = outputOf(await two.call("bookFlight", request(3), meta));
    assert.equal(same.idempotentReplay, false);
    assert.notEqual(same.pnr, mine.pnr);
    await Promise.all([one.close(), two.close()]);
  });
}

test("a client that lost its session, and the answer, gets its booking by repeating the key", async (context) => {
  const dataDir = temporaryFolder(context);
  const meta = { [idempotencyKey]: "6f1a1b1e-order" };
  const before = await startHttpServer(context, { dataDir });
  const lost = await connectHttp(context, "v1", before);
  const offer = first((await searchFlights(lost, "JFK-LAX", "2026-06-15")).offers, "offer");
  const request = { flightIds: [offer.flightId], passengers: [adult(1)], ...contact };
  const booked = outputOf(await lost.call("bookFlight", request, meta));
  before.process.kill("SIGKILL");
  await before.exit;
  const again = await connectHttp(context, "v1", await startHttpServer(context, { dataDir }));
  const replayed = outputOf(await again.call("bookFlight", request, meta));
  assert.equal(replayed.idempotentReplay, true);
  assert.deepEqual(replayed.booking, booked.booking);
  // A session's id is the key to its bookings: nobody else is told it.
  assert.notEqual(replayed.sessionId, booked.sessionId);
});
