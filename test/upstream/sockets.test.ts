/** What answers over a real socket come to: an answer that is whole and readable, or one kind of failure. */
import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { type TestContext, test } from "node:test";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { createHttpLine, UpstreamFailure } from "../../src/upstream/index.js";
import { freePort } from "../support/ports.js";
import { until } from "../support/until.js";
import { rawService, wireAnswer } from "./rawService.js";
import { type Scripted, scripted, search, waits124 } from "./scripted.js";

const once = { ...waits124, attempts: 1 };

/** An upstream of one attempt, whose time passes by hand. */
const reached = (context: TestContext, baseUrl: string, policy = once): Scripted => {
  const line = createHttpLine({ baseUrl });
  context.after(line.close);
  return scripted([], { baseUrl, line, policy });
};

const failureOf = async (sent: Promise<unknown>): Promise<UpstreamFailure> => {
  try {
    await sent;
  } catch (error) {
    if (error instanceof UpstreamFailure) return error;
    throw error;
  }
  return assert.fail("there is an answer");
};

const served = async (context: TestContext, answer: (socket: Socket, count: number) => void) => {
  const service = await rawService(context, answer);
  return { service, ...reached(context, service.baseUrl) };
};

const tenMiB = 10_485_760;

const chunked = (bytes: Uint8Array, end = "0\r\n\r\n"): Buffer =>
  Buffer.concat([
    Buffer.from("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"),
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from(`\r\n${end}`),
  ]);

const spaces = (bytes: number): Buffer => Buffer.alloc(bytes, 0x20);

/** Made with little effort: the best takes ten times as long. */
const brotliBomb = brotliCompressSync(spaces(tenMiB + 1), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const html = wireAnswer("<html>Bad gateway</html>", { "content-type": "text/html" });
const invalidUtf8 = Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]);

const readable: readonly (readonly [what: string, bytes: Buffer, text: string])[] = [
  ["plain JSON", wireAnswer('{"a":1}'), '{"a":1}'],
  ["gzip", wireAnswer(gzipSync('{"a":2}'), { "content-encoding": "gzip" }), '{"a":2}'],
  ["deflate", wireAnswer(deflateSync('{"a":3}'), { "content-encoding": "deflate" }), '{"a":3}'],
  ["brotli", wireAnswer(brotliCompressSync('{"a":4}'), { "content-encoding": "br" }), '{"a":4}'],
  ["chunks", chunked(Buffer.from('{"a":5}')), '{"a":5}'],
  ["a charset of UTF-8", wireAnswer("{}", { "content-type": 'Application/JSON; charset="UTF-8"' }), "{}"],
  ["a byte order mark", wireAnswer("\uFEFF{}"), "{}"],
  ["no content", Buffer.from("HTTP/1.1 204 No Content\r\n\r\n"), ""],
];

for (const [what, bytes, text] of readable) {
  test(`an answer with ${what} is read`, async (context) => {
    const { upstream, call } = await served(context, (socket) => socket.write(bytes));
    assert.equal((await upstream.send(search, call())).text, text);
  });
}

test("an answer of exactly 10 MiB is read, plain and compressed", async (context) => {
  const bodies = [wireAnswer(spaces(tenMiB)), wireAnswer(gzipSync(spaces(tenMiB)), { "content-encoding": "gzip" })];
  const { upstream, call } = await served(context, (socket, count) => socket.write(bodies[count - 1] ?? ""));
  for (const _ of bodies) assert.equal((await upstream.send(search, call())).text.length, tenMiB);
});

const unusable: readonly (readonly [what: string, bytes: Buffer, kind: UpstreamFailure["kind"], status?: number])[] = [
  ["more than 10 MiB, as its head says", wireAnswer("", { "content-length": String(tenMiB + 1) }), "tooLarge", 200],
  ["more than 10 MiB in chunks", chunked(spaces(tenMiB + 1)), "tooLarge", 200],
  ["a gzip bomb", wireAnswer(gzipSync(spaces(2 * tenMiB)), { "content-encoding": "gzip" }), "tooLarge", 200],
  ["a brotli bomb", wireAnswer(brotliBomb, { "content-encoding": "br" }), "tooLarge", 200],
  ["a head of more than 16 KB", wireAnswer("{}", { filler: "x".repeat(17_000) }), "tooLarge"],
  ["another media type of JSON", wireAnswer("{}", { "content-type": "text/json" }), "mediaType", 200],
  ["another charset", wireAnswer("{}", { "content-type": "application/json; charset=utf-16" }), "mediaType", 200],
  ["no media type", Buffer.from("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"), "mediaType", 200],
  ["an unknown compression", wireAnswer("{}", { "content-encoding": "zstd" }), "mediaType", 200],
  ["HTML", html, "mediaType", 200],
  ["bytes that are not UTF-8", wireAnswer(invalidUtf8), "malformed", 200],
  ["gzip that is none", wireAnswer("{}", { "content-encoding": "gzip" }), "malformed", 200],
  [
    "half of a gzip stream",
    wireAnswer(gzipSync("{}").subarray(0, 12), { "content-encoding": "gzip" }),
    "malformed",
    200,
  ],
  ["bytes that are not HTTP", Buffer.from("SSH-2.0-OpenSSH_9.2\r\n\r\n"), "malformed"],
  ["both lengths", wireAnswer("{}", { "transfer-encoding": "chunked" }), "malformed"],
];

