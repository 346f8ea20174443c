/** What is charged and what is returned is known to the cent before: from searchCars, searchHotels and retrieveBooking. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type {
  BookingDetail,
  RetrieveBookingOutput,
  SearchCarsOutput,
  SearchFlightsOutput,
  SearchHotelsOutput,
} from "../../../generated/gds/types.js";
import { openServer, type Server, structuredOf, textAt, textOf } from "./inProcess.js";

const ada = { firstName: "Ada", lastName: "Larsen" };
const extraCodes = ["gps", "child_seat", "booster_seat", "winter_tyres"] as const;

/** The structure of an answer, which the server has validated against the contract. */
const answerOf = async <Output>(server: Server, tool: string, input: object): Promise<Output> =>
  structuredOf(await server.call(tool, input)) as Output;

const retrieved = async (server: Server, pnr: string): Promise<BookingDetail> =>
  (await answerOf<RetrieveBookingOutput>(server, "retrieveBooking", { pnr })).booking;

/** What comes back by the steps that an answer states; nothing after the last. */
const keptAt = <Step extends { readonly before: string }>(steps: readonly Step[], atMs: number): Step | undefined =>
  steps.find(({ before }) => atMs < Date.parse(before));

test("what bookCar charges, and a cancellation returns or leaves owed, is what searchCars said", async () => {
  const rental = fc.record({
    place: fc.constantFrom("LAX", "JFK", "LHR", "DXB", "GIG", "NYC", "DOH", "ZRH"),
    days: fc.integer({ min: 1, max: 20 }),
    driverAge: fc.constantFrom(22, 38, 80),
    insurance: fc.constantFrom("none", "basic", "full"),
    extras: fc.uniqueArray(fc.constantFrom(...extraCodes)),
    drivers: fc.integer({ min: 0, max: 3 }),
    offer: fc.nat(30),
    cancelledAt: fc.constantFrom("2026-05-16T09:10:00Z", "2026-06-14T12:00:00Z", "2026-06-15T18:00:00Z"),
  });
  await fc.assert(
    fc.asyncProperty(rental, async ({ place, days, driverAge, insurance, extras, drivers, offer, cancelledAt }) => {
      const server = await openServer();
      const search = await answerOf<SearchCarsOutput>(server, "searchCars", {
        pickupLocationCode: place,
        pickupDate: "2026-06-15T12:00:00Z",
        dropoffDate: new Date(Date.parse("2026-06-15T12:00:00Z") + days * 86_400_000).toISOString(),
        driverAge,
      });
      const car = search.cars[offer % search.count];
      const covers = search.insurance?.classes.find(({ insuranceClass }) => insuranceClass === car?.insuranceClass);
      const vendor = search.vendors?.find(({ code }) => code === car?.vendor);
      assert.ok(car && covers && vendor && search.extras && search.cancellation);
      const amountOf = (wanted: string): number =>
        search.extras?.find(({ code }) => code === wanted)?.amountCents ?? Number.NaN;
      const coverCents = { none: 0, basic: covers.basicCents, full: covers.fullCents }[insurance];
      const extrasCents = extras.reduce((sum, code) => sum + amountOf(code), drivers * amountOf("additional_driver"));
      const quotedCents = car.totalCents + coverCents + extrasCents;

      const booked = await server.call("bookCar", {
        carId: car.carId,
        driver: { ...ada, dateOfBirth: `${2026 - driverAge}-01-02` },
        additionalDrivers: Array.from({ length: drivers }, (_, index) => ({ ...ada, firstName: `Bo${"oooo"[index]}` })),
        insurance,
        extras,
      });
      const pnr = textAt(structuredOf(booked), "pnr");
      const { price } = await retrieved(server, pnr);
      assert.equal(price.totalCents, quotedCents, "charged as quoted");
      assert.equal(price.payAtCounterCents ?? 0, vendor.payment === "pay_at_counter" ? quotedCents : 0);

      server.setNow(cancelledAt);
      const step = keptAt(search.cancellation, Date.parse(cancelledAt));
      const keptCents = step === undefined ? quotedCents : step.keptDays * car.perDayCents;
      const { refundNow } = await retrieved(server, pnr);
      if (vendor.payment === "pay_at_counter") assert.equal(refundNow?.owedCents ?? 0, keptCents, "owed as quoted");
      else assert.equal(refundNow?.refundCents, quotedCents - keptCents, "returned as quoted");
      await server.runtime.close();
    }),
    { numRuns: 60 },
  );
});

