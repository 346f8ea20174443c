/** What a client may ask of the server at most: time, bytes, headers; and requests that are two in one. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { startHttp } from "../runtime/fixtures/server.js";
import { until } from "../support/until.js";
import { openWire, requestText } from "./frontWire.js";
import { accept, initialize, modernRequest, post, postModern, toolCall } from "./wireRequests.js";

const local = "Host: localhost";
const json = [local, "Content-Type: application/json", `Accept: ${accept}`];
const health = requestText("GET /health", [local]);

/** Times short enough to wait for. */
const timeouts = { headersMs: 150, requestMs: 300, keepAliveMs: 50, checkMs: 20 };

const startImpatient = (context: TestContext, overrides: Parameters<typeof startHttp>[1] = {}) =>
  startHttp(context, { timeouts, ...overrides });

for (const { what, sent } of [
  { what: "says nothing", sent: "" },
  { what: "does not end its request line", sent: "GET /hea" },
  { what: "does not end its headers", sent: `GET /health HTTP/1.1\r\n${local}\r\n` },
  { what: "does not end its body", sent: `${requestText("POST /mcp", [...json, "Content-Length: 100"])}{` },
  {
    what: "does not end its chunks",
    sent: `${requestText("POST /mcp", [...json, "Transfer-Encoding: chunked"])}1\r\n{\r\n`,
  },
]) {
  test(`a client that ${what} gets 408, and its connection is closed`, async (context) => {
    const server = await startImpatient(context);
    const wire = await openWire(context, server.url);
    wire.send(sent);
    assert.equal((await wire.answer()).status, 408);
    await wire.closed();
    assert.ok(!server.logLines.some((line) => line.includes("request failed")), "it is nobody's failure");
    // A machine that is slow may let the time of a good request pass too.
    await until("another is served", async () => (await post(server.mcp, initialize)).status === 200);
  });
}

test("a client that sends its headers drop by drop gets 408", async (context) => {
  const server = await startImpatient(context);
  const wire = await openWire(context, server.url);
  wire.send(`GET /health HTTP/1.1\r\n${local}\r\n`);
  const dripping = setInterval(() => wire.send("X-Drop: 1\r\n"), 10);
  context.after(() => clearInterval(dripping));
  assert.equal((await wire.answer()).status, 408);
  await wire.closed();
});

test("a connection on which nothing more is asked is closed", async (context) => {
  const server = await startImpatient(context);
  const wire = await openWire(context, server.url);
  wire.send(health);
  assert.equal((await wire.answer()).status, 200);
  assert.equal(await wire.closed(), "");
});

test("a call may take longer than a request may, and so may a stream", async (context) => {
  const server = await startImpatient(context, { debugRest: true });
  const wire = await openWire(context, server.url);
  wire.send(requestText("GET /events", [local]));
  assert.equal((await wire.answer()).status, 200);
  const call = modernRequest(...toolCall("slow", { ms: 3 * timeouts.requestMs }));
  let reply = await postModern(server.mcp, call);
  // What came too late, on a machine that is slow, was not begun.
  while (reply.status === 408) reply = await postModern(server.mcp, call);
  assert.equal(reply.body.result.structuredContent.aborted, false);
  assert.equal(wire.isClosed(), false);
});

test("a declared body that is too large is refused before any of it comes, and the connection is closed", async (context) => {
  const server = await startHttp(context, { bodyLimitBytes: 2048, sse: true, debugRest: true });
  for (const path of ["/mcp", "/tools/execute"]) {
    const wire = await openWire(context, server.url);
    wire.send(requestText(`POST ${path}`, [...json, "Content-Length: 2049"]));
    const { status, headers } = await wire.answer();
    assert.deepEqual([status, headers["connection"]], [413, "close"], path);
    await wire.closed();
  }
});

test("a body that grows too large is refused while it comes, and its client gets to read that", async (context) => {
  const server = await startHttp(context, { bodyLimitBytes: 2048 });
  const wire = await openWire(context, server.url);
  wire.send(requestText("POST /mcp", [...json, "Transfer-Encoding: chunked"]));
  let isAnswered = false;
  const sendOn = (): void => {
    if (isAnswered) return;
    wire.send(`400\r\n${"x".repeat(1024)}\r\n`);
    setImmediate(sendOn);
  };
  sendOn();
  const { status, headers } = await wire.answer();
  isAnswered = true;
  assert.deepEqual([status, headers["connection"]], [413, "close"]);
  await wire.closed();
});

test("a client that does not stop sending is cut off", async (context) => {
  const server = await startHttp(context, { bodyLimitBytes: 2048 });
  const wire = await openWire(context, server.url);
  wire.send(requestText("POST /mcp", [...json, "Transfer-Encoding: chunked"]));
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const sendOn = (): void => {
    if (wire.isClosed()) return;
    wire.send(chunk);
    setImmediate(sendOn);
  };
  sendOn();
  assert.match(await wire.closed(), /^HTTP\/1\.1 413 /);
});

