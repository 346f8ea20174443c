import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { BookingRecord, FlightRequest } from "../../../src/travel/reservations/index.js";
import { refundOf } from "../../../src/travel/reservations/refund.js";
import { holds } from "../world/holds.js";
import { bookerOf, dayMs, openDesk, refuse, requestOf, testNow } from "./desk.js";

const births = { adult: "1990-01-02", child: "2019-01-02", infant: "2025-10-02" } as const;

const routes = ["JFK-LAX", "LHR-JFK", "SIN-SYD", "LAX-SFO"] as const;

const trips = fc.record({
  route: fc.constantFrom(...routes),
  daysAhead: fc.integer({ min: 1, max: 60 }),
  isReturn: fc.boolean(),
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.integer({ min: 0, max: 2 }),
  infants: fc.integer({ min: 0, max: 1 }),
  pick: fc.nat({ max: 500 }),
  knownBirths: fc.boolean(),
  withHotel: fc.boolean(),
  withCar: fc.boolean(),
});

type Trip = typeof trips extends fc.Arbitrary<infer Value> ? Value : never;

const dateAfter = (days: number): string => new Date(testNow + days * dayMs).toISOString().slice(0, 10);

const passengersOf = ({ adults, children, infants, knownBirths }: Trip): FlightRequest["passengers"] => {
  const named = (type: "adult" | "child" | "infant", count: number) =>
    Array.from({ length: count }, (_, index) => ({
      type,
      firstName: `${type}${"abc".charAt(index)}`,
      lastName: "Lovelace",
      ...(knownBirths && { dateOfBirth: births[type] }),
    }));
  return [...named("infant", infants), ...named("child", children), ...named("adult", adults)];
};

/** A booking of everything that a trip asks for, as far as it is on sale. */
const bookedTrip = async (trip: Trip): Promise<BookingRecord | undefined> => {
  const desk = await openDesk();
  const { route, daysAhead, adults, children, infants, pick } = trip;
  const [origin = "", destination = ""] = route.split("-");
  const party = { adults, children, infants };
  const legs = [
    [route, daysAhead] as const,
    ...(trip.isReturn ? [[`${destination}-${origin}`, daysAhead + 5] as const] : []),
  ];
  const found = await Promise.all(legs.map(([leg, days]) => desk.flights(leg, dateAfter(days), party)));
  const offers = found.flatMap((leg) => leg[pick % Math.max(1, leg.length)] ?? []);
  if (offers.length < legs.length) return undefined;
  let { record } = await desk.book(requestOf(offers, passengersOf(trip)));
  const existingPnr = record.pnr;
  const rooms = trip.withHotel
    ? await desk.hotels(destination, dateAfter(daysAhead + 1), dateAfter(daysAhead + 4), adults)
    : [];
  const room = rooms[pick % Math.max(1, rooms.length)];
  if (room !== undefined) {
    const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
    ({ record } = await desk.reservations.bookHotel(
      { hotelId: room.hotelId, existingPnr, guests },
      bookerOf(),
      refuse,
    ));
  }
  const pickup = `${dateAfter(daysAhead + 1)}T23:00:00Z`;
  const cars = trip.withCar ? await desk.cars(destination, pickup, `${dateAfter(daysAhead + 4)}T23:00:00Z`) : [];
  const car = cars[pick % Math.max(1, cars.length)];
  if (car !== undefined) {
    const driver = { firstName: "Ada", lastName: "Lovelace", dateOfBirth: "1980-01-01" };
    const request = { carId: car.carId, existingPnr, driver, insurance: "full", extras: ["gps"] } as const;
    ({ record } = await desk.reservations.bookCar(request, bookerOf(), refuse));
  }
  return record;
};

const total = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);

const assertPriceAddsUp = ({
  price,
  fares,
  hotelReservations,
  carReservations,
  flightSegments,
}: BookingRecord): void => {
  assert.equal(price.totalCents, price.flightCents + price.hotelCents + price.carCents);
  assert.equal(
    price.flightCents,
    total(fares, ({ totalCents }) => totalCents),
  );
  assert.equal(
    price.hotelCents,
    total(hotelReservations, (hotel) => hotel.price.totalCents),
  );
  assert.equal(
    price.carCents,
    total(carReservations, (car) => car.price.totalCents),
  );
  for (const { price: fare } of fares) {
    assert.equal(
      fare.totalCents,
      total(fare.perPassenger, ({ totalCents, count }) => totalCents * count),
    );
    assert.equal(
      fare.taxesCents,
      total(fare.taxLines, ({ amountCents }) => amountCents),
    );
    assert.equal(fare.totalCents, fare.baseCents + fare.taxesCents + fare.feesCents);
  }
  for (const { price: car, extras } of carReservations) {
    assert.equal(
      car.extrasCents,
      total(extras, ({ amountCents }) => amountCents),
    );
    const { baseCents, taxesCents, feesCents, oneWayFeeCents, youngDriverFeeCents, seniorDriverFeeCents, extrasCents } =
      car;
    const parts = [
      baseCents,
      taxesCents,
      feesCents,
      oneWayFeeCents,
      youngDriverFeeCents,
      seniorDriverFeeCents,
      extrasCents,
    ];
    assert.equal(
      car.totalCents,
      total(parts, (part) => part),
    );
  }
  const refs = fares.flatMap(({ segmentRefs }) => segmentRefs);
  assert.deepEqual(
    refs,
    flightSegments.map(({ segmentRef }) => segmentRef),
  );
};

const assertRefundAddsUp = (record: BookingRecord, instantMs: number): void => {
  const refund = refundOf(record, instantMs);
  for (const part of [refund, ...refund.lines]) {
    const { paidCents, penaltyCents, nonRefundableTaxesCents, refundCents } = part;
    for (const cents of [paidCents, penaltyCents, nonRefundableTaxesCents, refundCents]) {
      holds(Number.isSafeInteger(cents) && cents >= 0, JSON.stringify(part));
    }
    assert.equal(refundCents, paidCents - penaltyCents - nonRefundableTaxesCents, JSON.stringify(part));
  }
  for (const amount of ["paidCents", "penaltyCents", "nonRefundableTaxesCents", "refundCents"] as const) {
    assert.equal(
      refund[amount],
      total(refund.lines, (part) => part[amount]),
    );
  }
  holds(refund.paidCents <= record.price.totalCents);
  assert.equal(refund.method === "none", refund.refundCents === 0);
  holds(refund.lines.every(({ rule }) => rule.length > 0));
};

test("whatever is booked and whenever it is cancelled, every total is the sum of its parts", async () => {
  let booked = 0;
  await fc.assert(
    fc.asyncProperty(
      trips,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
      async (trip, shares) => {
        const record = await bookedTrip(trip);
        if (record === undefined) return;
        booked += 1;
        assertPriceAddsUp(record);
        for (const share of shares)
          assertRefundAddsUp(record, testNow + Math.floor(share * (trip.daysAhead + 1) * dayMs));
      },
    ),
    { numRuns: 60 },
  );
  holds(booked >= 30, `${booked} of 60 trips could be booked`);
});
