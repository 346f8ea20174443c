/** Whichever worker answers: sessions, bookings and subscriptions are the same to every kind of client, on every store. */
import assert from "node:assert/strict";
import test, { after, before, describe } from "node:test";
import { product } from "../../src/product.js";
import { first, outputOf } from "../e2e/support/answers.js";
import { clientKinds, connectHttp } from "../e2e/support/connect.js";
import { sharedScope } from "../e2e/support/product.js";
import { adult, bookOne, contact, searchFlights } from "../e2e/support/trip.js";
import { productMain } from "../reliability/support/build.js";
import type { Scope } from "../support/scope.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { modernRequest, postModern } from "../transport/wireRequests.js";
import { freshConnections, startWorkers, type Workers, type WorkersSettings } from "./support/workers.js";

const main = productMain({ after });
const bookings = "gds://session/bookings";

interface Store {
  readonly name: string;
  readonly skip: string | false;
  readonly open: (scope: Scope) => Promise<Pick<WorkersSettings, "valkeyUrl">>;
}

const stores: readonly Store[] = [
  { name: "lmdb, in the workers' own folder", skip: false, open: async () => ({}) },
  {
    name: "valkey",
    skip: skipWithoutValkey,
    open: async (scope) => ({ valkeyUrl: (await startValkey(scope)).url }),
  },
];

for (const { name, skip, open } of stores) {
  describe(`on ${name}`, { skip }, () => {
    let server: Workers;
    after(async () => {
      server.process.kill("SIGTERM");
      assert.equal(await server.exit, 0, server.stderr());
    });
    // What it ends with is told before it would be killed.
    const scope = sharedScope();
    before(async () => {
      server = await startWorkers(scope, { main, ...(await open(scope)) });
    });

    test("what one worker sells, every client sees through the others", async (context) => {
      const sold: string[] = [];
      for (const kind of clientKinds) {
        const caller = await connectHttp(context, kind, server, freshConnections);
        const mine: string[] = [];
        for (const number of [1, 2, 3]) {
          mine.unshift(await bookOne(caller, "JFK-LAX", `2026-06-1${number}`, sold.length + number));
          const { bookings: listed } = outputOf(await caller.call("listBookings", {}));
          assert.deepEqual(
            listed.map(({ pnr }) => pnr),
            mine,
            `${kind}: the session has its own bookings, whichever worker lists them`,
          );
        }
        sold.push(...mine);
        for (const pnr of sold) outputOf(await caller.call("retrieveBooking", { pnr }));
        await caller.close();
      }
      assert.deepEqual(
        [...server.callers()].toSorted(),
        [...server.pids].toSorted(),
        "every worker has answered calls",
      );
    });

    for (const kind of clientKinds) {
      test(`a ${kind} client hears of what it does through any worker`, async (context) => {
        const callsBefore = server.calls().length;
        const caller = await connectHttp(context, kind, server, freshConnections);
        const first = await bookOne(caller, "JFK-LAX", "2026-06-11", 1);
        await caller.subscribe(bookings);
        for (const number of [2, 3, 4]) {
          await bookOne(caller, "JFK-LAX", `2026-06-1${number}`, number);
          assert.equal(await caller.nextUpdate(), bookings);
        }
        outputOf(await caller.call("cancelBooking", { pnr: first }));
        assert.equal(await caller.nextUpdate(), bookings);
        assert.equal(new Set(server.calls().slice(callsBefore)).size, 2, "both workers have answered calls");
        await caller.close();
      });
    }

    test("a booking that is repeated through another worker is made once", async (context) => {
      const caller = await connectHttp(context, "v2-legacy", server, freshConnections);
      const { flightId } = first((await searchFlights(caller, "JFK-LAX", "2026-06-15")).itineraries, "flight");
      const order = { flightIds: [flightId], passengers: [adult(0)], ...contact };
      const book = () => caller.call("bookFlight", order, { [product.metaKeys.idempotencyKey]: "the same" });
      const pnrs = [];
      for (const _attempt of [1, 2, 3, 4]) pnrs.push(outputOf(await book()).pnr);
      assert.equal(new Set(pnrs).size, 1);
      assert.equal(outputOf(await caller.call("listBookings", {})).count, 1);
      await caller.close();
    });
  });
}

test("an answer to a question of 2026-07-28 is taken by whichever worker it reaches", async (context) => {
  const server = await startWorkers(context, { main, environment: { MOCK_GDS_PACK: "conformance" } });
  const name = "test_input_required_result_request_state";
  const capabilities = { "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } } };
  const ask = async (more: Record<string, unknown> = {}) => {
    const request = modernRequest("tools/call", { name, arguments: {}, ...more }, capabilities);
    return (await postModern(server.mcp.href, request, freshConnections.headers)).body.result;
  };
  const { requestState, inputRequests } = await ask();
  assert.deepEqual(Object.keys(inputRequests), ["confirm"]);
  const inputResponses = { confirm: { action: "accept", content: { ok: true } } };
  for (const _attempt of [1, 2, 3, 4]) {
    const { content } = await ask({ requestState, inputResponses });
    assert.match(content[0].text, /^state-ok/);
  }
  assert.equal(server.callers().size, 2, "both workers have answered calls");
});
