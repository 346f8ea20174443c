/** J75, G13: sixty sessions at once, each spread over several servers, see their own bookings and nobody else's. */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { type Caller, callUntilAnswered, legacyCaller, modernCaller } from "./support/callers.js";
import { gatherOffers, rentalOrder, stayOrder } from "./support/catalogue.js";
import { createLedger } from "./support/ledger.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { memberOf, type Server } from "./support/servers.js";
import { soldEqualsLive } from "./support/soldCounts.js";
import { ownWorldKey, retrieveFrom, type SharedFleet, summarise } from "./support/suite.js";

const sessionCount = 60;

/** Each call goes to the next server. */
const takingTurns = (fleet: readonly Server[], first: number): (() => string) => {
  let turn = first;
  return () => {
    turn += 1;
    return memberOf(fleet, turn).url();
  };
};

export const manySessions = async (t: TestContext, { store, fleet, beside }: SharedFleet): Promise<void> => {
  const ledger = createLedger();
  const { hotelIds, carIds } = await gatherOffers(modernCaller(memberOf(fleet, 0)));

  const open = async (index: number): Promise<{ readonly caller: Caller; readonly session: string }> => {
    const url = takingTurns(fleet, index);
    if (index % 2 === 0) {
      const caller = await legacyCaller({ url });
      return { caller, session: caller.session };
    }
    const session = `session-number-${String(index).padStart(4, "0")}`;
    return { caller: modernCaller({ url, session }), session };
  };

  const live = async (index: number): Promise<readonly string[]> => {
    const { caller, session } = await open(index);
    const mine: string[] = [];
    const book = async (tool: "bookHotel" | "bookCar", order: object): Promise<string> => {
      const outcome = await callUntilAnswered(caller, tool, order, { idempotencyKey: `${tool} of ${session}` });
      ledger.record(outcome, { world: undefined, pnr: undefined, isInDoubt: false });
      assert.ok(outcome.kind === "accepted", JSON.stringify(outcome));
      assert.equal(outcome.output.sessionId, session);
      return outcome.output.pnr;
    };
    mine.unshift(await book("bookHotel", stayOrder(hotelIds[index % hotelIds.length] ?? "", index)));
    mine.unshift(await book("bookCar", rentalOrder(carIds[index % carIds.length] ?? "", index)));
    for (let server = 0; server < fleet.length; server += 1) {
      const outcome = await callUntilAnswered(caller, "listBookings", {});
      assert.ok(outcome.kind === "accepted", JSON.stringify(outcome));
      assert.equal(outcome.output.sessionId, session);
      assert.deepEqual(
        outcome.output.bookings.map(({ pnr }) => pnr),
        mine,
        `session ${index} sees its own two, whichever server it asks`,
      );
    }
    return mine;
  };

  const all = (await Promise.all(Array.from({ length: sessionCount }, (_item, index) => live(index)))).flat();
  assert.equal(new Set(all).size, 2 * sessionCount);
  await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 2).url));
  await soldEqualsLive(beside, ownWorldKey);
  summarise(t, ledger, { store, kills: 0, sessions: sessionCount, servers: fleet.length });
};
