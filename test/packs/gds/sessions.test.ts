/** Whose bookings a caller sees, who hears of a change, and what a retry does. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { product } from "../../../src/product.js";
import { anonymous, at, bookTrip, openServer, structuredOf, textAt, textOf, withHandle, withKey } from "./inProcess.js";

const alice = withHandle("session-of-alice-1");
const bob = withHandle("session-of-bob-0001");

describe("sessions", () => {
  test("a session lists its own bookings only, newest first", async () => {
    const server = await openServer();
    const first = textAt(structuredOf(await bookTrip(server, alice)), "pnr");
    const second = textAt(structuredOf(await bookTrip(server, alice)), "pnr");
    await bookTrip(server, bob);
    const list = structuredOf(await server.call("listBookings", {}, alice));
    assert.equal(at(list, "count"), 2);
    assert.deepEqual([textAt(list, "bookings.0.pnr"), textAt(list, "bookings.1.pnr")], [second, first]);
    await server.runtime.close();
  });

  test("callers that name no session share the world's one: each sees what any of them booked, and gets no handle", async () => {
    const server = await openServer();
    const named = textAt(structuredOf(await bookTrip(server, alice)), "pnr");
    const answers = [await bookTrip(server, anonymous), await bookTrip(server, anonymous)];
    const booked = answers.map((answer) => textAt(structuredOf(answer), "pnr"));
    const list = structuredOf(await server.call("listBookings", {}, anonymous));
    assert.deepEqual([textAt(list, "bookings.0.pnr"), textAt(list, "bookings.1.pnr")], booked.reverse());
    assert.deepEqual(await server.read("gds://session/bookings", anonymous), list);
    const cancelled = await server.call("cancelBooking", { pnr: named }, anonymous);
    for (const answer of [...answers, cancelled]) {
      assert.equal(answer.kind === "result" && answer.meta[product.metaKeys.session], undefined);
      assert.doesNotMatch(textOf(answer), /Session:/);
    }
    assert.equal(at(structuredOf(await server.call("listBookings", {}, anonymous)), "count"), 2);
    const current = await server.read("gds://session/current", anonymous);
    assert.deepEqual([at(current, "session.kind"), at(current, "session.bookings")], ["anonymous", 2]);
    assert.equal(at(current, "session.sessionId"), at(list, "sessionId"));
    await server.runtime.close();
  });

  test("changes of the shared session are announced to those who share it", async () => {
    const server = await openServer();
    const sessionId = at(structuredOf(await bookTrip(server, anonymous)), "sessionId");
    assert.deepEqual(server.changes[0], {
      world: "default/mock-gds",
      uri: "gds://session/bookings",
      scopeId: sessionId,
    });
    await server.runtime.close();
  });

  test("each world has its own shared session", async () => {
    const server = await openServer();
    await bookTrip(server, { ...anonymous, worldHeader: "one" });
    const countIn = async (worldHeader: string) =>
      at(structuredOf(await server.call("listBookings", {}, { ...anonymous, worldHeader })), "count");
    assert.deepEqual([await countIn("one"), await countIn("two")], [1, 0]);
    await server.runtime.close();
  });

  test("where sessions are isolated, a caller without one sees nothing, and is told how a model gets one", async () => {
    const server = await openServer({ isolation: "session" });
    await bookTrip(server, alice);
    const list = structuredOf(await server.call("listBookings", {}, anonymous));
    assert.deepEqual([at(list, "sessionId"), at(list, "count")], [null, 0]);
    assert.match(textAt(list, "notes.0"), /argument "session"/);
    await server.runtime.close();
  });

  test("where sessions are isolated, a model stays in its session by the argument that the first booking names", async () => {
    const server = await openServer({ isolation: "session" });
    const booked = await bookTrip(server, anonymous);
    const pnr = textAt(structuredOf(booked), "pnr");
    const session = /Pass "session": "([^"]+)" in later calls of .*listBookings/.exec(textOf(booked))?.[1];
    assert.equal(session, at(structuredOf(booked), "sessionId"));
    for (const left of [{}, { session: "another-session-0001" }, { session: null }, { session: "" }]) {
      assert.equal(at(structuredOf(await server.call("listBookings", left, anonymous)), "count"), 0);
    }
    const listed = await server.call("listBookings", { session }, anonymous);
    assert.equal(textAt(structuredOf(listed), "bookings.0.pnr"), pnr);
    assert.doesNotMatch(textOf(listed), /Ignored arguments|Session:/);
    const unnamed = await server.call("retrieveBooking", { pnr }, anonymous);
    assert.equal(unnamed.kind === "refusal" && unnamed.data["reason"], "PNR_NOT_FOUND");
    assert.equal(
      at(structuredOf(await server.call("retrieveBooking", { pnr, session }, anonymous)), "booking.pnr"),
      pnr,
    );
    const cancelled = await server.call("cancelBooking", { pnr, session }, anonymous);
    assert.equal(at(structuredOf(cancelled), "status"), "cancelled");
    assert.doesNotMatch(textOf(cancelled), /Session:/);
    const malformed = await server.call("listBookings", { session: "my-desk" }, anonymous);
    assert.equal(malformed.kind === "refusal" && malformed.data["field"], "session");
    await server.runtime.close();
  });

  test("where sessions are isolated, the structure of a first booking tells its session as well as the text", async () => {
    const server = await openServer({ isolation: "session" });
    const city = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-16" };
    const hotels = structuredOf(await server.call("searchHotels", city, anonymous));
    const pick = {
      pickupLocationCode: "LAX",
      pickupDate: "2026-06-15T10:00:00-07:00",
      dropoffDate: "2026-06-16T10:00:00-07:00",
    };
    const cars = structuredOf(await server.call("searchCars", pick, anonymous));
    const driver = { firstName: "Ada", lastName: "Larsen" };
    const first: Readonly<Record<string, () => ReturnType<typeof bookTrip>>> = {
      bookFlight: () => bookTrip(server, anonymous),
      bookHotel: () =>
        server.call("bookHotel", { hotelId: textAt(hotels, "hotels.0.rates.0.hotelId"), guests: [driver] }, anonymous),
      bookCar: () => server.call("bookCar", { carId: textAt(cars, "cars.0.carId"), driver }, anonymous),
    };
    for (const [tool, book] of Object.entries(first)) {
      const booked = await book();
      const session = textAt(structuredOf(booked), "sessionId");
      const told = `Session: ${session}. Pass "session": "${session}" in later calls of `;
      const notes = [at(structuredOf(booked), "notes")].flat().map(String);
      assert.equal(notes.filter((note) => note.startsWith(told)).length, 1, `${tool}: ${notes.join(" | ")}`);
      assert.ok(textOf(booked).includes(told), tool);
      const { notes: later } = structuredOf(await server.call("listBookings", { session }, anonymous));
      assert.doesNotMatch(String(later), /Pass "session"/, tool);
    }
    await server.runtime.close();
  });

  test("a search has no session: that argument is ignored there, as any that it does not have", async () => {
    const server = await openServer();
    const query = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15", session: "my-desk" };
    assert.match(textOf(await server.call("searchFlights", query, anonymous)), /Ignored arguments.*session/);
    await server.runtime.close();
  });

  test("where sessions are isolated, the first booking opens one, whose handle lists it afterwards", async () => {
    const server = await openServer({ isolation: "session" });
    const booked = await bookTrip(server, anonymous);
    const handle = booked.kind === "result" ? booked.meta[product.metaKeys.session] : undefined;
    assert.equal(handle, at(structuredOf(booked), "sessionId"));
    const list = structuredOf(await server.call("listBookings", {}, withHandle(String(handle))));
    assert.equal(textAt(list, "bookings.0.pnr"), textAt(structuredOf(booked), "pnr"));
    await server.runtime.close();
  });

  test("a status filters the list", async () => {
    const server = await openServer();
    const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
    await bookTrip(server);
    structuredOf(await server.call("cancelBooking", { pnr }));
    const counts = await Promise.all(
      ["all", "confirmed", "cancelled"].map(async (status) =>
        at(structuredOf(await server.call("listBookings", { status })), "count"),
      ),
    );
    assert.deepEqual(counts, [2, 1, 1]);
    await server.runtime.close();
  });

  for (const isolation of ["world", "session"] as const) {
    test(`another session's PNR is ${isolation === "world" ? "found by who knows it" : "as unknown as one that does not exist"} where isolation is ${isolation}`, async () => {
      const server = await openServer({ isolation });
      const pnr = textAt(structuredOf(await bookTrip(server, alice)), "pnr");
      const outcome = await server.call("retrieveBooking", { pnr }, bob);
      if (isolation === "world") assert.equal(at(structuredOf(outcome), "booking.pnr"), pnr);
      else {
        const advice = "Check the PNR, or call listBookings for those of this session.";
        assert.equal(outcome.kind === "refusal" && outcome.message, `No booking with PNR '${pnr}'. ${advice}`);
      }
      await server.runtime.close();
    });
  }

  test("a session's id is shown to itself alone: knowing a PNR gives nobody the session", async () => {
    const server = await openServer();
    const pnr = textAt(structuredOf(await bookTrip(server, alice)), "pnr");
    const own = structuredOf(await server.call("retrieveBooking", { pnr }, alice));
    assert.equal(at(own, "booking.sessionId"), "session-of-alice-1");
    const history = await server.read(`gds://bookings/${pnr}/history`, alice);
    assert.equal(at(history, "history.0.actor"), "session-of-alice-1");
    const others = [
      await server.call("retrieveBooking", { pnr }, bob),
      await server.call("cancelBooking", { pnr }, anonymous),
      await server.call("retrieveBooking", { pnr }, anonymous),
      await server.read(`gds://bookings/${pnr}`, bob),
      await server.read(`gds://bookings/${pnr}/history`, anonymous),
    ];
    assert.match(JSON.stringify(others), /"sessionId":"session-[0-9a-f]{12}"/);
    assert.doesNotMatch(JSON.stringify(others), /session-of-alice-1/);
    await server.runtime.close();
  });

  test("each change is announced once: the lists to its session, the booking to whoever follows it", async () => {
    const server = await openServer();
    const pnr = textAt(structuredOf(await bookTrip(server, alice)), "pnr");
    const world = "default/mock-gds";
    const expected = [
      { world, uri: "gds://session/bookings", scopeId: "session-of-alice-1" },
      { world, uri: "gds://session/current", scopeId: "session-of-alice-1" },
      { world, uri: `gds://bookings/${pnr}` },
      { world, uri: `gds://bookings/${pnr}/history` },
    ];
    assert.deepEqual(server.changes, expected);
    structuredOf(await server.call("cancelBooking", { pnr }, bob));
    assert.deepEqual(server.changes, [...expected, ...expected]);
    await server.call("cancelBooking", { pnr }, bob);
    assert.equal(server.changes.length, 8);
    await server.runtime.close();
  });

  test("a retry with the same idempotency key books nothing more and says so", async () => {
    const server = await openServer();
    const first = await bookTrip(server, withKey("trip-1"));
    const second = await bookTrip(server, withKey("trip-1"));
    assert.equal(at(structuredOf(second), "pnr"), at(structuredOf(first), "pnr"));
    assert.equal(at(structuredOf(second), "idempotentReplay"), true);
    assert.match(textOf(second), /nothing was booked twice/);
    assert.equal(at(structuredOf(await server.call("listBookings", {})), "count"), 1);
    await server.runtime.close();
  });

  test("a search finds fewer seats after a sale, and writes nothing itself", async () => {
    const server = await openServer();
    const search = () =>
      server.call("searchFlights", { origin: "BTS", destination: "ABV", departureDate: "2026-06-15" });
    const before = structuredOf(await search());
    assert.deepEqual(structuredOf(await search()), before);
    const input = {
      flightIds: [textAt(before, "itineraries.0.flightId")],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Larsen" }],
      contactPhone: "+1 555 0100",
    };
    structuredOf(await server.call("bookFlight", input));
    assert.notDeepEqual(at(structuredOf(await search()), "itineraries"), at(before, "itineraries"));
    await server.runtime.close();
  });
});

describe("the start", () => {
  test("says which store is used, and how real the rules are", async () => {
    const server = await openServer();
    const banner = server.runtime.banner.join("\n");
    assert.match(banner, /store memory: bookings end with this process/);
    assert.match(banner, /realism contract/);
    await server.runtime.close();
  });
});