test("a client that asks whether to send its body hears yes, or at once why it is refused", async (context) => {
  const server = await startHttp(context, { bodyLimitBytes: 2048 });
  const body = JSON.stringify(initialize);
  const wire = await openWire(context, server.url);
  wire.send(requestText("POST /mcp", [...json, "Expect: 100-continue", `Content-Length: ${body.length}`]));
  assert.equal((await wire.answer()).status, 100);
  wire.send(body);
  assert.equal((await wire.answer()).status, 200);
  const large = await openWire(context, server.url);
  large.send(requestText("POST /mcp", [...json, "Expect: 100-continue", "Content-Length: 5000"]));
  assert.equal((await large.answer()).status, 413);
  const foreign = await openWire(context, server.url);
  foreign.send(requestText("POST /mcp", ["Host: evil.example", "Expect: 100-continue", "Content-Length: 5"]));
  const first = await foreign.answer();
  assert.deepEqual([first.status, first.headers["connection"]], [403, "close"]);
});

const named = (count: number): string[] => Array.from({ length: count }, (_, index) => `X-${index}: 1`);

test("a request may have a hundred headers, and 16 KiB of them", async (context) => {
  const server = await startHttp(context);
  for (const [headers, status] of [
    [named(99), 200],
    [named(100), 431],
    [named(1_000), 431],
    [[`X-Long: ${"x".repeat(15_000)}`], 200],
    [[`X-Long: ${"x".repeat(20_000)}`], 431],
    [[`${"X".repeat(20_000)}: 1`], 431],
  ] as const) {
    const wire = await openWire(context, server.url);
    wire.send(requestText("GET /health", [local, ...headers]));
    assert.equal((await wire.answer()).status, status, `${headers.length} headers`);
  }
});

test("a Host after a hundred other headers is not overlooked", async (context) => {
  const server = await startHttp(context);
  const wire = await openWire(context, server.url);
  wire.send(requestText("GET /health", [local, ...named(120), "Host: evil.example"]));
  assert.equal((await wire.answer()).status, 431);
});

const hidden = health;

for (const { what, headers, body } of [
  {
    what: "a length and chunks",
    headers: ["Content-Length: 5", "Transfer-Encoding: chunked"],
    body: `0\r\n\r\n${hidden}`,
  },
  {
    what: "chunks and a length",
    headers: ["Transfer-Encoding: chunked", "Content-Length: 5"],
    body: `0\r\n\r\n${hidden}`,
  },
  { what: "two lengths", headers: ["Content-Length: 2", "Content-Length: 3"], body: `{} ${hidden}` },
  { what: "the same length twice", headers: ["Content-Length: 2", "Content-Length: 2"], body: `{}${hidden}` },
  { what: "a list of lengths", headers: ["Content-Length: 2, 2"], body: `{}${hidden}` },
  { what: "a length with a sign", headers: ["Content-Length: +2"], body: `{}${hidden}` },
  { what: "a negative length", headers: ["Content-Length: -1"], body: hidden },
  { what: "a length in hexadecimal", headers: ["Content-Length: 0x2"], body: `{}${hidden}` },
  { what: "a space before the colon", headers: ["Transfer-Encoding : chunked"], body: `0\r\n\r\n${hidden}` },
  {
    what: "chunked before another encoding",
    headers: ["Transfer-Encoding: chunked, identity"],
    body: `0\r\n\r\n${hidden}`,
  },
  {
    what: "chunked twice",
    headers: ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
    body: `0\r\n\r\n${hidden}`,
  },
  { what: "a folded header", headers: ["X-Folded: a", " Transfer-Encoding: chunked"], body: hidden },
  { what: "a bare line feed", headers: ["X-Odd: a\nTransfer-Encoding: chunked"], body: hidden },
  { what: "a bare carriage return", headers: ["X-Odd: a\rTransfer-Encoding: chunked"], body: hidden },
  { what: "a header without a name", headers: [": chunked"], body: hidden },
  {
    what: "a size of a chunk that is no number",
    headers: ["Transfer-Encoding: chunked"],
    body: `0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
  },
]) {
  test(`a request with ${what} is refused, and nothing that hides in it is answered`, async (context) => {
    const server = await startHttp(context);
    const wire = await openWire(context, server.url);
    wire.send(`${requestText("POST /mcp", [...json, ...headers])}${body}`);
    const { status, rest } = await wire.answer();
    assert.equal(status, 400);
    assert.doesNotMatch(rest + (await wire.closed()), /HTTP\/1\.1|healthy/);
  });
}

test("an encoding that nobody knows is no way to hide a request", async (context) => {
  const server = await startHttp(context);
  const wire = await openWire(context, server.url);
  wire.send(`${requestText("POST /mcp", [...json, "Transfer-Encoding: xchunked"])}0\r\n\r\n${hidden}`);
  assert.doesNotMatch(await wire.closed(), /healthy/);
});

test("nobody tunnels through the server, or changes its protocol", async (context) => {
  const server = await startHttp(context);
  const tunnel = await openWire(context, server.url);
  tunnel.send(requestText("CONNECT localhost:22", [local]));
  assert.equal(await tunnel.closed(), "");
  const upgrade = await openWire(context, server.url);
  upgrade.send(requestText("GET /health", [local, "Connection: Upgrade", "Upgrade: websocket"]));
  assert.equal((await upgrade.answer()).status, 200);
});