test("what bookHotel charges, and a cancellation returns, is what searchHotels said", async () => {
  const stay = fc.record({
    cityCode: fc.constantFrom("LAX", "NYC", "LON", "PAR", "TYO", "MLE"),
    nights: fc.integer({ min: 1, max: 12 }),
    guests: fc.integer({ min: 1, max: 6 }),
    offer: fc.nat(40),
    cancelledAt: fc.constantFrom("2026-05-16T09:10:00Z", "2026-06-14T12:00:00Z", "2026-06-15T12:00:00Z"),
  });
  await fc.assert(
    fc.asyncProperty(stay, async ({ cityCode, nights, guests, offer, cancelledAt }) => {
      const server = await openServer();
      const checkOutDate = `2026-06-${15 + nights}`;
      const search = await answerOf<SearchHotelsOutput>(server, "searchHotels", {
        cityCode,
        checkInDate: "2026-06-15",
        checkOutDate,
        guests,
      });
      const rate = search.hotels.flatMap(({ rates }) => rates)[offer % search.count];
      assert.ok(rate);
      const booked = await server.call("bookHotel", { hotelId: rate.hotelId, guests: [ada] });
      const pnr = textAt(structuredOf(booked), "pnr");
      const { price } = await retrieved(server, pnr);
      assert.equal(price.totalCents, rate.totalCents, "charged as quoted");
      assert.equal(price.payAtPropertyCents ?? 0, rate.payAtPropertyCents ?? 0);

      server.setNow(cancelledAt);
      const steps = search.ratePlans?.find(({ ratePlan }) => ratePlan === rate.ratePlan)?.steps ?? [];
      const step = keptAt(steps, Date.parse(cancelledAt));
      const paidCents = rate.totalCents - (rate.payAtPropertyCents ?? 0);
      const keptCents = step === undefined ? paidCents : step.keptNights * (rate.firstNightCents ?? 0);
      assert.equal((await retrieved(server, pnr)).refundNow?.refundCents, paidCents - keptCents, "returned as quoted");
      await server.runtime.close();
    }),
    { numRuns: 60 },
  );
});

const flightBetween = async (server: Server, origin: string, destination: string, departureDate: string) => {
  const query = { origin, destination, departureDate };
  const { itineraries } = await answerOf<SearchFlightsOutput>(server, "searchFlights", query);
  return itineraries[0]?.flightId;
};

/** Flights out and back, a room and a car in one PNR. */
const wholeTrip = async (server: Server, rate: number, offer: number): Promise<string> => {
  const flightIds = [
    await flightBetween(server, "JFK", "LAX", "2026-06-15"),
    await flightBetween(server, "LAX", "JFK", "2026-06-18"),
  ];
  const passengers = [{ type: "adult", ...ada, dateOfBirth: "1988-03-02" }];
  const contactEmail = "ada.larsen@example.com";
  const pnr = textAt(structuredOf(await server.call("bookFlight", { flightIds, passengers, contactEmail })), "pnr");
  const { hotels } = await answerOf<SearchHotelsOutput>(server, "searchHotels", {
    cityCode: "LAX",
    checkInDate: "2026-06-15",
    checkOutDate: "2026-06-18",
  });
  const rates = hotels.flatMap((hotel) => hotel.rates);
  const { cars } = await answerOf<SearchCarsOutput>(server, "searchCars", {
    pickupLocationCode: "LAX",
    pickupDate: "2026-06-15T20:30:00-07:00",
    dropoffDate: "2026-06-18T14:00:00-07:00",
  });
  const hotelId = rates[rate % rates.length]?.hotelId;
  await answerOf(server, "bookHotel", { hotelId, existingPnr: pnr, guests: [ada] });
  await answerOf(server, "bookCar", { carId: cars[offer % cars.length]?.carId, existingPnr: pnr, driver: ada });
  return pnr;
};

