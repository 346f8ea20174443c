/** What is answered past the protocol layer over stdio: nobody can tell from the answers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Runtime } from "../../src/runtime/runtime.js";
import type { ConnectionSession } from "../../src/runtime/sessions/scope.js";
import { createFastPathLane, type FastPathLane } from "../../src/transport/stdio/fastPathLane.js";
import { canonicalJson } from "../../src/travel/reservations/idempotency.js";
import { connectStdio, initialized, noLane, openProduct } from "./stdioLines.js";
import { initialize, legacyRequest, modernRequest, toolCall } from "./wireRequests.js";

type Fields = Record<string, unknown>;

const flights = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" };
const hotels = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 2 };
const traveller = { type: "adult", firstName: "Ada", lastName: "Larsen" };

/** Method and parameters, for both eras: good, wrong, odd and hostile. */
const requests: readonly (readonly [string, Fields])[] = [
  toolCall("searchFlights", flights),
  toolCall("searchFlights", flights),
  toolCall("searchFlights", flights),
  toolCall("searchFlights", { ...flights, depart: "now" }),
  toolCall("searchFlights", { ...flights, origin: "XXX" }),
  toolCall("searchFlights", {}),
  toolCall("searchHotels", hotels),
  toolCall("searchHotels", { ...hotels, guests: "two" }),
  toolCall("bookFlight", { flightIds: ["FL-NOTHING"], passengers: [traveller], contactEmail: "ada@example.com" }),
  toolCall("bookHotel", { hotelId: "HT-NOTHING", guests: [traveller] }),
  toolCall("retrieveBooking", { pnr: "ABCDEF" }),
  toolCall("listBookings"),
  toolCall("cancelBooking", { pnr: "ABCDEF" }),
  toolCall("No Such Tool"),
  toolCall("__proto__"),
  ["tools/call", { name: "listBookings" }],
  ["tools/call", {}],
  ["tools/call", { name: 5 }],
  ["tools/call", { name: null, arguments: {} }],
  ["tools/call", { name: "listBookings", arguments: [] }],
  ["tools/call", { name: "listBookings", arguments: null }],
  ["tools/call", { name: "listBookings", arguments: "x" }],
  ["tools/call", { name: "listBookings", extra: true }],
  ["tools/call", { name: "listBookings", task: { ttl: 1 } }],
  ["tools/call", { name: "listBookings", inputResponses: {} }],
  ["tools/call", { name: "listBookings", requestState: "x" }],
  ["tools/list", {}],
  ["tools/list", { cursor: "" }],
  ["tools/list", { cursor: "nonsense" }],
  ["tools/list", { cursor: 5 }],
  ["resources/list", {}],
  ["resources/templates/list", {}],
  ["resources/read", { uri: "gds://mock-data/airlines" }],
  ["resources/read", { uri: "gds://session/bookings" }],
  ["resources/read", { uri: "gds://bookings/ABCDEF" }],
  ["resources/read", { uri: "gds://nothing" }],
  ["resources/read", { uri: "not a uri" }],
  ["resources/read", { uri: "" }],
  ["resources/read", {}],
  ["resources/subscribe", { uri: "gds://session/bookings" }],
  ["resources/unsubscribe", { uri: "gds://session/bookings" }],
  ["prompts/list", {}],
  ["prompts/get", { name: "none" }],
  ["completion/complete", { ref: { type: "ref/prompt", name: "none" }, argument: { name: "a", value: "b" } }],
  ["logging/setLevel", { level: "debug" }],
  ["ping", {}],
  ["ping", { extra: 1 }],
  ["server/discover", {}],
  ["no/such", {}],
  ["", {}],
];

/** What a request may carry in `_meta`, with a call that hears of it. */
const metas: readonly Fields[] = [
  { progressToken: 1 },
  { progressToken: "token" },
  { progressToken: null },
  { progressToken: {} },
  { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" },
  { "io.github.mock-gds/session": "another-session-of-the-test" },
  { "io.github.mock-gds/session": "x" },
  { "io.github.mock-gds/world": "Not A World" },
  { "io.github.mock-gds/world": "elsewhere" },
  { "io.github.mock-gds/idempotency-key": "" },
  { "io.modelcontextprotocol/logLevel": "debug" },
  { "io.modelcontextprotocol/related-task": { taskId: "t" } },
  { "io.modelcontextprotocol/protocolVersion": "2025-06-18" },
  { "io.modelcontextprotocol/protocolVersion": "2030-01-01" },
  { "io.modelcontextprotocol/clientCapabilities": { sampling: 5 } },
  { "io.modelcontextprotocol/clientInfo": { name: 5 } },
];

const ids: readonly unknown[] = ["text", "", 0, -1, 1.5, 1e300, null, true, [1], { id: 1 }];

const plain = legacyRequest("tools/list", {}, "plain");

/** Lines that are odd whatever the era. */
const lines: readonly unknown[] = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  [plain],
  `${"[".repeat(70)}${"]".repeat(70)}`,
  { ...plain, jsonrpc: "1.0" },
  { ...plain, extra: true },
  { ...plain, params: null },
  { ...plain, params: [] },
  { jsonrpc: "2.0", id: "plain" },
  { jsonrpc: "2.0", id: "plain", method: 5 },
  { jsonrpc: "2.0", id: "nobody asked", result: {} },
  { jsonrpc: "2.0", id: "nobody asked", error: { code: -1, message: "x" } },
  { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "nobody" } },
  { jsonrpc: "2.0", method: "notifications/cancelled" },
  { jsonrpc: "2.0", method: "notifications/none" },
  { jsonrpc: "2.0", method: "tools/list" },
  '{"jsonrpc":"2.0","id":"plain","method":"tools/call","params":{"name":"listBookings","arguments":{"__proto__":{"status":"x"}}}}',
];

