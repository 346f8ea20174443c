/** A whole run of the built product on a service outside: the caller's ids go out, and a key comes back nowhere. */
import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { type TestContext, test } from "node:test";
import { until } from "../support/until.js";
import { modernRequest, postModern, toolCall } from "../transport/wireRequests.js";
import { rawService, wireAnswer } from "../upstream/rawService.js";
import { commandOf, startProcess } from "./support/product.js";

const canary = "duffel_test_canary5d41";
const environmentOf = (url: string) => ({ DUFFEL_API_KEY: canary, DUFFEL_API_URL: url, LOG_LEVEL: "trace" });
const words = ["--pack", "flights", "--mode", "live"] as const;

/** The built product without the clock that tests usually set: a service outside has its own. */
const started = (context: TestContext, url: string, ...more: readonly string[]) => {
  const { command, args, env } = commandOf({ environment: environmentOf(url) }, ...more, ...words);
  const { MOCK_GDS_NOW: _, ...rest } = env;
  return startProcess(context, { command, args, env: rest });
};

const echo = { "x-request-id": canary, location: `https://elsewhere.example/${canary}` };
const said = JSON.stringify({
  errors: [{ code: canary, title: canary, message: `Bearer ${canary} may not search`, source: { field: canary } }],
  meta: { request_id: canary },
});

/** What a service answers that repeats the key wherever it can. */
const answers: readonly ((socket: Socket) => void)[] = [
  (socket) => socket.write(wireAnswer(said, echo, "422 Unprocessable")),
  (socket) => socket.write(wireAnswer(said, echo, "401 Unauthorized")),
  (socket) => socket.write(wireAnswer(said, echo, "401 Unauthorized")),
  (socket) => socket.write(wireAnswer(said, echo, "403 Forbidden")),
  (socket) => socket.write(wireAnswer(said, echo, "302 Found")),
  (socket) => socket.write(wireAnswer(said, { ...echo, "content-type": `text/${canary}` })),
  (socket) => socket.write(wireAnswer(said, { ...echo, "retry-after": "3600" }, "503 Busy")),
  (socket) => socket.write(wireAnswer(said, { ...echo, "retry-after": "3600" }, "429 Too Many Requests")),
  (socket) => socket.write(wireAnswer(said, echo, "404 Not Found")),
];

const reasons = [
  "UPSTREAM_REFUSED",
  "UPSTREAM_AUTH",
  "UPSTREAM_AUTH",
  "UPSTREAM_REFUSED",
  "UPSTREAM_MALFORMED",
  "UPSTREAM_UNAVAILABLE",
  "RATE_LIMITED",
];

test("the caller's id and trace reach the service and the log, and the key is in no answer, line or setting", async (context) => {
  const service = await rawService(context, (socket, count) => answers[count - 1]?.(socket));
  const running = started(context, service.baseUrl, "--http", "--port", "0");
  let output = "";
  running.process.stdout?.on("data", (bytes: Buffer) => {
    output += bytes.toString();
  });
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  const departure = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const [method, parameters] = toolCall("searchFlights", {
    origin: "SFO",
    destination: "CDG",
    departure_date: departure,
  });
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const replies: unknown[] = [];
  for (const [index, reason] of reasons.entries()) {
    const ids =
      index === 0 ? { traceparent: `00-${traceId}-1111111111111111-01` } : { "x-request-id": `caller-${index}` };
    const { body } = await postModern(`${url}/mcp`, modernRequest(method, parameters), ids);
    const told = JSON.stringify(body);
    assert.ok(told.includes(`"${reason}"`), `${reason}: ${told}`);
    replies.push(body);
  }
  for (const uri of ["flights://status", "flights://errors", "flights://offers/off_1"])
    replies.push((await postModern(`${url}/mcp`, modernRequest("resources/read", { uri }))).body);

  assert.match(service.requests[0] ?? "", new RegExp(`^x-request-id: ${traceId}\r$`, "m"));
  assert.match(service.requests[0] ?? "", new RegExp(`^traceparent: 00-${traceId}-(?!1{16})[0-9a-f]{16}-01\r$`, "m"));
  assert.match(service.requests[1] ?? "", /^x-request-id: caller-1\r$/m);
  assert.match(service.requests[1] ?? "", new RegExp(`^authorization: Bearer ${canary}\r$`, "im"));
  await until("the last line is there", () => running.stderr().includes("caller-6"));
  for (const id of [traceId, "caller-1", "caller-6"])
    assert.ok(running.stderr().includes(`"correlationId":"${id}"`), id);
  const attempts = running
    .stderr()
    .split("\n")
    .filter((line) => line.includes('"Upstream attempt"'))
    .map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
  assert.deepEqual(
    attempts.slice(0, 2).map(({ correlationId, status, attempt }) => [correlationId, status, attempt]),
    [
      [traceId, 422, 1],
      ["caller-1", 401, 1],
    ],
  );

  const config = started(context, service.baseUrl, "config");
  let shown = "";
  config.process.stdout?.on("data", (bytes: Buffer) => {
    shown += bytes.toString();
  });
  assert.equal(await config.exit, 0, config.stderr());
  assert.match(shown, /\*\*\*/);
  running.process.kill("SIGTERM");
  assert.equal(await running.exit, 0);
  for (const told of [JSON.stringify(replies), output, running.stderr(), shown, config.stderr()])
    assert.ok(!told.includes(canary), told.slice(0, 4000));
});
