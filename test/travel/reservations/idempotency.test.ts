import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { WorldResetError } from "../../../src/store/index.js";
import { canonicalJson } from "../../../src/travel/reservations/idempotency.js";
import { createReservations } from "../../../src/travel/reservations/index.js";
import { adult, bookerOf, dayMs, first, hourMs, openDesk, refuse, refused, requestOf, testNow } from "./desk.js";

const guest = { firstName: "Ada", lastName: "Lovelace" };

test("a retry with the same key is answered by the first booking, also after the offer has expired", async () => {
  const desk = await openDesk();
  const request = requestOf([await desk.flight("JFK-LAX", "2026-06-15")]);
  const { record } = await desk.book(request, bookerOf("a", "key-1"));
  desk.setNow(testNow + hourMs);
  const reordered = {
    contactEmail: request.contactEmail,
    passengers: request.passengers,
    flightIds: request.flightIds,
  };
  const replay = await desk.book({ ...reordered, contactEmail: "ada@example.com" }, bookerOf("a", "key-1"));
  assert.deepEqual(replay, { record, created: true, idempotentReplay: true });
  assert.equal((await desk.reservations.list("a", "all")).records.length, 1);
  await refused(desk.book(request, bookerOf("a", "key-2")), "OFFER_EXPIRED");
});

test("the same key with other arguments, or for another tool, is a conflict", async () => {
  const desk = await openDesk();
  const request = requestOf([await desk.flight("JFK-LAX", "2026-06-15")]);
  const { record } = await desk.book(request, bookerOf("a", "key"));
  const other = { ...request, passengers: [adult("Bea")] };
  await refused(desk.book(other, bookerOf("a", "key")), "IDEMPOTENCY_CONFLICT", {
    field: "idempotencyKey",
    value: "key",
  });
  const cancelling = desk.reservations.cancel({ pnr: record.pnr }, bookerOf("a", "key"), refuse);
  await refused(cancelling, "IDEMPOTENCY_CONFLICT");
  const hotelId = first(await desk.hotels("LAX", "2026-06-15", "2026-06-16")).hotelId;
  const staying = desk.reservations.bookHotel({ hotelId, guests: [guest] }, bookerOf("a", "key"), refuse);
  await refused(staying, "IDEMPOTENCY_CONFLICT");
});

test("calls with one key at the same time make one booking", async () => {
  const desk = await openDesk();
  const request = requestOf([await desk.flight("JFK-LAX", "2026-06-15")]);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => desk.book(request, bookerOf("a", "key"))));
  assert.equal(new Set(outcomes.map(({ record }) => record.pnr)).size, 1);
  assert.equal(outcomes.filter(({ idempotentReplay }) => !idempotentReplay).length, 1);
});

test("additions and cancellations are replayed too", async () => {
  const desk = await openDesk();
  const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
  const hotelId = first(await desk.hotels("LAX", "2026-06-15", "2026-06-16")).hotelId;
  const stay = { hotelId, existingPnr: record.pnr, guests: [guest] };
  const added = await desk.reservations.bookHotel(stay, bookerOf("a", "stay"), refuse);
  const again = await desk.reservations.bookHotel(stay, bookerOf("a", "stay"), refuse);
  assert.deepEqual(again, { ...added, idempotentReplay: true });
  assert.equal(again.created, false);
  const cancelled = await desk.reservations.cancel({ pnr: record.pnr }, bookerOf("a", "cancel"), refuse);
  const repeated = await desk.reservations.cancel({ pnr: record.pnr }, bookerOf("a", "cancel"), refuse);
  assert.deepEqual(repeated, { ...cancelled, idempotentReplay: true });
});

test("a retry whose booking goes with the world, after it was found under its key, is told of the reset", async () => {
  const desk = await openDesk();
  const request = requestOf([await desk.flight("JFK-LAX", "2026-06-15")]);
  await desk.book(request, bookerOf("a", "key"));
  const { store, world, worldRef } = desk;
  const resetMeanwhile = createReservations({
    world,
    worldRef,
    store: {
      ...store,
      recall: async (...asked) => {
        const earlier = await store.recall(...asked);
        await store.resetWorld(worldRef.key);
        return earlier;
      },
    },
    clock: { now: () => testNow },
    realism: "contract",
    isolation: "world",
  });
  await assert.rejects(resetMeanwhile.bookFlights(request, bookerOf("a", "key"), refuse), WorldResetError);
});

test("a key is forgotten after 24 hours of world time", async () => {
  const desk = await openDesk();
  const book = async () => desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]), bookerOf("a", "key"));
  await book();
  desk.setNow(testNow + dayMs);
  assert.equal((await book()).idempotentReplay, false);
});

test("a key belongs to its session where sessions are isolated, and to the world otherwise", async () => {
  for (const [isolation, kept] of [
    ["session", false],
    ["world", true],
  ] as const) {
    const desk = await openDesk({ isolation });
    const request = requestOf([await desk.flight("JFK-LAX", "2026-06-15")]);
    await desk.book(request, bookerOf("a", "key"));
    assert.equal((await desk.book(request, bookerOf("b", "key"))).idempotentReplay, kept);
  }
});

test("canonical JSON does not depend on the order of members, and tells other values apart", () => {
  assert.equal(canonicalJson({ b: 1, a: { d: undefined, c: [2, 1] } }), '{"a":{"c":[2,1]},"b":1}');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      assert.equal(canonicalJson(reversed), canonicalJson(value));
      assert.deepEqual(JSON.parse(canonicalJson(value)), JSON.parse(JSON.stringify(value)));
    }),
  );
});
