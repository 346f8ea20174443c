/** Arguments that are far too long or far too many: each tool refuses them by the field's name, before it makes anything of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import manifest from "../../../generated/gds/manifest/tools.verbatim.json" with { type: "json" };
import { type Fields, fieldsOf, outputOf, refusedFor, type ToolName } from "../../e2e/support/answers.js";
import { type HostileWorld, openHostileWorld } from "../../e2e/support/hostileWorld.js";
import { adult, contact, roomsOf, searchFlights } from "../../e2e/support/trip.js";

const seed = 20_261_122;
const longLength = 100_000;
const longestRefusal = 2000;

type Path = readonly (string | number)[];

/** Where a schema has strings: one path for each, through the first entry of each list. */
const stringPaths = (schema: Fields, path: Path = []): readonly Path[] => {
  if (schema["type"] === "string") return [path];
  if (schema["type"] === "array") return stringPaths(fieldsOf(schema["items"]), [...path, 0]);
  const properties = schema["properties"];
  return properties === undefined
    ? []
    : Object.entries(fieldsOf(properties)).flatMap(([name, inner]) => stringPaths(fieldsOf(inner), [...path, name]));
};

/** A copy with the value at a path; lists and objects on the way are made where there are none. */
const withValue = (whole: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  if (typeof step === "number") return [withValue(Array.isArray(whole) ? whole[0] : undefined, rest, value)];
  const fields = whole === undefined ? {} : fieldsOf(whole);
  return { ...fields, [step]: withValue(fields[step], rest, value) };
};

const person = { firstName: "Ada", lastName: "Larsen" };
const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18" };
const rental = {
  pickupLocationCode: "LAX",
  pickupDate: "2026-06-15T18:00:00-07:00",
  dropoffDate: "2026-06-18T10:00:00-07:00",
};
const additional = { ...person, dateOfBirth: "1990-01-01" };

/** Arguments that each tool accepts, with all of its lists in them. */
const goodArguments = async (world: HostileWorld) => {
  const [flight] = (await searchFlights(world, "JFK-LAX", "2026-06-15")).itineraries;
  const [hotel] = roomsOf(outputOf(await world.call("searchHotels", stay)).hotels);
  const [car] = outputOf(await world.call("searchCars", rental)).cars;
  assert.ok(flight && hotel && car);
  const bookFlight = { flightIds: [flight.flightId], passengers: [adult(0)], ...contact };
  const { pnr } = outputOf(await world.call("bookFlight", { ...bookFlight, passengers: [adult(1)] }));
  const passengers = { adults: 1 };
  const good: Readonly<Record<ToolName, Fields>> = {
    searchFlights: { origin: "JFK", destination: "LAX", departureDate: "2026-06-15", passengers },
    bookFlight,
    searchHotels: stay,
    bookHotel: { hotelId: hotel.hotelId, guests: [person] },
    searchCars: rental,
    bookCar: { carId: car.carId, driver: additional, additionalDrivers: [additional] },
    retrieveBooking: { pnr },
    cancelBooking: { pnr },
    listBookings: {},
  };
  return good;
};

const longText = fc
  .tuple(fc.constantFrom("x", "a ", " ", "\n", "é", "名", "😀", "7", "1 2-", "a@", "'", "\\", "%s{field}"), fc.string())
  .map(([piece, end]) => `${piece.repeat(Math.ceil(longLength / piece.length))}${end}`);

test("every string argument of every tool is refused at 100,000 characters, by its name, and nothing is kept", async (context) => {
  const world = await openHostileWorld();
  const good = await goodArguments(world);
  const state = await world.state();
  const reasons = new Map<unknown, number>();
  for (const tool of manifest) {
    const name = tool.name as ToolName;
    for (const path of stringPaths(fieldsOf(tool.inputSchema))) {
      for (const text of fc.sample(longText, { seed, numRuns: 8 })) {
        const answer = await world.call(name, withValue(good[name], path, text));
        const asked = `${name} ${path.join(".")} of '${text.slice(0, 10)}…'`;
        assert.ok(answer.kind === "refused", `${asked} was accepted`);
        assert.equal(answer.data["field"], path.join("."), asked);
        assert.ok(JSON.stringify(answer).length < longestRefusal, `${asked}: ${JSON.stringify(answer).length}`);
        reasons.set(answer.data["reason"], (reasons.get(answer.data["reason"]) ?? 0) + 1);
      }
    }
  }
  assert.equal(await world.state(), state);
  context.diagnostic(`seed ${seed}: ${[...reasons].map(([reason, count]) => `${reason} ${count}`).join(", ")}`);
  await world.runtime.close();
});

/** Free texts, and the most characters of each. */
const bounds: readonly (readonly [tool: ToolName, path: Path, maximum: number])[] = [
  ["bookFlight", ["contactPhone"], 40],
  ["bookFlight", ["passengers", 0, "phone"], 40],
  ["bookFlight", ["passengers", 0, "frequentFlyerNumber"], 30],
  ["bookHotel", ["guests", 0, "firstName"], 60],
  ["bookHotel", ["guests", 0, "lastName"], 60],
  ["bookHotel", ["specialRequests"], 1000],
  ["bookCar", ["driver", "phone"], 40],
  ["bookCar", ["specialRequests"], 1000],
  ["cancelBooking", ["reason"], 500],
];

