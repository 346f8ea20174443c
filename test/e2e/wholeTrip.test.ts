/** A family's trip from search to refund, by every client over every transport, with every number added up again. */
import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import test, { before, describe } from "node:test";
import type { BookingDetail, BookingHistoryResource, OfferResource } from "../../generated/gds/types.js";
import { temporaryFolder } from "../support/folders.js";
import type { Scope } from "../support/scope.js";
import { accepted, first, outputOf, refusedFor } from "./support/answers.js";
import {
  checkBooking,
  checkBookingDetail,
  checkCars,
  checkFoundOffer,
  checkHotels,
  checkRefund,
  checkWholeOffer,
} from "./support/arithmetic.js";
import { type Connection, connect, everyWay } from "./support/connect.js";
import { sharedHttpServers, sharedScope, usualNow } from "./support/product.js";
import { startRawStdio } from "./support/rawStdio.js";
import { expectedCarRefunds, expectedFareLines, expectedHotelRefunds } from "./support/refundRules.js";
import {
  ada,
  bo,
  type Caller,
  contact,
  family,
  familyMix,
  roomsOf,
  sameCar,
  sameOffer,
  sameRoom,
  searchFlights,
} from "./support/trip.js";

const serverOf = sharedHttpServers();

const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 4 };
const rental = {
  pickupLocationCode: "LAX",
  pickupDate: "2026-06-15T18:00:00-07:00",
  dropoffDate: "2026-06-18T10:00:00-07:00",
};

const retrieve = async (caller: Caller, pnr: string): Promise<BookingDetail> => {
  const { booking } = outputOf(await caller.call("retrieveBooking", { pnr }));
  checkBookingDetail(booking);
  return booking;
};

const isHistory = (value: unknown): value is BookingHistoryResource["history"] =>
  Array.isArray(value) && value.every((entry) => typeof Reflect.get(Object(entry), "action") === "string");

const historyOf = async (caller: Connection, pnr: string): Promise<BookingHistoryResource["history"]> => {
  const read = await caller.read(`gds://bookings/${pnr}/history`);
  const history: unknown = read["history"];
  assert.ok(isHistory(history));
  return history;
};

/** The resources that show bookings say what the tools say. */
const checkResources = async (caller: Connection, pnr: string): Promise<void> => {
  const { booking } = outputOf(await caller.call("retrieveBooking", { pnr }));
  const { booking: kept } = await caller.read(`gds://bookings/${pnr}`);
  for (const part of ["pnr", "status", "version", "createdAt", "sessionId"] as const) {
    assert.equal(Reflect.get(Object(kept), part), booking[part], part);
  }
  const { history } = await caller.read(`gds://bookings/${pnr}/history`);
  assert.deepEqual(Reflect.get(Object(kept), "history"), history);
  const list = outputOf(await caller.call("listBookings", {}));
  assert.deepEqual(await caller.read("gds://session/bookings"), list);
  const current = await caller.read("gds://session/current");
  assert.deepEqual(Reflect.get(Object(current["session"]), "sessionId"), list.sessionId);
  assert.equal(Reflect.get(Object(current["session"]), "bookings"), list.count);
};