for (const [what, bytes, kind, status] of unusable) {
  test(`an answer with ${what} is a failure of kind ${kind}`, async (context) => {
    const { upstream, call } = await served(context, (socket) => socket.write(bytes));
    const failure = await failureOf(upstream.send(search, call()));
    assert.deepEqual([failure.kind, failure.facts.status], [kind, status]);
  });
}

test("an answer that is not read ends its connection", async (context) => {
  const endless = wireAnswer("<html>", { "content-type": "text/html", "content-length": "1000000000" });
  const { upstream, call, service } = await served(context, (socket) => socket.write(endless));
  assert.equal((await failureOf(upstream.send(search, call()))).kind, "mediaType");
  await until("the connection is ended", () => service.connections.open === 0);
});

test("a redirect is a refusal, and the other place hears nothing", async (context) => {
  const elsewhere = await rawService(context, (socket) => socket.write(wireAnswer("{}")));
  const { upstream, call } = await served(context, (socket) =>
    socket.write(wireAnswer("{}", { location: `${elsewhere.baseUrl}/` }, "302 Found")),
  );
  const failure = await failureOf(upstream.send(search, call()));
  assert.deepEqual([failure.kind, failure.facts.status], ["rejected", 302]);
  assert.equal(elsewhere.connections.made, 0);
});

const statuses: readonly (readonly [status: number, kind: UpstreamFailure["kind"]])[] = [
  [301, "rejected"],
  [304, "rejected"],
  [400, "rejected"],
  [401, "unauthorized"],
  [403, "unauthorized"],
  [404, "rejected"],
  [408, "early"],
  [422, "rejected"],
  [425, "early"],
  [429, "rateLimited"],
  [500, "server"],
  [501, "server"],
  [502, "server"],
  [503, "busy"],
  [504, "server"],
  [599, "server"],
];

test("each status has one kind, and what the service wrote is there for its client", async (context) => {
  const { upstream, call } = await served(context, (socket, count) =>
    socket.write(wireAnswer('{"errors":[]}', { "x-request-id": "vendor-7" }, `${statusOf(count)} Said`)),
  );
  // A 401 is asked twice.
  const order = statuses.flatMap(([status]) => (status === 401 ? [401, 401] : [status]));
  const statusOf = (count: number): number => order[count - 1] ?? 0;
  for (const [status, kind] of statuses) {
    const { kind: found, facts } = await failureOf(upstream.send(search, call()));
    assert.deepEqual([found, facts.status], [kind, status]);
    assert.equal(facts.answer, status === 304 ? undefined : '{"errors":[]}', String(status));
    assert.equal(facts.vendorRequestId, "vendor-7");
  }
});

test("a refusal in HTML or of more than 64 KiB keeps its status, without its words", async (context) => {
  const bodies = [
    wireAnswer("<html></html>", { "content-type": "text/html" }, "502 Bad Gateway"),
    wireAnswer(spaces(65_537), {}, "502 Bad Gateway"),
    wireAnswer(gzipSync(spaces(65_537)), { "content-encoding": "gzip" }, "502 Bad Gateway"),
  ];
  const { upstream, call } = await served(context, (socket, count) => socket.write(bodies[count - 1] ?? ""));
  for (const _ of bodies) {
    const { kind, facts } = await failureOf(upstream.send(search, call()));
    assert.deepEqual([kind, facts.status, facts.answer], ["server", 502, undefined]);
  }
});

