/** Webhooks over HTTP: bytes as they came, the world and the sender of each, and limits of their own beside MCP. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Store } from "../../src/store/index.js";
import type { Inbox } from "../../src/webhooks/inbox.js";
import { avinodeSignature } from "../../src/webhooks/signatures.js";
import { createFixturePack } from "../runtime/fixtures/pack.js";
import { startPack } from "../runtime/fixtures/server.js";
import { bodyOf, createCases, secret } from "../webhooks/fixtures.js";

const path = "/api/webhooks/cases";
const mostBytes = 1_048_576;

/** The fixture pack with an inbox, served. */
const serveCases = async (
  context: TestContext,
  parts: Partial<Parameters<typeof createCases>[0]> = {},
  overrides: Parameters<typeof startPack>[2] = {},
) => {
  const opened: { store?: Store<unknown>; inbox?: Inbox } = {};
  const pack = createFixturePack();
  const open: typeof pack.open = async (host, store) => {
    const rate = { perMinute: 60, burst: 1000 };
    opened.inbox = createCases({ store, enterWorld: host.enterWorld, clock: host.clock, rate, ...parts });
    opened.store = store;
    return { ...(await pack.open(host, store)), inbound: [opened.inbox.endpoint] };
  };
  const server = await startPack(context, { ...pack, open }, overrides);
  const { store, inbox } = opened;
  assert.ok(store !== undefined && inbox !== undefined);
  const send = (body: string, init: RequestInit = {}, query = ""): Promise<Response> =>
    fetch(`${server.url}${path}${query}`, {
      method: "POST",
      body,
      ...init,
      headers: { "x-cases-signature": avinodeSignature(secret, Buffer.from(body)), ...init.headers },
    });
  /** As the inbox has them, oldest first. */
  const kept = async (world: string) => {
    const stored = await store.readWorld(world);
    if (stored === undefined) return [];
    const page = await store.listDossiers({
      world: stored,
      collection: "desk.inbox",
      order: "oldest",
      limit: 10,
    });
    return page.dossiers.map(({ id, document }) => ({ id, sourceIp: JSON.parse(document).sourceIp }));
  };
  return { server, inbox, send, kept };
};

const idsOf = (kept: readonly { readonly id: string }[]): readonly string[] => kept.map(({ id }) => id);

test("an event sent fifty times at once is kept once, and each sender hears that it is", async (context) => {
  const { inbox, send, kept } = await serveCases(context);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(bodyOf("case_opened", "e-1"))));
  for (const answer of answers) {
    assert.equal(answer.status, 200);
    assert.deepEqual(await answer.json(), { received: true });
  }
  assert.deepEqual(idsOf(await kept("default/mock-gds")), ["e-1"]);
  assert.deepEqual([inbox.counts().stored, inbox.counts().repeated], [1, 49]);
});

test("the query names the event's world, else the header does", async (context) => {
  const { send, kept } = await serveCases(context);
  await send(bodyOf("case_opened", "e-1"), {}, "?world=sales");
  await send(bodyOf("case_opened", "e-2"), { headers: { "x-gds-world": "tests" } });
  await send(bodyOf("case_opened", "e-3"), { headers: { "x-gds-world": "tests" } }, "?world=sales");
  assert.deepEqual(idsOf(await kept("sales")), ["e-1", "e-3"]);
  assert.deepEqual(idsOf(await kept("tests")), ["e-2"]);
  const answer = await send(bodyOf("case_opened", "e-4"), {}, "?world=NO%20NAME");
  assert.equal(answer.status, 400);
  assert.match(await answer.text(), /"field":"world"/);
});

test("a signature is checked over the bytes as they came, before a world is made", async (context) => {
  const { send, kept } = await serveCases(context);
  const body = bodyOf("case_opened", "e-1");
  const indented = JSON.stringify(JSON.parse(body), null, 2);
  const signed = { headers: { "x-cases-signature": avinodeSignature(secret, Buffer.from(body)) } };
  const refused = await send(indented, signed, "?world=sales");
  assert.equal(refused.status, 401);
  assert.deepEqual(await refused.json(), { error: "Invalid signature" });
  assert.deepEqual(await kept("sales"), []);
  assert.equal((await send(indented, {}, "?world=sales")).status, 200);
});

