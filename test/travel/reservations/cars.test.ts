import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CarRequest } from "../../../src/travel/reservations/index.js";
import { minimumDriverAge, parseInstant } from "../../../src/travel/world/index.js";
import { bookerOf, first, openDesk, refuse, refused, requestOf, stateOf, type TestDesk, warningsOf } from "./desk.js";

const pickupPlace = "2026-06-15T14:00:00-07:00";
const dropoff = "2026-06-18T14:00:00-07:00";
const testDriver = { firstName: "Ada", lastName: "Lovelace", dateOfBirth: "1996-01-02", phone: "+1 555 0100" };

const carFor = async (desk: TestDesk, driverAge = 30, pickup = pickupPlace) => {
  const cars = await desk.cars("LAX", pickup, dropoff, driverAge);
  return first(cars.filter(({ sippCode }) => minimumDriverAge(sippCode) === 21));
};

const requestFor = (carId: string, extra: Partial<CarRequest> = {}): CarRequest => ({
  carId,
  driver: testDriver,
  insurance: "none",
  ...extra,
});

const bookCar = (desk: TestDesk, request: CarRequest, booker = bookerOf()) =>
  desk.reservations.bookCar(request, booker, refuse);

describe("a sale of a rental", () => {
  test("opens a PNR for the driver, and sums up cover and extras", async () => {
    const desk = await openDesk();
    const offer = await carFor(desk);
    const request = requestFor(offer.carId, {
      insurance: "full",
      extras: ["gps", "child_seat"],
      additionalDrivers: [{ firstName: "Bea", lastName: "Lovelace" }],
      flightNumber: "XH101",
    });
    const { record } = await bookCar(desk, request);
    const car = first(record.carReservations);
    assert.deepEqual([car.segmentRef, car.driver.age, car.arrivingFlight], ["C1", 30, "XH101"]);
    assert.match(car.confirmationNumber, /^CC-[A-Z2-7]{6}$/);
    assert.deepEqual(
      car.extras.map(({ code }) => code),
      ["cover_full", "gps", "child_seat", "additional_driver"],
    );
    const extrasCents = car.extras.reduce((sum, { amountCents }) => sum + amountCents, 0);
    assert.equal(car.price.extrasCents, extrasCents);
    assert.equal(car.price.totalCents, offer.price.totalCents + extrasCents);
    assert.equal(record.price.carCents, car.price.totalCents);
    assert.equal(car.cancellationPolicy[0]?.refundCents, car.price.totalCents);
    assert.deepEqual(record.contact, { email: null, phone: "+1 555 0100" });
    assert.deepEqual(record.warnings, []);
  });

  test("joins a PNR with flights", async () => {
    const desk = await openDesk();
    const { record: flights } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
    const { carId } = await carFor(desk);
    const { record, created } = await bookCar(desk, requestFor(carId, { existingPnr: flights.pnr }));
    assert.deepEqual([created, record.version, record.flightSegments.length], [false, 2, 1]);
    assert.equal(record.history.at(-1)?.action, "car_added");
  });
});