for (const [name, path, maximum] of bounds) {
  test(`${name} takes ${maximum} characters of ${path.join(".")} and not one more`, async () => {
    const world = await openHostileWorld();
    const good = await goodArguments(world);
    const tooLong = await world.call(name, withValue(good[name], path, "é".repeat(maximum + 1)));
    const refusal = refusedFor(tooLong, "TOO_LONG");
    assert.equal(refusal.code, -32602);
    assert.deepEqual([refusal.data["length"], refusal.data["maximum"]], [maximum + 1, maximum]);
    assert.match(
      String(refusal.data["hint"]),
      new RegExp(`^Shorten ${path.join(".")} to at most ${maximum} characters`),
    );
    // An emoji is one character, although it is two of UTF-16. A name is of letters.
    const character = path.at(-1) === "firstName" || path.at(-1) === "lastName" ? "é" : "😀";
    outputOf(await world.call(name, withValue(good[name], path, character.repeat(maximum))));
    await world.runtime.close();
  });
}

test("a card number at the beginning of a text that is too long is not echoed", async () => {
  const world = await openHostileWorld();
  const { bookHotel } = await goodArguments(world);
  for (const before of [0, 20, 50, 59]) {
    const specialRequests = `${"x".repeat(before)} 4111 1111 1111 1111 ${"x".repeat(longLength)}`;
    const answer = await world.call("bookHotel", { ...bookHotel, specialRequests });
    assert.equal(refusedFor(answer, "CARD_DATA_REFUSED").data["field"], "specialRequests");
    assert.doesNotMatch(JSON.stringify(answer), /4111/);
  }
  await world.runtime.close();
});

test("thousands of flights, passengers or guests are refused before any offer is looked up", async () => {
  const world = await openHostileWorld();
  const { bookFlight, bookHotel } = await goodArguments(world);
  const state = await world.state();
  // An id that is no offer is what would be objected to first, if one were looked up.
  const nothing = "FL-NONE";
  const many = <Item>(item: Item): readonly Item[] => Array.from({ length: 4700 }, () => item);
  const flights = refusedFor(
    await world.call("bookFlight", { ...bookFlight, flightIds: many(nothing) }),
    "TOO_MANY_ITEMS",
  );
  assert.deepEqual([flights.data["field"], flights.data["value"], flights.data["maximum"]], ["flightIds", 4700, 16]);
  const seventeen = Array.from({ length: 17 }, () => nothing);
  refusedFor(await world.call("bookFlight", { ...bookFlight, flightIds: seventeen }), "TOO_MANY_ITEMS");
  refusedFor(await world.call("bookFlight", { ...bookFlight, flightIds: seventeen.slice(1) }), "OFFER_NOT_FOUND");

  const crowd = { ...bookFlight, flightIds: [nothing] };
  const passengers = many(adult(0));
  assert.equal(
    refusedFor(await world.call("bookFlight", { ...crowd, passengers }), "TOO_MANY_PAX").data["seats"],
    4700,
  );
  const infants = many({ ...adult(0), type: "infant" });
  refusedFor(await world.call("bookFlight", { ...crowd, passengers: infants }), "INFANT_WITHOUT_ADULT");

  const guests = { ...bookHotel, hotelId: nothing, guests: many(person) };
  assert.equal(refusedFor(await world.call("bookHotel", guests), "TOO_MANY_ITEMS").data["field"], "guests");
  assert.equal(await world.state(), state);
  await world.runtime.close();
});

test("a PNR takes eighty hotels and eighty cars, and can be read with all of them", async () => {
  const world = await openHostileWorld();
  const good = await goodArguments(world);
  const { pnr: existingPnr } = outputOf(await world.call("bookFlight", good.bookFlight));
  const specialRequests = "é".repeat(1000);
  const parties = {
    bookHotel: { guests: [{ firstName: "A".repeat(60), lastName: "B".repeat(60) }] },
    bookCar: { driver: { ...additional, firstName: "C".repeat(50), lastName: "D".repeat(50) } },
  };
  for (const name of ["bookHotel", "bookCar"] as const) {
    const searched = async (): Promise<readonly Fields[]> =>
      name === "bookHotel"
        ? roomsOf(outputOf(await world.call("searchHotels", stay)).hotels).map(({ hotelId }) => ({ hotelId }))
        : outputOf(await world.call("searchCars", rental)).cars.map(({ carId }) => ({ carId }));
    for (let held = 0; held < 80; held += 1) {
      const [offer] = await searched();
      outputOf(await world.call(name, { ...offer, ...parties[name], existingPnr, specialRequests }));
    }
    const [offer] = await searched();
    const refusal = refusedFor(await world.call(name, { ...offer, ...parties[name], existingPnr }), "PNR_FULL");
    assert.deepEqual([refusal.code, refusal.data["field"], refusal.data["count"]], [-32002, "existingPnr", 80]);
    outputOf(await world.call(name, { ...offer, ...parties[name] }));
  }
  const retrieved = JSON.stringify(outputOf(await world.call("retrieveBooking", { pnr: existingPnr })));
  assert.ok(retrieved.length < 600_000, `${retrieved.length} characters`);
  await world.runtime.close();
});