test("a connection that is reset before the head is told from one that is reset after it", async (context) => {
  const half = wireAnswer("{}", { "content-length": "1000" });
  const answers: readonly ((socket: Socket) => void)[] = [
    (socket) => socket.resetAndDestroy(),
    (socket) => socket.end(),
    (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-le", () => socket.end()),
    (socket) => socket.write(half, () => socket.resetAndDestroy()),
    (socket) => socket.end(half),
    (socket) => socket.end(chunked(Buffer.from("{}"), "")),
  ];
  const { upstream, call } = await served(context, (socket, count) => answers[count - 1]?.(socket));
  const kinds: string[] = [];
  for (const _ of answers) kinds.push((await failureOf(upstream.send(search, call()))).kind);
  assert.deepEqual(kinds, ["reset", "reset", "reset", "truncated", "truncated", "truncated"]);
});

test("where nobody listens, or speaks TLS, nothing was sent", async (context) => {
  const plain = await rawService(
    context,
    () => undefined,
    (socket) => socket.write("220 smtp.example\r\n"),
  );
  const shy = await rawService(
    context,
    () => undefined,
    (socket) => socket.destroy(),
  );
  const addresses = [await freePort(), plain.port, shy.port].map((port) => `https://127.0.0.1:${port}`);
  for (const baseUrl of [`http://127.0.0.1:${await freePort()}`, ...addresses]) {
    const { upstream, call } = reached(context, baseUrl);
    const failure = await failureOf(upstream.send({ ...search, isSafe: false }, call()));
    assert.deepEqual([failure.kind, failure.facts.mayHaveBeenDone], ["connect", false], baseUrl);
  }
});

const slow: readonly (readonly [what: string, begin: (socket: Socket) => void])[] = [
  ["says nothing", () => undefined],
  ["stops within its head", (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-")],
  ["stops within its body", (socket) => socket.write(wireAnswer("{", { "content-length": "10" }))],
];

for (const [what, begin] of slow) {
  test(`a service that ${what} is given up when the attempt's time is over, and its connection ended`, async (context) => {
    const { upstream, call, timers, service } = await served(context, begin);
    const sent = failureOf(upstream.send(search, call()));
    await until("the request is there", () => service.requests.length === 1);
    assert.equal(timers.nextMs(), 10_000);
    await timers.passToNext();
    assert.equal((await sent).kind, "timeout");
    await until("the connection is ended", () => service.connections.open === 0);
  });
}

test("a body that drips byte by byte is given up when the attempt's time is over, too", async (context) => {
  let drips = 0;
  const { upstream, call, timers, service } = await served(context, (socket) => {
    socket.write(wireAnswer("", { "content-length": "1000000" }));
    const drip = (): void => {
      drips += 1;
      if (!socket.destroyed) socket.write(" ", () => void setImmediate(drip));
    };
    drip();
  });
  const sent = failureOf(upstream.send(search, call()));
  await until("it drips", () => drips > 10);
  await timers.passToNext();
  assert.equal((await sent).kind, "timeout");
  await until("the connection is ended", () => service.connections.open === 0);
});

test("a caller that goes away gets its own reason, and the connection is ended", async (context) => {
  const { upstream, call, service, figures } = await served(context, () => undefined);
  const controller = new AbortController();
  const sent = upstream.send(search, call({ signal: controller.signal }));
  await until("the request is there", () => service.requests.length === 1);
  controller.abort("nobody waits");
  await assert.rejects(sent, (error) => error === "nobody waits");
  await until("the connection is ended", () => service.connections.open === 0);
  assert.deepEqual([figures().calls, figures().failedCalls], [1, 0]);
});

test("one connection serves requests one after the other, and eight serve however many there are at a time", async (context) => {
  const waiting: Socket[] = [];
  const { upstream, call, service } = await served(context, (socket, count) => {
    if (count <= 3) socket.write(wireAnswer("{}"));
    else waiting.push(socket);
  });
  for (let count = 0; count < 3; count += 1) await upstream.send(search, call());
  assert.equal(service.connections.made, 1);
  const all = Promise.all(Array.from({ length: 20 }, () => upstream.send(search, call())));
  for (const wanted of [8, 8, 4]) {
    await until("so many are under way", () => waiting.length === wanted);
    for (const socket of waiting.splice(0)) socket.write(wireAnswer("{}"));
  }
  await all;
  assert.equal(service.connections.most, 8);
});

test("what goes out is the request, its caller's id and trace, and the credentials", async (context) => {
  const { upstream, call, service } = await served(context, (socket) => socket.write(wireAnswer("{}")));
  const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-1111111111111111-01";
  await upstream.send({ ...search, query: { return_offers: true, after: undefined } }, call({ traceparent }));
  assert.deepEqual(service.requests[0]?.split("\r\n"), [
    "POST /air/offer_requests?return_offers=true HTTP/1.1",
    "user-agent: mock-gds",
    "accept-encoding: gzip, deflate, br",
    "accept: application/json",
    "x-request-id: call-1",
    "traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "content-type: application/json",
    "content-length: 11",
    "authorization: Bearer key",
    `Host: 127.0.0.1:${service.port}`,
    "Connection: keep-alive",
    "",
    '{"data":{}}',
  ]);
});