test("cancelBooking returns, in each line, what retrieveBooking said just before", async () => {
  const moment = fc.record({ rate: fc.nat(30), offer: fc.nat(30), minute: fc.nat(30 * 24 * 60) });
  await fc.assert(
    fc.asyncProperty(moment, async ({ rate, offer, minute }) => {
      const server = await openServer();
      const pnr = await wholeTrip(server, rate, offer);
      server.setNow(new Date(Date.parse("2026-05-16T09:00:00Z") + minute * 60_000).toISOString());
      const { refundNow, cannotBeCancelled } = await retrieved(server, pnr);
      assert.equal(cannotBeCancelled, undefined);
      const { refund } = await answerOf<{ readonly refund: unknown }>(server, "cancelBooking", { pnr });
      assert.deepEqual(refund, refundNow);
      const after = await retrieved(server, pnr);
      assert.deepEqual([after.refund, after.refundNow], [refund, undefined]);
      await server.runtime.close();
    }),
    { numRuns: 15 },
  );
});

test("after the void day and after departure a booking says only what is still true", async () => {
  const server = await openServer();
  const pnr = await wholeTrip(server, 0, 2);
  const textNow = async (): Promise<string> => textOf(await server.call("retrieveBooking", { pnr }));
  assert.match(await textNow(), /a cancellation until 2026-05-17T03:59:59Z returns the whole fare/);

  server.setNow("2026-05-18T09:00:00Z");
  assert.doesNotMatch(await textNow(), /returns the whole fare/);
  assert.match(await textNow(), /Tickets: ticketed\n/);
  assert.equal((await retrieved(server, pnr)).ticketing?.voidUntil, undefined);

  server.setNow("2026-06-15T19:00:00Z");
  const { flightSegments, refundNow, cannotBeCancelled } = await retrieved(server, pnr);
  assert.equal(flightSegments[0]?.status, "FLOWN");
  assert.equal(flightSegments.at(-1)?.status, "HK");
  assert.equal(refundNow, undefined);
  assert.match(cannotBeCancelled ?? "", /left JFK/);
  const underway = await textNow();
  assert.match(underway, /It cannot be cancelled any more: .* left JFK/);
  assert.match(underway, /^S1 .*, flown$/m);
  assert.doesNotMatch(underway, /Refund rule|would return|cancelBooking/);
  await server.runtime.close();
});

test("what is paid at the counter is a field, and no refund rule is named for it", async () => {
  const server = await openServer();
  const search = await answerOf<SearchCarsOutput>(server, "searchCars", {
    pickupLocationCode: "LAX",
    pickupDate: "2026-06-15T20:30:00-07:00",
    dropoffDate: "2026-06-18T14:00:00-07:00",
  });
  const isAtCounter = (code: string): boolean =>
    search.vendors?.find((vendor) => vendor.code === code)?.payment === "pay_at_counter";
  const car = search.cars.find(({ vendor }) => isAtCounter(vendor));
  const pnr = textAt(structuredOf(await server.call("bookCar", { carId: car?.carId, driver: ada })), "pnr");
  server.setNow("2026-06-15T00:00:00Z");
  const booking = await retrieved(server, pnr);
  assert.equal(booking.carReservations[0]?.payAtCounterCents, car?.totalCents);
  assert.equal(booking.refundNow?.owedCents, car?.perDayCents);
  assert.equal(booking.refundNow?.lines[0]?.owedCents, car?.perDayCents);
  const text = textOf(await server.call("retrieveBooking", { pnr }));
  assert.doesNotMatch(text, /Refund rule C1/);
  assert.match(text, /Owed at the counter for C1 after a cancellation: USD \d/);
  await server.runtime.close();
});
