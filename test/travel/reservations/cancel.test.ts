import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BookingRecord, Refund } from "../../../src/travel/reservations/index.js";
import { refundOf } from "../../../src/travel/reservations/refund.js";
import { parseInstant } from "../../../src/travel/world/index.js";
import { holds } from "../world/holds.js";
import {
  bookerOf,
  dayMs,
  first,
  hourMs,
  openDesk,
  refuse,
  refused,
  requestOf,
  stateOf,
  type TestDesk,
  testNow,
  testSession,
} from "./desk.js";

const guest = { firstName: "Ada", lastName: "Lovelace" };
const testDriver = { ...guest, dateOfBirth: "1996-01-02" };

const cancel = (desk: TestDesk, pnr: string, reason?: string) =>
  desk.reservations.cancel({ pnr, ...(reason !== undefined && { reason }) }, bookerOf(), refuse);

const bookedFlight = async (
  desk: TestDesk,
  brand = "Light",
  route = "JFK-LAX",
  date = "2026-06-15",
): Promise<BookingRecord> => {
  const offer = await desk.flight(route, date, {}, brand);
  return (await desk.book(requestOf([offer]))).record;
};

const line = (refund: Refund) => {
  const { rule, ...amounts } = first(refund.lines);
  return amounts;
};

describe("a cancellation", () => {
  test("ends everything at once, keeps what was sold, and returns the stock", async () => {
    const desk = await openDesk();
    const seatsBefore = (await desk.flights("BTS-ABV", "2026-06-15")).length;
    const [offer] = await desk.flights("BTS-ABV", "2026-06-15");
    holds(offer, "BTS-ABV flies");
    const { record } = await desk.book(requestOf([offer]));
    assert.equal((await desk.flights("BTS-ABV", "2026-06-15")).length, 0);
    desk.setNow(testNow + 60_000);
    const { record: after, refund, idempotentReplay } = await cancel(desk, record.pnr, "plans changed");
    assert.equal((await desk.flights("BTS-ABV", "2026-06-15")).length, seatsBefore);
    assert.deepEqual([after.status, after.version, idempotentReplay], ["cancelled", 2, false]);
    assert.deepEqual([after.cancelledAt, after.cancellationReason], ["2026-05-16T09:01:00Z", "plans changed"]);
    assert.deepEqual(
      after.flightSegments.map(({ status }) => status),
      ["HX"],
    );
    assert.deepEqual(after.price, { ...record.price, refundedCents: refund.refundCents });
    assert.deepEqual(after.refund, refund);
    assert.equal(after.ticketing.status, "voided");
    assert.deepEqual(
      after.history.slice(-2).map(({ action }) => action),
      ["cancelled", "refunded"],
    );
    assert.deepEqual(await desk.reservations.find(record.pnr, { sessionId: testSession }), after);
    assert.deepEqual((await desk.reservations.list(testSession, "confirmed")).records, []);
    assert.deepEqual((await desk.reservations.list(testSession, "cancelled")).records, [after]);
  });

  test("is refused a second time, also when two come at once", async () => {
    const desk = await openDesk();
    const { pnr } = await bookedFlight(desk);
    const outcomes = await Promise.allSettled([cancel(desk, pnr), cancel(desk, pnr)]);
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
    await refused(cancel(desk, pnr), "ALREADY_CANCELLED", {
      field: "pnr",
      value: pnr,
      cancelledAt: "2026-05-16T09:00:00Z",
    });
  });

  test("of an unknown PNR, or for a reason with a card number, is refused without a trace", async () => {
    const desk = await openDesk();
    await refused(cancel(desk, "TEST-ABCDEF"), "PNR_NOT_FOUND", { field: "pnr", value: "TEST-ABCDEF" });
    const record = await bookedFlight(desk);
    const keys = record.stock.map(({ key }) => key);
    const before = await stateOf(desk, keys);
    await refused(cancel(desk, record.pnr, "refund 4111111111111111"), "CARD_DATA_REFUSED", { field: "reason" });
    desk.setNow(parseInstant(record.flightSegments[0]?.departureUtc ?? ""));
    const refusal = await refused(cancel(desk, record.pnr), "PARTLY_FLOWN", { field: "pnr", value: record.pnr });
    assert.match(String(refusal.detail["explanation"]), /left JFK/);
    assert.deepEqual(await stateOf(desk, keys), before);
  });

  test("is possible until the first flight leaves, and while a stay has begun", async () => {
    const desk = await openDesk();
    const flight = await bookedFlight(desk);
    desk.setNow(parseInstant(flight.flightSegments[0]?.departureUtc ?? "") - 1);
    assert.equal((await cancel(desk, flight.pnr)).record.status, "cancelled");
    const hotelId = first(await desk.hotels("LAX", "2026-06-17", "2026-06-20")).hotelId;
    const book = () => desk.reservations.bookHotel({ hotelId, guests: [guest] }, bookerOf(), refuse);
    const [early, late] = [(await book()).record, (await book()).record];
    desk.setNow(parseInstant("2026-06-18T12:00:00Z"));
    assert.equal((await cancel(desk, early.pnr)).refund.refundCents, 0);
    desk.setNow(parseInstant("2026-06-20T12:00:00-07:00"));
    await refused(cancel(desk, late.pnr), "PARTLY_FLOWN", { explanation: "all of it lies in the past" });
  });
});

