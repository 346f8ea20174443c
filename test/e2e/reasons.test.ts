/** Four ways in which an id is no good, told apart: invented, stale, sold out, repriced. For flights, hotels and cars. */
import assert from "node:assert/strict";
import test, { before } from "node:test";
import { temporaryFolder } from "../support/folders.js";
import { accepted, first, outputOf, refusedFor } from "./support/answers.js";
import { clientKinds, connectHttp } from "./support/connect.js";
import type { FoundOffer } from "./support/flightOffers.js";
import { sharedHttpServers, sharedScope } from "./support/product.js";
import { type RawStdio, startRawStdio } from "./support/rawStdio.js";
import { ada, adult, type Caller, contact, roomsOf, sameOffer, searchFlights } from "./support/trip.js";

const serverOf = sharedHttpServers();

/** Over stdio; of its flights two sell out, each in a test of its own. */
let here: RawStdio;
const scope = sharedScope();
before(async () => {
  here = await startRawStdio(scope);
});

const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 1 };
const rental = {
  pickupLocationCode: "LAX",
  pickupDate: "2026-06-15T18:00:00-07:00",
  dropoffDate: "2026-06-18T10:00:00-07:00",
};
const driver = { firstName: "Ada", lastName: "Larsen" };

/** What each kind of offer is booked with, and one id of it. */
const idsOf = async (caller: Caller) => {
  const flight = first((await searchFlights(caller, "JFK-LAX", "2026-06-15")).offers, "flight").flightId;
  const hotel = first(roomsOf(outputOf(await caller.call("searchHotels", stay)).hotels), "hotel").hotelId;
  const car = first(outputOf(await caller.call("searchCars", rental)).cars, "car").carId;
  return { flight, hotel, car };
};

const bookings = {
  flight: (id: string) => ["bookFlight", { flightIds: [id], passengers: [ada], ...contact }, "flightIds.0"] as const,
  hotel: (id: string) => ["bookHotel", { hotelId: id, guests: [driver] }, "hotelId"] as const,
  car: (id: string) => ["bookCar", { carId: id, driver }, "carId"] as const,
};
const kinds = ["flight", "hotel", "car"] as const;

/** The same id with one character of it changed. */
const altered = (id: string): string => `${id.slice(0, -1)}${id.endsWith("A") ? "B" : "A"}`;

for (const client of clientKinds) {
  test(`${client}: an invented id is not an offer, and says where offers come from`, async (context) => {
    const caller = await connectHttp(context, client, await serverOf());
    const ids = await idsOf(caller);
    for (const kind of kinds) {
      const invented = { flight: "FL-JFKLAX-20260615-AA100", hotel: "HT-HILTON-LAX", car: "CR-LAX-ECONOMY" }[kind];
      for (const id of [invented, altered(ids[kind]), ids[kind].toLowerCase()]) {
        const [tool, input, field] = bookings[kind](id);
        const refusal = refusedFor(await caller.call(tool, input), "OFFER_NOT_FOUND");
        assert.equal(refusal.code, -32001);
        assert.equal(refusal.data["field"], field);
        assert.equal(refusal.data["value"], id);
        assert.match(String(refusal.data["hint"]), /search(Flights|Hotels|Cars)/);
      }
    }
    assert.equal(outputOf(await caller.call("listBookings", {})).count, 0);
    await caller.close();
  });
}

test("an id of another seed's world is not an offer of this one", async (context) => {
  const there = await startRawStdio(context, { seed: "another" });
  const ids = await idsOf(there);
  for (const kind of kinds) {
    const [tool, input] = bookings[kind](ids[kind]);
    refusedFor(await here.call(tool, input), "OFFER_NOT_FOUND");
  }
});

test("an id is stale after half an hour, and not a minute before", async (context) => {
  const dataDir = temporaryFolder(context);
  const at = (time: string) => startRawStdio(context, { dataDir, now: `2026-05-16T${time}Z` });
  const ids = await idsOf(await at("08:00:00"));
  // One world has one clock: the process that starts last sets it for all.
  const fresh = await at("08:29:59");
  for (const kind of kinds) {
    const [tool, input] = bookings[kind](ids[kind]);
    accepted(await fresh.call(tool, input));
  }
  const late = await at("09:00:00");
  for (const kind of kinds) {
    const [tool, input, field] = bookings[kind](ids[kind]);
    const refusal = refusedFor(await late.call(tool, input), "OFFER_EXPIRED");
    assert.equal(refusal.code, -32002);
    assert.equal(refusal.data["field"], field);
    assert.match(refusal.message, /2026-05-16T08:30:00/);
  }
});

test("an id whose class is sold out costs more now: the old and the new price are told, and nothing is booked", async () => {
  const search = await searchFlights(here, "JFK-LAX", "2026-06-15");
  const old = first(search.offers, "offer");
  let number = 0;
  let current: FoundOffer | undefined = old;
  while (current !== undefined && current.price.totalCents === old.price.totalCents) {
    const booked = await here.call("bookFlight", {
      flightIds: [current.flightId],
      passengers: [adult(number++)],
      ...contact,
    });
    accepted(booked);
    current = sameOffer(await searchFlights(here, "JFK-LAX", "2026-06-15"), old);
  }
  assert.ok(current !== undefined, "the flight is still on sale");
  const before = outputOf(await here.call("listBookings", {}));
  const refusal = refusedFor(
    await here.call("bookFlight", { flightIds: [old.flightId], passengers: [adult(number)], ...contact }),
    "PRICE_CHANGED",
  );
  assert.equal(refusal.code, -32002);
  assert.equal(refusal.data["oldTotalCents"], old.price.totalCents);
  assert.equal(refusal.data["newTotalCents"], current.price.totalCents);
  assert.ok(current.price.totalCents > old.price.totalCents, "prices rise as seats go");
  assert.deepEqual(outputOf(await here.call("listBookings", {})), before);
  accepted(await here.call("bookFlight", { flightIds: [current.flightId], passengers: [adult(number)], ...contact }));
});

test("when the last seat is gone the id says sold out, and a cancellation brings it back", async () => {
  const { offers } = await searchFlights(here, "BTS-ABV", "2026-06-15");
  const only = first(offers, "offer");
  assert.equal(only.seatsLeft, 1);
  const request = (number: number) => ({ flightIds: [only.flightId], passengers: [adult(number)], ...contact });
  const { pnr } = outputOf(await here.call("bookFlight", request(0)));
  const refusal = refusedFor(await here.call("bookFlight", request(1)), "SOLD_OUT");
  assert.equal(refusal.code, -32002);
  assert.equal(refusal.data["field"], "flightIds.0");
  assert.equal(refusal.data["left"], 0);
  assert.equal((await searchFlights(here, "BTS-ABV", "2026-06-15")).count, 0);
  accepted(await here.call("cancelBooking", { pnr }));
  accepted(await here.call("bookFlight", request(1)));
});
