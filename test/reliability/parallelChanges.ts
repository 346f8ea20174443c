/** A hundred changes of one PNR at once, through several servers: each is made once, or refused and not made. */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { type Caller, callUntilAnswered, modernCaller, reasonOf } from "./support/callers.js";
import { gatherOffers, rentalOrder, stayOrder } from "./support/catalogue.js";
import { createLedger } from "./support/ledger.js";
import { outboxEqualsChanges } from "./support/outbox.js";
import { memberOf } from "./support/servers.js";
import { readContents, soldEqualsLive } from "./support/soldCounts.js";
import { retrieveFrom, type SharedFleet, summarise } from "./support/suite.js";

/** One that nobody else books in, so that its events are those of these changes. */
const world = "parallel-changes";
const changes = 100;
/** One in so many changes is a car; the others are hotels. */
const carEach = 3;
/** These changes of the second hundred are cancellations. */
const cancellations = [40, 41, 70];

/** The first id of each property, so that no two changes want the same room and none is refused for stock or price. */
const oneOfEachProperty = (hotelIds: readonly string[]): readonly string[] => {
  const properties = hotelIds.map((id) => id.split("-", 2).join("-"));
  return hotelIds.filter((_id, index) => properties.indexOf(properties[index] ?? "") === index);
};

export const parallelChanges = async (t: TestContext, { store, fleet, beside }: SharedFleet): Promise<void> => {
  const agent = modernCaller({ url: memberOf(fleet, 0).url, world });
  const { hotelIds, carIds } = await gatherOffers(agent);
  const [firstHotel = "", ...hotels] = oneOfEachProperty(hotelIds);
  assert.ok(hotels.length >= changes * (1 - 1 / carEach) && carIds.length >= changes / carEach, "too few offers");
  const ledger = createLedger();

  const openPnr = async (): Promise<string> => {
    const outcome = await agent.call("bookHotel", stayOrder(firstHotel, 0));
    ledger.record(outcome, { world, pnr: undefined, isInDoubt: false });
    assert.ok(outcome.kind === "accepted", JSON.stringify(outcome));
    return outcome.output.pnr;
  };
  const change = async (caller: Caller, pnr: string, index: number, isCancellation: boolean) => {
    const turn = Math.floor(index / carEach);
    const options = { idempotencyKey: `${pnr}-${index}` };
    const send = () => {
      if (isCancellation)
        return callUntilAnswered(caller, "cancelBooking", { pnr, reason: `change ${index}` }, options);
      if (index % carEach === 0)
        return callUntilAnswered(caller, "bookCar", rentalOrder(carIds[turn] ?? "", index, pnr), options);
      return callUntilAnswered(caller, "bookHotel", stayOrder(hotels[index - turn - 1] ?? "", index, pnr), options);
    };
    const outcome = await send();
    ledger.record(outcome, { world, pnr, isInDoubt: false });
    return { isCancellation, outcome };
  };
  const allAtOnce = (pnr: string, cancelling: readonly number[]) =>
    Promise.all(
      Array.from({ length: changes }, (_item, index) =>
        change(modernCaller({ url: memberOf(fleet, index).url, world }), pnr, index, cancelling.includes(index)),
      ),
    );
  const retrieve = retrieveFrom(memberOf(fleet, 1).url);
  const detailOf = async (pnr: string) => {
    const entry = ledger.entry(pnr, world);
    const detail = entry && (await retrieve(entry));
    assert.ok(detail !== undefined, `${pnr} is gone`);
    return detail;
  };

  const historyOf = async (pnr: string) => {
    const { bookings } = await readContents(beside, world);
    return bookings.find(({ locator }) => locator === pnr)?.record.history ?? [];
  };

  const grown = await openPnr();
  const additions = await allAtOnce(grown, []);
  const made = additions.filter(({ outcome }) => outcome.kind === "accepted").length;
  for (const { outcome } of additions)
    if (outcome.kind !== "accepted") assert.equal(reasonOf(outcome), "VERSION_CONFLICT", JSON.stringify(outcome));
  const afterAdditions = await detailOf(grown);
  assert.equal(afterAdditions.version, 1 + made, "the version counts the changes that were made");
  assert.equal(afterAdditions.hotelReservations.length + afterAdditions.carReservations.length, 1 + made);
  assert.deepEqual(
    [...new Set((await historyOf(grown)).map(({ version }) => version))],
    Array.from({ length: 1 + made }, (_item, index) => index + 1),
    "the history has each change",
  );

  const tidied = await agent.call("cancelBooking", { pnr: grown });
  assert.equal(tidied.kind, "accepted", "what the first hundred took is given back");
  ledger.record(tidied, { world, pnr: grown, isInDoubt: false });
  const cancelled = await openPnr();
  const mixed = await allAtOnce(cancelled, cancellations);
  const endings = mixed.filter(({ isCancellation, outcome }) => isCancellation && outcome.kind === "accepted");
  // Each cancellation may be refused for the version too.
  assert.ok(endings.length <= 1, "a PNR is cancelled twice");
  const madeInAll = mixed.filter(({ outcome }) => outcome.kind === "accepted").length;
  const allowed = ["VERSION_CONFLICT", "CANCELLED_PNR", "ALREADY_CANCELLED"];
  for (const { outcome } of mixed)
    if (outcome.kind !== "accepted") assert.ok(allowed.includes(reasonOf(outcome) ?? ""), JSON.stringify(outcome));
  const afterCancellation = await detailOf(cancelled);
  assert.equal(afterCancellation.status, endings.length === 1 ? "cancelled" : "confirmed");
  assert.equal(afterCancellation.version, 1 + madeInAll);
  const ended = (await historyOf(cancelled)).filter(({ action }) => action === "cancelled");
  assert.equal(ended.length, endings.length);

  await outboxEqualsChanges(beside, world, await soldEqualsLive(beside, world));
  summarise(t, ledger, {
    store,
    kills: 0,
    "additions made": made,
    cancelled: endings.length,
    "changes of the cancelled": madeInAll,
  });
};
