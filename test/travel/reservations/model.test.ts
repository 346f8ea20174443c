/** The reservation state machine against a model that a reader can check by eye: random histories, one by one and at once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openStore, type Store } from "../../../src/store/index.js";
import type { BookingRecord, FlightRequest } from "../../../src/travel/reservations/index.js";
import { parseInstant } from "../../../src/travel/world/index.js";
import { drivers } from "../../support/drivers.js";
import {
  bookerOf,
  first,
  minuteMs,
  openDesk,
  Refusal,
  refuse,
  requestOf,
  type TestDesk,
  testNow,
  testSession,
} from "./desk.js";

interface ModelBooking {
  isLive: boolean;
  version: number;
  holdsSeat: boolean;
  hotels: number;
}

/** All that a booking desk has to remember. A booking's number is its place in the list. */
interface Model {
  nowMs: number;
  readonly bookings: ModelBooking[];
  readonly bookingOfKey: Map<string, number>;
}

interface Real {
  readonly desk: TestDesk;
  /** The one seat from BTS to ABV, found when the desk opened. */
  readonly lastSeat: FlightRequest;
  readonly expiresAtMs: number;
  readonly seatKey: string;
  readonly pnrs: string[];
}

type Step = fc.AsyncCommand<Model, Real>;

/** What a call came to: the reason of its refusal, or `done`. */
const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof Refusal) return error.reason;
      throw error;
    },
  );

const assertAlike = async ({ bookings }: Model, { desk, pnrs, seatKey }: Real): Promise<void> => {
  const records = await Promise.all(pnrs.map((pnr) => desk.reservations.find(pnr, bookerOf())));
  assert.deepEqual(
    records.map((record) => record && [record.status, record.version, record.hotelReservations.length]),
    bookings.map(({ isLive, version, hotels }) => [isLive ? "confirmed" : "cancelled", version, hotels]),
  );
  const { records: listed } = await desk.reservations.list(testSession, "confirmed");
  assert.deepEqual(listed.map(({ pnr }) => pnr).sort(), pnrs.filter((_, index) => bookings[index]?.isLive).sort());
  const held = new Map<string, number>([[seatKey, 0]]);
  for (const record of records) {
    for (const { key, quantity } of record?.stock ?? []) held.set(key, (held.get(key) ?? 0) + quantity);
  }
  assert.deepEqual(await desk.store.soldCounts(desk.worldRef, [...held.keys()]), [...held.values()]);
};

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => {
    await run(model, real);
    await assertAlike(model, real);
  },
});

const buyLastSeat = (key: string | undefined): Step =>
  step(`buyLastSeat(${key ?? ""})`, async (model, { desk, lastSeat, expiresAtMs, pnrs }) => {
    const call = desk.book(lastSeat, bookerOf(testSession, key));
    const known = key === undefined ? undefined : model.bookingOfKey.get(key);
    if (known !== undefined) {
      const { record, idempotentReplay } = await call;
      assert.deepEqual([record.pnr, idempotentReplay], [pnrs[known], true]);
      return;
    }
    const isHeld = model.bookings.some(({ isLive, holdsSeat }) => isLive && holdsSeat);
    const expected = model.nowMs >= expiresAtMs ? "OFFER_EXPIRED" : isHeld ? "SOLD_OUT" : "done";
    assert.equal(await outcomeOf(call), expected);
    if (expected !== "done") return;
    if (key !== undefined) model.bookingOfKey.set(key, model.bookings.length);
    model.bookings.push({ isLive: true, version: 1, holdsSeat: true, hotels: 0 });
    pnrs.push((await call).record.pnr);
  });

