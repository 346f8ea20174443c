/** The REST debug facade, behind `--debug-rest`: tool calls and news without MCP. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { startHttp, type TestServer } from "../runtime/fixtures/server.js";
import { legacyRequest, openSession, toolCall } from "./wireRequests.js";

const startRest = (context: TestContext, overrides: Parameters<typeof startHttp>[1] = {}): Promise<TestServer> =>
  startHttp(context, { debugRest: true, ...overrides });

const execute = async ({ url }: TestServer, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/tools/execute`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: Object(await response.json()) };
};

interface Heard {
  readonly event: string;
  readonly data: unknown;
}

interface Listener {
  readonly response: Response;
  readonly next: () => Promise<Heard>;
  readonly leave: () => Promise<void>;
}

/** Listens on `/events`, and has heard that it does. */
const listen = async (
  context: TestContext,
  { url }: TestServer,
  headers: Record<string, string> = {},
): Promise<Listener> => {
  const response = await fetch(`${url}/events`, { headers });
  const reader = response.body?.getReader();
  assert.ok(reader, "the response has a body");
  const leave = () => reader.cancel().catch(() => undefined);
  context.after(leave);
  let text = "";
  const next = async (): Promise<Heard> => {
    for (;;) {
      const found = /^event: (.*)\ndata: (.*)\n\n/m.exec(text);
      if (found !== null) {
        text = text.slice(found.index + found[0].length);
        return { event: found[1] ?? "", data: JSON.parse(found[2] ?? "") };
      }
      const { value, done } = await reader.read();
      if (done) throw new Error("the stream ended");
      text += new TextDecoder().decode(value);
    }
  };
  assert.deepEqual(await next(), { event: "listening", data: {} });
  return { response, next, leave };
};

const healthOf = async ({ url }: TestServer): Promise<Record<string, unknown>> =>
  Object(await (await fetch(`${url}/health`)).json());

test("without --debug-rest the paths are not there, and say how to have them", async (context) => {
  const server = await startHttp(context);
  for (const [method, path] of [
    ["POST", "/tools/execute"],
    ["GET", "/events"],
  ]) {
    const response = await fetch(`${server.url}${path}`, { method: method ?? "GET" });
    assert.equal(response.status, 404);
    assert.match(await response.text(), /--debug-rest \(MCP_DEBUG_REST=1\)/);
  }
});

test("J20: POST /tools/execute answers with the result of the tool, under the id of the request", async (context) => {
  const server = await startRest(context);
  const { status, headers, body } = await execute(server, { id: "a1", name: "greet", arguments: { name: "Ada" } });
  assert.equal(status, 200);
  assert.deepEqual([body.jsonrpc, body.id, body.error], ["2.0", "a1", undefined]);
  assert.deepEqual(body.result.structuredContent, { greeting: "Hello Ada", times: 1 });
  assert.deepEqual(body.result.content, [{ type: "text", text: "Hello Ada" }]);
  assert.match(headers.get("content-type") ?? "", /^application\/json/);
  assert.deepEqual((await execute(server, { name: "greet", arguments: { name: "x" } })).body.id, null);
});

for (const { what, body, code, reason, field } of [
  { what: "an unknown tool", body: { id: 1, name: "gret" }, code: -32602, reason: "BAD_REQUEST", field: "name" },
  { what: "no tool", body: { id: 1 }, code: -32602, reason: "BAD_REQUEST", field: "name" },
  {
    what: "arguments that fail",
    body: { id: 1, name: "greet", arguments: {} },
    code: -32602,
    reason: "SCHEMA",
    field: "name",
  },
  {
    what: "arguments that are text",
    body: { id: 1, name: "greet", arguments: "{}" },
    code: -32602,
    reason: "BAD_REQUEST",
    field: "arguments",
  },
  {
    what: "what the tool refuses",
    body: { id: 1, name: "refuse", arguments: { city: "full" } },
    code: -32002,
    reason: "SOLD_OUT",
    field: "city",
  },
  { what: "no object", body: [1], code: -32602, reason: "BAD_REQUEST", field: "name" },
]) {
  for (const errorStyle of ["auto", "rpc", "result"] as const) {
    test(`J20: ${what} is answered with 400 and an error (error style ${errorStyle})`, async (context) => {
      const server = await startRest(context, { errorStyle });
      const reply = await execute(server, body);
      assert.equal(reply.status, 400);
      const { error, result } = reply.body;
      assert.deepEqual([error.code, error.data.reason, error.data.field, result], [code, reason, field, undefined]);
      assert.ok(error.message.length > 0 && error.data.hint.length > 0, "the error says what to do");
    });
  }
}

test("an exception of the tool is 500, and nothing of it is shown", async (context) => {
  const server = await startRest(context);
  const { status, body } = await execute(server, { id: 1, name: "crash" });
  assert.deepEqual([status, body.error.code], [500, -32603]);
  assert.doesNotMatch(JSON.stringify(body), /secret/);
});

