/** A hundred changes of one PNR at once, through several servers: each is made once, or refused and not made. */
import assert from "node:assert/strict";
import test from "node:test";
import { productMain } from "./support/build.js";
import { type Caller, modernCaller, reasonOf } from "./support/callers.js";
import { gatherOffers, rentalOrder, stayOrder } from "./support/catalogue.js";
import { createLedger } from "./support/ledger.js";
import { outboxEqualsChanges } from "./support/outbox.js";
import { memberOf, startFleet } from "./support/servers.js";
import { readContents, soldEqualsLive } from "./support/soldCounts.js";
import { openBeside, ownWorldKey, retrieveFrom, sharedStores, summarise } from "./support/suite.js";

const changes = 100;
const serverCount = 4;
/** One in so many changes is a car; the others are hotels. */
const carEach = 3;
/** These changes of the second hundred are cancellations. */
const cancellations = [40, 41, 70];

/** The first id of each property, so that no two changes want the same room and none is refused for stock or price. */
const oneOfEachProperty = (hotelIds: readonly string[]): readonly string[] => {
  const properties = hotelIds.map((id) => id.split("-", 2).join("-"));
  return hotelIds.filter((_id, index) => properties.indexOf(properties[index] ?? "") === index);
};

for (const { name: store, skip, make } of sharedStores) {
  test(`${store}: each of 100 parallel changes of a PNR is made once, or refused for its version`, {
    skip,
  }, async (t) => {
    const where = await make(t);
    const fleet = await startFleet(t, serverCount, { main: productMain(t), ...where });
    const beside = await openBeside(t, where);
    const agent = modernCaller({ url: memberOf(fleet, 0).url });
    const { hotelIds, carIds } = await gatherOffers(agent);
    const [firstHotel = "", ...hotels] = oneOfEachProperty(hotelIds);
    assert.ok(hotels.length >= changes * (1 - 1 / carEach) && carIds.length >= changes / carEach, "too few offers");
    const ledger = createLedger();

    const openPnr = async (): Promise<string> => {
      const outcome = await agent.call("bookHotel", stayOrder(firstHotel, 0));
      ledger.record(outcome, { world: undefined, pnr: undefined, isInDoubt: false });
      assert.ok(outcome.kind === "accepted", JSON.stringify(outcome));
      return outcome.output.pnr;
    };
    const change = async (caller: Caller, pnr: string, index: number, isCancellation: boolean) => {
      const turn = Math.floor(index / carEach);
      const send = () => {
        if (isCancellation) return caller.call("cancelBooking", { pnr, reason: `change ${index}` });
        if (index % carEach === 0) return caller.call("bookCar", rentalOrder(carIds[turn] ?? "", index, pnr));
        return caller.call("bookHotel", stayOrder(hotels[index - turn - 1] ?? "", index, pnr));
      };
      const outcome = await send();
      ledger.record(outcome, { world: undefined, pnr, isInDoubt: false });
      return { isCancellation, outcome };
    };
    const allAtOnce = (pnr: string, cancelling: readonly number[]) =>
      Promise.all(
        Array.from({ length: changes }, (_item, index) =>
          change(modernCaller({ url: memberOf(fleet, index).url }), pnr, index, cancelling.includes(index)),
        ),
      );
    const retrieve = retrieveFrom(memberOf(fleet, 1).url);
    const detailOf = async (pnr: string) => {
      const entry = ledger.entry(pnr);
      const detail = entry && (await retrieve(entry));
      assert.ok(detail !== undefined, `${pnr} is gone`);
      return detail;
    };

    const historyOf = async (pnr: string) => {
      const { bookings } = await readContents(beside, ownWorldKey);
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
    ledger.record(tidied, { world: undefined, pnr: grown, isInDoubt: false });
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

    await outboxEqualsChanges(beside, ownWorldKey, await soldEqualsLive(beside, ownWorldKey));
    summarise(t, ledger, {
      store,
      kills: 0,
      "additions made": made,
      cancelled: endings.length,
      "changes of the cancelled": madeInAll,
    });
  });
}
