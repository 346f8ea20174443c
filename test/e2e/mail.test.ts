/** The built product as the mailbox of hosts: both generations of SDK clients, over stdio and HTTP, send a message once and read its thread. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from "@modelcontextprotocol/client";
import { StdioClientTransport as V2Stdio } from "@modelcontextprotocol/client/stdio";
import { Client as V1Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as V1Stdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as V1Http } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { product } from "../../src/product.js";
import { commandOf, startProcess } from "./support/product.js";

type Fields = Record<string, unknown>;
type CallTool = (call: { name: string; arguments: Fields; _meta?: Fields }) => Promise<unknown>;

const email = {
  ...{ to: "client@example.com", subject: "Your flight on 15 June", body: "<p>Dear John, it is <b>confirmed</b>.</p>" },
  attachments: [{ filename: "itinerary.txt", content: "S1RFQiAtIEtWTlkK", content_type: "text/plain" }],
};

const structureOf = (result: unknown): Fields => {
  const { structuredContent, isError, content } = Object(result);
  assert.ok(structuredContent !== undefined && isError !== true, JSON.stringify(content));
  return structuredContent;
};

/** Gives the thread. */
const correspond = async (callTool: CallTool): Promise<unknown> => {
  const send = async () =>
    structureOf(
      await callTool({ name: "send_email", arguments: email, _meta: { [product.metaKeys.idempotencyKey]: "one" } }),
    );
  const sent = await send();
  assert.deepEqual(await send(), sent);
  const { thread_id } = sent;
  const history = structureOf(await callTool({ name: "get_thread_history", arguments: { thread_id } }));
  assert.equal(history["message_count"], 1);
  assert.equal(Object(history["messages"])[0].body_text, "Dear John, it is confirmed.");
  const template_data = {
    ...{ client_name: "John Doe", proposal_count: 1, departure_airport: "KTEB", arrival_airport: "KVNY" },
    ...{ departure_date: "2026-06-15", contact_phone: "+1 555 0100" },
    aircraft: [
      { type: "Citation X", price_usd: 45_000, operator_name: "Executive Jet", capacity: 8, features: "Wi-Fi" },
    ],
  };
  const proposal = { to: email.to, template_name: "flight_proposal", template_data };
  assert.equal(structureOf(await callTool({ name: "send_template_email", arguments: proposal }))["status"], "sent");
  const wrong = Object(
    await callTool({ name: "send_email", arguments: { ...email, subject: "a\nb" } }).catch((error) => error),
  );
  assert.match(JSON.stringify([wrong.content, wrong.message]), /must not hold line breaks/);
  return thread_id;
};

const names = ["send_email", "send_template_email", "get_thread_history"];
const identity = { name: "e2e", version: "1" };

test("over stdio and HTTP, with both generations of clients", async (context) => {
  const threads: unknown[] = [];
  for (const [client, transport] of [
    [new V1Client(identity), V1Stdio],
    [new V2Client(identity), V2Stdio],
  ] as const) {
    const { command, args, env } = commandOf({}, "--pack", "mail");
    const line = new transport({ command, args, env, stderr: "ignore" });
    context.after(() => client.close());
    await client.connect(line);
    assert.equal(client.getServerVersion()?.name, "gmail-mcp-server");
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      names,
    );
    threads.push(await correspond((call) => client.callTool(call)));
  }
  const running = startProcess(context, commandOf({}, "--pack", "mail", "--http", "--port", "0"));
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  const address = new URL(`${url}/mcp`);
  for (const [client, line] of [
    [new V1Client(identity), new V1Http(address)],
    [new V2Client(identity), new V2Http(address)],
  ] as const) {
    context.after(() => client.close());
    await client.connect(line);
    threads.push(await correspond((call) => client.callTool(call)));
  }
  assert.equal(new Set(threads).size, 1, "one seed, one clock: the same thread everywhere");
  assert.match(running.stderr(), /^mode mock: nothing leaves this machine$/m);
  assert.doesNotMatch(running.stderr(), /client@example\.com|confirmed/);
});
