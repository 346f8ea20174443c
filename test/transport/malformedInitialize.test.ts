/** A malformed `initialize` is refused with -32602 and the field that is wrong, over HTTP and over stdio. */
import assert from "node:assert/strict";
import test from "node:test";
import { openFixtureRuntime, startHttp } from "../runtime/fixtures/server.js";
import { connectStdio } from "./stdioLines.js";
import { initialize, post } from "./wireRequests.js";

const good = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "x", version: "1" } };

const malformed: readonly (readonly [field: string, params: unknown])[] = [
  ["params", undefined],
  ["params.protocolVersion", {}],
  ["params.capabilities", { protocolVersion: "2025-11-25" }],
  ["params.protocolVersion", { ...good, protocolVersion: 20251125 }],
  ["params.capabilities", { ...good, capabilities: [] }],
  ["params.capabilities.sampling", { ...good, capabilities: { sampling: true } }],
  ["params.clientInfo", { ...good, clientInfo: "x" }],
  ["params.clientInfo.version", { ...good, clientInfo: { name: "x" } }],
  ["params", 5],
  ["params._meta", { ...good, _meta: 5 }],
];

const requestOf = (params: unknown) => ({ jsonrpc: "2.0", id: 1, method: "initialize", params });

const check = (answer: unknown, field: string, isWhole: boolean): void => {
  const { id, error } = { id: undefined, error: undefined, ...Object(answer) };
  assert.equal(id, 1, JSON.stringify(answer));
  assert.equal(error.code, -32602, JSON.stringify(answer));
  assert.match(error.message, new RegExp(`^Invalid ${field.replaceAll(".", "\\.")}: expected [a-z]+, .+$`));
  assert.doesNotMatch(JSON.stringify(error), /invalid_type|initialize first|undefined/);
  if (!isWhole) return;
  assert.equal(error.data.field, field);
  assert.match(error.data.hint, /^Send "params": \{"protocolVersion": "2025-11-25"/);
};

/** Not even the envelope of a JSON-RPC request: refused before there is anybody to say more. */
const isOfEnvelope = (field: string, params: unknown): boolean => field === "params._meta" || params === 5;

test("a malformed initialize over HTTP names its field, and a good one is served next", async (context) => {
  const server = await startHttp(context);
  for (const [field, params] of malformed) {
    const { status, body } = await post(server.mcp, requestOf(params));
    assert.equal(status, 400);
    check(body, field, true);
  }
  assert.equal((await post(server.mcp, initialize)).status, 200);
});

test("a malformed initialize over stdio names its field, and a good one is served next", async (context) => {
  const client = connectStdio(await openFixtureRuntime(context));
  for (const [field, params] of malformed) {
    client.send(requestOf(params));
    check(await client.next(), field, !isOfEnvelope(field, params));
  }
  client.send(initialize);
  assert.ok("result" in (await client.next()));
  assert.deepEqual(await client.end(), []);
});

test("a call with a malformed member beside name and arguments names the member", async (context) => {
  const client = connectStdio(await openFixtureRuntime(context));
  client.send(initialize);
  await client.next();
  client.send({ jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "greet", arguments: {}, task: 5 } });
  const { error } = { error: undefined, ...Object(await client.next()) };
  assert.deepEqual(
    [error.code, error.data.field, error.message],
    [
      -32602,
      "params.task",
      "Invalid params.task: expected object, received number. Leave the field out, or send it as the Model Context Protocol describes it.",
    ],
  );
  assert.deepEqual(await client.end(), []);
});
