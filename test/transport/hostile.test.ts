/** Odd and hostile HTTP requests: each is refused in its own way, and the server serves the next one. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import test from "node:test";
import { startHttp } from "../runtime/fixtures/server.js";
import {
  accept,
  initialize,
  legacyRequest,
  modernRequest,
  openSession,
  post,
  postModern,
  toolCall,
} from "./wireRequests.js";

/** A request with headers that fetch would not send. */
const raw = async (url: string, headers: Record<string, string>, body?: string) => {
  const request = httpRequest(url, { method: body === undefined ? "GET" : "POST", headers });
  request.end(body);
  const [response] = await once(request, "response");
  let text = "";
  for await (const chunk of response) text += chunk;
  return { status: Number(response.statusCode), text };
};

const json = { "content-type": "application/json", accept };

test("a foreign Host or Origin is forbidden, local ones are not", async (context) => {
  const server = await startHttp(context);
  const body = JSON.stringify(initialize);
  for (const headers of [
    { host: "evil.example" },
    { host: "localhost.evil.example:3001" },
    { host: "127.0.0.1@evil.example" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://127.0.0.1.evil.example" },
  ]) {
    const { status } = await raw(server.mcp, { ...json, ...headers }, body);
    assert.equal(status, 403, JSON.stringify(headers));
  }
  for (const headers of [
    { host: "localhost:3001" },
    { host: "[::1]:80" },
    { origin: "http://localhost:6274" },
    { host: "LOCALHOST" },
  ]) {
    const { status } = await raw(server.mcp, { ...json, ...headers }, body);
    assert.equal(status, 200, JSON.stringify(headers));
  }
  assert.equal((await raw(`${server.url}/health`, { host: "10.0.0.7" })).status, 200);
});

test("a deployment names its own hosts and origins", async (context) => {
  const server = await startHttp(context, { allowedHosts: ["gds.example"], allowedOrigins: ["*"] });
  const body = JSON.stringify(initialize);
  const call = async (headers: Record<string, string>) => (await raw(server.mcp, { ...json, ...headers }, body)).status;
  assert.equal(await call({ host: "gds.example", origin: "https://any.example" }), 200);
  assert.equal(await call({ host: "localhost" }), 403);
});

test("a body that is too big is refused, declared or not", async (context) => {
  const server = await startHttp(context, { bodyLimitBytes: 2048 });
  const big = JSON.stringify(legacyRequest("tools/list", { filler: "x".repeat(3000) }));
  assert.equal((await post(server.mcp, big)).status, 413);
  const chunked = await raw(server.mcp, { ...json, "transfer-encoding": "chunked" }, big);
  assert.equal(chunked.status, 413);
  assert.equal((await post(server.mcp, initialize)).status, 200);
});

for (const { what, body, headers, status, code } of [
  { what: "bad JSON", body: "{bad", headers: {}, status: 400, code: -32700 },
  { what: "an empty body", body: "", headers: {}, status: 400, code: -32700 },
  { what: "a number", body: "5", headers: {}, status: 400, code: -32600 },
  { what: "deep JSON", body: `${"[".repeat(10_000)}${"]".repeat(10_000)}`, headers: {}, status: 400, code: -32600 },
  { what: "deep objects", body: `${'{"a":'.repeat(65)}1${"}".repeat(65)}`, headers: {}, status: 400, code: -32600 },
  {
    what: "a big batch",
    body: JSON.stringify(Array(21).fill(legacyRequest("ping"))),
    headers: {},
    status: 400,
    code: -32600,
  },
  {
    what: "plain text",
    body: JSON.stringify(initialize),
    headers: { "content-type": "text/plain" },
    status: 415,
    code: -32600,
  },
  {
    what: "a disguised type",
    body: "{}",
    headers: { "content-type": "text/plain; a=application/json" },
    status: 415,
    code: -32600,
  },
  { what: "a compressed body", body: "x", headers: { "content-encoding": "gzip" }, status: 415, code: -32600 },
  {
    what: "an unacceptable answer",
    body: JSON.stringify(initialize),
    headers: { accept: "text/html" },
    status: 406,
    code: -32000,
  },
  { what: "no session", body: JSON.stringify(legacyRequest("tools/list")), headers: {}, status: 400, code: -32000 },
  {
    what: "an unknown session",
    body: JSON.stringify(legacyRequest("tools/list")),
    headers: { "mcp-session-id": "nobody" },
    status: 404,
    code: -32001,
  },
] as const) {
  test(`${what} is answered with ${status}`, async (context) => {
    const server = await startHttp(context);
    const reply = await post(server.mcp, body, { ...headers });
    assert.equal(reply.status, status);
    assert.equal(reply.body.error.code, code);
    assert.equal((await post(server.mcp, initialize)).status, 200);
  });
}

test("an unknown revision is refused with the ones that are served", async (context) => {
  const server = await startHttp(context);
  const version = { "io.modelcontextprotocol/protocolVersion": "2030-01-01" };
  const reply = await postModern(server.mcp, modernRequest("tools/list", {}, version), {
    "mcp-protocol-version": "2030-01-01",
  });
  assert.deepEqual([reply.status, reply.body.error.code], [400, -32022]);
  assert.deepEqual(reply.body.error.data.supported, ["2026-07-28"]);
});

test("bytes that are not UTF-8 are refused", async (context) => {
  const server = await startHttp(context);
  const response = await fetch(server.mcp, { method: "POST", headers: json, body: Buffer.from([0x7b, 0xff, 0x7d]) });
  assert.equal(response.status, 400);
  await response.body?.cancel();
});

test("a modern request whose headers contradict its body is refused", async (context) => {
  const server = await startHttp(context);
  const request = modernRequest(...toolCall("greet", { name: "x" }));
  assert.equal((await postModern(server.mcp, request, { "mcp-method": "tools/list" })).body.error.code, -32020);
  assert.equal((await postModern(server.mcp, request, { "mcp-name": "other" })).body.error.code, -32020);
  assert.equal((await post(server.mcp, request)).status, 400);
  const unknown = await postModern(server.mcp, modernRequest("no/such"));
  assert.deepEqual([unknown.status, unknown.body.error.code], [404, -32601]);
});

test("arguments of odd shapes are refused without a trace of the inside", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const bodies = [
    legacyRequest("tools/call", { name: "greet", arguments: [] }),
    legacyRequest("tools/call", { name: "greet", arguments: null }),
    legacyRequest("tools/call", { name: 5 }),
    legacyRequest("tools/call", {}),
    legacyRequest("tools/call", { name: "__proto__", arguments: {} }),
    legacyRequest("tools/call", { name: "constructor" }),
    legacyRequest("resources/read", {}),
    legacyRequest("resources/read", { uri: 7 }),
    legacyRequest("resources/read", { uri: "fixture://notes/%E0%A4%A" }),
    legacyRequest("resources/read", { uri: "fixture://notes/%00" }),
    legacyRequest("resources/read", { uri: "fixture://notes/a/b" }),
    legacyRequest("resources/read", { uri: `fixture://notes/${"x".repeat(5000)}` }),
    legacyRequest("resources/subscribe", { uri: "fixture://other" }),
  ];
  for (const body of bodies) {
    const reply = await session.post(body);
    assert.equal(reply.body.error.code, -32602, JSON.stringify(body).slice(0, 100));
    assert.doesNotMatch(JSON.stringify(reply.body), /node_modules|\.ts:|\n {4}at /);
  }
});

