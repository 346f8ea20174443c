import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isHeld, type RefusalReason, type Refuse } from "../../../src/travel/reservations/index.js";
import { recordFault } from "../../../src/travel/reservations/kept.js";
import { numberOfLocator } from "../../../src/travel/reservations/locator.js";
import { parseInstant } from "../../../src/travel/world/index.js";
import {
  adult,
  bookerOf,
  dayMs,
  hourMs,
  openDesk,
  refuse,
  refused,
  requestOf,
  type TestDesk,
  testNow,
} from "./desk.js";

const heldUntil = "2026-05-17T09:00:00Z";

/** No tool holds seats, so no catalogue has its refusals. */
const refuseBy: Refuse<RefusalReason> = (reason) => {
  throw new Error(reason);
};

const hold = async (desk: TestDesk) => {
  const offer = await desk.flight("BTS-ABV", "2026-06-15");
  const { record } = await desk.reservations.bookFlights(requestOf([offer]), bookerOf(), refuse, { heldUntil });
  return record;
};
const ticket = (desk: TestDesk, pnr: string) => desk.reservations.ticket({ pnr }, bookerOf(), refuseBy);
const release = (desk: TestDesk, pnr: string) => desk.reservations.release(pnr, refuseBy);

describe("seats that are held", () => {
  test("get the tickets that they would have had at once, and are no longer held", async () => {
    const [desk, other] = [await openDesk(), await openDesk()];
    const sold = (await other.book(requestOf([await other.flight("BTS-ABV", "2026-06-15")]))).record;
    const held = await hold(desk);
    assert.deepEqual([held.pnr, isHeld(held), isHeld(sold)], [sold.pnr, true, false]);
    assert.deepEqual(
      held.passengers.map(({ ticketNumber }) => ticketNumber),
      [null],
    );
    desk.setNow(testNow + hourMs);
    const { record } = await ticket(desk, held.pnr);
    assert.deepEqual(record.passengers, sold.passengers);
    assert.deepEqual(record.ticketing, { ...sold.ticketing, deadline: heldUntil });
    assert.deepEqual([record.version, record.stock, record.price, isHeld(record)], [2, sold.stock, sold.price, false]);
    assert.deepEqual(
      record.history.map(({ action }) => action),
      ["created", "flights_added", "ticketed"],
    );
    await assert.rejects(ticket(desk, held.pnr), /ALREADY_TICKETED/);
    assert.equal(await release(desk, held.pnr), undefined);
  });

  test("are refused tickets from the end of the hold on, and released as of then, once", async () => {
    const desk = await openDesk();
    const { pnr } = await hold(desk);
    desk.setNow(parseInstant(heldUntil) - 1);
    assert.equal(await release(desk, pnr), undefined);
    desk.setNow(parseInstant(heldUntil) + dayMs);
    await assert.rejects(ticket(desk, pnr), /HOLD_EXPIRED/);
    const [one, other] = await Promise.all([release(desk, pnr), release(desk, pnr)]);
    const released = one ?? other;
    assert.deepEqual(
      [released?.cancelledAt, released?.refund?.paidCents, released?.refund?.method],
      [heldUntil, 0, "none"],
    );
    assert.equal(one === undefined || other === undefined, true);
    assert.equal((await desk.flights("BTS-ABV", "2026-06-15")).length > 0, true);
    await assert.rejects(ticket(desk, pnr), /CANCELLED_PNR/);
  });

  test("take nothing into their PNR from the end of the hold on, which would be cancelled with them", async () => {
    const desk = await openDesk();
    const { pnr } = await hold(desk);
    const addHotel = async () => {
      const [offer] = await desk.hotels("LAX", "2026-06-15", "2026-06-18");
      const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
      const asked = { hotelId: offer?.hotelId ?? "", existingPnr: pnr, guests };
      return desk.reservations.bookHotel(asked, bookerOf(), refuse);
    };
    desk.setNow(parseInstant(heldUntil) - 1);
    assert.equal((await addHotel()).record.hotelReservations.length, 1);
    desk.setNow(parseInstant(heldUntil));
    await refused(addHotel(), "CANCELLED_PNR");
    const released = await release(desk, pnr);
    assert.deepEqual([released?.cancelledAt, released?.hotelReservations[0]?.status], [heldUntil, "HX"]);
  });

  test("return nothing and keep nothing when they are cancelled, and can be imported", async () => {
    const desk = await openDesk();
    const record = await hold(desk);
    const header = {
      locator: record.pnr,
      version: 1,
      scopeId: record.sessionId,
      status: "confirmed",
      createdAtMs: testNow,
    } as const;
    assert.equal(recordFault(record, header), undefined);
    const { refund } = await desk.reservations.cancel({ pnr: record.pnr }, bookerOf(), refuse);
    const { paidCents, penaltyCents, nonRefundableTaxesCents, refundCents } = refund;
    assert.deepEqual([paidCents, penaltyCents, nonRefundableTaxesCents, refundCents], [0, 0, 0, 0]);
  });

  test("are not paid for when they are held, so that a card is declined when the tickets are due", async () => {
    const desk = await openDesk();
    const offer = await desk.flight("BTS-ABV", "2026-06-15");
    const request = requestOf([offer], [adult("Ada", { lastName: "TestDecline" })]);
    const { record } = await desk.reservations.bookFlights(request, bookerOf(), refuse, { heldUntil });
    await assert.rejects(ticket(desk, record.pnr), /PAYMENT_DECLINED/);
  });

  test("have a PNR that is told just before it is opened, and is not where nothing is told", async () => {
    const desk = await openDesk();
    const offer = await desk.flight("BTS-ABV", "2026-06-15");
    const told: string[] = [];
    const beforeOpening = async (pnr: string): Promise<void> => {
      told.push(pnr);
      if (told.length === 1) throw new Error("no room for it");
    };
    const book = () => desk.reservations.bookFlights(requestOf([offer]), bookerOf(), refuse, { beforeOpening });
    await assert.rejects(book(), /no room/);
    const { record } = await book();
    assert.equal(record.pnr, told[1]);
    assert.equal(await desk.reservations.find(told[0] ?? "", bookerOf()), undefined);
    assert.throws(() => numberOfLocator("TEST-000000"), /no locator/);
  });
});
