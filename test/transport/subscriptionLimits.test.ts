/** How much a session or a stream may subscribe to, in every era: what is beyond it is refused with the limit and a way out. */
import assert from "node:assert/strict";
import test from "node:test";
import { startHttp } from "../runtime/fixtures/server.js";
import { openRaw, postTo } from "./sseWire.js";
import { listen } from "./streams.js";
import { accept, initialize, legacyRequest, modernRequest, openSession } from "./wireRequests.js";

const modernHeaders = { "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" };

const urisOf = (count: number) => Array.from({ length: count }, (_item, index) => `fixture://notes/${index}`);
const uriOfLength = (length: number): string => "fixture://notes/".padEnd(length, "n");

interface WireFault {
  readonly code: number;
  readonly message: string;
  readonly data: { readonly field: string; readonly hint: string };
}

const isRefused = ({ code, message, data }: WireFault, field: string, wording: RegExp): void => {
  assert.equal(code, -32602);
  assert.match(message, wording);
  assert.equal(data.field, field);
  assert.ok(data.hint.length > 0, "there is a way out");
};

test("a stream of 2026-07-28 takes a hundred subscriptions, and says so to who asks for more", async (context) => {
  const server = await startHttp(context);
  const stream = await listen(context, server.mcp, [...urisOf(99), uriOfLength(256)]);
  assert.equal((await stream.next())["method"], "notifications/subscriptions/acknowledged");
  const refusedFor = async (uris: readonly string[], id = "sub"): Promise<WireFault> => {
    const notifications = { resourceSubscriptions: uris };
    const leaving = new AbortController();
    context.after(() => leaving.abort());
    const response = await fetch(server.mcp, {
      method: "POST",
      headers: { "content-type": "application/json", accept, ...modernHeaders },
      body: JSON.stringify(modernRequest("subscriptions/listen", { notifications }, {}, id)),
      signal: leaving.signal,
    });
    assert.equal(response.status, 400, "it is no stream");
    return JSON.parse(await response.text()).error;
  };
  const field = "notifications.resourceSubscriptions";
  isRefused(await refusedFor(urisOf(101)), field, /a stream may have 100, and 101 are asked for/);
  isRefused(await refusedFor(urisOf(7500)), field, /a stream may have 100, and 7500 are asked for/);
  const tooLong = await refusedFor([...urisOf(2), uriOfLength(257)]);
  isRefused(tooLong, `${field}.2`, /may have 256 characters, and this one has 257/);
  isRefused(await refusedFor(urisOf(1), "i".repeat(257)), "id", /may have 256 characters, and this one has 257/);
});

test("a session of 2025 takes a hundred subscriptions, and says so to who asks for more", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const ask = async (method: string, uri: string) => (await session.post(legacyRequest(method, { uri }))).body;
  for (const uri of [...urisOf(99), uriOfLength(256)]) {
    assert.deepEqual((await ask("resources/subscribe", uri)).result, {}, uri);
  }
  isRefused((await ask("resources/subscribe", "fixture://notes")).error, "uri", /a session may have 100/);
  assert.deepEqual(
    (await ask("resources/subscribe", "fixture://notes/7")).result,
    {},
    "one that is there may be asked for",
  );
  assert.deepEqual((await ask("resources/unsubscribe", "fixture://notes/7")).result, {});
  const tooLong = await ask("resources/subscribe", uriOfLength(257));
  isRefused(tooLong.error, "uri", /may have 256 characters, and this one has 257/);
  assert.deepEqual((await ask("resources/subscribe", "fixture://notes")).result, {});
});

test("a client of 2024 takes a hundred subscriptions, and is told so if it asks for more", async (context) => {
  const server = await startHttp(context, { sse: true });
  const stream = await openRaw(context, server.url);
  const address = `${server.url}${(await stream.next()).data}`;
  const ask = async (body: unknown) => {
    assert.equal((await postTo(address, body)).status, 202);
    return JSON.parse((await stream.next()).data);
  };
  await ask(initialize);
  for (const uri of urisOf(100))
    assert.deepEqual((await ask(legacyRequest("resources/subscribe", { uri }))).result, {});
  const { error } = await ask(legacyRequest("resources/subscribe", { uri: "fixture://notes" }));
  isRefused(error, "uri", /a session may have 100/);
});