test("a delivery may be larger than a message of MCP, up to a mebibyte", async (context) => {
  const { server, send } = await serveCases(context);
  const padded = (bytes: number): string => {
    const bare = bodyOf("case_opened", "e-1");
    return `${bare}${" ".repeat(bytes - bare.length)}`;
  };
  assert.equal((await send(padded(mostBytes))).status, 200);
  for (const body of [padded(mostBytes + 1), padded(3 * mostBytes)]) {
    const answer = await send(body);
    assert.equal(answer.status, 413);
    assert.deepEqual(await answer.json(), { error: "Payload too large" });
  }
  const chunked = await fetch(`${server.url}${path}`, {
    method: "POST",
    body: new Blob([padded(mostBytes + 1)]).stream(),
    duplex: "half",
  } as RequestInit);
  assert.equal(chunked.status, 413);
});

test("other methods, encodings and paths have answers of their own", async (context) => {
  const { server, send } = await serveCases(context);
  const read = await fetch(`${server.url}${path}`);
  assert.deepEqual([read.status, read.headers.get("allow")], [405, "POST"]);
  assert.equal((await send("x", { headers: { "content-encoding": "gzip" } })).status, 415);
  assert.equal((await fetch(`${server.url}/api/webhooks/others`, { method: "POST" })).status, 404);
});

test("a server whose pack has no webhooks has no path for them", async (context) => {
  const server = await startPack(context, createFixturePack());
  assert.equal((await fetch(`${server.url}${path}`, { method: "POST", body: "{}" })).status, 404);
});

test("who is not listed is refused before the body is read", async (context) => {
  const { send, inbox } = await serveCases(context, { allowedAddresses: "192.0.2.0/24" });
  const answer = await send(bodyOf("case_opened", "e-1"), { headers: { "x-forwarded-for": "192.0.2.1" } });
  assert.equal(answer.status, 403);
  assert.deepEqual(await answer.json(), { error: "Address not allowed" });
  assert.deepEqual([inbox.counts().address, inbox.counts().stored], [1, 0]);
});

test("a trusted proxy says who the sender is", async (context) => {
  const parts = { allowedAddresses: "192.0.2.0/24" };
  const { send, kept } = await serveCases(context, parts, { trustedProxies: "127.0.0.0/8, 10.0.0.0/8" });
  const from = (forwardedFor: string, id: string) =>
    send(bodyOf("case_opened", id), { headers: { "x-forwarded-for": forwardedFor } });
  assert.equal((await from("192.0.2.1", "e-1")).status, 200);
  // What the first of two names was written by the sender itself.
  assert.equal((await from("192.0.2.1, 198.51.100.1", "e-2")).status, 403);
  assert.equal((await from("198.51.100.1, 192.0.2.2, 10.1.1.1", "e-3")).status, 200);
  assert.deepEqual(await kept("default/mock-gds"), [
    { id: "e-1", sourceIp: "192.0.2.1" },
    { id: "e-3", sourceIp: "192.0.2.2" },
  ]);
});

test("a sender that is too fast is told when to come again", async (context) => {
  const { send } = await serveCases(context, { rate: { perMinute: 60, burst: 2 } });
  const answers = await Promise.all(["e-1", "e-2", "e-3"].map((id) => send(bodyOf("case_opened", id))));
  const refused = answers.filter(({ status }) => status === 429);
  assert.deepEqual(
    refused.map(({ headers }) => headers.get("retry-after")),
    ["1"],
  );
});

test("the log tells of a delivery by the endpoint's name and its answer, and nothing that came", async (context) => {
  const { send, server } = await serveCases(context);
  await send(bodyOf("case_opened", "e-secret"), {}, "?world=sales");
  const lines = server.logLines.filter((line) => line.includes("webhook cases: 200"));
  assert.equal(lines.length, 1);
  assert.doesNotMatch(server.logLines.join(""), /e-secret|c-1/);
});