test("__proto__ among the arguments pollutes nothing", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const { body } = await session.post(
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"greet","arguments":{"name":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}}',
  );
  assert.equal(body.result.structuredContent.greeting, "Hello x");
  assert.equal(Reflect.get({}, "polluted"), undefined);
});

test("a client that goes away in the middle of a body leaves the server well", async (context) => {
  const server = await startHttp(context);
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
  );
  socket.destroy();
  await once(socket, "close");
  assert.equal((await post(server.mcp, initialize)).status, 200);
});

test("a modern client that goes away cancels its call", async (context) => {
  const server = await startHttp(context);
  const controller = new AbortController();
  const call = fetch(server.mcp, {
    method: "POST",
    signal: controller.signal,
    headers: { ...json, "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "slow" },
    body: JSON.stringify(modernRequest(...toolCall("slow", { ms: 60_000 }))),
  });
  call.catch(() => undefined);
  // The second is begun when the first runs.
  await post(server.mcp, initialize);
  controller.abort();
  await assert.rejects(call);
  while (!server.logLines.some((line) => line.includes('"outcome":"cancelled"'))) await new Promise(setImmediate);
});

test("a tools/call without a name, or with arguments that are no object, is told so in words, in both eras", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const cases = [
    { params: {}, field: "name", said: "name of a tool is missing" },
    { params: { name: 7 }, field: "name", said: "name of a tool is missing" },
    { params: { name: "greet", arguments: "x" }, field: "arguments", said: "is a string" },
    { params: { name: "greet", arguments: [1] }, field: "arguments", said: "is an array" },
    { params: { name: "greet", arguments: null }, field: "arguments", said: "is null" },
  ];
  for (const { params, field, said } of cases) {
    const what = JSON.stringify(params);
    const { body: legacy } = await session.post(legacyRequest("tools/call", params));
    const { body: modern } = await postModern(server.mcp, modernRequest("tools/call", params));
    for (const { error } of [legacy, modern]) {
      assert.equal(error?.code, -32602, what);
      assert.ok(error.message.includes(said) && !error.message.includes("\n"), `${what}: ${error.message}`);
      assert.deepEqual([error.data?.field, typeof error.data?.hint], [field, "string"], what);
    }
  }
});

test("a connection beyond the limit is closed, and those before it go on", async (context) => {
  const server = await startHttp(context, { maxConnections: 2 });
  const port = Number(new URL(server.url).port);
  const open = async () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    context.after(() => socket.destroy());
    await once(socket, "connect");
    return socket;
  };
  const first = await open();
  await open();
  const third = await open();
  await once(third, "close");
  first.write("GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const [answer] = await once(first, "data");
  assert.match(String(answer), /^HTTP\/1\.1 200/, "the first connection is answered");
});
