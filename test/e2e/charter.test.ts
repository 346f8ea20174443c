/** The built product as the document's workflow has it: search, request, status, quotes, with the latency of a real system. */
import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import { type TestContext, test } from "node:test";
import { avinodeSignature } from "../../src/webhooks/signatures.js";
import { modernRequest, postModern, toolCall } from "../transport/wireRequests.js";
import { commandOf, startProcess } from "./support/product.js";

const departure = new Date(Date.now() + 30 * 86_400_000).toISOString();
const flight = { departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6 };

/** The built product without the clock that tests usually set: operators answer by the world's. */
const started = (context: TestContext, ...words: readonly string[]) => {
  const { command, args, env } = commandOf({}, "--pack", "charter", "--latency", "realistic", ...words);
  const { MOCK_GDS_NOW: _, ...rest } = env;
  return startProcess(context, { command, args, env: rest });
};

type Call = (tool: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>;

const longestMs = 30_000;

/** Gives the RFP. */
const workflow = async (call: Call): Promise<string> => {
  const startMs = Date.now();
  const found = await call("search_flights", { ...flight, departure_date: departure.slice(0, 10) });
  assert.equal(found["total"], 5);
  const operator_ids = ["OP-001", "OP-002", "OP-003"];
  const made = await call("create_rfp", { flight_details: { ...flight, departure_date: departure }, operator_ids });
  const rfp_id = String(made["rfp_id"]);
  assert.equal((await call("get_quote_status", { rfp_id }))["total_operators"], operator_ids.length);
  assert.ok(Array.isArray((await call("get_quotes", { rfp_id }))["quotes"]));
  assert.ok(Date.now() - startMs < longestMs);
  return rfp_id;
};

test("over stdio the workflow is done in less than half a minute", async (context) => {
  const running = started(context);
  const { stdin, stdout } = running.process;
  assert.ok(stdin !== null && stdout !== null);
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const call: Call = async (tool, input) => {
    const [method, params] = toolCall(tool, input);
    stdin.write(`${JSON.stringify(modernRequest(method, params))}\n`);
    const { value } = await lines.next();
    const { result } = JSON.parse(String(value));
    assert.ok(result?.structuredContent, String(value));
    return result.structuredContent;
  };
  await workflow(call);
  await running.says(/^mode mock: /m);
  // Nobody can send an event here.
  assert.doesNotMatch(running.stderr(), /events:|secret/);
});

test("over HTTP it is too, and an event that is signed with the secret of the banner is a quote", async (context) => {
  const running = started(context, "--http", "--port", "0");
  const [, secret = ""] = await running.says(/events: POST \/api\/webhooks\/avinode, .* with the secret (\S+)\n/);
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  const call: Call = async (tool, input) => {
    const { body } = await postModern(`${url}/mcp`, modernRequest(...toolCall(tool, input)));
    assert.ok(body.result?.structuredContent, JSON.stringify(body));
    return body.result.structuredContent;
  };
  const rfp_id = await workflow(call);
  const event = Buffer.from(
    JSON.stringify({
      ...{ event_type: "quote_received", event_id: "hand-1", timestamp: new Date().toISOString() },
      ...{ rfp_id, quote_id: "QT-hand-1", thread_id: "TH-hand-1", operator: { id: "OP-9", name: "By hand" } },
      ...{ aircraft: { type: "Learjet 75" }, price: { base: 100, taxes: 10, total: 110 }, valid_until: departure },
    }),
  );
  const deliver = async (signature: string) => {
    const headers = { "content-type": "application/json", "x-avinode-signature": signature };
    const answer = await fetch(`${url}/api/webhooks/avinode`, { method: "POST", headers, body: event });
    return [answer.status, await answer.json()];
  };
  assert.deepEqual(await deliver("00"), [401, { error: "Invalid signature" }]);
  assert.deepEqual(await deliver(avinodeSignature(secret, event)), [200, { received: true }]);
  const { quotes } = await call("get_quotes", { rfp_id });
  assert.ok(Array.isArray(quotes));
  assert.equal(quotes[0].quote_id, "QT-hand-1");
  assert.equal(quotes[0].total_price_usd, 110);
});