for (const way of everyWay) {
  test(`${way.client} over ${way.transport}: a family searches, books, adds, retrieves, lists and cancels`, async (context) => {
    const caller = await connect(context, way, serverOf);

    const search = await searchFlights(caller, "JFK-LAX", "2026-06-15", familyMix);
    search.offers.forEach(checkFoundOffer);
    const scarce = search.offers.filter(({ seatsLeft }) => seatsLeft > 3 && seatsLeft < 9);
    const flight = first(scarce, "flight with few seats");
    checkWholeOffer(flight, (await caller.read(`gds://offers/${flight.flightId}`)) as unknown as OfferResource);
    const booked = accepted(
      await caller.call("bookFlight", { flightIds: [flight.flightId], passengers: family, ...contact }),
    );
    const { pnr, booking: opened, sessionId } = booked.output;
    assert.match(pnr, /^TEST-[A-Z2-7]{6}$/);
    assert.ok(booked.text.includes(pnr), `the text lacks the PNR: ${booked.text}`);
    assert.equal(booked.output.created, true);
    assert.equal(opened.version, 1);
    checkBooking(opened);
    assert.equal(opened.price.totalCents, flight.price.totalCents, "sold at the price that was shown");
    assert.equal((await retrieve(caller, pnr)).passengers[3]?.associatedAdult, "P1", "the infant sits on a lap");

    // What is left may be too few for the family again, but one adult is shown it.
    const after = sameOffer(await searchFlights(caller, "JFK-LAX", "2026-06-15"), flight);
    assert.equal(after?.seatsLeft, flight.seatsLeft - 3, "three seats are gone, none for the infant");

    const hotels = outputOf(await caller.call("searchHotels", stay));
    checkHotels(hotels);
    const few = roomsOf(hotels.hotels).flatMap((each) =>
      each.roomsLeft === undefined ? [] : [{ ...each, roomsLeft: each.roomsLeft }],
    );
    const room = first(few, "hotel with few rooms");
    const added = accepted(
      await caller.call("bookHotel", { hotelId: room.hotelId, existingPnr: pnr, guests: [ada, bo] }),
    );
    assert.equal(added.output.pnr, pnr);
    assert.equal(added.output.created, false);
    assert.equal(added.output.booking.version, 2);
    checkBooking(added.output.booking);
    assert.equal(added.output.booking.price.hotelCents, room.totalCents);
    const roomsAfter = outputOf(await caller.call("searchHotels", stay)).hotels;
    assert.equal(sameRoom(roomsAfter, room)?.roomsLeft ?? 0, room.roomsLeft - room.rooms, "the rooms are gone");

    const cars = outputOf(await caller.call("searchCars", rental));
    checkCars(cars);
    const fewCars = cars.cars.flatMap((each) =>
      each.unitsLeft === undefined ? [] : [{ ...each, unitsLeft: each.unitsLeft }],
    );
    const car = first(fewCars, "car of which few are left");
    const withCar = accepted(
      await caller.call("bookCar", {
        carId: car.carId,
        existingPnr: pnr,
        driver: { firstName: "Ada", lastName: "Larsen" },
        insurance: "basic",
        extras: ["child_seat", "gps"],
      }),
    );
    checkBooking(withCar.output.booking);
    assert.equal(withCar.output.booking.version, 3);
    const carsAfter = outputOf(await caller.call("searchCars", rental)).cars;
    assert.equal(sameCar(carsAfter, car)?.unitsLeft ?? 0, car.unitsLeft - 1, "the car is gone");

    const whole = await retrieve(caller, pnr);
    assert.equal(whole.sessionId, sessionId);
    assert.deepEqual(
      (await historyOf(caller, pnr)).map(({ action, version }) => [version, action]),
      [
        [1, "created"],
        [1, "flights_added"],
        [1, "ticketed"],
        [2, "hotel_added"],
        [3, "car_added"],
      ],
    );
    const list = accepted(await caller.call("listBookings", { status: "confirmed" }));
    assert.deepEqual(
      list.output.bookings.map((each) => [
        each.pnr,
        each.status,
        each.flights,
        each.hotels,
        each.cars,
        each.totalCents,
      ]),
      [[pnr, "confirmed", flight.segments.length, 1, 1, whole.price.totalCents]],
    );
    assert.ok(list.text.includes(pnr), `the text lacks the PNR: ${list.text}`);
    await checkResources(caller, pnr);

    const cancelled = accepted(await caller.call("cancelBooking", { pnr, reason: "The meeting was moved" }));
    const { refund } = cancelled.output;
    checkRefund(refund);
    assert.equal(refund.lines.length, 3, "a line for the fare, the hotel and the car");
    assert.deepEqual(refund, whole.refundNow, "as retrieveBooking said before");
    assert.equal(cancelled.output.cancelled.length, flight.segments.length + 2, "a line for each part");

    const end = await retrieve(caller, pnr);
    assert.equal(end.price.totalCents, whole.price.totalCents, "what was sold stays on record");
    const endHistory = await historyOf(caller, pnr);
    assert.equal(end.status, "cancelled");
    assert.equal(end.cancellationReason, "The meeting was moved");
    assert.deepEqual(end.refund, refund);
    assert.ok(
      [...end.flightSegments, ...end.hotelReservations, ...end.carReservations].every(({ status }) => status === "HX"),
      "every segment is cancelled",
    );
    assert.ok(
      endHistory.some(({ action }) => action === "cancelled"),
      "the history tells of the cancellation",
    );
    assert.ok(
      endHistory.every(({ actor }) => actor === sessionId),
      "the history names who did it",
    );
    assert.deepEqual(outputOf(await caller.call("listBookings", { status: "confirmed" })).bookings, []);
    assert.equal(outputOf(await caller.call("listBookings", { status: "cancelled" })).count, 1);
    await checkResources(caller, pnr);

    const again = await searchFlights(caller, "JFK-LAX", "2026-06-15", familyMix);
    assert.deepEqual(again.offers, search.offers, "seats and prices are back");
    assert.deepEqual(outputOf(await caller.call("searchHotels", stay)).hotels, hotels.hotels, "rooms are back");
    assert.deepEqual(outputOf(await caller.call("searchCars", rental)).cars, cars.cars, "cars are back");
    refusedFor(await caller.call("cancelBooking", { pnr }), "ALREADY_CANCELLED");
    refusedFor(
      await caller.call("bookHotel", { hotelId: room.hotelId, existingPnr: pnr, guests: [ada] }),
      "CANCELLED_PNR",
    );
    await caller.close();
  });
}

