/** Calls that are given up, at every step that they take with the store: what is being written is written, and nothing else. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openStore, type Store } from "../../../src/store/index.js";
import {
  type Booker,
  type BookingRecord,
  createReservations,
  type Reservations,
} from "../../../src/travel/reservations/index.js";
import { nothingSoldTwice, soldEqualsLive } from "../../reliability/support/soldCounts.js";
import { drivers } from "../../support/drivers.js";
import { adult, bookerOf, first, openDesk, refuse, requestOf, type TestDesk, testNow } from "./desk.js";

type Step = "recall" | "soldCounts" | "takeLocatorNumber" | "readBooking" | "openBooking" | "changeBooking";

/** A desk that tells of each step with the store, before it and after it. */
const watchedDesk = ({ world, worldRef, store }: TestDesk, tell: (step: Step) => void): Reservations => {
  const watched =
    <Given extends readonly unknown[], Outcome>(step: Step, take: (...given: Given) => Promise<Outcome>) =>
    async (...given: Given): Promise<Outcome> => {
      tell(step);
      const outcome = await take(...given);
      tell(step);
      return outcome;
    };
  const slow: Store<BookingRecord> = {
    ...store,
    recall: watched("recall", store.recall),
    soldCounts: watched("soldCounts", store.soldCounts),
    takeLocatorNumber: watched("takeLocatorNumber", store.takeLocatorNumber),
    readBooking: watched("readBooking", store.readBooking),
    openBooking: watched("openBooking", store.openBooking),
    changeBooking: watched("changeBooking", store.changeBooking),
  };
  const clock = { now: () => testNow };
  return createReservations({ world, worldRef, store: slow, clock, realism: "contract", isolation: "world" });
};

interface Outcome {
  readonly idempotentReplay: boolean;
}

/** A write by somebody who has not booked before. */
type Write = (reservations: Reservations, booker: Booker) => Promise<Outcome>;

const guest = (name: string) => ({ firstName: name, lastName: "Lovelace" });

const writes: Readonly<Record<string, (desk: TestDesk, name: string) => Promise<Write>>> = {
  "a booking of a flight": async (desk, name) => {
    const request = requestOf([await desk.flight("JFK-LAX", "2026-06-15")], [adult(name)]);
    return (reservations, booker) => reservations.bookFlights(request, booker, refuse);
  },
  "a booking of a hotel": async (desk, name) => {
    const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-16"));
    return (reservations, booker) => reservations.bookHotel({ hotelId, guests: [guest(name)] }, booker, refuse);
  },
  "a hotel added to a flight": async (desk, name) => {
    const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")], [adult(`${name}a`)]));
    const { hotelId } = first(await desk.hotels("LAX", "2026-06-15", "2026-06-16"));
    const request = { hotelId, existingPnr: record.pnr, guests: [guest(`${name}b`)] };
    return (reservations, booker) => reservations.bookHotel(request, booker, refuse);
  },
  "a cancellation": async (desk, name) => {
    const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")], [adult(name)]));
    return (reservations, booker) => reservations.cancel({ pnr: record.pnr }, booker, refuse);
  },
};

const letters = (number: number): string => String.fromCharCode(65 + Math.floor(number / 26), 97 + (number % 26));

/** Gives the write up at its n-th sign of life. False if it had no such sign. */
const giveUpAt = async (desk: TestDesk, write: Write, moment: number, key: string): Promise<boolean> => {
  const controller = new AbortController();
  const reason = new Error("given up");
  let signs = 0;
  let isInTime = false;
  let isBeingWritten = false;
  const reservations = watchedDesk(desk, (step) => {
    isBeingWritten ||= step === "openBooking" || step === "changeBooking";
    if (signs++ !== moment) return;
    isInTime = !isBeingWritten;
    controller.abort(reason);
  });
  const booker = bookerOf(undefined, key);
  const outcome = await write(reservations, { ...booker, signal: controller.signal }).then(
    () => "written",
    (error: unknown) => error,
  );
  assert.equal(outcome, isInTime ? reason : "written");
  const again = await write(desk.reservations, booker);
  assert.equal(again.idempotentReplay, !isInTime, `sign ${moment}`);
  return signs > moment;
};

const openStoreOf = async (context: TestContext, settings: object): Promise<Store<BookingRecord>> => {
  const store = await openStore<BookingRecord>({ ...settings, mostWorlds: 2, warn: () => undefined });
  context.after(store.close);
  return store;
};

for (const { name, skip, settingsIn } of drivers) {
  test(`on ${name} a call that is given up is done whole or not at all`, { skip }, async (context) => {
    const store = await openStoreOf(context, await settingsIn(context));
    const desk = await openDesk({ store });
    let number = 0;
    for (const [what, prepare] of Object.entries(writes)) {
      let moments = 0;
      let hasHappened = true;
      while (hasHappened) {
        const write = await prepare(desk, letters(number));
        hasHappened = await giveUpAt(desk, write, moments++, `key ${number++}`);
      }
      assert.ok(moments > 4, `${what} was given up ${moments} times`);
    }
    nothingSoldTwice(await soldEqualsLive(store, desk.worldRef.key));
  });
}
