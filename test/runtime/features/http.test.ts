/** The same talk over HTTP, where it travels in streams and status codes. */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { describe, test } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { readCommand } from "../../../src/config/read.js";
import { serveOverHttp } from "../../../src/transport/http/serve.js";
import { answers, openTalk } from "./connected.js";

const startTalk = async (context: TestContext): Promise<URL> => {
  const { runtime } = await openTalk(context);
  const command = readCommand(["--http", "--port", "0"], { MCP_SHUTDOWN_GRACE_MS: "0" });
  if (command.kind !== "serve") throw new Error("the default configuration must serve");
  const serving = await serveOverHttp(runtime, command.configuration);
  context.after(serving.stop);
  return new URL(`${serving.url}/mcp`);
};

const eras = { "2025": {}, "2026-07-28": { versionNegotiation: { mode: { pin: "2026-07-28" } } } } as const;

const connectOver = async (
  context: TestContext,
  era: keyof typeof eras,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Client> => {
  const capabilities = { elicitation: {}, sampling: {}, roots: {} };
  const client = new Client({ name: "talk", version: "1" }, { capabilities, ...eras[era] });
  client.setRequestHandler("elicitation/create", async () => ({ action: "accept", content: { name: "Ada" } }));
  client.setRequestHandler("sampling/createMessage", async () => structuredClone(answers.sampling));
  client.setRequestHandler("roots/list", async () => ({ roots: [...answers.roots.roots] }));
  await client.connect(new StreamableHTTPClientTransport(await startTalk(context), { fetch }));
  context.after(() => client.close());
  return client;
};

for (const era of ["2025", "2026-07-28"] as const) {
  describe(`a client of ${era} over HTTP`, () => {
    test("is asked in several rounds", async (context) => {
      const client = await connectOver(context, era);
      const { content } = await client.callTool({ name: "interview", arguments: { topic: "tea" } });
      const [block] = content;
      assert.ok(block?.type === "text", "the interview gives a text");
      const { elicitation, roots, sampling } = answers;
      assert.deepEqual(JSON.parse(block.text), { topic: "tea", person: elicitation, places: roots, idea: sampling });
    });

    test("hears of progress", async (context) => {
      const client = await connectOver(context, era);
      const heard: number[] = [];
      await client.callTool({ name: "count" }, { onprogress: ({ progress }) => heard.push(progress) });
      assert.deepEqual(heard, [0, 2, 3]);
    });

    test("gets prompts, suggestions and bytes", async (context) => {
      const client = await connectOver(context, era);
      assert.equal((await client.listPrompts()).prompts.length, 2);
      const { messages } = await client.getPrompt({ name: "farewell" });
      assert.match(JSON.stringify(messages), /Ada/);
      const ref = { type: "ref/prompt", name: "greeting" } as const;
      const { completion } = await client.complete({ ref, argument: { name: "tone", value: "wa" } });
      assert.deepEqual(completion.values, ["warm"]);
      const [logo] = (await client.readResource({ uri: "talk://logo" })).contents;
      assert.ok(logo !== undefined && "blob" in logo, "the logo is bytes");
    });
  });
}

test("a client of 2026-07-28 that listens hears over HTTP that a list changed", async (context) => {
  const client = await connectOver(context, "2026-07-28");
  const changed = new Promise<void>((resolve) =>
    client.setNotificationHandler("notifications/prompts/list_changed", () => resolve()),
  );
  await client.listen({ promptsListChanged: true });
  await client.callTool({ name: "change", arguments: { list: "prompts" } });
  await changed;
});

test("a client of 2025 hears on its stream that a list changed", async (context) => {
  let opened = (): void => undefined;
  const open = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const client = await connectOver(context, "2025", async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method === "GET" && response.ok) opened();
    return response;
  });
  const changed = new Promise<void>((resolve) =>
    client.setNotificationHandler("notifications/tools/list_changed", () => resolve()),
  );
  await open;
  await client.callTool({ name: "change", arguments: { list: "tools" } });
  await changed;
});

test("a missing capability is a bad request, with its name", async (context) => {
  const url = await startTalk(context);
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  for (const name of ["introduce", "dream"]) {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": name,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {}, _meta } }),
    });
    assert.equal(response.status, 400, name);
    const { error } = Object(await response.json());
    assert.equal(error.code, -32021, name);
    assert.equal(Object.keys(error.data.requiredCapabilities).length, 1);
  }
});

test("a call that asks its client from within a batch is refused at once, and says why", async (context) => {
  const url = await startTalk(context);
  const post = (body: object, session: Record<string, string> = {}): Promise<Response> =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...session },
      body: JSON.stringify(body),
    });
  const params = {
    protocolVersion: "2025-03-26",
    capabilities: { elicitation: {}, sampling: {}, roots: {} },
    clientInfo: { name: "batches", version: "1" },
  };
  const begun = await post({ jsonrpc: "2.0", id: 1, method: "initialize", params });
  const session = { "mcp-session-id": begun.headers.get("mcp-session-id") ?? "" };
  await post({ jsonrpc: "2.0", method: "notifications/initialized" }, session);
  const call = { name: "interview", arguments: { topic: "tea" } };
  const answer = await post([{ jsonrpc: "2.0", id: 2, method: "tools/call", params: call }], session);
  assert.match(await answer.text(), /not in a batch/);
});