/** Later and later, each cancellation in a process of its own: the void window, the fare rules, the last minute. */
const moments = [
  { when: "at once", now: usualNow },
  { when: "four days later", now: "2026-05-20T09:00:00Z" },
  { when: "the day before departure", now: "2026-06-14T18:00:00Z" },
] as const;

/** A trip in each fare brand, with hotels and cars of different conditions. */
const sellTrips = async (scope: Scope, dataDir: string): Promise<readonly string[]> => {
  const sale = await startRawStdio(scope, { dataDir });
  const offersNow = async () => (await searchFlights(sale, "JFK-LHR", "2026-06-15", familyMix)).offers;
  const brands = [...new Set((await offersNow()).map(({ fareBrand }) => fareBrand))];
  const pnrs: string[] = [];
  for (const [index, brand] of brands.entries()) {
    const { hotels } = outputOf(await sale.call("searchHotels", stay));
    const { cars, vendors = [] } = outputOf(await sale.call("searchCars", rental));
    const flight = (await offersNow()).find(({ fareBrand }) => fareBrand === brand);
    const rooms = roomsOf(hotels);
    const room = rooms.find(({ ratePlan }) => (ratePlan === "FLEX") === (index % 2 === 0)) ?? first(rooms, "hotel");
    const wanted = index % 2 === 0 ? "pay_now" : "pay_at_counter";
    const car = cars.find(({ vendor }) => vendors.find(({ code }) => code === vendor)?.payment === wanted);
    const { pnr } = outputOf(
      await sale.call("bookFlight", { flightIds: [flight?.flightId], passengers: family, ...contact }),
    );
    accepted(await sale.call("bookHotel", { hotelId: room.hotelId, existingPnr: pnr, guests: [ada] }));
    accepted(
      await sale.call("bookCar", {
        carId: (car ?? first(cars, "car")).carId,
        existingPnr: pnr,
        driver: { firstName: "Ada", lastName: "Larsen" },
      }),
    );
    pnrs.push(pnr);
  }
  sale.process.kill("SIGTERM");
  await sale.exit;
  assert.ok(pnrs.length >= 2, `${pnrs.length} fare brands`);
  return pnrs;
};

describe("trips that were sold", () => {
  const scope = sharedScope();
  const soldIn = temporaryFolder(scope);
  let pnrs: readonly string[] = [];
  before(async () => {
    pnrs = await sellTrips(scope, soldIn);
  });

  for (const { when, now } of moments) {
    test(`cancelled ${when}, each fare, hotel and car returns what its own conditions say`, async (context) => {
      const dataDir = temporaryFolder(context);
      cpSync(soldIn, dataDir, { recursive: true });
      const later = await startRawStdio(context, { dataDir, now });
      const nowMs = Date.parse(now);
      const kept: number[] = [];
      for (const pnr of pnrs) {
        const sold = await retrieve(later, pnr);
        const { refund } = outputOf(await later.call("cancelBooking", { pnr }));
        assert.deepEqual(refund, sold.refundNow, `${pnr}: as retrieveBooking said before`);
        checkRefund(refund);
        kept.push((refund.penaltyCents ?? 0) + (refund.nonRefundableTaxesCents ?? 0));
        const of = (kind: string) => refund.lines.filter((line) => line.kind === kind);
        assert.deepEqual(
          of("flight").map(({ kind, rule, ...amounts }) => amounts),
          expectedFareLines(sold, nowMs),
          `${pnr}: ${JSON.stringify(sold.fares[0]?.conditions)} ${of("flight")[0]?.rule}`,
        );
        assert.deepEqual(
          of("hotel").map(({ paidCents, refundCents }) => ({ paidCents, refundCents })),
          expectedHotelRefunds(sold, nowMs),
        );
        assert.deepEqual(
          of("car").map(({ paidCents, refundCents }) => ({ paidCents, refundCents })),
          expectedCarRefunds(sold, nowMs),
        );
        await retrieve(later, pnr);
      }
      if (now === usualNow) assert.ok(kept.includes(0), `nothing is returned in full: ${kept}`);
      else assert.ok(Math.max(...kept) > Math.min(...kept), `the brands differ in what they return: ${kept}`);
    });
  }
});
