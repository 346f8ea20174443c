/** The client of Avinode: what it sends, how often, what it makes of answers, and that no answer whatever it is does harm. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { inspect } from "node:util";
import fc from "fast-check";
import { createFaults } from "../../../src/facade/faults/faults.js";
import { inProcessLine } from "../../../src/facade/inProcess.js";
import type { Vendor } from "../../../src/facade/port.js";
import { UpstreamFailure, type UpstreamPolicy } from "../../../src/upstream/index.js";
import { avinodeHeaders } from "../../../src/vendors/avinode/access.js";
import { type AvinodeClient, createAvinodeClient, refusalsOf } from "../../../src/vendors/avinode/client.js";
import { vendor } from "../../../src/vendors/avinode/facade/index.js";
import { eventsOf } from "../../../src/vendors/avinode/pulled.js";
import { readRfq } from "../../../src/vendors/avinode/wire.js";
import { handTimers } from "../../support/handTimers.js";
import { type Step, scripted } from "../../upstream/scripted.js";
import { ask, callOn } from "../facadeClient.js";
import { clientOf, headers, openMarket, segment } from "./market.js";

/** The specification's: three attempts. */
const policy: UpstreamPolicy = {
  attempts: 3,
  delaysMs: [1000, 2000],
  attemptTimeoutMs: 30_000,
  retryOn: ["429", "503", "504", "timeout", "reset", "connect"],
};
const secrets = { apiToken: "canary-token", bearerToken: "canary-bearer" };
const sentAtMs = Date.UTC(2026, 10, 23, 1, 2, 3);

const onService = (steps: readonly Step[]) => {
  const service = scripted(steps, { policy, authorize: avinodeHeaders(secrets, () => sentAtMs) });
  return { ...service, client: createAvinodeClient(service.upstream), askedFor: service.call({ timeMs: 120_000 }) };
};

const tripAnswer = JSON.stringify({
  meta: { errors: [], warnings: [], infos: [] },
  data: {
    id: "atrip-1",
    tripId: "ABC123",
    actions: { searchInAvinode: { href: "https://sandbox.avinode.com/marketplace/trips/1" } },
  },
});
const messageAnswer = '{"data":{"id":12,"threadId":"TH-1","createdOn":"2026-11-23T01:02:03.456Z"}}';

const isKind = (kind: string) => (error: unknown) => error instanceof UpstreamFailure && error.kind === kind;

test("every request has the headers that the service wants, and nothing that is told holds a key", async () => {
  const { client, askedFor, sent, logged } = onService([{ status: 201, body: tripAnswer }, { status: 403 }]);
  await client.createTrip({ segments: [segment()], externalId: "mine" }, askedFor);
  const [request = assert.fail("nothing was sent")] = sent;
  const names = ["apitoken", "senttimestamp", "product", "apiversion"].map((name) => `x-avinode-${name}`);
  assert.deepEqual(
    [...names, "authorization", "cookie", "content-type"].map((name) => request.headers[name]),
    [
      "canary-token",
      "2026-11-23T01:02:03.000Z",
      "JetVision/1.0",
      "v1.0",
      "Bearer canary-bearer",
      "AVI_JWT=canary-bearer",
      "application/json",
    ],
  );
  const failure: unknown = await client.getRfq("RFP-1", askedFor).catch((error: unknown) => error);
  assert.ok(isKind("unauthorized")(failure));
  assert.doesNotMatch(inspect([failure, logged], { depth: 10, showHidden: true }), /canary/);
});