describe("the refund of a fare", () => {
  test("is all of it until the end of the day of issue where the journey starts", async () => {
    const desk = await openDesk();
    const record = await bookedFlight(desk, "Light", "JFK-LAX", "2026-05-18");
    const endOfDay = parseInstant("2026-05-16T23:59:59-04:00");
    const { paidCents, refundCents, rule } = first(refundOf(record, endOfDay + 999).lines);
    assert.deepEqual([paidCents, refundCents], [record.price.totalCents, record.price.totalCents]);
    assert.match(rule, /^Voided/);
    holds(refundOf(record, endOfDay + 1000).refundCents < paidCents);
  });

  test("is all of it within 24 hours where it was booked 7 days ahead", async () => {
    const desk = await openDesk();
    const far = await bookedFlight(desk);
    assert.equal(refundOf(far, testNow + dayMs).refundCents, far.price.totalCents);
    assert.match(first(refundOf(far, testNow + dayMs).lines).rule, /24 hours/);
    holds(refundOf(far, testNow + dayMs + 1).refundCents < far.price.totalCents);
    const near = await bookedFlight(desk, "Light", "JFK-LAX", "2026-05-22");
    holds(refundOf(near, testNow + dayMs).refundCents < near.price.totalCents);
  });

  test("is that of the brand afterwards: none, half or all of the base fare, and always the refundable taxes", async () => {
    const desk = await openDesk();
    const later = testNow + 3 * dayMs;
    for (const [brand, share] of [
      ["Light", 0],
      ["Standard", 50],
      ["Flex", 100],
    ] as const) {
      const record = await bookedFlight(desk, brand);
      const { price } = first(record.fares);
      const nonRefundableTaxesCents = price.taxLines
        .filter(({ refundable }) => !refundable)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      const baseCents = Math.round((price.baseCents * share) / 100);
      const refund = refundOf(record, later);
      assert.deepEqual(line(refund), {
        segmentRef: "F1",
        kind: "flight",
        paidCents: price.totalCents,
        penaltyCents: price.baseCents - baseCents,
        nonRefundableTaxesCents,
        refundCents: baseCents + price.taxesCents - nonRefundableTaxesCents,
      });
      assert.equal(nonRefundableTaxesCents > 0, brand !== "Flex");
      assert.match(first(refund.lines).rule, new RegExp(brand));
    }
  });

  test("takes a penalty from each passenger's share, never below nothing", async () => {
    const desk = await openDesk();
    const record = await bookedFlight(desk, "Standard");
    const fare = first(record.fares);
    const withPenalty = (penaltyCents: number): BookingRecord => ({
      ...record,
      fares: [
        {
          ...fare,
          conditions: {
            ...fare.conditions,
            refundBeforeDeparture: { ...fare.conditions.refundBeforeDeparture, penaltyCents },
          },
        },
      ],
    });
    const later = testNow + 3 * dayMs;
    const full = refundOf(record, later).refundCents;
    assert.equal(refundOf(withPenalty(1000), later).refundCents, full - 1000);
    const taxesOnly = refundOf(withPenalty(99_999_999), later);
    assert.equal(taxesOnly.penaltyCents, fare.price.baseCents);
    holds(taxesOnly.refundCents > 0);
  });
});

