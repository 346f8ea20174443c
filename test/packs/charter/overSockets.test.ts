/** Charter in live mode and the facade of Avinode, each on a port: quotes come as signed events, and the tools show them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCommand } from "../../../src/config/read.js";
import { serveOverHttp } from "../../../src/transport/http/serve.js";
import { mockWebhookSecret } from "../../../src/vendors/avinode/facade/index.js";
import { loadVendors } from "../../../src/vendors/index.js";
import { serveFacades } from "../../facade/served.js";
import { until } from "../../support/until.js";
import { headers, keys } from "../../vendors/avinode/market.js";
import { frozenNow, openServer } from "./inProcess.js";

const minuteMs = 60_000;
const flight = {
  ...{ departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6 },
  departure_date: "2026-06-15T14:00:00Z",
};

test("a request goes out over HTTP, its quotes come back to the inbox, and none is asked for", async (context) => {
  let nowMs = Date.parse(frozenNow);
  const facade = await serveFacades(context, await loadVendors(["avinode"]), { isAlone: true, now: () => nowMs });
  const server = await openServer({
    settings: {
      ...{ mode: "live", avinodeApiUrl: facade.url, avinodeWebhookSecret: `next, ${mockWebhookSecret("mock-gds")}` },
      ...{ avinodeApiKey: keys.apiToken, avinodeBearerToken: keys.bearerToken },
    },
  });
  context.after(server.runtime.close);
  const command = readCommand(["--http", "--port", "0"], { MCP_SHUTDOWN_GRACE_MS: "0" });
  assert.ok(command.kind === "serve");
  const serving = await serveOverHttp(server.runtime, command.configuration);
  context.after(serving.stop);

  const asked = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${facade.url}${path}`, { ...init, headers: { ...headers, "content-type": "application/json" } });
  const body = JSON.stringify({ targetUri: `${serving.url}/api/webhooks/avinode` });
  assert.equal((await asked("/webhooks/settings", { method: "POST", body })).status, 201);

  const call = (tool: string, input: object) => server.call(tool, input, { transport: "http" });
  const created = await call("create_rfp", {
    flight_details: flight,
    operator_ids: ["OP-001", "OP-002", "OP-003"],
  });
  assert.equal(created.isError, false, created.text);
  const { rfp_id } = created.structured;
  const status = async () => (await call("get_quote_status", { rfp_id })).structured;
  assert.equal((await status())["responded"], 0);
  await until("all operators have answered", async () => {
    nowMs += 61 * minuteMs;
    server.setNow(new Date(nowMs).toISOString());
    // Whoever asks the facade lets happen there what is due.
    await asked("/rfqs/none");
    return (await status())["pending"] === 0;
  });
  const { quotes } = (await call("get_quotes", { rfp_id })).structured;
  assert.ok(Array.isArray(quotes) && quotes.length > 0);
  const pulled = facade.logLines.filter((line) => line.includes("GET /rfqs/{id}: 200"));
  assert.deepEqual(pulled, []);
  assert.deepEqual((await server.read("charter://webhooks/pending"))["count"], 0);
});

test("the status tells what became of the events that were sent", async (context) => {
  const server = await openServer({ settings: { avinodeWebhookSecret: "a secret" } });
  context.after(server.runtime.close);
  const event = { event_type: "trip_cancelled", event_id: "evt-1", timestamp: frozenNow, trip_id: "T-1" };
  for (const body of [event, event, { ...event, trip_id: 1 }]) await server.deliver(body);
  await server.deliver(event, "sha256=wrong");
  const { deliveries } = await server.read("charter://status");
  assert.deepEqual(deliveries, {
    kept: 1,
    repeated: 1,
    put_off: 0,
    refused: { signature: 1, payload: 1, too_large: 0, address: 0, rate: 0, world: 0 },
  });
});
