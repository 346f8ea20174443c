/** The facade of CapCorn, and the client on it: rooms that are left, reservations that sell them, and what is refused. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { writeAvailabilityRequest } from "../../../src/vendors/capcorn/availability.js";
import { vendor } from "../../../src/vendors/capcorn/facade/index.js";
import { writeReservation } from "../../../src/vendors/capcorn/reservation.js";
import { CapcornRefusal } from "../../../src/vendors/capcorn/wire.js";
import { createJudge } from "../answerSchemas.js";
import { callOn } from "../facadeClient.js";
import { client, newHouse, posted, question, reservation } from "./house.js";

const judge = createJudge("capcorn");
const search = "/RoomAvailability?user=u&password=p";
const book = "/OTA_HotelResNotifRQ?hotelId=9100&pin=1";

test("the document's stay costs 675 euros in a double room with breakfast", async () => {
  const place = await newHouse();
  const { name, status, value } = await posted(place, search, writeAvailabilityRequest(question));
  assert.deepEqual([status, name], [200, "room_availability_result"]);
  judge("availability", value);
  const { lines } = await client.availability(question, callOn(vendor, place));
  assert.deepEqual(
    lines.map(({ adults, options }) => [adults, options.map((option) => [option.categoryCode, option.priceCents])]),
    [
      [
        2,
        [
          ["DZ", 67_500],
          ["FAMZ", 75_000],
        ],
      ],
    ],
  );
});

test("each room asked for has its own line, with its children", async () => {
  const place = await newHouse();
  const rooms = [
    { adults: 2, childAges: [3, 3, 7] },
    { adults: 1, childAges: [] },
    { adults: 9, childAges: [] },
  ];
  const { value } = await posted(place, search, writeAvailabilityRequest({ ...question, rooms }));
  judge("availability", value);
  const { lines } = await client.availability({ ...question, rooms }, callOn(vendor, place));
  const codes = lines.map(({ options }) => options.map(({ categoryCode }) => categoryCode).join());
  assert.deepEqual(codes, ["FAMZ", "EZ,DZ", ""]);
});

const wrong: readonly (readonly [what: string, code: string, change: object])[] = [
  ["an unknown hotel", "392", { hotelId: "1" }],
  ["a hotel of a strange name", "392", { hotelId: `<&">` }],
  ["a departure before the arrival", "404", { departure: "2025-12-16" }],
  ["a stay of no night", "404", { departure: "2025-12-17" }],
  ["a stay that is too long", "404", { departure: "2026-12-17" }],
  ["an arrival in the past", "404", { arrival: "2025-10-31" }],
  ["a day that there is not", "450", { arrival: "2025-11-31" }],
  ["no room", "320", { rooms: [] }],
  ["eleven rooms", "320", { rooms: Array.from({ length: 11 }, () => ({ adults: 1, childAges: [] })) }],
  ["sixteen people in a room", "320", { rooms: [{ adults: 16, childAges: [] }] }],
  ["nine children in a room", "320", { rooms: [{ adults: 1, childAges: Array(9).fill(5) }] }],
  ["a child of no age", "320", { rooms: [{ adults: 1, childAges: [0] }] }],
  ["children alone", "320", { rooms: [{ adults: 0, childAges: [9] }] }],
];

for (const [what, code, change] of wrong) {
  test(`${what} is refused by the error element, in a search as in a reservation`, async () => {
    const place = await newHouse();
    const { status, value } = await posted(place, search, writeAvailabilityRequest({ ...question, ...change }));
    assert.equal(status, 200);
    judge("availabilityError", value);
    const call = callOn(vendor, place);
    const refusal = (error: unknown) => error instanceof CapcornRefusal && error.errors[0]?.code === code;
    await assert.rejects(client.availability({ ...question, ...change }, call), refusal);
    if ("rooms" in change) return;
    await assert.rejects(client.reserve({ ...reservation, ...change }, call), refusal);
  });
}

test("who sends no credentials, or those of another hotel, is refused with 401", async () => {
  const place = await newHouse();
  for (const target of ["/RoomAvailability", "/RoomAvailability?user=u", "/RoomAvailability?user=u&password="]) {
    const { status, value } = await posted(place, target, writeAvailabilityRequest(question));
    assert.equal(status, 401);
    judge("availabilityError", value);
  }
  for (const target of ["/OTA_HotelResNotifRQ?hotelId=9100", "/OTA_HotelResNotif?hotelId=9101&pin=1"]) {
    const { status, value } = await posted(place, target, writeReservation(reservation));
    assert.equal(status, 401);
    judge("reservationError", value);
  }
});

for (const body of [
  "",
  "not xml",
  "<room_availability/>",
  "<OTA_HotelResNotifRQ/>",
  "<!DOCTYPE a><a/>",
  "x".repeat(1e5),
]) {
  test(`a body of ${body.length} characters that is no request is refused: ${body.slice(0, 20)}`, async () => {
    const place = await newHouse();
    judge("availabilityError", (await posted(place, search, body)).value);
    judge("reservationError", (await posted(place, book, body)).value);
  });
}

test("a reservation has a number, sells its rooms, and is the same one when it comes again", async () => {
  const place = await newHouse();
  const body = writeReservation(reservation);
  const first = await posted(place, book, body);
  judge("reservation", first.value);
  assert.match(first.text, /TEST-9100-1001/);
  assert.deepEqual(await posted(place, "/OTA_HotelResNotif?hotelId=9100&pin=1", body), first);
  // Of the fourteen double rooms one is gone.
  const rooms = Array.from({ length: 10 }, () => ({ adults: 2, childAges: [] }));
  const call = callOn(vendor, place);
  const all = { ...reservation, rooms: rooms.map((room) => ({ ...reservation.rooms[0], ...room })) };
  const offered = async () =>
    (await client.availability({ ...question, rooms }, call)).lines.filter(({ options }) =>
      options.some(({ categoryCode }) => categoryCode === "DZ"),
    ).length;
  assert.equal(await offered(), 10);
  const ten = all.rooms.map(({ adults, childAges }) => ({
    ...{ adults, childAges, categoryCode: "DZ", board: "breakfast" as const, priceCents: 67_500 },
  }));
  await client.reserve({ ...all, rooms: ten, externalId: "ten" }, call);
  assert.equal(await offered(), 3);
  await assert.rejects(
    client.reserve({ ...all, rooms: ten, externalId: "more" }, call),
    (error) => error instanceof CapcornRefusal && error.errors[0]?.code === "322",
  );
  assert.equal(await offered(), 3);
});

test("a reservation at another price, of no such room, or under a number that is taken, sells nothing", async () => {
  const place = await newHouse();
  const call = callOn(vendor, place);
  const [room] = reservation.rooms;
  assert.ok(room !== undefined);
  await client.reserve(reservation, call);
  const refused = async (change: object, code: string) =>
    assert.rejects(
      client.reserve({ ...reservation, externalId: "two", ...change }, call),
      (error) => error instanceof CapcornRefusal && error.errors[0]?.code === code,
    );
  await refused({ rooms: [{ ...room, priceCents: 60_000 }] }, "320");
  await refused({ rooms: [{ ...room, categoryCode: "NONE" }] }, "402");
  await refused({ rooms: [{ ...room, board: "half_board" }] }, "322");
  await refused({ externalId: "one", comment: "another" }, "127");
  const text = writeReservation({ ...reservation, externalId: "three" });
  for (const broken of [
    text.replace('ResStatus="Book"', 'ResStatus="Cancel"'),
    text.replace('CurrencyCode="EUR"', 'CurrencyCode="USD"'),
    text.replace("<GivenName>Anna</GivenName>", ""),
    text.replace('ResID_Value="three"', ""),
  ]) {
    judge("reservationError", (await posted(place, book, broken)).value);
  }
  assert.equal(await place.store.countDossiers(place.stored, "capcorn.reservations"), 1);
});

test("what is kept of a reservation has nothing of its guest", async () => {
  const place = await newHouse();
  await client.reserve(reservation, callOn(vendor, place));
  const kept = await place.store.listDossiers({
    ...{ world: place.stored, collection: "capcorn.reservations", order: "oldest", limit: 10 },
  });
  assert.equal(kept.dossiers.length, 1);
  assert.doesNotMatch(JSON.stringify(kept), /Anna|Berger|example\.com|late/);
});
