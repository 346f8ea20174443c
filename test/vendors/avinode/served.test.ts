/** The facade of Avinode over sockets: what a program elsewhere asks, and the signed events that it is sent. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { realTimers } from "../../../src/timers.js";
import { createHttpLine, createMeter, createUpstream } from "../../../src/upstream/index.js";
import { avinodeHeaders } from "../../../src/vendors/avinode/access.js";
import { createAvinodeClient } from "../../../src/vendors/avinode/client.js";
import type { AvinodeEvent } from "../../../src/vendors/avinode/events.js";
import { servedVendor } from "../../../src/vendors/avinode/facade/served.js";
import { avinodeRecords } from "../../../src/vendors/avinode/facade/subscriptions.js";
import { eventsOf } from "../../../src/vendors/avinode/pulled.js";
import { loadVendors } from "../../../src/vendors/index.js";
import { enqueueDelivery, heldBack } from "../../../src/webhooks/outbound/delivery.js";
import { isSigned } from "../../../src/webhooks/signatures.js";
import { serveFacades } from "../../facade/served.js";
import { until } from "../../support/until.js";
import { createJudge } from "../answerSchemas.js";
import { ask as askFacade, newPlace } from "../facadeClient.js";
import { headers, keys, segment } from "./market.js";

const judge = createJudge("avinode");
const minuteMs = 60_000;
const sellerIds = ["OP-001", "OP-002", "OP-003", "OP-004", "OP-005"];

let nowMs = Date.parse("2026-06-01T12:00:00Z");
const cleanups: (() => Promise<void> | void)[] = [];
let url: string;
after(async () => {
  for (const run of cleanups) await run();
});

interface Heard {
  readonly event: AvinodeEvent;
  readonly signature: string | undefined;
  readonly body: Buffer;
}

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Hears events; answers with what `statusOf` says. */
const startReceiver = async (statusOf: () => number = () => 200) => {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    const status = statusOf();
    const { "x-avinode-signature": signature } = request.headers;
    if (status === 200) heard.push({ event: JSON.parse(body.toString()), signature: String(signature), body });
    response.writeHead(status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, target: `http://127.0.0.1:${port}/hook` };
};

before(async () => {
  const vendors = await loadVendors(["avinode"]);
  const context = { after: (run: () => Promise<void>) => void cleanups.unshift(run) };
  ({ url } = await serveFacades(context, vendors, { isAlone: true, now: () => nowMs }));
});

const ask = async (world: string, method: string, path: string, body?: unknown) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, "content-type": "application/json", "x-gds-world": world },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, value: await response.json() };
};

const settings = async (world: string, method: string, body: unknown) => {
  const { status, value } = await ask(world, method, "/webhooks/settings", body);
  judge("settings", value);
  assert.equal(status, method === "POST" ? 201 : 200);
  return value.data;
};

/** Time passes, and the server is given a reason to look at what is due: a trip, whose id it gives. */
const pass = async (world: string, minutes: number): Promise<string> => {
  nowMs += minutes * minuteMs;
  const { value } = await ask(world, "POST", "/trips", { segments: [segment("KTEB", "KVNY", "2027-06-01")] });
  return value.data.id;
};

test("settings are made, listed and changed, and what is no target is refused", async () => {
  const world = "settings";
  const made = await settings(world, "POST", { targetUri: "http://127.0.0.1:9/hook", events: ["quote_received"] });
  assert.deepEqual([made.events, made.active], [["quote_received"], true]);
  const changed = await settings(world, "PUT", { active: false, events: [] });
  assert.deepEqual([changed.id, changed.active, changed.events.length], [made.id, false, 15]);
  const { value } = await ask(world, "GET", "/webhooks/settings");
  judge("allSettings", value);
  assert.deepEqual(value.data, [changed]);
  const refusals: readonly (readonly [string, unknown, number])[] = [
    ...[
      "ftp://a.example/",
      "http://user:pw@a.example/",
      "http://169.254.169.254/latest",
      "http://[fe80::1]/",
      "no",
      1,
    ].map((targetUri) => ["POST", { targetUri }, 400] as const),
    ["POST", {}, 400],
    ["POST", { targetUri: "http://127.0.0.1:9/", events: ["quote_lost"] }, 400],
    ["POST", { targetUri: "http://127.0.0.1:9/", active: "yes" }, 400],
    ["PUT", { id: "ws_0" }, 404],
  ];
  for (const [method, body, expected] of refusals) {
    const answer = await ask(world, method, "/webhooks/settings", body);
    assert.equal(answer.status, expected, JSON.stringify(body));
    judge("error", answer.value);
  }
  for (let count = 1; count < 10; count += 1) await settings(world, "POST", { targetUri: "http://127.0.0.1:9/" });
  assert.equal((await ask(world, "POST", "/webhooks/settings", { targetUri: "http://127.0.0.1:9/" })).status, 422);
  assert.equal((await ask(world, "PUT", "/webhooks/settings", { active: true })).status, 400);
});

