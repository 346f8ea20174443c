/** One attempt on real sockets: each way in which a receiver can behave has one outcome, and nobody is waited for longer than ten seconds. */
import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { type TestContext, test } from "node:test";
import type { Targets } from "../../../src/webhooks/outbound/addresses.js";
import type { Outcome } from "../../../src/webhooks/outbound/schedule.js";
import { createSend } from "../../../src/webhooks/outbound/send.js";
import { handTimers } from "../../support/handTimers.js";
import { until } from "../../support/until.js";
import { rawService } from "../../upstream/rawService.js";

const letter = { headers: { "webhook-id": "evt_1" }, body: '{"type":"x","ä":1}' };

const setUp = async (context: TestContext, answer: (socket: Socket) => void, greet?: (socket: Socket) => void) => {
  const service = await rawService(context, answer, greet);
  const timers = handTimers();
  const send = (
    path = "/hook?a=1",
    targets: Targets = "any",
    signal = new AbortController().signal,
  ): Promise<Outcome> =>
    createSend({ targets, sender: "mock-gds/1.2.3", timers })({ ...letter, url: `${service.baseUrl}${path}` }, signal);
  return { service, timers, send };
};

const saying = (text: string) => (socket: Socket) => void socket.end(text);

test("it posts the body as it is, with its headers, to the path and the query", async (context) => {
  const { service, send } = await setUp(context, saying("HTTP/1.1 204 No Content\r\n\r\n"));
  assert.deepEqual(await send(), { kind: "answered", status: 204, waitMs: 0 });
  const [request = ""] = service.requests;
  const [head = "", body = ""] = request.split("\r\n\r\n");
  assert.match(head, /^POST \/hook\?a=1 HTTP\/1\.1\r\n/);
  assert.match(head, /^webhook-id: evt_1\r?$/m);
  assert.match(head, /^content-type: application\/json\r?$/m);
  assert.match(head, /^user-agent: mock-gds\/1\.2\.3\r?$/m);
  assert.match(head, new RegExp(`^host: 127.0.0.1:${service.port}\\r?$`, "m"));
  assert.equal(Buffer.from(body, "latin1").toString("utf8"), letter.body);
});

for (const [said, answer, outcome] of [
  ["a redirect is not followed", "HTTP/1.1 302 Found\r\nLocation: /other\r\nContent-Length: 0\r\n\r\n", 302],
  ["410 is told", "HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n", 410],
  ["an answer is what its head says, even if its body is cut", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nab", 200],
  ["what is no HTTP is malformed", "hello there\r\n\r\n", "malformed"],
  ["a head without an end is malformed", `HTTP/1.1 200 OK\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, "malformed"],
  ["a connection that ends without an answer is reset", "", "reset"],
  [
    "another protocol is none",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
    "reset",
  ],
] as const) {
  test(said, async (context) => {
    const { service, send } = await setUp(context, saying(answer));
    const expected =
      typeof outcome === "number"
        ? { kind: "answered", status: outcome, waitMs: 0 }
        : { kind: "unanswered", why: outcome };
    assert.deepEqual(await send(), expected);
    assert.equal(service.requests.length, 1);
  });
}

test("Retry-After is told, in seconds or as a date", async (context) => {
  const date = "Mon, 01 Jun 2026 10:00:00 GMT";
  const later = "Mon, 01 Jun 2026 10:01:00 GMT";
  for (const [header, waitMs] of [
    ["Retry-After: 7", 7000],
    [`Date: ${date}\r\nRetry-After: ${later}`, 60_000],
    ["Retry-After: soon", 0],
  ] as const) {
    const { send } = await setUp(context, saying(`HTTP/1.1 503 Busy\r\n${header}\r\nContent-Length: 0\r\n\r\n`));
    assert.deepEqual(await send(), { kind: "answered", status: 503, waitMs });
  }
});

test("a receiver that says nothing is left after ten seconds, and the connection with it", async (context) => {
  const { service, timers, send } = await setUp(context, () => undefined);
  const sent = send();
  await until("the request has come", () => service.requests.length === 1);
  assert.equal(timers.nextMs(), 10_000);
  await timers.pass(10_000);
  assert.deepEqual(await sent, { kind: "unanswered", why: "timeout" });
  await until("the connection is gone", () => service.connections.open === 0);
});

test("a receiver that sends an answer without an end, or drips it, is heard and then left", async (context) => {
  const drip = (socket: Socket): void => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    const more = (): void => void socket.write("a".repeat(65_536), (error) => error ?? more());
    more();
  };
  const { service, send } = await setUp(context, drip);
  assert.deepEqual(await send(), { kind: "answered", status: 200, waitMs: 0 });
  await until("the connection is gone", () => service.connections.open === 0);
  const slow = await setUp(context, (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na"));
  assert.deepEqual(await slow.send(), { kind: "answered", status: 200, waitMs: 0 });
  await slow.timers.pass(10_000);
  await until("the connection is gone", () => slow.service.connections.open === 0);
});

test("a port on which nobody listens is no connection, and plain text where TLS is expected no secure one", async (context) => {
  const { service, send } = await setUp(
    context,
    saying("HTTP/1.1 200 OK\r\n\r\n"),
    (socket) => void socket.write("no TLS\r\n"),
  );
  const sendTo = createSend({ targets: "any", sender: "s" });
  const { signal } = new AbortController();
  assert.deepEqual(await sendTo({ ...letter, url: `https://127.0.0.1:${service.port}/` }, signal), {
    kind: "unanswered",
    why: "tls",
  });
  assert.deepEqual(await sendTo({ ...letter, url: "http://127.0.0.1:1/" }, signal), {
    kind: "unanswered",
    why: "connect",
  });
  assert.equal((await send()).kind, "unanswered");
});

test("nothing is sent to an address that is not allowed, however it is named", async (context) => {
  const { service, send } = await setUp(context, saying("HTTP/1.1 200 OK\r\n\r\n"));
  const forbidden = { kind: "unanswered", why: "address" };
  assert.deepEqual(await send("/", "public"), forbidden);
  const { signal } = new AbortController();
  const resolving = (address: string) =>
    createSend({
      targets: "any",
      sender: "s",
      resolve: (_name, _options, callback) => callback(null, [{ address, family: address.includes(":") ? 6 : 4 }]),
    });
  for (const address of ["169.254.169.254", "::ffff:169.254.169.254", "fe80::1"]) {
    const url = `http://receiver.test:${service.port}/`;
    assert.deepEqual(await resolving(address)({ ...letter, url }, signal), forbidden, address);
  }
  const metadata = "http://169.254.169.254/latest/meta-data";
  assert.deepEqual(await createSend({ targets: "any", sender: "s" })({ ...letter, url: metadata }, signal), forbidden);
  const url = `http://receiver.test:${service.port}/`;
  assert.deepEqual(await resolving("127.0.0.1")({ ...letter, url }, signal), {
    kind: "answered",
    status: 200,
    waitMs: 0,
  });
  assert.equal(service.connections.made, 1);
});

test("an attempt that is given up rejects with the signal's reason and ends its connection", async (context) => {
  const { service, send } = await setUp(context, () => undefined);
  const controller = new AbortController();
  const sent = send("/", "any", controller.signal);
  await until("the request has come", () => service.requests.length === 1);
  controller.abort(new Error("the process ends"));
  await assert.rejects(sent, /the process ends/);
  await until("the connection is gone", () => service.connections.open === 0);
});
