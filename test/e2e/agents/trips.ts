/** Ten trips, written once for whatever an agent reads. What it reads before it buys is what it pays, and what it gets back. */
import assert from "node:assert/strict";
import { type Agent, asked, refused } from "./agent.js";
import type { Answer, Host, Result } from "./host.js";
import type { BookedSeen, BookingSeen, FlightSeen, Reader } from "./reader.js";
import { ada, alone, bo, contact, couple, driver, family } from "./travellers.js";

type Input = Readonly<Record<string, unknown>>;
export type Trip = (agent: Agent, host: Host) => Promise<void>;

const flights = (reader: Reader) => reader.flights;
const hotels = (reader: Reader) => reader.hotels;
const cars = (reader: Reader) => reader.cars;
const next = (reader: Reader) => reader.next;

const cheapest = <Offer extends { readonly totalCents: number }>(offers: readonly Offer[]): Offer => {
  const [first, ...others] = offers;
  assert.ok(first !== undefined, "there is an offer");
  return others.reduce((best, each) => (each.totalCents < best.totalCents ? each : best), first);
};

const inBrand = (offers: readonly FlightSeen[], brand: string): FlightSeen =>
  cheapest(offers.filter((each) => each.brand === brand && each.isNonstop));

const search = (
  origin: string,
  destination: string,
  departureDate: string,
  passengers: Input = { adults: 1 },
): Input => ({
  origin,
  destination,
  departureDate,
  passengers,
});

/** Books, and follows the step that the answer names. */
const book = async (agent: Agent, tool: string, input: Input): Promise<BookedSeen> => {
  const [booked, steps] = await asked(
    agent,
    tool,
    input,
    (reader) => (result: Result) => [reader.booked(result), reader.next(result)] as const,
  );
  assert.ok(steps.includes("retrieveBooking"), "the answer says what shows the booking");
  return booked;
};

const bookFlights = (agent: Agent, offers: readonly FlightSeen[], passengers: readonly Input[]): Promise<BookedSeen> =>
  book(agent, "bookFlight", { flightIds: offers.map(({ flightId }) => flightId), passengers, ...contact });

const retrieve = (agent: Agent, pnr: string): Promise<BookingSeen> =>
  asked(agent, "retrieveBooking", { pnr }, (reader) => reader.booking);

/** What was read before is what the booking and the list hold. */
const holds = async (agent: Agent, pnr: string, totalCents: number, what: Partial<BookingSeen>): Promise<void> => {
  const booking = await retrieve(agent, pnr);
  assert.deepEqual(booking, { ...booking, pnr, status: "confirmed", totalCents, ...what });
  const listed = await asked(agent, "listBookings", {}, (reader) => reader.listed);
  assert.deepEqual(
    listed.find((each) => each.pnr === pnr),
    { pnr, status: "confirmed", totalCents },
  );
};

const oneFlight = async (agent: Agent): Promise<{ readonly pnr: string; readonly offer: FlightSeen }> => {
  const offer = inBrand(await asked(agent, "searchFlights", search("NYC", "LAX", "2026-06-15"), flights), "Light");
  const { pnr, totalCents } = await bookFlights(agent, [offer], alone);
  assert.equal(totalCents, offer.totalCents);
  return { pnr, offer };
};

const stayInLosAngeles = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18" };

const familyTrip: Trip = async (agent) => {
  const party = { adults: 2, children: 1, infants: 1 };
  const found = await asked(agent, "searchFlights", search("NYC", "LAX", "2026-06-15", party), flights);
  const flight = inBrand(found, "Standard");
  const { pnr, totalCents } = await bookFlights(agent, [flight], family);
  assert.equal(totalCents, flight.totalCents);

  const rate = cheapest(await asked(agent, "searchHotels", { ...stayInLosAngeles, guests: 3 }, hotels));
  const withHotel = await book(agent, "bookHotel", { hotelId: rate.hotelId, existingPnr: pnr, guests: [ada, bo] });
  assert.equal(withHotel.totalCents, flight.totalCents + rate.totalCents);

  const rental = {
    pickupLocationCode: "LAX",
    pickupDate: "2026-06-16T10:00:00-07:00",
    dropoffDate: "2026-06-18T10:00:00-07:00",
  };
  const seen = await asked(agent, "searchCars", rental, cars);
  const car = cheapest(seen.cars);
  const input = { carId: car.carId, existingPnr: pnr, driver, extras: ["child_seat"] };
  const withCar = await book(agent, "bookCar", input);
  const whole = withHotel.totalCents + car.totalCents + (seen.extraCents.get("child_seat") ?? Number.NaN);
  assert.equal(withCar.totalCents, whole);
  await holds(agent, pnr, whole, { rooms: [1], cars: 1 });
};

