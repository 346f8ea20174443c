/** J75, G13: sixty sessions at once, each spread over four servers, see their own bookings and nobody else's. */
import assert from "node:assert/strict";
import test from "node:test";
import { modernRequest, postModern } from "../transport/wireRequests.js";
import { productMain } from "./support/build.js";
import { type Caller, legacyCaller, modernCaller } from "./support/callers.js";
import { gatherOffers, rentalOrder, stayOrder } from "./support/catalogue.js";
import { createLedger } from "./support/ledger.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { defineServer, memberOf, type Server, startFleet } from "./support/servers.js";
import { soldEqualsLive } from "./support/soldCounts.js";
import { openBeside, ownWorldKey, retrieveFrom, sharedStores, summarise } from "./support/suite.js";

const sessionCount = 60;
const serverCount = 4;

/** Each call goes to the next server. */
const takingTurns = (fleet: readonly Server[], first: number): (() => string) => {
  let turn = first;
  return () => {
    turn += 1;
    return memberOf(fleet, turn).url();
  };
};

for (const { name: store, skip, make } of sharedStores) {
  test(`${store}: sixty sessions over four servers see their own bookings alone`, { skip }, async (t) => {
    const where = await make(t);
    const fleet = await startFleet(t, serverCount, { main: productMain(t), ...where });
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
        const outcome = await caller.call(tool, order);
        ledger.record(outcome, { world: undefined, pnr: undefined, isInDoubt: false });
        assert.ok(outcome.kind === "accepted", JSON.stringify(outcome));
        assert.equal(outcome.output.sessionId, session);
        return outcome.output.pnr;
      };
      mine.unshift(await book("bookHotel", stayOrder(hotelIds[index % hotelIds.length] ?? "", index)));
      mine.unshift(await book("bookCar", rentalOrder(carIds[index % carIds.length] ?? "", index)));
      for (let server = 0; server < serverCount; server += 1) {
        const outcome = await caller.call("listBookings", {});
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
    await soldEqualsLive(await openBeside(t, where), ownWorldKey);
    summarise(t, ledger, { store, kills: 0, sessions: sessionCount, servers: serverCount });
  });
}

test("handles that anybody may invent push out no session that a client began or booked in", async (t) => {
  const environment = { MCP_MAX_SESSIONS: "4" };
  const server = await defineServer(t, "server", { main: productMain(t), environment });
  await server.start();
  const begun = await legacyCaller(server);
  const booked = modernCaller({ ...server, session: "a-handle-that-has-booked" });
  const toolCallsOf = async (): Promise<unknown> => {
    const request = modernRequest("resources/read", { uri: "gds://session/current" });
    const headers = { "x-gds-session": "a-handle-that-has-booked" };
    const { body } = await postModern(`${server.url()}/mcp`, request, headers);
    return JSON.parse(body.result.contents[0].text).session.toolCalls;
  };
  const { hotelIds } = await gatherOffers(modernCaller(server));
  const outcome = await booked.call("bookHotel", stayOrder(hotelIds[0] ?? "", 1));
  assert.equal(outcome.kind, "accepted", JSON.stringify(outcome));
  const invent = async (name: string): Promise<void> => {
    for (let number = 1; number <= 12; number += 1) {
      const answer = await modernCaller({ ...server, session: `invented-${name}-${number}` }).call("listBookings", {});
      assert.equal(answer.kind, "accepted", JSON.stringify(answer));
    }
  };
  await invent("first");
  assert.equal((await begun.call("listBookings", {})).kind, "accepted", "the session of 2025 is there");
  assert.equal(await toolCallsOf(), 1, "so is the handle that has booked");
  const others = [await legacyCaller(server), await legacyCaller(server)];
  await invent("second");
  for (const caller of [begun, ...others]) {
    assert.equal((await caller.call("listBookings", {})).kind, "accepted", "none of those that clients began has gone");
  }
  assert.equal(await toolCallsOf(), 1);
});
