/** Whatever a service sends over its socket, a search ends in an answer by the contract or in a documented refusal, in time. */
import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { contract } from "../../../generated/flights/contract.js";
import type { Timers } from "../../../src/timers.js";
import { type HandTimers, handTimers } from "../../support/handTimers.js";
import { rawService, wireAnswer } from "../../upstream/rawService.js";
import v2Answer from "./fixtures/v2Answer.json" with { type: "json" };
import { type Outcome, openServer } from "./inProcess.js";

const timeoutMs = contract.tools.searchFlights.execution?.timeoutMs ?? 0;
const request = { origin: "SFO", destination: "CDG", departure_date: "2025-05-10", new_search: true };
const tenMiB = 10_485_760;

const chunked = (bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"),
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from("\r\n0\r\n\r\n"),
  ]);

/** Waits that are shorter pass at once; a longer one passes when the service has been given up on. */
const longestWaitMs = 4000;

const searched = async (
  context: Parameters<typeof rawService>[0],
  answer: (socket: Socket) => void,
  isSlow: boolean,
): Promise<Outcome & { readonly tookMs: number }> => {
  const timers: HandTimers = handTimers();
  const service = await rawService(context, answer);
  const { runtime, call } = await openServer({
    timers,
    mode: "live",
    duffelApiKey: "duffel_test_key",
    duffelApiUrl: service.baseUrl,
  });
  let isOver = false;
  const called = call("searchFlights", request).finally(() => {
    isOver = true;
  });
  let attempts = 0;
  while (!isOver) {
    const nextMs = timers.nextMs() ?? Number.POSITIVE_INFINITY;
    // A slow service has begun its answer before the attempt's time passes.
    const hasBegun = isSlow && service.requests.length > attempts;
    if (nextMs <= longestWaitMs || hasBegun) {
      if (hasBegun) attempts = service.requests.length;
      await timers.passToNext();
    } else await new Promise(setImmediate);
  }
  const outcome = await called;
  const tookMs = timers.now() - 1000;
  await runtime.close();
  return { ...outcome, tookMs };
};

const drip = (socket: Socket): void => {
  socket.write(wireAnswer("", { "content-length": "1000000" }));
  const next = (): void => {
    if (!socket.destroyed) socket.write(" ", () => void setImmediate(next));
  };
  next();
};

const half = wireAnswer('{"data"', { "content-length": "1000" });
const bomb = wireAnswer(gzipSync(Buffer.alloc(2 * tenMiB, 0x20)), { "content-encoding": "gzip" });
const latin = { "content-type": "application/json; charset=iso-8859-1" };
const elsewhere = { location: "https://elsewhere.example/" };

const table: readonly (readonly [what: string, answer: (socket: Socket) => void, reason: string, isSlow?: boolean])[] =
  [
    ["10 MiB and more", (socket) => socket.write(chunked(Buffer.alloc(tenMiB + 1, 0x20))), "UPSTREAM_MALFORMED"],
    ["a gzip bomb", (socket) => socket.write(bomb), "UPSTREAM_MALFORMED"],
    [
      "another media type",
      (socket) => socket.write(wireAnswer("{}", { "content-type": "text/json" })),
      "UPSTREAM_MALFORMED",
    ],
    ["another charset", (socket) => socket.write(wireAnswer("{}", latin)), "UPSTREAM_MALFORMED"],
    ["JSON of another form", (socket) => socket.write(wireAnswer('{"data":{"offers":7}}')), "UPSTREAM_MALFORMED"],
    ["what is no JSON", (socket) => socket.write(wireAnswer('{"data":')), "UPSTREAM_MALFORMED"],
    ["half a body", (socket) => socket.end(half), "UPSTREAM_MALFORMED"],
    ["HTML", (socket) => socket.write(wireAnswer("<p>", { "content-type": "text/html" })), "UPSTREAM_MALFORMED"],
    ["bytes that are not HTTP", (socket) => socket.end("SSH-2.0-OpenSSH_9.2\r\n"), "UPSTREAM_MALFORMED"],
    ["a redirect", (socket) => socket.write(wireAnswer("", elsewhere, "302 Found")), "UPSTREAM_REFUSED"],
    ["a reset before its head", (socket) => socket.resetAndDestroy(), "UPSTREAM_UNAVAILABLE"],
    ["a reset after its head", (socket) => socket.write(half, () => socket.resetAndDestroy()), "UPSTREAM_MALFORMED"],
    ["nothing", () => undefined, "UPSTREAM_SLOW", true],
    ["a body that drips", drip, "UPSTREAM_SLOW", true],
  ];