const multiCity: Trip = async (agent) => {
  const legs = [
    search("NYC", "MUC", "2026-06-15"),
    search("MUC", "VIE", "2026-06-19"),
    search("VIE", "NYC", "2026-06-24"),
  ];
  const offers: FlightSeen[] = [];
  for (const leg of legs) offers.push(inBrand(await asked(agent, "searchFlights", leg, flights), "Light"));
  const whole = offers.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const { pnr, totalCents } = await bookFlights(agent, offers, alone);
  assert.equal(totalCents, whole);
  const { flights: flown } = await retrieve(agent, pnr);
  assert.deepEqual(
    flown.map((ends) => ends.replace(/JFK|EWR|LGA/, "NYC")),
    ["NYC-MUC", "MUC-VIE", "VIE-NYC"],
  );
  await holds(agent, pnr, whole, {});
};

const expiredOffer: Trip = async (agent, host) => {
  const query = search("NYC", "LAX", "2026-06-15");
  const old = inBrand(await asked(agent, "searchFlights", query, flights), "Flex");
  host.setNow("2026-05-16T09:31:00Z");
  const input = { flightIds: [old.flightId], passengers: alone, ...contact };
  const { tools } = await refused(agent, "bookFlight", input);
  assert.equal(tools[0], "searchFlights");
  const fresh = inBrand(await asked(agent, tools[0] ?? "", query, flights), "Flex");
  assert.notEqual(fresh.flightId, old.flightId);
  const { pnr, totalCents } = await bookFlights(agent, [fresh], alone);
  assert.equal(totalCents, fresh.totalCents);
  await holds(agent, pnr, fresh.totalCents, {});
};

const name = (index: number): string => `Ada${"abcdefghijklmnopqrstuvwxyz"[index]}`;

/** A rival buys an offer for one until something changes. */
const rivalBuys = async (host: Host, flightId: string, index: number): Promise<Answer> =>
  host.rival("bookFlight", {
    flightIds: [flightId],
    passengers: alone.map((each) => ({ ...each, firstName: name(index) })),
    ...contact,
  });

const movedPrice: Trip = async (agent, host) => {
  const query = search("NYC", "LAX", "2026-06-15");
  const old = inBrand(await asked(agent, "searchFlights", query, flights), "Light");
  for (let index = 0; index < 26; index++) {
    const answer = await rivalBuys(host, old.flightId, index);
    if (answer.kind === "refusal") break;
  }
  const input = { flightIds: [old.flightId], passengers: alone, ...contact };
  const { tools, newTotalCents } = await refused(agent, "bookFlight", input);
  assert.equal(tools[0], "searchFlights");
  assert.ok(newTotalCents !== undefined && newTotalCents > old.totalCents, "the new price is told");
  const sameFlight = (id: string): string => id.split("-").slice(0, 3).join("-");
  const found = await asked(agent, tools[0] ?? "", query, flights);
  const fresh = found.find(
    ({ flightId, brand }) => sameFlight(flightId) === sameFlight(old.flightId) && brand === old.brand,
  );
  assert.equal(fresh?.totalCents, newTotalCents);
  assert.ok(fresh !== undefined);
  const { pnr, totalCents } = await bookFlights(agent, [fresh], alone);
  assert.equal(totalCents, newTotalCents);
  await holds(agent, pnr, newTotalCents, {});
};

const soldOut: Trip = async (agent, host) => {
  const query = search("BTS", "ABV", "2026-06-15");
  const last = inBrand(await asked(agent, "searchFlights", query, flights), "Light");
  const { kind } = await rivalBuys(host, last.flightId, 0);
  assert.equal(kind, "result");
  const input = { flightIds: [last.flightId], passengers: alone, ...contact };
  const { tools, left } = await refused(agent, "bookFlight", input);
  assert.deepEqual([tools[0], left], ["searchFlights", 0]);
  assert.deepEqual(await asked(agent, "searchFlights", query, flights), []);
  assert.deepEqual(await asked(agent, "searchFlights", query, next), ["searchFlights"], "another day is the next step");
  let found: readonly FlightSeen[] = [];
  for (let day = 16; day < 30 && found.length === 0; day++) {
    found = await asked(agent, "searchFlights", search("BTS", "ABV", `2026-06-${day}`), flights);
  }
  const offer = cheapest(found);
  const { pnr, totalCents } = await bookFlights(agent, [offer], alone);
  assert.equal(totalCents, offer.totalCents);
  await holds(agent, pnr, offer.totalCents, {});
};

const ambiguousCity: Trip = async (agent) => {
  const { codes } = await refused(agent, "searchFlights", search("MIA", "San Jose", "2026-06-15"));
  assert.equal(codes.size, 2);
  const [code] = [...codes].find(([, place]) => place.endsWith("CR")) ?? [];
  assert.equal(code, "SJO");
  const offer = cheapest(await asked(agent, "searchFlights", search("MIA", code ?? "", "2026-06-15"), flights));
  const { pnr } = await bookFlights(agent, [offer], alone);
  const booking = await retrieve(agent, pnr);
  assert.match(booking.flights.at(-1) ?? "", /-SJO$/);
  await holds(agent, pnr, offer.totalCents, {});
};

