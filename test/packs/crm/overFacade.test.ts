/** The pack live on our facade of Google Sheets over HTTP, and the pack in mock mode: a caller cannot tell which is which. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "../../../src/observability/log.js";
import { product } from "../../../src/product.js";
import { vendor } from "../../../src/vendors/sheets/facade/index.js";
import { serveFacades } from "../../facade/served.js";
import { frozenNow, openServer } from "./inProcess.js";
import { keyFile, liveOn, secretLine } from "./keys.js";

const nowMs = Date.parse(frozenNow);
const byId = { identifier: "CL-001", search_field: "client_id" };
const flight = { date: "2026-05-31", route: "KTEB-KVNY", aircraft: "Citation X", operator: "OP-001", price: 45_000 };

test("the same calls have the same answers, byte for byte, by one token, and nothing of anybody is in a log", async (context) => {
  const facade = await serveFacades(context, [vendor], { isAlone: true, now: () => nowMs });
  const logged: string[] = [];
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  const mock = await openServer({ log });
  const live = await openServer({ settings: liveOn(context, facade.url), log });
  for (const { runtime } of [mock, live]) context.after(runtime.close);
  const calls: readonly (readonly [tool: string, input: object, key?: string])[] = [
    ["get_client", { identifier: "john.doe@example.com" }],
    ["get_client", { identifier: "nobody@example.com" }],
    ["search_clients", { limit: 100 }],
    ["search_clients", { query: "doe", filters: { min_flights: 3 } }],
    ["update_client", { client_id: "CL-001", updates: { company: "=1+1", preferences: { catering: null } } }],
    ["update_client", { client_id: "CL-001", updates: { created_at: "x" } }],
    ["add_flight_history", { client_id: "CL-001", flight_details: flight }, "once"],
    ["add_flight_history", { client_id: "CL-001", flight_details: flight }, "once"],
    ["add_flight_history", { client_id: "CL-999", flight_details: flight }],
    ["get_client", byId],
  ];
  for (const [tool, input, key] of calls) {
    const who = key === undefined ? {} : { meta: { [product.metaKeys.idempotencyKey]: key } };
    const [one, other] = [await mock.call(tool, input, who), await live.call(tool, input, who)];
    assert.equal(JSON.stringify(other), JSON.stringify(one), tool);
  }
  const { structured } = await live.call("get_client", byId);
  assert.equal(structured["company"], "=1+1");
  assert.equal(Object(structured["history"]).total_flights, 13);
  await Promise.all(Array.from({ length: 10 }, () => live.call("get_client", byId)));
  assert.equal(facade.logLines.filter((line) => line.includes("POST /token: 200")).length, 1);
  const written = [...logged, ...facade.logLines].join("\n");
  assert.match(written, /writeValues/);
  for (const secret of [
    secretLine,
    keyFile.client_email,
    keyFile.private_key_id,
    "mock_ya29",
    "john.doe",
    "nobody@",
    "Tech Corp",
    "=1+1",
  ])
    assert.ok(!written.includes(secret), secret);
});

test("a token that ended by the world's clock is renewed once", async (context) => {
  let atMs = nowMs;
  const facade = await serveFacades(context, [vendor], { isAlone: true, now: () => atMs });
  const live = await openServer({ settings: liveOn(context, facade.url) });
  context.after(live.runtime.close);
  const ask = async () => assert.equal((await live.call("get_client", byId)).isError, false);
  await ask();
  // The server's own clock stands still: only the service knows.
  atMs += 3_600_000;
  await ask();
  assert.equal(facade.logLines.filter((line) => line.includes("POST /token: 200")).length, 2);
});

test("a spreadsheet that is not there is told apart from one that is not of the form", async (context) => {
  const facade = await serveFacades(context, [vendor], { isAlone: true, now: () => nowMs });
  const settings = { ...liveOn(context, facade.url), googleSheetsClientDatabaseId: "another-one" };
  const live = await openServer({ settings });
  context.after(live.runtime.close);
  const { structured } = await live.call("get_client", byId);
  assert.equal(structured["reason"], "SHEET_NOT_FOUND");
  assert.match(String(structured["hint"]), /GOOGLE_SHEETS_CLIENT_DATABASE_ID/);
});