test("questions go out in the vendor's own form", async () => {
  const { client, askedFor, sent } = onService([
    { status: 201, body: tripAnswer },
    {
      status: 201,
      body: '{"data":{"id":"1","createdOn":"2026-11-23T01:02:03Z","quoteDeadline":"2026-11-24T18:00:00Z","sellers":[]}}',
    },
    { status: 201, body: messageAnswer },
  ]);
  assert.deepEqual(await client.createTrip({ segments: [segment()], externalId: "mine" }, askedFor), {
    tripId: "ABC123",
    deepLink: "https://sandbox.avinode.com/marketplace/trips/1",
  });
  const rfq = {
    segments: [segment()],
    sellerIds: ["OP-001"],
    externalId: "mine",
    quoteDeadline: "2026-11-24T18:00:00Z",
  };
  await client.createRfq({ ...rfq, buyerMessage: "Pets" }, askedFor);
  const message = { rfqId: "a/b", threadId: "TH-1", message: "Hello", externalId: "x-3" };
  assert.deepEqual(await client.sendMessage(message, askedFor), {
    id: "12",
    threadId: "TH-1",
    createdOn: "2026-11-23T01:02:03.456Z",
  });
  const { sellerIds: _ids, externalId: _id, ...asked } = rfq;
  assert.deepEqual(
    sent.map(({ method, target, body }) => [method, target, JSON.parse(body ?? "null")]),
    [
      ["POST", "/trips", { externalTripId: "mine", sourcing: true, segments: [segment()] }],
      ["POST", "/rfqs", { externalRfqId: "mine", ...asked, buyerMessage: "Pets", sellers: [{ id: "OP-001" }] }],
      ["POST", "/rfqs/a%2Fb/messages", { externalMessageId: "x-3", threadId: "TH-1", message: "Hello" }],
    ],
  );
});

const calls: Readonly<
  Record<string, (client: AvinodeClient, call: Parameters<AvinodeClient["getRfq"]>[1]) => Promise<unknown>>
> = {
  createTrip: (client, call) => client.createTrip({ segments: [segment()] }, call),
  createRfq: (client, call) => client.createRfq({ segments: [segment()], sellerIds: ["OP-001"] }, call),
  getRfq: (client, call) => client.getRfq("RFP-1", call),
  sendMessage: (client, call) => client.sendMessage({ rfqId: "RFP-1", threadId: "TH-1", message: "Hello" }, call),
};

test("a busy service is asked again after one and two seconds, where nothing can happen twice", async () => {
  const { client, askedFor, sent, timers } = onService([
    { status: 503 },
    { status: 503 },
    { status: 201, body: tripAnswer },
  ]);
  const trip = client.createTrip({ segments: [segment()] }, askedFor);
  for (const wait of [1000, 2000]) {
    while (timers.nextMs() !== wait) await new Promise(setImmediate);
    await timers.passToNext();
  }
  assert.equal((await trip).tripId, "ABC123");
  const bodies = new Set(sent.map(({ body }) => body));
  assert.deepEqual([sent.length, bodies.size], [3, 1]);
});

test("how often each call is sent: requests and messages reach nobody twice", async () => {
  const attempts = async (name: string, step: Step) => {
    const { client, askedFor, sent, timers } = onService([step]);
    const failure = calls[name]?.(client, askedFor).then(
      () => assert.fail("it was answered"),
      (error: unknown) => (error instanceof UpstreamFailure ? error : assert.fail(String(error))),
    );
    await timers.pass(60_000);
    return [sent.length, (await failure)?.facts.mayHaveBeenDone];
  };
  const expected: readonly (readonly [string, Step, number, boolean])[] = [
    ...["createTrip", "getRfq"].flatMap((name): (readonly [string, Step, number, boolean])[] => [
      [name, { status: 503 }, 3, false],
      [name, { code: "ECONNRESET" }, 3, false],
      [name, { status: 500 }, 1, false],
    ]),
    ...["createRfq", "sendMessage"].flatMap((name): (readonly [string, Step, number, boolean])[] => [
      [name, { status: 503 }, 1, true],
      [name, { code: "ECONNRESET" }, 1, true],
      [name, { code: "ECONNREFUSED" }, 3, false],
    ]),
    ...Object.keys(calls).flatMap((name): (readonly [string, Step, number, boolean])[] => [
      [name, { status: 429 }, 3, false],
      [name, { status: 400 }, 1, false],
    ]),
  ];
  for (const [name, step, count, mayHaveBeenDone] of expected) {
    assert.deepEqual(await attempts(name, step), [count, mayHaveBeenDone], `${name} ${JSON.stringify(step)}`);
  }
});

