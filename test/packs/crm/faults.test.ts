/** Whatever goes wrong with the spreadsheet while it is written, on purpose here, a flight is recorded once and counted once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { contract } from "../../../generated/crm/contract.js";
import { createFaults, type Faults } from "../../../src/facade/faults/faults.js";
import type { FaultAction, FaultRule } from "../../../src/facade/faults/rules.js";
import { handTimers } from "../../support/handTimers.js";
import { type Outcome, openServer, type Server } from "./inProcess.js";

const values = "/v4/spreadsheets/{id}/values/{range}";
const byId = { identifier: "CL-001", search_field: "client_id" };
const flight = { date: "2026-05-31", route: "KTEB-KVNY" };
const input = { client_id: "CL-001", flight_details: flight };

const longestWaitMs = 2000;

interface Played {
  readonly server: Server;
  readonly faults: Faults;
  /** The call, with its waits passed by hand. */
  readonly call: (tool: string, given: object) => Promise<Outcome>;
}

const playing = (mostMs = longestWaitMs) => {
  const timers = handTimers();
  const faults = createFaults([], timers);
  const start = async (): Promise<Played> => {
    const server = await openServer({ timers, faults });
    const call = async (tool: string, given: object): Promise<Outcome> => {
      let isOver = false;
      const called = server.call(tool, given).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        if ((timers.nextMs() ?? Number.POSITIVE_INFINITY) > mostMs) await new Promise(setImmediate);
        else await timers.passToNext();
      }
      return called;
    };
    return { server, faults, call };
  };
  return start();
};

const rule = (method: string, action: FaultAction, rest: Partial<FaultRule> = {}): FaultRule => ({
  ...{ vendor: "sheets", method, path: values, do: action },
  ...rest,
});

const totalOf = async ({ call }: Played): Promise<unknown> =>
  Object((await call("get_client", byId)).structured["history"]).total_flights;

test("a row whose answer was lost is found, and counted", async () => {
  const play = await playing();
  play.faults.replace([rule("POST", { reset: "after" }, { nth: 1 })]);
  const { isError, text, structured } = await play.call("add_flight_history", input);
  assert.equal(isError, false, text);
  assert.equal(structured["total_flights"], 13);
  assert.equal(await totalOf(play), 13);
  await play.server.runtime.close();
});

test("a row that was never written is told as unknown, and the same call writes it once", async () => {
  const play = await playing();
  play.faults.replace([rule("POST", { reset: "before" }, { nth: 1 })]);
  const lost = await play.call("add_flight_history", input);
  assert.equal(lost.structured["reason"], "OUTCOME_UNKNOWN");
  assert.match(String(lost.structured["hint"]), /Call again with the same arguments/);
  assert.equal(await totalOf(play), 12);
  assert.equal((await play.call("add_flight_history", input)).structured["total_flights"], 13);
  assert.equal(await totalOf(play), 13);
  await play.server.runtime.close();
});

test("a row that could not be counted is ended by the same call, which records no second one", async () => {
  const play = await playing();
  play.faults.replace([rule("PUT", { status: 503 }, { times: 3 })]);
  const halfWay = await play.call("add_flight_history", input);
  assert.equal(halfWay.structured["reason"], "OUTCOME_UNKNOWN", halfWay.text);
  assert.equal((await play.call("add_flight_history", input)).structured["total_flights"], 13);
  assert.equal(await totalOf(play), 13);
  // And now it is another flight of the same kind.
  assert.equal((await play.call("add_flight_history", input)).structured["total_flights"], 14);
  await play.server.runtime.close();
});

test("a row that could not be counted is counted by whoever writes the client next", async () => {
  const play = await playing();
  play.faults.replace([rule("PUT", { status: 503 }, { times: 3 })]);
  await play.call("add_flight_history", input);
  const updated = await play.call("update_client", { client_id: "CL-001", updates: { vip_status: "silver" } });
  assert.equal(updated.isError, false, updated.text);
  assert.equal(await totalOf(play), 13);
  const other = { ...input, flight_details: { ...flight, route: "KVNY-KTEB" } };
  assert.equal((await play.call("add_flight_history", other)).structured["total_flights"], 14);
  await play.server.runtime.close();
});

const table: readonly (readonly [what: string, method: string, action: FaultAction, reason: string])[] = [
  ["is busy when it is read", "GET", { status: 503 }, "UPSTREAM_UNAVAILABLE"],
  ["takes no more requests", "GET", { status: 429 }, "UPSTREAM_RATE_LIMITED"],
  ["is too slow", "GET", { delayMs: 60_000 }, "UPSTREAM_SLOW"],
  ["refuses the credentials", "GET", { status: 403 }, "UPSTREAM_AUTH"],
  ["gives half an answer", "GET", { cut: 20 }, "UPSTREAM_MALFORMED"],
  ["gives no JSON", "GET", { malformed: true }, "UPSTREAM_MALFORMED"],
  ["takes no rows", "POST", { status: 429 }, "UPSTREAM_RATE_LIMITED"],
  ["breaks while a row is written", "POST", { status: 500 }, "OUTCOME_UNKNOWN"],
];

for (const [what, method, action, reason] of table) {
  test(`a spreadsheet that ${what} is ${reason}, within the tool's time, and nothing is counted`, async () => {
    const { timeoutMs = 0 } = contract.tools.add_flight_history.execution ?? {};
    const play = await playing(timeoutMs / 2);
    play.faults.replace([rule(method, action)]);
    assert.equal((await play.call("add_flight_history", input)).structured["reason"], reason);
    play.faults.replace([]);
    assert.equal(await totalOf(play), 12);
    assert.equal((await play.call("add_flight_history", input)).structured["total_flights"], 13);
    await play.server.runtime.close();
  });
}