for (const { what, body, headers = {}, status } of [
  { what: "bad JSON", body: "{bad", status: 400 },
  { what: "plain text", body: "{}", headers: { "content-type": "text/plain" }, status: 415 },
  { what: "too much", body: JSON.stringify({ name: "greet", filler: "x".repeat(3000) }), status: 413 },
  { what: "deep JSON", body: `${"[".repeat(100)}${"]".repeat(100)}`, status: 400 },
  { what: "a foreign origin", body: "{}", headers: { origin: "https://evil.example" }, status: 403 },
  { what: "a malformed handle", body: '{"name":"remember"}', headers: { "x-gds-session": "short" }, status: 400 },
  { what: "a malformed world", body: '{"name":"remember"}', headers: { "x-gds-world": "NO" }, status: 400 },
] as { what: string; body: string; headers?: Record<string, string>; status: number }[]) {
  test(`a call with ${what} is refused with ${status}`, async (context) => {
    const server = await startRest(context, { bodyLimitBytes: 2048 });
    const reply = await execute(server, body, headers);
    assert.deepEqual([reply.status, typeof reply.body.error.code], [status, "number"]);
  });
}

test("X-Gds-Session and X-Gds-World say whose call it is, as on /mcp, and a caller without gets a handle", async (context) => {
  const server = await startRest(context);
  const remember = (note: string, headers: Record<string, string> = {}) =>
    execute(server, { name: "remember", arguments: { note } }, headers);
  const first = (await remember("a")).body.result;
  const handle: string = first._meta["io.github.mock-gds/session"];
  assert.equal(first.structuredContent.session, handle);
  const second = (await remember("b", { "x-gds-session": handle })).body.result;
  assert.deepEqual(second.structuredContent.notes, ["a", "b"]);
  const elsewhere = (await remember("c", { "x-gds-world": "another" })).body.result;
  assert.match(elsewhere.structuredContent.session, /^another\./);
  const keyed = await execute(server, {
    name: "remember",
    _meta: { "io.github.mock-gds/idempotency-key": "order 66" },
  });
  assert.equal(keyed.body.result.structuredContent.key, "order 66");
});

test("a client that goes away cancels its call", async (context) => {
  const server = await startRest(context);
  const controller = new AbortController();
  const call = fetch(`${server.url}/tools/execute`, {
    method: "POST",
    signal: controller.signal,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "slow", arguments: { ms: 60_000 } }),
  });
  await execute(server, { name: "greet", arguments: { name: "x" } });
  controller.abort();
  await assert.rejects(call);
  while (!server.logLines.some((line) => line.includes('"outcome":"cancelled"'))) await new Promise(setImmediate);
});

test("J21: GET /events tells of changes as event and data: everybody's, and those of the caller's own session", async (context) => {
  const server = await startRest(context);
  const handle = "handle-of-my-own-0001";
  const [mine, anonymous] = [await listen(context, server, { "x-gds-session": handle }), await listen(context, server)];
  assert.equal(mine.response.headers.get("content-type"), "text/event-stream");
  const remember = (note: string, headers: Record<string, string>) =>
    execute(server, { name: "remember", arguments: { note } }, headers);
  await remember("not for you", { "x-gds-session": "handle-of-another-002" });
  await remember("public", { "x-gds-session": "another.handle-in-another-world" });
  await remember("mine", { "x-gds-session": handle });
  await remember("public", { "x-gds-session": "handle-of-another-002" });
  const own = { event: "resourceUpdated", data: { uri: "fixture://notes" } };
  const everybodys = { event: "resourceUpdated", data: { uri: "fixture://notes/public" } };
  assert.deepEqual([await mine.next(), await mine.next()], [own, everybodys]);
  assert.deepEqual(await anonymous.next(), everybodys);
});

test("J21: changes that come about over MCP are told as well", async (context) => {
  const server = await startRest(context);
  const session = await openSession(server.mcp);
  const listener = await listen(context, server, { "x-gds-session": session.id });
  await session.post(legacyRequest(...toolCall("remember", { note: "a" })));
  assert.deepEqual((await listener.next()).data, { uri: "fixture://notes" });
});

test("J21: a listener that leaves is forgotten, and there are not more of them than sessions may be", async (context) => {
  const server = await startRest(context, { maxSessions: 2 });
  const [first] = [await listen(context, server), await listen(context, server)];
  assert.equal((await healthOf(server))["clients"], 2);
  const third = await fetch(`${server.url}/events`);
  assert.deepEqual([third.status, third.headers.get("retry-after")], [503, "1"]);
  await third.body?.cancel();
  await first.leave();
  while ((await healthOf(server))["clients"] !== 1) await new Promise(setImmediate);
  await listen(context, server);
});

test("J21: a malformed handle is refused before a stream begins", async (context) => {
  const server = await startRest(context);
  const response = await fetch(`${server.url}/events`, { headers: { "x-gds-session": "short" } });
  assert.equal(response.status, 400);
  assert.equal(Object(await response.json()).error.data.field, "X-Gds-Session");
});

test("J22: GET /health says that the server is healthy, and counts the clients of /events", async (context) => {
  const server = await startRest(context);
  const health = async () => {
    const { status, clients } = await healthOf(server);
    return { status, clients };
  };
  assert.deepEqual(await health(), { status: "healthy", clients: 0 });
  await listen(context, server);
  assert.deepEqual(await health(), { status: "healthy", clients: 1 });
});

test("stopping the server ends the streams of /events", async (context) => {
  const server = await startRest(context);
  const listener = await listen(context, server);
  const stopped = server.stop();
  await assert.rejects(listener.next(), /the stream ended/);
  await stopped;
});

test("only POST calls, and only GET listens", async (context) => {
  const server = await startRest(context);
  for (const [path, method, allow] of [
    ["/tools/execute", "GET", "POST"],
    ["/events", "POST", "GET"],
  ] as const) {
    const response = await fetch(`${server.url}${path}`, { method });
    assert.deepEqual([response.status, response.headers.get("allow")], [405, allow], `${method} ${path}`);
  }
});
