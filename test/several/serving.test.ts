/** Several packs on one port: each is an MCP server of its own, and all of them see one world. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from "@modelcontextprotocol/client";
import { Client as V1Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as V1Http } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { contract as charter } from "../../generated/charter/contract.js";
import { contract as flights } from "../../generated/flights/contract.js";
import { contract as gds } from "../../generated/gds/contract.js";
import { product } from "../../src/product.js";
import { mockWebhookSecret } from "../../src/vendors/avinode/facade/index.js";
import { avinodeSignature } from "../../src/webhooks/signatures.js";
import { eventOf } from "../charter/events.js";
import { openRaw, postTo } from "../transport/sseWire.js";
import { listen, sessionStream, streamOf, updated } from "../transport/streams.js";
import { initialize, legacyRequest, openSession, post } from "../transport/wireRequests.js";
import { serveSeveral } from "./served.js";
import { bookAt, callAt, hasRfp, requestAt, structureOf } from "./steps.js";

const three = [gds, charter, flights];
const packs = "gds,charter,flights";
const inWorld = (world: string) => ({ headers: { "x-gds-world": world } });

const toolsOf = ({ tools }: (typeof three)[number]): readonly string[] => Object.values(tools).map(({ name }) => name);

const namesOf = (tools: readonly { readonly name: string }[]): readonly string[] => tools.map(({ name }) => name);

/** One client of each generation, and of each era, at one address. */
const clientsAt = async (context: TestContext, url: string) => {
  const v1 = new V1Client({ name: "v1", version: "1" });
  const v2 = new V2Client({ name: "v2", version: "1" });
  const modern = new V2Client(
    { name: "modern", version: "1" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  await v1.connect(new V1Http(new URL(url)) as Parameters<V1Client["connect"]>[0]);
  await v2.connect(new V2Http(new URL(url)));
  await modern.connect(new V2Http(new URL(url)));
  for (const client of [v1, v2, modern]) context.after(() => client.close());
  return [v1, v2, modern] as const;
};

const sessionAt = async (mcp: string): Promise<Record<string, string>> => ({
  "mcp-session-id": (await openSession(mcp)).id,
});

/** As the marketplace tells of what happened, signed. */
const sendEvent = async (url: string, id: string): Promise<void> => {
  const event = Buffer.from(JSON.stringify(eventOf("trip_created", 0, { event_id: id })));
  const signature = avinodeSignature(mockWebhookSecret("mock-gds"), event);
  const headers = { "content-type": "application/json", "x-avinode-signature": signature };
  const answer = await fetch(`${url}/api/webhooks/avinode`, { method: "POST", headers, body: event });
  assert.deepEqual([answer.status, await answer.text()], [200, '{"received":true}']);
};

test("three packs are three servers on one port, to clients of both generations at once", async (context) => {
  const { mcpOf } = await serveSeveral(context, packs);
  const connected = await Promise.all(
    three.map(async (pack) => ({ pack, clients: await clientsAt(context, mcpOf(pack.name)) })),
  );
  const told = await Promise.all(
    connected.flatMap(({ pack, clients }) =>
      clients.map(async (client) => {
        const { tools } = await client.listTools();
        return [pack.name, client.getServerVersion()?.name, namesOf(tools)];
      }),
    ),
  );
  const expected = three.flatMap((pack) =>
    [1, 2, 3].map(() => [pack.name, pack.server?.name ?? product.name, toolsOf(pack)]),
  );
  assert.deepEqual(told, expected);
});

test("the first pack is at /mcp too, and what is nowhere says where the packs are", async (context) => {
  const { url, mcpOf } = await serveSeveral(context, packs);
  const { id } = await openSession(`${url}/mcp`);
  assert.equal((await post(mcpOf("gds"), legacyRequest("ping"), { "mcp-session-id": id })).status, 200);
  const root = Object(await (await fetch(url)).json());
  assert.deepEqual(
    root.packs.map(({ name, mcp }: { name: string; mcp: string }) => [name, mcp]),
    three.map(({ name }) => [name, `/${name}/mcp`]),
  );
  const nowhere = await fetch(`${url}/coastline/mcp`, { method: "POST" });
  assert.equal(nowhere.status, 404);
  assert.match(await nowhere.text(), /MCP of Charter is served at \/charter\/mcp/);
  for (const path of ["/health", "/ready"]) assert.equal((await fetch(`${url}${path}`)).status, 200, path);
  assert.equal((await fetch(mcpOf("charter"), { method: "PUT" })).status, 405);
});

test("a session is its pack's alone: at another path it is not found, whatever is asked", async (context) => {
  const { url, mcpOf } = await serveSeveral(context, packs);
  const { id } = await openSession(mcpOf("charter"));
  const header = { "mcp-session-id": id };
  for (const elsewhere of [`${url}/mcp`, mcpOf("gds"), mcpOf("flights")]) {
    const statuses = [
      (await post(elsewhere, legacyRequest("tools/list"), header)).status,
      (await callAt(elsewhere, "listBookings", {}, { session: id })).status,
      (await post(elsewhere, legacyRequest("resources/subscribe", { uri: "gds://session/bookings" }), header)).status,
      (await post(elsewhere, { jsonrpc: "2.0", method: "notifications/initialized" }, header)).status,
      (await fetch(elsewhere, { headers: { accept: "text/event-stream", ...header } })).status,
      (await fetch(elsewhere, { method: "DELETE", headers: header })).status,
    ];
    assert.deepEqual(statuses, [404, 404, 404, 404, 404, 404], elsewhere);
  }
  assert.equal((await post(mcpOf("charter"), legacyRequest("ping"), header)).status, 200, "it goes on where it began");
});

test("what changes at one pack is told to its own listeners alone", async (context) => {
  const { url, mcpOf } = await serveSeveral(context, packs);
  const [atGds, atCharter] = [await openSession(mcpOf("gds")), await openSession(mcpOf("charter"))];
  const who = { headers: { "x-gds-session": "listener-of-2026" } };
  const [bookings, events] = ["gds://session/bookings", "charter://webhooks/pending"];
  const subscribe = (uri: string) => legacyRequest("resources/subscribe", { uri });
  assert.deepEqual((await atGds.post(subscribe(bookings))).body.result, {});
  assert.deepEqual((await atCharter.post(subscribe(events))).body.result, {});
  assert.ok((await atCharter.post(subscribe(bookings))).body.error, "another pack's resource is none of this one's");
  const heardAtGds = await sessionStream(context, mcpOf("gds"), atGds.id);
  const heardAtCharter = await sessionStream(context, mcpOf("charter"), atCharter.id);
  const heardModern = await listen(context, mcpOf("charter"), [events, bookings], {}, who.headers);
  await heardModern.next();
  await sendEvent(url, "one");
  await bookAt(mcpOf("gds"), { session: atGds.id });
  await sendEvent(url, "two");
  assert.equal(updated(await heardAtGds.next()), bookings, "the event before was not told here");
  for (const stream of [heardAtCharter, heardModern]) {
    for (const _event of ["one", "two"]) assert.equal(updated(await stream.next()), events);
  }
  for (const stream of [heardAtCharter, heardModern, heardAtGds]) await stream.leave();
});

test("the packs see one world: a handle's booking and request are both there, and in no other world", async (context) => {
  const { mcpOf } = await serveSeveral(context, packs);
  const [mcp, charterMcp] = [mcpOf("gds"), mcpOf("charter")];
  const pnr = await bookAt(mcp, inWorld("agency"));
  const rfp = await requestAt(charterMcp, inWorld("agency"));
  assert.ok(structureOf(await callAt(mcp, "retrieveBooking", { pnr }, inWorld("agency"))));
  assert.ok(await hasRfp(charterMcp, rfp, inWorld("agency")));
  assert.ok(!(await hasRfp(charterMcp, rfp, inWorld("elsewhere"))));
  assert.ok(!(await hasRfp(charterMcp, rfp)));
});

test("one key of a caller's is another at each pack", async (context) => {
  const { mcpOf } = await serveSeveral(context, packs);
  const [mcp, charterMcp] = [mcpOf("gds"), mcpOf("charter")];
  const who = {
    headers: { "x-gds-session": "one-caller-of-both" },
    meta: { [product.metaKeys.idempotencyKey]: "key-1" },
  };
  const [pnr, rfp] = [await bookAt(mcp, who), await requestAt(charterMcp, who)];
  assert.equal(await bookAt(mcp, who), pnr);
  assert.equal(await requestAt(charterMcp, who), rfp);
});

test("a world that is reset is new to every pack, and its sessions are over everywhere", async (context) => {
  const { packs: served, store, mcpOf } = await serveSeveral(context, packs);
  const [atGds, atCharter] = [await openSession(mcpOf("gds")), await openSession(mcpOf("charter"))];
  const pnr = await bookAt(mcpOf("gds"), { session: atGds.id });
  const rfp = await requestAt(mcpOf("charter"), { session: atCharter.id });
  await store.resetWorld(served.first.world.key);
  assert.equal((await atGds.post(legacyRequest("ping"))).status, 404);
  assert.equal((await atCharter.post(legacyRequest("ping"))).status, 404);
  assert.equal((await callAt(mcpOf("gds"), "retrieveBooking", { pnr })).body.result.isError, true);
  assert.ok(!(await hasRfp(mcpOf("charter"), rfp)));
});

test("clients of 2024 have a stream at each pack, and post where it tells them", async (context) => {
  const { url } = await serveSeveral(context, "gds,charter", { words: ["--sse"] });
  for (const [place, name] of [
    ["", product.name],
    ["/charter", charter.server?.name],
  ] as const) {
    const stream = await openRaw(context, `${url}${place}`);
    const { data: path } = await stream.next();
    assert.ok(path.startsWith(`${place}/messages?sessionId=`), path);
    const old = { ...initialize, params: { ...initialize.params, protocolVersion: "2024-11-05" } };
    assert.equal((await postTo(`${url}${path}`, old)).status, 202);
    assert.equal(JSON.parse((await stream.next()).data).result.serverInfo.name, name);
    stream.leave();
  }
});

test("each pack has its REST calls and events below its name", async (context) => {
  const { url } = await serveSeveral(context, "gds,charter", { words: ["--debug-rest"] });
  const events = await streamOf(context, `${url}/charter/events`, {});
  await events.next();
  const execute = async (place: string, name: string, given: Record<string, unknown>) => {
    const response = await fetch(`${url}${place}/tools/execute`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, arguments: given }),
    });
    return [response.status, Object(await response.json())];
  };
  const [status] = await execute("", "listBookings", {});
  assert.equal(status, 200);
  assert.notEqual((await execute("", "search_flights", {}))[0], 200, "it is no tool of the first pack");
  const flight = { departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6, departure_date: "2026-06-15" };
  assert.equal((await execute("/charter", "search_flights", flight))[0], 200);
  assert.equal(Object(await (await fetch(`${url}/health`)).json()).clients, 1);
  await events.leave();
});

test("a name is looked up in each pack, and each pack serves what it has of the names", async (context) => {
  const { mcpOf, packs: served } = await serveSeveral(context, "gds,charter,flights", {
    words: ["--tools", "search_flights,searchFlights"],
  });
  const offered = async (pack: string) =>
    namesOf((await post(mcpOf(pack), legacyRequest("tools/list"), await sessionAt(mcpOf(pack)))).body.result.tools);
  assert.deepEqual(await offered("gds"), ["searchFlights"]);
  assert.deepEqual(await offered("charter"), ["search_flights"]);
  assert.deepEqual(await offered("flights"), ["searchFlights"]);
  assert.match(served.first.instructions, /it has searchFlights, and no other/);
});

test("a line of the log says which pack it is of", async (context) => {
  const { mcpOf, logOf } = await serveSeveral(context, "gds,charter");
  await callAt(mcpOf("charter"), "get_quote_status", { rfp_id: "none" });
  assert.equal(logOf("charter").filter((line) => line.includes('"operation":"tools/call"')).length, 1);
  assert.equal(logOf("gds").filter((line) => line.includes('"operation"')).length, 0);
});
