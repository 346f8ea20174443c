/** Whatever a server keeps of a request, it keeps that alone: the rest of the request goes when it is answered. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { openWire, requestText } from "../transport/frontWire.js";
import { openRaw, postTo } from "../transport/sseWire.js";
import { listen, sessionStream } from "../transport/streams.js";
import {
  accept,
  initialize,
  legacyRequest,
  modernRequest,
  openSession,
  post,
  postModern,
  toolCall,
} from "../transport/wireRequests.js";
import { modernCaller } from "./support/callers.js";
import { gatherOffers, rentalOrder, stayOrder } from "./support/catalogue.js";
import { startMeasured } from "./support/heap.js";

/** What comes with each request and is nobody's to keep. */
const surplusBytes = 1024 * 1024;
const surplus = "x".repeat(surplusBytes);
const times = 4;
/** Of what is kept a stream is the dearest, with some 30 KB. The rest is room for what the engine itself does meanwhile. */
const mostKeptBytes = surplusBytes / 4;

const sessionKey = "io.github.mock-gds/session";
const idempotencyKey = "io.github.mock-gds/idempotency-key";
const worldKey = "io.github.mock-gds/world";
const clientKey = "io.modelcontextprotocol/clientInfo";

const padding = { padding: surplus };
const listBookings = toolCall("listBookings");

const isServed = ({ status, body }: { readonly status: number; readonly body: unknown }): void =>
  assert.ok(status < 300 && !("error" in Object(body)), JSON.stringify(body)?.slice(0, 300) ?? String(status));

/** Makes a server keep something, in a request that is much larger than that. */
type Keep = (name: string, index: number) => Promise<void>;

/** What a modern client says about itself at each call. */
const client = (name: string, more: object = {}) => ({ [clientKey]: { name, version: "1", ...more } });

const callsWith =
  (mcp: string) =>
  async (meta: Record<string, unknown>, headers: Record<string, string> = {}): Promise<void> =>
    isServed(await postModern(mcp, modernRequest(...listBookings, meta), headers));

const sessionsOf = (mcp: string): Readonly<Record<string, Keep>> => {
  const call = callsWith(mcp);
  return {
    "a handle in a header, of a client with a long name": (name) => call(client(surplus), { "x-gds-session": name }),
    "a handle in _meta, of a client with a long version": (name) =>
      call({ ...client("raw"), [clientKey]: { name: "raw", version: surplus }, [sessionKey]: name }),
    "a handle of a client that the protocol layer serves": (name) =>
      call(client(surplus, { icons: [{ src: "https://example.com/icon.png" }] }), { "x-gds-session": name }),
    "a handle of a world of its own": (name, index) =>
      call({ ...padding, [worldKey]: `world-${index}`, [sessionKey]: name }),
    "a handle by REST": async (name) => {
      const body = { name: "listBookings", _meta: { ...padding, [sessionKey]: name } };
      isServed(await post(mcp.replace("/mcp", "/tools/execute"), body));
    },
  };
};

const initializeWith = (more: object, meta: object = {}) => ({
  ...initialize,
  params: { ...initialize.params, ...more, _meta: meta },
});

const longTitle = { clientInfo: { name: "raw", version: "1", title: surplus } };

const sessions2025 = (context: TestContext, mcp: string): Readonly<Record<string, Keep>> => ({
  "a session of a client with a long title": async () => isServed(await post(mcp, initializeWith(longTitle, padding))),
  "a session that the protocol layer began": async () =>
    isServed(await post(mcp, initializeWith(longTitle, padding), { "mcp-protocol-version": "2023-01-01" })),
  "a subscription": async (name) => {
    const session = await openSession(mcp);
    const uri = `gds://bookings/${name}`;
    isServed(await session.post(legacyRequest("resources/subscribe", { uri, _meta: padding })));
  },
  "a handle that a session has used": async (name) => {
    const session = await openSession(mcp);
    const [method, given] = listBookings;
    isServed(await session.post(legacyRequest(method, { ...given, _meta: { ...padding, [sessionKey]: name } })));
  },
  "a stream": async (_name) => {
    const session = await openSession(mcp);
    const uri = "gds://session/bookings";
    isServed(await session.post(legacyRequest("resources/subscribe", { uri, _meta: padding })));
    await sessionStream(context, mcp, session.id);
  },
});