test("a trip whose answer was lost is asked for again, and is the same trip", async () => {
  const { place } = await openMarket();
  const timers = handTimers();
  const faults = createFaults([{ vendor: "avinode", path: "/trips", nth: 1, do: { reset: "after" } }], timers);
  const { upstream } = scripted([], { policy, timers, authorize: avinodeHeaders(secrets, () => sentAtMs) });
  const call = { ...callOn(vendor, place), line: inProcessLine(vendor, place, faults) };
  const trip = createAvinodeClient(upstream).createTrip({ segments: [segment()] }, call);
  while (timers.nextMs() !== 1000) await new Promise(setImmediate);
  await timers.passToNext();
  assert.match((await trip).tripId, /^TRIP-/);
  assert.equal(await place.store.countDossiers(place.stored, "avinode.trips"), 1);
});

test("what the service says of a refusal can be read, if it says anything", () => {
  const told = (answer: string | undefined) =>
    refusalsOf(
      new UpstreamFailure("rejected", {
        ...{ upstream: "avinode", operation: "createRfq", attempts: 1, mayHaveBeenDone: false },
        ...(answer !== undefined && { answer }),
      }),
    );
  const errors = [{ title: "Not found", code: "NOT_FOUND" }, { title: "Odd\u202ewords" }];
  assert.deepEqual(told(JSON.stringify({ meta: { errors } })), [
    { title: "Not found", code: "NOT_FOUND" },
    { title: "Odd words", code: undefined },
  ]);
  for (const nothing of [undefined, "", "<html>", "{}", '{"meta":{"errors":[{}]}}', '{"meta":null}']) {
    assert.deepEqual(told(nothing), []);
  }
});

test("an instant that no calendar has is no answer", () => {
  const text = answers[1] ?? "";
  for (const instant of ["2026-06-01T12:00:00+99:99", "2026-13-01T12:00:00Z", "2026-06-01", "soon", 1]) {
    const changed = text.replace('"createdOn":"2026-06-01T12:00:00Z"', `"createdOn":${JSON.stringify(instant)}`);
    assert.notEqual(changed, text);
    assert.throws(() => readRfq(JSON.parse(changed)), String(instant));
  }
});

test("a link that is not one for a browser is no answer", async () => {
  const links = [
    "http://a.example/",
    "javascript:alert(1)",
    "https://user:pw@a.example/",
    "https://a.example",
    "https://a/\n",
    1,
  ];
  for (const link of links) {
    const { client, askedFor } = onService([
      { status: 201, body: JSON.stringify({ data: { tripId: "1", actions: { searchInAvinode: { href: link } } } }) },
    ]);
    const isMalformed = isKind("malformed");
    const settled = client.createTrip({ segments: [segment()] }, { ...askedFor, policy: { attempts: 1 } });
    await assert.rejects(settled, isMalformed, String(link));
  }
});

let answers: readonly string[];
before(async () => {
  const { client, call, place } = await openMarket();
  const { id } = await client.createRfq(
    { segments: [segment()], sellerIds: ["OP-001", "OP-002", "OP-003", "OP-004", "OP-005"] },
    call(),
  );
  const late = { ...place, nowMs: place.nowMs + 200 * 60_000 };
  answers = [tripAnswer, (await ask(vendor, late, `/rfqs/${id}`, { headers })).body, messageAnswer];
});

test("whatever is changed in a good answer, it is read or it is malformed, and what is read becomes events", async () => {
  const change = fc.record({
    which: fc.nat({ max: 2 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 12 }),
    put: fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom("null", "[]", "{}", '"', "-1", "1e999", '"__proto__":{"x":1},', "\u0000", "true"),
    ),
  });
  const names = ["createTrip", "getRfq", "sendMessage"];
  const { place } = await openMarket();
  await fc.assert(
    fc.asyncProperty(change, async ({ which, at, cut, put }) => {
      const body = answers[which] ?? "";
      const start = Math.floor(at * body.length);
      const text = body.slice(0, start) + put + body.slice(start + cut);
      const answer = () => ({ status: 200, headers: { "content-type": "application/json" }, body: text });
      const service: Vendor = { ...vendor, routes: vendor.routes.map((route) => ({ ...route, answer })) };
      try {
        await calls[names[which] ?? ""]?.(clientOf(service), callOn(service, place));
        if (which === 1) eventsOf(readRfq(JSON.parse(text)));
      } catch (error) {
        assert.ok(isKind("malformed")(error), String(error));
      }
    }),
    { numRuns: 500 },
  );
});
