/** The pack live on our facade of Avinode over HTTP, and the pack in mock mode: a caller cannot tell which is which. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { servedVendor } from "../../../src/vendors/avinode/facade/served.js";
import { serveFacades } from "../../facade/served.js";
import { frozenNow, openServer } from "./inProcess.js";

const flight = {
  ...{ departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6 },
  departure_date: "2026-06-15T14:00:00Z",
};

test("the same calls at the same instants have the same answers, byte for byte", async (context) => {
  let nowMs = Date.parse(frozenNow);
  const { url } = await serveFacades(context, [servedVendor], { isAlone: true, now: () => nowMs });
  const mock = await openServer();
  const keys = { avinodeApiKey: "key", avinodeBearerToken: "token" };
  const live = await openServer({ settings: { ...keys, avinodeApiUrl: url } });
  for (const { runtime } of [mock, live]) context.after(runtime.close);
  const bothCall = async (tool: string, input: object) => {
    const [one, other] = [await mock.call(tool, input), await live.call(tool, input)];
    assert.equal(JSON.stringify(one), JSON.stringify(other));
    assert.ok(!one.isError, one.text);
    return one.structured;
  };
  const operator_ids = ["OP-001", "OP-002", "OP-003", "OP-004"];
  const { rfp_id } = await bothCall("create_rfp", { flight_details: flight, operator_ids });
  const totals: unknown[] = [];
  for (const minutes of [0, 3, 60, 181]) {
    nowMs = Date.parse(frozenNow) + minutes * 60_000;
    for (const server of [mock, live]) server.setNow(new Date(nowMs).toISOString());
    totals.push((await bothCall("get_quotes", { rfp_id }))["total"]);
    await bothCall("get_quote_status", { rfp_id });
  }
  assert.ok(totals[0] === 0 && Number(totals[1]) >= 1, String(totals));
  // In mock mode a note says that the link leads nowhere.
  const [one, other] = [await mock.call("create_trip", flight), await live.call("create_trip", flight)];
  for (const name of ["trip_id", "deep_link"]) assert.equal(one.structured[name], other.structured[name]);
});
