/** What of a trip does not fit together: a hotel or a car against the flights of its PNR, and against what the person has already. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BookingRecord, Realism } from "../../../src/travel/reservations/index.js";
import { addDays, localIso, parseInstant } from "../../../src/travel/world/index.js";
import { bookerOf, first, hourMs, openDesk, refuse, refused, requestOf, type TestDesk } from "./desk.js";

const guest = { firstName: "Ada", lastName: "Lovelace" };
const driver = { ...guest, dateOfBirth: "1996-01-02" };
const angeles = "America/Los_Angeles";

interface Trip {
  readonly desk: TestDesk;
  readonly flights: BookingRecord;
  /** Lands in Los Angeles. */
  readonly arrivalMs: number;
  readonly arrivalDate: string;
}

/** One way from New York to Los Angeles, or there and back again five days later. */
const openTrip = async (realism: Realism, back = false): Promise<Trip> => {
  const desk = await openDesk({ realism });
  const out = await desk.flight("JFK-LAX", "2026-06-15");
  const offers = back ? [out, await desk.flight("LAX-JFK", "2026-06-20")] : [out];
  const { record: flights } = await desk.book(requestOf(offers));
  const last = out.segments.at(-1);
  assert.ok(last);
  return { desk, flights, arrivalMs: parseInstant(last.arrivalUtc), arrivalDate: last.arrivalLocal.slice(0, 10) };
};

const stay = async ({ desk, flights }: Trip, city: string, checkIn: string, checkOut: string, guests = [guest]) => {
  const { hotelId } = first(await desk.hotels(city, checkIn, checkOut, 1));
  return desk.reservations.bookHotel({ hotelId, existingPnr: flights.pnr, guests }, bookerOf(), refuse);
};

const rent = async ({ desk, flights }: Trip, place: string, pickup: string, dropoff: string, who = driver) => {
  const { carId } = first(await desk.cars(place, pickup, dropoff, 30));
  return desk.reservations.bookCar(
    { carId, existingPnr: flights.pnr, driver: who, insurance: "none" },
    bookerOf(),
    refuse,
  );
};

const inAngeles = (instantMs: number): string => localIso(angeles, instantMs);

type Add = (trip: Trip) => Promise<{ readonly record: BookingRecord }>;

interface Case {
  readonly title: string;
  readonly reason: string;
  readonly field: string;
  readonly back?: boolean;
  /** What is booked before. */
  readonly before?: Add;
  readonly add: Add;
  /** What the warning tells. */
  readonly tells: RegExp;
}

const misfits: readonly Case[] = [
  {
    title: "a car that is picked up before the flight lands",
    reason: "CAR_BEFORE_ARRIVAL",
    field: "carId",
    add: (trip) => rent(trip, "LAX", inAngeles(trip.arrivalMs - 5 * hourMs), "2026-06-18T14:00:00-07:00"),
    tells: /picked up at 2026-06-15T\d\d:\d\d:00-07:00, before \w+ arrives at 2026-06-15T/,
  },
  {
    title: "a car that is returned after the flight home has left",
    reason: "CAR_AFTER_DEPARTURE",
    field: "carId",
    back: true,
    add: (trip) => rent(trip, "LAX", inAngeles(trip.arrivalMs + hourMs), "2026-06-21T10:00:00-07:00"),
    tells: /returned at 2026-06-21T10:00:00-07:00, after \w+ departs at 2026-06-20T/,
  },
  {
    title: "a car in a city where no flight leads",
    reason: "CAR_OTHER_CITY",
    field: "carId",
    add: (trip) => rent(trip, "SEA", "2026-06-16T10:00:00-07:00", "2026-06-18T10:00:00-07:00"),
    tells: /in Seattle, but the flights of TEST-\w{6} are between New York, Los Angeles\./,
  },
  {
    title: "a hotel in a city where no flight leads",
    reason: "HOTEL_OTHER_CITY",
    field: "hotelId",
    add: (trip) => stay(trip, "SFO", "2026-06-15", "2026-06-18"),
    tells: /in San Francisco, but the flights/,
  },
  {
    title: "a hotel from days before the arrival",
    reason: "HOTEL_BEFORE_ARRIVAL",
    field: "hotelId",
    add: (trip) => stay(trip, "LAX", "2026-06-10", "2026-06-16"),
    tells: /Check-in is on 2026-06-10, but \w+ arrives at 2026-06-15T/,
  },
  {
    title: "a hotel beyond the flight home",
    reason: "HOTEL_AFTER_DEPARTURE",
    field: "hotelId",
    back: true,
    add: (trip) => stay(trip, "LAX", "2026-06-15", "2026-06-22"),
    tells: /Check-out is on 2026-06-22, but \w+ departs at 2026-06-20T/,
  },
  {
    title: "a second hotel for the same guest on the same nights",
    reason: "TRIP_OVERLAP",
    field: "hotelId",
    before: (trip) => stay(trip, "LAX", "2026-06-15", "2026-06-18"),
    add: (trip) => stay(trip, "LAX", "2026-06-17", "2026-06-19"),
    tells: /Ada Lovelace has H1 of TEST-\w{6} from 2026-06-15 to 2026-06-18/,
  },
  {
    title: "a second car for the same driver at the same time",
    reason: "TRIP_OVERLAP",
    field: "carId",
    before: (trip) => rent(trip, "LAX", "2026-06-16T14:00:00-07:00", "2026-06-18T14:00:00-07:00"),
    add: (trip) => rent(trip, "LAX", "2026-06-17T14:00:00-07:00", "2026-06-19T14:00:00-07:00"),
    tells: /Ada Lovelace has C1 of TEST-\w{6} from 2026-06-16T14:00:00-07:00 to/,
  },
];