describe("the driver's age", () => {
  test("is taken as searched without a date of birth, or demanded in strict", async () => {
    const contract = await openDesk();
    const strict = await openDesk({ realism: "strict" });
    const { carId, price } = await carFor(contract);
    const request = requestFor(carId, { driver: { firstName: "Ada", lastName: "Lovelace" } });
    const { record } = await bookCar(contract, request);
    assert.deepEqual(warningsOf(record), ["DOB_REQUIRED driver.dateOfBirth"]);
    assert.deepEqual([record.carReservations[0]?.driver.age, record.price.totalCents], [30, price.totalCents]);
    await refused(bookCar(strict, request), "DOB_REQUIRED", { field: "driver.dateOfBirth", value: null });
  });

  test("other than searched is priced anew, or refused in strict", async () => {
    const contract = await openDesk();
    const strict = await openDesk({ realism: "strict" });
    const { carId } = await carFor(contract);
    const young = await contract.cars("LAX", pickupPlace, dropoff, 22);
    const offer = await carFor(contract);
    const sameCar = young.find(({ vendor, sippCode }) => vendor === offer.vendor && sippCode === offer.sippCode);
    const request = requestFor(carId, { driver: { ...testDriver, dateOfBirth: "2003-07-01" } });
    const { record } = await bookCar(contract, request);
    assert.deepEqual(warningsOf(record), ["DRIVER_AGE_MISMATCH driver.dateOfBirth"]);
    assert.equal(record.carReservations[0]?.driver.age, 22);
    assert.equal(record.price.totalCents, sameCar?.price.totalCents);
    await refused(bookCar(strict, request), "DRIVER_AGE_MISMATCH", {
      field: "driver.dateOfBirth",
      age: 22,
      searchedAge: 30,
    });
  });

  test("other than searched is accepted without a word where it costs the same", async () => {
    for (const realism of ["contract", "strict"] as const) {
      const desk = await openDesk({ realism });
      const { carId, price } = await carFor(desk);
      const { record } = await bookCar(
        desk,
        requestFor(carId, { driver: { ...testDriver, dateOfBirth: "1988-03-02" } }),
      );
      assert.deepEqual(warningsOf(record), []);
      assert.deepEqual([record.carReservations[0]?.driver.age, record.price.totalCents], [38, price.totalCents]);
    }
  });

  test("counts on the local day of pick-up, and must reach the class's minimum", async () => {
    for (const realism of ["contract", "strict"] as const) {
      const desk = await openDesk({ realism });
      const { carId, sippCode } = await carFor(desk, 21);
      const born = (dateOfBirth: string) => requestFor(carId, { driver: { ...testDriver, dateOfBirth } });
      await refused(bookCar(desk, born("2005-06-16")), "DRIVER_TOO_YOUNG", {
        field: "driver.dateOfBirth",
        age: 20,
        minimumAge: 21,
        sippCode,
      });
      assert.deepEqual((await bookCar(desk, born("2005-06-15"))).record.warnings, []);
      await refused(bookCar(desk, born("2027-01-01")), "DOB_REQUIRED", {
        field: "driver.dateOfBirth",
        value: "2027-01-01",
      });
      const cars = await desk.cars("LAX", pickupPlace, dropoff, 30);
      const premium = first(cars.filter((car) => minimumDriverAge(car.sippCode) === 25));
      const young = { ...testDriver, dateOfBirth: "2002-01-01" };
      await refused(bookCar(desk, requestFor(premium.carId, { driver: young })), "DRIVER_TOO_YOUNG", {
        age: 24,
        minimumAge: 25,
      });
      const additionalDrivers = [{ firstName: "Bea", lastName: "Lovelace", dateOfBirth: "2008-01-01" }];
      await refused(bookCar(desk, requestFor(premium.carId, { additionalDrivers })), "DRIVER_TOO_YOUNG", {
        field: "additionalDrivers.0.dateOfBirth",
        age: 18,
      });
    }
  });
});

describe("what is refused of a rental", () => {
  test("invented, expired and sold out offers", async () => {
    const desk = await openDesk();
    const offer = await carFor(desk);
    const place = { field: "carId", searchTool: "searchCars" };
    await refused(bookCar(desk, requestFor("CR-NO")), "OFFER_NOT_FOUND", place);
    for (let sale = 0; sale < offer.unitsLeft; sale += 1) await bookCar(desk, requestFor(offer.carId));
    await refused(bookCar(desk, requestFor(offer.carId)), "SOLD_OUT", { ...place, left: 0, needed: 1 });
    desk.setNow(parseInstant(offer.expiresAt));
    await refused(bookCar(desk, requestFor(offer.carId)), "OFFER_EXPIRED", place);
  });

  test("names, texts, payment and PNRs, without a trace", async () => {
    const desk = await openDesk({ realism: "strict" });
    const { carId } = await carFor(desk);
    const { record } = await bookCar(desk, requestFor(carId));
    await desk.reservations.cancel({ pnr: record.pnr }, bookerOf(), refuse);
    const keys = record.stock.map(({ key }) => key);
    const before = await stateOf(desk, keys);
    const named = (lastName: string) => requestFor(carId, { driver: { ...testDriver, lastName } });
    await refused(bookCar(desk, named("李")), "NAME_NOT_ROMANIZED", { field: "driver.lastName" });
    await refused(bookCar(desk, named("")), "NAME_INVALID", { field: "driver.lastName" });
    await refused(bookCar(desk, named("testdecline")), "PAYMENT_DECLINED", { field: "driver.lastName" });
    const specialRequests = "4111111111111111";
    await refused(bookCar(desk, requestFor(carId, { specialRequests })), "CARD_DATA_REFUSED", {
      field: "specialRequests",
    });
    await refused(bookCar(desk, requestFor(carId, { existingPnr: "TEST-ABCDEF" })), "PNR_NOT_FOUND");
    await refused(bookCar(desk, requestFor(carId, { existingPnr: record.pnr })), "CANCELLED_PNR");
    assert.deepEqual(await stateOf(desk, keys), before);
  });
});