const legacy: readonly unknown[] = [
  ...requests.map(([method, params]) => legacyRequest(method, params)),
  ...metas.map((_meta) => legacyRequest("tools/call", { name: "listBookings", _meta })),
  ...ids.map((id) => ({ ...plain, id })),
  ...lines,
  modernRequest("tools/list"),
  { ...initialize, id: "again" },
];

const modern: readonly unknown[] = [
  ...requests.map(([method, params]) => modernRequest(method, params)),
  ...metas.map((meta) => modernRequest("tools/call", { name: "listBookings" }, meta)),
  ...ids.map((id) => ({ ...modernRequest("tools/list"), id })),
  ...lines,
  { ...initialize, id: "again" },
];

/** The answer as text, without what differs from call to call. Members come in no order that means anything. */
const comparable = (answer: unknown): string =>
  canonicalJson(answer).replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, "(an id)");

type Lane = (runtime: Runtime) => FastPathLane;

/** All answers to a message that comes after a greeting on a connection of its own. */
const answersTo = async (
  runtime: Runtime,
  lane: Lane,
  greeting: readonly unknown[],
  message: unknown,
): Promise<readonly string[]> => {
  const { send, next, end } = connectStdio(runtime, lane);
  const greeted = [];
  for (const line of greeting) {
    send(line);
    if (typeof line === "object" && line !== null && "id" in line) greeted.push(await next());
  }
  send(message);
  return [...greeted, ...(await end())].map(comparable).sort();
};

const greetings = {
  legacy: [initialize, initialized],
  modern: [modernRequest("server/discover", {}, {}, "first"), modernRequest("tools/list", {}, {}, "second")],
} as const;

for (const [era, messages] of [
  ["legacy", legacy],
  ["modern", modern],
] as const) {
  test(`${messages.length} messages of a ${era} connection are answered alike with and without the protocol layer`, async (context) => {
    const runtime = await openProduct();
    const other = await openProduct();
    context.after(() => Promise.all([runtime.close(), other.close()]));
    let taken = 0;
    const counting: Lane = (served) => {
      const session: ConnectionSession = served.processSession("session-of-the-test");
      const lane = createFastPathLane(served, session);
      return {
        ...lane,
        answer: (request) => {
          taken++;
          return lane.answer(request);
        },
      };
    };
    for (const message of messages) {
      const [fast, layered] = await Promise.all([
        answersTo(runtime, counting, greetings[era], message),
        answersTo(other, noLane, greetings[era], message),
      ]);
      assert.deepEqual(fast, layered, JSON.stringify(message));
    }
    assert.ok(taken > 30, `only ${taken} were answered on the fast path`);
  });
}

test("messages that come at once with the handshake are answered, whoever answers them", async (context) => {
  const runtime = await openProduct();
  context.after(runtime.close);
  const calls = Array.from({ length: 200 }, (_, index) => legacyRequest("tools/list", {}, index + 10));
  const connected = connectStdio(runtime);
  connected.send(initialize, initialized, ...calls);
  const ids = (await connected.end()).map(({ id }) => id);
  assert.deepEqual(new Set(ids), new Set([1, ...calls.map(({ id }) => id)]));
  assert.equal(ids.length, 201);
});

test("nothing is lost at the end of input", async (context) => {
  const runtime = await openProduct();
  context.after(runtime.close);
  const connected = connectStdio(runtime);
  connected.send(initialize, initialized);
  await connected.next();
  const calls = Array.from({ length: 300 }, (_, index) =>
    legacyRequest(...(index % 3 === 0 ? toolCall("searchFlights", flights) : toolCall("listBookings")), index + 10),
  );
  connected.send(...calls);
  const answers = await connected.end();
  assert.deepEqual(new Set(answers.map(({ id }) => id)), new Set(calls.map(({ id }) => id)));
  assert.equal(answers.length, 300);
});

test("a call that is cancelled has no answer, and the end of input does not wait for it", async (context) => {
  const runtime = await openProduct("--latency", "60000-60000");
  context.after(runtime.close);
  for (const greeting of [greetings.legacy, greetings.modern]) {
    const connected = connectStdio(runtime);
    for (const line of greeting) connected.send(line);
    const isModern = greeting === greetings.modern;
    await connected.next();
    if (isModern) await connected.next();
    const call = isModern
      ? modernRequest(...toolCall("listBookings"), {}, "slow")
      : legacyRequest(...toolCall("listBookings"), "slow");
    connected.send(call);
    connected.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "slow" } });
    assert.deepEqual(await connected.end(), []);
  }
});

test("a call with a progress token hears how long it takes", async (context) => {
  const runtime = await openProduct("--latency", "20-20");
  context.after(runtime.close);
  const connected = connectStdio(runtime);
  connected.send(initialize, initialized);
  await connected.next();
  connected.send(legacyRequest("tools/call", { name: "listBookings", _meta: { progressToken: "p" } }, "slow"));
  const heard = [await connected.next(), await connected.next(), await connected.next()];
  const progress = heard.filter(({ method }) => method === "notifications/progress").map(({ params }) => params);
  assert.deepEqual(progress, [
    { progressToken: "p", progress: 0, total: 20, message: "Waiting for the supplier: 0 of 20 ms" },
    { progressToken: "p", progress: 20, total: 20, message: "The supplier took 20 ms" },
  ]);
  assert.equal(heard.at(-1)?.["id"], "slow");
  assert.deepEqual(await connected.end(), []);
});