test("a program that asks over HTTP is told of each answer, signed and in order, as often as it takes", async () => {
  const world = "told";
  let failures = 1;
  const receiver = await startReceiver(() => (failures-- > 0 ? 500 : 200));
  const quotesAlone = await startReceiver();
  const { secret } = await settings(world, "POST", { targetUri: receiver.target });
  await settings(world, "POST", { targetUri: quotesAlone.target, events: ["quote_received"] });
  const line = createHttpLine({ baseUrl: url });
  cleanups.push(line.close);
  const authorize = avinodeHeaders(keys, () => nowMs);
  const client = createAvinodeClient(
    createUpstream({
      ...{ name: "avinode", baseUrl: url, line, timers: realTimers, meter: createMeter(), log: () => undefined },
      policy: { attempts: 1, delaysMs: [0], attemptTimeoutMs: 30_000, retryOn: [] },
      authorize: {
        ...authorize,
        headers: async (call) => ({ ...(await authorize.headers(call)), "x-gds-world": world }),
      },
    }),
  );
  const call = { signal: new AbortController().signal, remainingMs: () => 60_000, correlationId: "told" };
  const { id } = await client.createRfq({ segments: [segment()], sellerIds }, call);
  await pass(world, 181);
  const expected = eventsOf(await client.getRfq(id, call));
  assert.ok(expected.length >= 2);
  /** Without repetitions: time that passes by leaps ends leases, too. */
  const about = ({ heard }: typeof receiver) => [
    ...new Map(
      heard.flatMap(({ event }) =>
        "rfp_id" in event && event.rfp_id === id ? [[event.event_id, event] as const] : [],
      ),
    ).values(),
  ];
  await until("the first attempt was made", () => failures <= 0);
  await until("all events have come", async () => {
    // After five seconds the first one is sent again; those behind it have waited.
    await pass(world, 1);
    return about(receiver).length === expected.length;
  });
  assert.deepEqual(about(receiver), expected);
  for (const { body, signature } of receiver.heard) assert.ok(isSigned([secret], signature, body));
  const quotes = expected.filter(({ event_type }) => event_type === "quote_received");
  await until("all quotes have come", () => about(quotesAlone).length === quotes.length);
  assert.deepEqual(about(quotesAlone), quotes);
});

test("what happens while settings are not active goes out when they are", async () => {
  const world = "held";
  const { heard, target } = await startReceiver();
  const { id } = await settings(world, "POST", { targetUri: target, active: false, events: ["rfq_received"] });
  await ask(world, "POST", "/trips", { segments: [segment("KTEB", "KVNY", "2027-06-01")] });
  const tripId = await pass(world, 6);
  await pass(world, 6);
  assert.equal(heard.length, 0);
  await settings(world, "PUT", { id, active: true });
  await until("both events have come", async () => {
    // One that was looked at just before waits for an hour.
    await pass(world, 61);
    return heard.length >= 2;
  });
  assert.ok(heard.some(({ event }) => event.event_type === "rfq_received" && event.trip_id === tripId));
});

test("a delivery that was held back is due at once when its settings are active again", async () => {
  const place = await newPlace();
  const { store, stored: world, nowMs: atMs } = place;
  const parts = { store, timers: realTimers, now: () => nowMs, sender: "test", warn: assert.fail };
  const vendor = { ...servedVendor, routes: servedVendor.whenServed?.(parts).routes ?? [] };
  const send = (method: "POST" | "PUT", body: object) =>
    askFacade(vendor, place, "/webhooks/settings", { method, headers, body: JSON.stringify(body) });
  const made = await send("POST", { targetUri: "http://127.0.0.1:9/", active: false });
  const { id } = JSON.parse(made.body).data;
  const { deliveries, names } = avinodeRecords(store);
  const letter = { id: "one", type: "quote_received", group: "RFP-1", body: "{}" };
  const write = enqueueDelivery(deliveries, names.queue, id, letter, nowMs + 60 * minuteMs);
  const held = { ...write, lists: [...(write.lists ?? []), heldBack(id)] };
  await store.commitDossiers({ world, atMs, writes: [held] });
  assert.equal((await send("PUT", { active: true })).status, 200);
  const released = await deliveries.read(world, held.id);
  assert.equal(released?.due?.atMs, nowMs);
});