const wrongPnr: Trip = async (agent) => {
  const { pnr, offer } = await oneFlight(agent);
  const { tools } = await refused(agent, "retrieveBooking", { pnr: "TEST-ZZZZZZ" });
  assert.equal(tools[0], "listBookings");
  const listed = await asked(agent, tools[0] ?? "", { status: "confirmed" }, (reader) => reader.listed);
  assert.deepEqual(listed, [{ pnr, status: "confirmed", totalCents: offer.totalCents }]);
  const rate = cheapest(await asked(agent, "searchHotels", { ...stayInLosAngeles, guests: 1 }, hotels));
  const kept = listed[0]?.pnr;
  const booked = await book(agent, "bookHotel", { hotelId: rate.hotelId, existingPnr: kept, guests: [ada] });
  assert.equal(booked.totalCents, offer.totalCents + rate.totalCents);
  await holds(agent, pnr, booked.totalCents, { rooms: [1] });
};

const carOverABorder: Trip = async (agent) => {
  const rental = {
    pickupLocationCode: "MUC",
    dropoffLocationCode: "VIE",
    pickupDate: "2026-06-15T14:00:00+02:00",
    dropoffDate: "2026-06-18T14:00:00+02:00",
    driverAge: 38,
  };
  const seen = await asked(agent, "searchCars", rental, cars);
  assert.ok(seen.crossesBorder && seen.oneWayFeeCents > 0, "the border and its fee are told");
  const car = cheapest(seen.cars);
  assert.ok(seen.oneWayFeeCents < car.totalCents);
  const input = { carId: car.carId, driver, insurance: "full", extras: ["gps"] };
  const { pnr, totalCents } = await book(agent, "bookCar", input);
  const whole = car.totalCents + car.fullCents + (seen.extraCents.get("gps") ?? Number.NaN);
  assert.equal(totalCents, whole);
  await holds(agent, pnr, whole, { cars: 1, flights: [] });
};

const twoRooms: Trip = async (agent) => {
  const rates = await asked(agent, "searchHotels", { ...stayInLosAngeles, guests: 4 }, hotels);
  const rate = cheapest(rates.filter(({ rooms }) => rooms === 2));
  const { pnr, totalCents } = await book(agent, "bookHotel", { hotelId: rate.hotelId, guests: [ada, bo] });
  assert.equal(totalCents, rate.totalCents);
  await holds(agent, pnr, rate.totalCents, { rooms: [2] });
};

const cancellation: Trip = async (agent, host) => {
  const found = await asked(agent, "searchFlights", search("NYC", "LAX", "2026-06-15", { adults: 2 }), flights);
  const flight = inBrand(found, "Standard");
  const { pnr } = await bookFlights(agent, [flight], couple);
  const rates = await asked(agent, "searchHotels", { ...stayInLosAngeles, guests: 2 }, hotels);
  const rate = cheapest(rates.filter(({ keptLaterCents }) => keptLaterCents !== undefined));
  await book(agent, "bookHotel", { hotelId: rate.hotelId, existingPnr: pnr, guests: [ada, bo] });

  // After the void day and the free days of the hotel, and before anything departs.
  host.setNow("2026-06-15T02:00:00Z");
  const hotelCents = rate.totalCents - (rate.keptLaterCents ?? Number.NaN);
  const [least, most] = flight.refundCents;
  const before = await retrieve(agent, pnr);
  const expected = before.refundNowCents ?? Number.NaN;
  assert.ok(least + hotelCents <= expected && expected <= most + hotelCents, "the searches told the refund");
  if (least === most) assert.equal(expected, least + hotelCents);

  const refundCents = await asked(agent, "cancelBooking", { pnr }, (reader) => reader.refundedCents);
  assert.equal(refundCents, expected);
  const after = await retrieve(agent, pnr);
  assert.deepEqual([after.status, after.refundedCents, after.refundNowCents], ["cancelled", expected, undefined]);
  const listed = await asked(agent, "listBookings", { status: "cancelled" }, (reader) => reader.listed);
  assert.deepEqual(
    listed.map((each) => [each.pnr, each.status]),
    [[pnr, "cancelled"]],
  );
};

export const trips: Readonly<Record<string, Trip>> = {
  "a family with an infant, a room and a car": familyTrip,
  "several cities in one booking": multiCity,
  "an offer that has expired": expiredOffer,
  "a price that has moved": movedPrice,
  "a flight that is sold out": soldOut,
  "a city whose name is ambiguous": ambiguousCity,
  "a PNR that is wrong": wrongPnr,
  "a car over a border": carOverABorder,
  "two rooms": twoRooms,
  "a cancellation whose refund is known before": cancellation,
};