describe("the refund of a stay", () => {
  test("follows the policy's timeline; a deadline is over when it comes", async () => {
    const desk = await openDesk();
    const offers = await desk.hotels("LAX", "2026-06-15", "2026-06-18");
    const offer = first(
      offers.filter(({ cancellationPolicy }) => cancellationPolicy.length > 1),
      "a policy of two steps",
    );
    const { record } = await desk.reservations.bookHotel(
      { hotelId: offer.hotelId, guests: [guest] },
      bookerOf(),
      refuse,
    );
    const paidCents = offer.price.totalCents - offer.price.payAtPropertyCents;
    for (const [index, { before, refundCents }] of offer.cancellationPolicy.entries()) {
      const deadline = parseInstant(before);
      const next = offer.cancellationPolicy[index + 1]?.refundCents ?? 0;
      assert.deepEqual(line(refundOf(record, deadline - 1)), {
        segmentRef: "H1",
        kind: "hotel",
        paidCents,
        penaltyCents: paidCents - refundCents,
        nonRefundableTaxesCents: 0,
        refundCents,
      });
      assert.equal(refundOf(record, deadline).refundCents, next);
    }
  });

  test("is nothing for a rate without refunds, and never what is due at the property", async () => {
    const desk = await openDesk();
    const offers = await desk.hotels("LAX", "2026-06-15", "2026-06-18");
    const offer = first(offers.filter(({ refundable }) => !refundable));
    const { record } = await desk.reservations.bookHotel(
      { hotelId: offer.hotelId, guests: [guest] },
      bookerOf(),
      refuse,
    );
    const refund = refundOf(record, testNow);
    assert.deepEqual([refund.refundCents, refund.method], [0, "none"]);
    assert.equal(refund.paidCents, offer.price.totalCents - offer.price.payAtPropertyCents);
  });
});

describe("the refund of a rental", () => {
  const pickupPlace = "2026-06-15T14:00:00-07:00";
  const pickupMs = parseInstant(pickupPlace);

  async function rented(payment: "pay_now" | "pay_at_counter") {
    const desk = await openDesk();
    const cars = await desk.cars("LAX", pickupPlace, "2026-06-18T14:00:00-07:00");
    const { carId } = first(cars.filter((car) => car.payment === payment));
    const request = { carId, driver: testDriver, insurance: "basic", extras: ["gps"] } as const;
    return (await desk.reservations.bookCar(request, bookerOf(), refuse)).record;
  }

  test("is all until 48 hours before pick-up, then all but a day, then nothing; extras come back with it", async () => {
    const record = await rented("pay_now");
    const { price } = first(record.carReservations);
    const at = (instantMs: number) => refundOf(record, instantMs);
    assert.equal(at(pickupMs - 48 * hourMs - 1).refundCents, price.totalCents);
    assert.equal(at(pickupMs - 48 * hourMs).refundCents, price.totalCents - price.perDayCents);
    assert.equal(at(pickupMs - 1).penaltyCents, price.perDayCents);
    assert.deepEqual([at(pickupMs).refundCents, at(pickupMs).penaltyCents], [0, price.totalCents]);
  });

  test("is nothing where nothing was paid, and says what remains owed", async () => {
    const record = await rented("pay_at_counter");
    const none = {
      segmentRef: "C1",
      kind: "car",
      paidCents: 0,
      penaltyCents: 0,
      nonRefundableTaxesCents: 0,
      refundCents: 0,
    };
    const { totalCents } = record.price;
    const perDayCents = first(record.carReservations).price.perDayCents;
    for (const [instantMs, owedCents] of [
      [testNow, undefined],
      [pickupMs - hourMs, perDayCents],
      [pickupMs, totalCents],
    ] as const) {
      const refund = refundOf(record, instantMs);
      assert.deepEqual(line(refund), owedCents === undefined ? none : { ...none, owedCents });
      assert.equal(refund.owedCents, owedCents);
    }
    assert.match(first(refundOf(record, testNow).lines).rule, /nothing is owed/);
    assert.match(first(refundOf(record, pickupMs - hourMs).lines).rule, /USD \d+\.\d\d remains owed/);
  });
});
