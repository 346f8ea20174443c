/** P4: nothing oversells, and no segment is sold without the other, however many callers race through several servers. */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { callUntilAnswered, legacyCaller, modernCaller, reasonOf } from "./support/callers.js";
import { flightOrder } from "./support/catalogue.js";
import { findScarceItinerary, sellDownTo } from "./support/itinerary.js";
import { createLedger } from "./support/ledger.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { memberOf } from "./support/servers.js";
import { soldEqualsLive } from "./support/soldCounts.js";
import { ownWorldKey, retrieveFrom, type SharedFleet, summarise } from "./support/suite.js";

const seats = 10;
const callerCount = 500;
/** One in so many callers is a client of the 2025 revisions. */
const legacyEach = 5;

export const lastSeats = async (t: TestContext, { store, fleet, beside }: SharedFleet): Promise<void> => {
  const agent = modernCaller({ url: memberOf(fleet, 0).url });
  const itinerary = await findScarceItinerary(agent, seats);
  const { scarceKey, otherKey, capacity } = itinerary;
  const { flightId, segments } = await sellDownTo(agent, itinerary, seats);
  assert.equal(segments.length, 2, "the itinerary has two flights");
  const before = await soldEqualsLive(beside, ownWorldKey);
  assert.equal(before.sold.get(scarceKey), capacity - seats);

  const callers = await Promise.all(
    Array.from({ length: callerCount }, (_item, index) => {
      const { url } = memberOf(fleet, index);
      return index % legacyEach === 0 ? legacyCaller({ url }) : modernCaller({ url });
    }),
  );
  const ledger = createLedger();
  const outcomes = await Promise.all(
    callers.map(async (caller, index) => {
      const order = flightOrder(flightId, index);
      const outcome = await callUntilAnswered(caller, "bookFlight", order, { idempotencyKey: `seat-${index}` });
      ledger.record(outcome, { world: undefined, pnr: undefined, isInDoubt: false });
      return outcome;
    }),
  );
  const surprises = outcomes.filter((outcome) => outcome.kind !== "accepted" && reasonOf(outcome) !== "SOLD_OUT");
  const said = fleet.map(({ stderr }) => stderr().slice(0, 2000)).join("\n");
  assert.deepEqual(surprises.slice(0, 3), [], `everybody either wins or is told that the flight is sold out\n${said}`);
  assert.equal(outcomes.filter(({ kind }) => kind === "accepted").length, seats);
  assert.equal(ledger.reasons()["SOLD_OUT"], callerCount - seats);

  await checkNothingLost(ledger.entries(), retrieveFrom(memberOf(fleet, 2).url));
  for (const { flightSegments } of ledger.entries()) assert.equal(flightSegments.length, 2);
  const { sold } = await soldEqualsLive(beside, ownWorldKey);
  assert.equal(sold.get(scarceKey), capacity, "the scarce flight is full");
  assert.equal(sold.get(otherKey), capacity, "the other flight carries the same passengers and nobody else");
  summarise(t, ledger, { store, kills: 0, servers: fleet.length, winners: ledger.entries().length });
};
