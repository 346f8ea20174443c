/** Over stdio: batches where a revision has them, answers that need no answer, and requests that bring their own revision. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openFixtureRuntime } from "../runtime/fixtures/server.js";
import { type Connected, connectStdio } from "./stdioLines.js";
import { updated } from "./streams.js";
import { initialize, legacyRequest, modernRequest, toolCall } from "./wireRequests.js";

const initializeWith = (protocolVersion: string) => ({
  ...initialize,
  params: { ...initialize.params, protocolVersion },
});

/** Streams of this process: that they are those of a real one is proved in `stdio.test.ts`. */
const begin = async (context: TestContext, protocolVersion: string): Promise<Connected> => {
  const client = connectStdio(await openFixtureRuntime(context));
  client.send(initializeWith(protocolVersion));
  assert.equal((await client.next())["id"], 1);
  return client;
};

const end = async (client: Connected): Promise<void> => {
  assert.deepEqual(await client.end(), []);
};

const idsOf = (answers: unknown): readonly unknown[] => {
  assert.ok(Array.isArray(answers), `no array: ${JSON.stringify(answers)}`);
  return answers.map((answer) => answer.id);
};

const codesOf = (answers: unknown): readonly unknown[] => {
  assert.ok(Array.isArray(answers), `no array: ${JSON.stringify(answers)}`);
  return answers.map(({ error }) => error?.code);
};

for (const revision of ["2025-03-26", "2024-11-05"]) {
  test(`a batch of ${revision} is answered as one array, also a batch of one`, async (context) => {
    const client = await begin(context, revision);
    client.send([legacyRequest("ping", {}, "only")]);
    assert.deepEqual(await client.next(), [{ jsonrpc: "2.0", id: "only", result: {} }]);
    client.send([
      legacyRequest(...toolCall("slow", { ms: 20 }), "slow"),
      { jsonrpc: "2.0", method: "notifications/initialized" },
      legacyRequest("ping", {}, "quick"),
      legacyRequest("no/such", {}, "unknown"),
      { jsonrpc: "2.0", id: 99, result: {} },
    ]);
    assert.deepEqual(new Set(idsOf(await client.next())), new Set(["slow", "quick", "unknown"]));
    await end(client);
  });
}

test("what is wrong in a batch is answered in it, and what is wrong with it by one error", async (context) => {
  const client = await begin(context, "2025-03-26");
  client.send([legacyRequest("ping", {}, 1), legacyRequest("ping", {}, 1), { jsonrpc: "2.0" }, 5]);
  const answers = await client.next();
  assert.deepEqual(
    codesOf(answers).filter((code) => code !== undefined),
    [-32600, -32600, -32600],
  );
  assert.deepEqual(idsOf(answers).filter((id) => id === null).length, 2);
  client.send([initialize]);
  assert.deepEqual(codesOf(await client.next()), [-32600]);
  for (const batch of [[], Array.from({ length: 21 }, (_none, id) => legacyRequest("ping", {}, id))]) {
    client.send(batch);
    const { id, error } = await client.next();
    assert.deepEqual([id, Object(error).code], [null, -32600]);
  }
  client.send([{ jsonrpc: "2.0", method: "notifications/initialized" }]);
  client.send(legacyRequest("ping", {}, "after"));
  assert.equal((await client.next())["id"], "after", "a batch of notifications has no answer");
  await end(client);
});

test("a cancelled request of a batch is left out of its answer", async (context) => {
  const client = await begin(context, "2025-03-26");
  client.send([legacyRequest(...toolCall("slow", { ms: 60_000 }), "slow"), legacyRequest("ping", {}, "quick")]);
  client.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "slow" } });
  assert.deepEqual(idsOf(await client.next()), ["quick"]);
  await end(client);
});

for (const revision of ["2025-06-18", "2025-11-25"]) {
  test(`${revision} has no batches: one is refused, and says what to do`, async (context) => {
    const client = await begin(context, revision);
    client.send([legacyRequest("ping", {}, 1)]);
    const { id, error } = await client.next();
    assert.deepEqual([id, Object(error).code], [null, -32600]);
    assert.match(String(Object(error).message), /one message a line/);
    await end(client);
  });
}

test("an error that a peer could not address, and any other malformed answer, gets no answer", async (context) => {
  const client = await begin(context, "2025-11-25");
  client.send({ jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error" } });
  client.send({ jsonrpc: "2.0", error: { code: -32700, message: "Parse error" } });
  client.send({ id: 5, result: {} });
  client.send({ jsonrpc: "2.0", id: 5, result: 7 });
  client.send(legacyRequest("ping", {}, "after"));
  assert.equal((await client.next())["id"], "after");
  await end(client);
});

test("after initialize, a request with an envelope is served by the revision that it names", async (context) => {
  const client = await begin(context, "2025-11-25");
  const answerTo = async (message: unknown) => {
    client.send(message);
    const { result, error } = await client.next();
    return { result: Object(result), error: Object(error) };
  };
  assert.deepEqual((await answerTo(modernRequest("server/discover"))).result.supportedVersions, ["2026-07-28"]);
  const refused = await answerTo(modernRequest(...toolCall("refuse", { city: "full" })));
  assert.deepEqual([refused.result.isError, refused.result.resultType], [true, "complete"]);
  const legacy = await answerTo(legacyRequest(...toolCall("refuse", { city: "full" })));
  assert.equal(legacy.error.code, -32002);
  const remembered = await answerTo(modernRequest(...toolCall("remember", { note: "one" })));
  const again = await answerTo(legacyRequest(...toolCall("remember", { note: "two" })));
  assert.equal(remembered.result.structuredContent.kind, "stdio");
  assert.deepEqual(again.result.structuredContent.notes, ["one", "two"]);
  const version = "io.modelcontextprotocol/protocolVersion";
  const unknown = await answerTo(modernRequest("tools/list", {}, { [version]: "2099-01-01" }));
  assert.equal(unknown.error.code, -32022);
  await end(client);
});

test("after initialize, a listener of 2026-07-28 hears of what it named, and a slow call can be cancelled", async (context) => {
  const client = await begin(context, "2025-11-25");
  client.send(
    modernRequest("subscriptions/listen", { notifications: { resourceSubscriptions: ["fixture://notes"] } }, {}, "sub"),
  );
  assert.equal((await client.next())["method"], "notifications/subscriptions/acknowledged");
  client.send(legacyRequest(...toolCall("remember", { note: "x" }), "call"));
  assert.equal(updated(await client.next()), "fixture://notes");
  assert.equal((await client.next())["id"], "call");
  client.send(modernRequest(...toolCall("slow", { ms: 60_000 }), {}, "slow"));
  client.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "slow" } });
  client.send(legacyRequest("ping", {}, "after"));
  assert.equal((await client.next())["id"], "after");
  await end(client);
});
