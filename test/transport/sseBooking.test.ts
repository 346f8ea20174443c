/** A whole booking by a client of revision 2024-11-05, in the product as it is shipped, and one without any client at all. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { type Answer, answerOfResult, fieldsOf, type Outputs, outputOf } from "../e2e/support/answers.js";
import { startHttpServer } from "../e2e/support/product.js";
import { bookOne, type Caller } from "../e2e/support/trip.js";
import { toolCall } from "./wireRequests.js";

const connectClient = async (context: TestContext, url: string) => {
  const client = new Client({ name: "of 2024", version: "1" });
  await client.connect(new SSEClientTransport(new URL(`${url}/sse`)));
  context.after(() => client.close());
  const caller: Caller = {
    call: async (name, input) => {
      const [, params] = toolCall(name, fieldsOf(input));
      return answerOfResult(await client.callTool({ name, ...params }));
    },
  };
  return { client, caller };
};

test("over --sse a client lists, searches, books, hears of it and finds it, and another one does not", async (context) => {
  const { url } = await startHttpServer(context, { environment: { MCP_SSE: "1" } });
  const { client, caller } = await connectClient(context, url);
  assert.equal((await client.listTools()).tools.length, 9);
  const heard = new Promise<string>((resolve) => {
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => resolve(params.uri));
  });
  await client.subscribeResource({ uri: "gds://session/bookings" });
  const pnr = await bookOne(caller, "JFK-LAX", "2026-06-15");
  assert.equal(await heard, "gds://session/bookings");
  const pnrsOf = async (asked: Caller) =>
    outputOf(await asked.call("listBookings", {})).bookings.map((booking) => booking.pnr);
  assert.deepEqual(await pnrsOf(caller), [pnr]);
  const [contents] = (await client.readResource({ uri: "gds://session/bookings" })).contents;
  assert.match(JSON.stringify(contents), new RegExp(pnr));
  const other = await connectClient(context, url);
  assert.deepEqual(await pnrsOf(other.caller), []);
});

test("the bookings of a stream stay when it ends, for who has its session's id", async (context) => {
  const { url } = await startHttpServer(context, { environment: { MCP_SSE: "1", MCP_DEBUG_REST: "1" } });
  const { client, caller } = await connectClient(context, url);
  const pnr = await bookOne(caller, "JFK-LAX", "2026-06-15");
  const [current] = (await client.readResource({ uri: "gds://session/current" })).contents;
  const { session } = fieldsOf(JSON.parse(String(fieldsOf(current)["text"])));
  const sessionId = String(fieldsOf(session)["sessionId"]);
  await client.close();
  const executed = await fetch(`${url}/tools/execute`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-gds-session": sessionId },
    body: JSON.stringify({ name: "listBookings" }),
  });
  const answer: Answer<Outputs["listBookings"]> = answerOfResult(fieldsOf(await executed.json())["result"]);
  assert.deepEqual(
    outputOf(answer).bookings.map((booking) => booking.pnr),
    [pnr],
  );
});