const streams = (context: TestContext, url: string): Readonly<Record<string, Keep>> => ({
  "a subscription of a modern client": async (name) => {
    const stream = await listen(context, `${url}/mcp`, [`gds://bookings/${name}`], {
      ...padding,
      ...client(surplus),
      [sessionKey]: name,
    });
    assert.equal((await stream.next())["method"], "notifications/subscriptions/acknowledged");
  },
  "a stream of a client of 2024": async () => {
    const stream = await openRaw(context, url);
    const address = `${url}${(await stream.next()).data}`;
    assert.equal((await postTo(address, initializeWith(longTitle, padding))).status, 202);
    assert.match((await stream.next()).data, /"result"/);
  },
  "a connection on which nothing is asked any more": async () => {
    const body = JSON.stringify(legacyRequest("ping", { _meta: padding }));
    const head = ["Host: localhost", "Content-Type: application/json", `Accept: ${accept}`];
    const wire = await openWire(context, url);
    wire.send(`${requestText("POST /mcp", [...head, `Content-Length: ${body.length}`])}${body}`);
    await wire.answer();
  },
});

const calls = async (url: string): Promise<Readonly<Record<string, Keep>>> => {
  const mcp = `${url}/mcp`;
  const { hotelIds, carIds } = await gatherOffers(modernCaller({ url: () => url }));
  const booking = async (tool: string, order: object, name: string): Promise<void> => {
    const meta = { ...padding, [sessionKey]: name, [idempotencyKey]: `key of ${name}` };
    isServed(await postModern(mcp, modernRequest(...toolCall(tool, { ...order }), meta)));
  };
  return {
    "a booking of a stay": (name, index) =>
      booking("bookHotel", stayOrder(hotelIds[index % hotelIds.length] ?? "", index), name),
    "a booking of a rental": (name, index) =>
      booking("bookCar", rentalOrder(carIds[index % carIds.length] ?? "", index), name),
    "the answer to a search": async (_name, index) => {
      const driverAge = 30 + index;
      const [pickupDate, dropoffDate] = ["2026-06-15T14:00:00Z", "2026-06-17T14:00:00Z"];
      const given = { pickupLocationCode: "LAX", pickupDate, dropoffDate, driverAge };
      for (const _twice of [1, 2]) {
        isServed(await postModern(mcp, modernRequest(...toolCall("searchCars", given), padding)));
      }
    },
    "the suggestion for a PNR": async (name) => {
      const ref = { type: "ref/resource", uri: "gds://bookings/{pnr}" };
      const argument = { name: "pnr", value: surplus };
      isServed(await postModern(mcp, modernRequest("completion/complete", { ref, argument }, { [sessionKey]: name })));
    },
  };
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

test("nothing that is kept holds on to the request that it came from", async (context) => {
  const server = await startMeasured(context, ["--sse", "--debug-rest"], {
    MCP_BODY_LIMIT_BYTES: String(4 * surplusBytes),
  });
  const { url } = server;
  const mcp = `${url}/mcp`;
  const kinds = { ...sessionsOf(mcp), ...sessions2025(context, mcp), ...streams(context, url), ...(await calls(url)) };
  const tooMuch: string[] = [];
  const nameOf = (kind: number, index: number): string => `handle-of-kind-${kind}-number-${index}`;
  const inOrder = [...Object.entries(kinds).entries()];
  for (const [kind, [, keep]] of inOrder) for (const index of [0, 1]) await keep(nameOf(kind, index), index);
  let before = await server.keptBytes();
  for (const [kind, [what, keep]] of inOrder) {
    for (let index = 2; index < 2 + times; index++) await keep(nameOf(kind, index), index);
    const after = await server.keptBytes();
    const each = (after - before) / times;
    before = after;
    context.diagnostic(`${what}: ${kilobytes(each)} of ${kilobytes(surplusBytes)}`);
    if (each > mostKeptBytes) tooMuch.push(`${what}: ${kilobytes(each)}`);
  }
  assert.deepEqual(tooMuch, [], `more than ${kilobytes(mostKeptBytes)} are kept of a request`);
});