const stayIn = (target: number | undefined): Step =>
  step(`stayIn(${target ?? "new"})`, async (model, { desk, pnrs }) => {
    const { hotelId } = first(await desk.hotels("NYC", "2026-07-01", "2026-07-02"));
    const existingPnr = target === undefined ? undefined : (pnrs[target] ?? "TEST-AAAAAA");
    const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
    const request = { hotelId, guests, ...(existingPnr !== undefined && { existingPnr }) };
    const call = desk.reservations.bookHotel(request, bookerOf(), refuse);
    const booking = target === undefined ? undefined : model.bookings[target];
    if (target === undefined) {
      pnrs.push((await call).record.pnr);
      model.bookings.push({ isLive: true, version: 1, holdsSeat: false, hotels: 1 });
    } else if (booking?.isLive) {
      assert.equal(await outcomeOf(call), "done");
      booking.version += 1;
      booking.hotels += 1;
    } else {
      assert.equal(await outcomeOf(call), booking === undefined ? "PNR_NOT_FOUND" : "CANCELLED_PNR");
    }
  });

/** Cancels a booking by so many calls at once: at most one of them does it. */
const cancel = (target: number, calls: number): Step =>
  step(`cancel(${target}, ${calls})`, async (model, { desk, pnrs }) => {
    const pnr = pnrs[target] ?? "TEST-AAAAAA";
    const booking = model.bookings[target];
    const attempts = Array.from({ length: calls }, () =>
      outcomeOf(desk.reservations.cancel({ pnr }, bookerOf(), refuse)),
    );
    const expected = Array.from({ length: calls }, (): string =>
      booking === undefined ? "PNR_NOT_FOUND" : "ALREADY_CANCELLED",
    );
    if (booking?.isLive) {
      booking.isLive = false;
      booking.version += 1;
      expected[0] = "done";
    }
    assert.deepEqual((await Promise.all(attempts)).sort(), expected.sort());
  });

const wait = (minutes: number): Step =>
  step(`wait(${minutes})`, async (model, { desk }) => {
    model.nowMs += minutes * minuteMs;
    desk.setNow(model.nowMs);
  });

const target = fc.nat({ max: 4 });
const steps = fc.commands(
  [
    fc.option(fc.constantFrom("key-1", "key-2"), { nil: undefined }).map(buyLastSeat),
    fc.option(target, { nil: undefined }).map(stayIn),
    fc.tuple(target, fc.integer({ min: 1, max: 3 })).map(([index, calls]) => cancel(index, calls)),
    fc.integer({ min: 1, max: 10 }).map(wait),
  ],
  { maxCommands: 25 },
);

const openBoth = async (store: Store<BookingRecord>, worldKey: string): Promise<{ model: Model; real: Real }> => {
  const desk = await openDesk({ store, worldKey });
  const offer = first(await desk.flights("BTS-ABV", "2026-06-15"));
  const lastSeat = requestOf([offer]);
  const issued = await desk.book(lastSeat, bookerOf("probe"));
  const seatKey = first(issued.record.stock).key;
  await desk.reservations.cancel({ pnr: issued.record.pnr }, bookerOf("probe"), refuse);
  const real: Real = { desk, lastSeat, expiresAtMs: parseInstant(offer.expiresAt), seatKey, pnrs: [] };
  return { model: { nowMs: testNow, bookings: [], bookingOfKey: new Map() }, real };
};

for (const { name: driver, skip, settingsIn, runs } of drivers) {
  for (const [name, seed] of [
    ["a fixed seed", 20_260_615],
    ["a fresh seed, printed", Date.now() % 2 ** 31],
  ] as const) {
    test(`reservations behave like their model on ${driver}: ${name}`, { skip }, async (context) => {
      context.diagnostic(`seed ${seed}, ${runs} histories`);
      const store = await openStore<BookingRecord>({
        ...(await settingsIn(context)),
        mostWorlds: 100_000,
        warn: (message) => context.diagnostic(message),
      });
      let worlds = 0;
      try {
        await fc.assert(
          fc.asyncProperty(steps, async (commands) => {
            worlds += 1;
            const both = await openBoth(store, `world-${worlds}`);
            await fc.asyncModelRun(() => both, commands);
          }),
          { numRuns: runs, seed },
        );
      } finally {
        await store.close();
      }
    });
  }
}
