/** Plain requests that are answered without the protocol layer: what they get is what the protocol layer would have said. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Runtime } from "../../src/runtime/runtime.js";
import { createFastPathDispatch, type FastPathSource } from "../../src/transport/fastPath/dispatch.js";
import { joined } from "../../src/transport/fastPath/fastPathAnswers.js";
import { createConnection } from "../../src/transport/mcp/connection.js";
import { createMethods } from "../../src/transport/mcp/methods.js";
import { createProtocolServer } from "../../src/transport/mcp/protocolServer.js";
import { openFixtureRuntime } from "../runtime/fixtures/server.js";
import { legacyRequest, modernRequest, toolCall } from "./wireRequests.js";

const source = (correlationId: string | undefined): FastPathSource => ({
  transport: "http",
  correlationId,
  signal: new AbortController().signal,
  handleHeader: undefined,
  worldHeader: undefined,
  connection: undefined,
  clientName: null,
  clientVersion: null,
  protocolVersion: null,
  onScope: () => undefined,
});

/** What the SDK's own handler of the modern revision answers. */
const protocolAnswer = async (runtime: Runtime, message: { method: string; params: Record<string, unknown> }) => {
  const handler = createMcpHandler(
    ({ era }) =>
      createProtocolServer(
        runtime,
        era,
        createConnection({ transport: "http", filtersByUri: true, correlationIdOf: () => "same" }),
      ),
    { legacy: "reject" },
  );
  const name = message.params["name"] ?? message.params["uri"];
  const headers = {
    "content-type": "application/json",
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": message.method,
    ...(typeof name === "string" && { "mcp-name": name }),
  };
  const request = new Request("http://localhost/mcp", { method: "POST", headers });
  return (await handler.fetch(request, { parsedBody: message })).json();
};

const dispatchOf = async (context: TestContext) => {
  const runtime = await openFixtureRuntime(context);
  return { runtime, dispatch: createFastPathDispatch(runtime, createMethods(runtime)) };
};

const modernMessages: readonly ReturnType<typeof modernRequest>[] = [
  modernRequest("server/discover"),
  modernRequest("tools/list"),
  modernRequest("tools/list", { cursor: "nonsense" }),
  modernRequest("resources/list"),
  modernRequest("resources/templates/list"),
  modernRequest("resources/read", { uri: "fixture://nowhere" }),
  modernRequest(...toolCall("greet", { name: "Ada" }), {}, 'a "quoted" id'),
  modernRequest(...toolCall("greet", { name: "Ada", nmae: "ignored" })),
  modernRequest(...toolCall("greet", {})),
  modernRequest(...toolCall("refuse", { city: "full" })),
  modernRequest(...toolCall("gret", { name: "Ada" })),
  modernRequest(...toolCall("greet", { name: "Ada" }), { progressToken: 7 }),
];

test("a modern answer is that of the protocol layer", async (context) => {
  const { runtime, dispatch } = await dispatchOf(context);
  for (const message of modernMessages) {
    const request = dispatch.read(message, "modern");
    assert.ok(request, `${JSON.stringify(message)} is plain`);
    for (const round of ["first", "second"]) {
      const answer = JSON.parse(String(joined(await dispatch.answer(request, source("same")))));
      assert.deepEqual(answer, await protocolAnswer(runtime, message), `${round} answer to ${JSON.stringify(message)}`);
    }
  }
});

const odd: readonly [reason: string, era: "legacy" | "modern", message: unknown][] = [
  ["a batch", "legacy", [legacyRequest("ping")]],
  ["no id", "legacy", { jsonrpc: "2.0", method: "tools/list" }],
  ["a fraction as id", "legacy", { ...legacyRequest("ping"), id: 1.5 }],
  ["one key too many", "legacy", { ...legacyRequest("ping"), extra: 1 }],
  ["another version of JSON-RPC", "legacy", { ...legacyRequest("ping"), jsonrpc: "1.0" }],
  ["a tool without a name", "legacy", legacyRequest("tools/call", { arguments: {} })],
  ["arguments as text", "legacy", legacyRequest("tools/call", { name: "greet", arguments: "{}" })],
  ["a parameter that nobody knows", "legacy", legacyRequest("tools/call", { name: "greet", task: {} })],
  ["a cursor that is no text", "legacy", legacyRequest("tools/list", { cursor: 1 })],
  ["_meta that is no object", "legacy", legacyRequest("tools/list", { _meta: 1 })],
  ["an envelope in an old request", "legacy", modernRequest("tools/list")],
  ["no envelope in a new request", "modern", legacyRequest("tools/list")],
  [
    "an unknown revision",
    "modern",
    modernRequest("tools/list", {}, { "io.modelcontextprotocol/protocolVersion": "2027-01-01" }),
  ],
  [
    "capabilities of another form",
    "modern",
    modernRequest("tools/list", {}, { "io.modelcontextprotocol/clientCapabilities": { roots: 1 } }),
  ],
  [
    "a client without a version",
    "modern",
    modernRequest("tools/list", {}, { "io.modelcontextprotocol/clientInfo": { name: "x" } }),
  ],
  [
    "a wish to hear the log",
    "modern",
    modernRequest(...toolCall("greet"), { "io.modelcontextprotocol/logLevel": "debug" }),
  ],
  ["an answer to questions", "modern", modernRequest("tools/call", { name: "greet", inputResponses: {} })],
  ["ping, which is gone", "modern", modernRequest("ping")],
  ["a method that nobody knows", "legacy", legacyRequest("constructor")],
  ["a subscription", "legacy", legacyRequest("resources/subscribe", { uri: "fixture://notes" })],
];

for (const [reason, era, message] of odd) {
  test(`left to the protocol layer: ${reason}`, async (context) => {
    const { dispatch } = await dispatchOf(context);
    assert.equal(dispatch.read(message, era), undefined);
  });
}

test("an old ping and an old list are answered as they were", async (context) => {
  const { dispatch } = await dispatchOf(context);
  const ping = dispatch.read(legacyRequest("ping"), "legacy");
  assert.ok(ping, "ping is plain");
  assert.deepEqual(JSON.parse(String(joined(await dispatch.answer(ping, source("x"))))), {
    jsonrpc: "2.0",
    id: 7,
    result: {},
  });
  const list = dispatch.read({ jsonrpc: "2.0", id: "l", method: "tools/list" }, "legacy");
  assert.ok(list, "tools/list is plain, also without parameters");
  const { id, result } = JSON.parse(String(joined(await dispatch.answer(list, source("x")))));
  assert.equal(id, "l");
  assert.deepEqual(Object.keys(result), ["tools"]);
});