for (const [what, answer, reason, isSlow = false] of table) {
  test(`a service that answers ${what} ends a search with ${reason}, in time`, async (context) => {
    const { isError, data, message, tookMs } = await searched(context, answer, isSlow);
    assert.deepEqual([isError, data["reason"]], [true, reason], message);
    assert.ok(tookMs <= timeoutMs, `${tookMs} ms`);
  });
}

/** Mulberry32: the same numbers in each run. */
const numbersOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const wrong: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, 2 ** 53, 0.1, "", " ", "x".repeat(5000), "\ud800", "-1.00", "1e9", "NaN"],
  ...["2025-02-30", "2025-05-10T99:00:00", "P1Y", "PT-5M", "<script>", "a\u0000b\r\nc", "__proto__"],
  ...[[], {}, [[]], [null], { length: 5 }, { __proto__: null, toString: 1 }, Array.from({ length: 300 }, () => ({}))],
];

/** The same with one member in a random place left out, doubled or of another value. */
const mutated = (value: unknown, random: () => number): unknown => {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  if (typeof value !== "object" || value === null || random() < 0.04) return pick(wrong);
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length);
    const ways = [
      () => value.toSpliced(at, 1),
      () => [...value, ...value],
      () => value.with(at, mutated(value[at], random)),
    ];
    return value.length === 0 ? pick(wrong) : ways[random() < 0.1 ? 0 : random() < 0.1 ? 1 : 2]?.();
  }
  const entries = Object.entries(value);
  const at = Math.floor(random() * entries.length);
  if (random() < 0.1) return Object.fromEntries(entries.toSpliced(at, 1));
  return Object.fromEntries(entries.map(([name, one], index) => [name, index === at ? mutated(one, random) : one]));
};

/** Every wait is over at once, but no attempt ever takes too long; a minute lies between two calls. */
const hastyTimers = (): Timers & { readonly nextCall: () => void } => {
  let nowMs = 1000;
  return {
    now: () => nowMs,
    after: (ms, run) => {
      if (ms > longestWaitMs) return () => undefined;
      const turn = setImmediate(() => {
        nowMs += ms;
        run();
      });
      return () => clearImmediate(turn);
    },
    nextCall: () => {
      nowMs += 60_000;
    },
  };
};

test("2,000 mutations of a valid answer end in an answer by the contract or a documented refusal", async (context) => {
  const random = numbersOf(11);
  const timers = hastyTimers();
  let body = "";
  const service = await rawService(context, (socket) => socket.write(wireAnswer(body)));
  const { runtime, call } = await openServer({
    timers,
    mode: "live",
    duffelApiKey: "duffel_test_key",
    duffelApiUrl: service.baseUrl,
  });
  // An answer without offers is asked for again until the time is over.
  const expected = new Set(["answered", "UPSTREAM_MALFORMED", "UPSTREAM_SLOW"]);
  const seen = new Map<string, number>();
  for (let count = 0; count < 2000; count += 1) {
    let mutant: unknown = v2Answer;
    for (let places = Math.ceil(random() * 3); places > 0; places -= 1) mutant = mutated(mutant, random);
    body = JSON.stringify(mutant) ?? "null";
    timers.nextCall();
    const { isError, data, message } = await call("searchFlights", request);
    const ending = isError ? String(data["reason"]) : "answered";
    assert.ok(expected.has(ending), `${count} ${ending} ${message}: ${body.slice(0, 2000)}`);
    seen.set(ending, (seen.get(ending) ?? 0) + 1);
  }
  await runtime.close();
  assert.deepEqual(new Set(seen.keys()), expected);
});