describe("what does not fit the trip", () => {
  for (const { title, reason, field, back, before, add, tells } of misfits) {
    test(`${title} is booked with a warning (${reason}), and refused in strict`, async () => {
      const contract = await openTrip("contract", back);
      await before?.(contract);
      const { record } = await add(contract);
      const { warnings } = record;
      const [warning, ...others] = warnings.filter((each) => each.reason === reason);
      assert.deepEqual([warning?.field, others], [field, []], JSON.stringify(warnings));
      assert.match(warning?.message ?? "", tells);
      const strict = await openTrip("strict", back);
      await before?.(strict);
      await refused(add(strict), reason, { field });
      const held = await strict.desk.reservations.find(strict.flights.pnr, bookerOf());
      assert.equal(held?.version, before === undefined ? 1 : 2, "nothing was written");
    });
  }
});

const fitting: readonly {
  readonly title: string;
  readonly back?: boolean;
  readonly add: Add;
  readonly before?: Add;
}[] = [
  {
    title: "a car from after landing until before the flight home",
    back: true,
    add: (trip) => rent(trip, "LAX", inAngeles(trip.arrivalMs + hourMs), "2026-06-20T05:00:00-07:00"),
  },
  {
    title: "a hotel from the day of arrival to the day of the flight home",
    back: true,
    add: (trip) => stay(trip, "LAX", trip.arrivalDate, "2026-06-20"),
  },
  {
    title: "a hotel a short way by land from the airport",
    add: (trip) => stay(trip, "SAN", trip.arrivalDate, addDays(trip.arrivalDate, 2)),
  },
  {
    title: "a hotel before the trip where it begins",
    add: (trip) => stay(trip, "NYC", "2026-06-13", "2026-06-15"),
  },
  {
    title: "a hotel far from the flights for a guest who has a car then",
    before: (trip) => rent(trip, "LAX", "2026-06-16T14:00:00-07:00", "2026-06-19T14:00:00-07:00"),
    add: (trip) => stay(trip, "SFO", "2026-06-17", "2026-06-19"),
  },
  {
    title: "two hotels one after the other",
    before: (trip) => stay(trip, "LAX", "2026-06-15", "2026-06-17"),
    add: (trip) => stay(trip, "LAX", "2026-06-17", "2026-06-19"),
  },
  {
    title: "a second room for another guest",
    before: (trip) => stay(trip, "LAX", "2026-06-15", "2026-06-17"),
    add: (trip) => stay(trip, "LAX", "2026-06-15", "2026-06-17", [{ firstName: "Bea", lastName: "Byron" }]),
  },
];

describe("what fits the trip", () => {
  for (const { title, back, before, add } of fitting) {
    test(`${title} is booked in strict, without a warning`, async () => {
      const trip = await openTrip("strict", back);
      await before?.(trip);
      assert.deepEqual((await add(trip)).record.warnings, []);
    });
  }

  test("a hotel without flights in its PNR fits wherever it is", async () => {
    const desk = await openDesk({ realism: "strict" });
    const { hotelId } = first(await desk.hotels("SFO", "2026-06-10", "2026-06-12", 1));
    const { record } = await desk.reservations.bookHotel({ hotelId, guests: [guest] }, bookerOf(), refuse);
    assert.deepEqual(record.warnings, []);
  });
});

test("the same offer twice is refused by its index: one id books all passengers", async () => {
  const desk = await openDesk();
  const offer = await desk.flight("JFK-LAX", "2026-06-15");
  const { flightId } = offer;
  const repeated = { ...requestOf([offer]), flightIds: [flightId, flightId] };
  await refused(desk.book(repeated), "DUPLICATE_FLIGHT", { field: "flightIds.1", value: flightId });
});
