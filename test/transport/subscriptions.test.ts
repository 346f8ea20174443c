/** Resource changes reach the subscribers they concern, in both eras, over both transports. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { startChild, startHttp } from "../runtime/fixtures/server.js";
import { accept, initialize, legacyRequest, modernRequest, openSession, postModern, toolCall } from "./wireRequests.js";

const sessionKey = "io.github.mock-gds/session";

interface Stream {
  /** The next message on the stream. */
  readonly next: () => Promise<Record<string, unknown>>;
}

/** Reads server-sent events. */
const streamOf = async (context: TestContext, url: string, init: RequestInit): Promise<Stream> => {
  const response = await fetch(url, init);
  assert.equal(response.status, 200);
  const reader = response.body?.getReader();
  assert.ok(reader);
  context.after(() => reader.cancel());
  let text = "";
  return {
    next: async () => {
      for (;;) {
        const found = /^data: (.+)\n\n/m.exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1] ?? "");
        }
        const { value, done } = await reader.read();
        if (done) throw new Error("the stream ended");
        text += new TextDecoder().decode(value);
      }
    },
  };
};

const updated = (message: Record<string, unknown>): unknown => {
  assert.equal(message["method"], "notifications/resources/updated");
  return Reflect.get(Object(message["params"]), "uri");
};

test("a 2025 session hears of its own changes and of everybody's, not of another session's", async (context) => {
  const server = await startHttp(context);
  const [mine, other] = [await openSession(server.mcp), await openSession(server.mcp)];
  const stream = await streamOf(context, server.mcp, {
    headers: { accept: "text/event-stream", "mcp-session-id": mine.id },
  });
  await mine.post(legacyRequest("resources/subscribe", { uri: "fixture://notes" }));
  await mine.post(legacyRequest("resources/subscribe", { uri: "fixture://notes/public" }));
  await other.post(legacyRequest(...toolCall("remember", { note: "not for you" })));
  await other.post(legacyRequest(...toolCall("remember", { note: "public" })));
  assert.equal(updated(await stream.next()), "fixture://notes/public");
  await mine.post(legacyRequest(...toolCall("remember", { note: "mine" })));
  assert.equal(updated(await stream.next()), "fixture://notes");
  await mine.post(legacyRequest("resources/unsubscribe", { uri: "fixture://notes" }));
  await mine.post(legacyRequest(...toolCall("remember", { note: "public" })));
  assert.equal(updated(await stream.next()), "fixture://notes/public");
});

const listen = (context: TestContext, url: string, meta: Record<string, unknown>) =>
  streamOf(context, url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept,
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "subscriptions/listen",
    },
    body: JSON.stringify(
      modernRequest(
        "subscriptions/listen",
        { notifications: { resourceSubscriptions: ["fixture://notes", "fixture://notes/public"] } },
        meta,
        "sub",
      ),
    ),
  });

test("a modern subscription hears of the session whose handle it came with", async (context) => {
  const server = await startHttp(context);
  const [mine, other] = ["handle-of-my-own-0001", "handle-of-another-002"];
  const [named, anonymous] = [
    await listen(context, server.mcp, { [sessionKey]: mine }),
    await listen(context, server.mcp, {}),
  ];
  for (const stream of [named, anonymous]) {
    assert.equal((await stream.next())["method"], "notifications/subscriptions/acknowledged");
  }
  const remember = (handle: string, note: string) =>
    postModern(server.mcp, modernRequest(...toolCall("remember", { note }), { [sessionKey]: handle }));
  await remember(other, "not for you");
  await remember(mine, "mine");
  await remember(other, "public");
  assert.equal(updated(await named.next()), "fixture://notes");
  assert.equal(updated(await named.next()), "fixture://notes/public");
  assert.equal(updated(await anonymous.next()), "fixture://notes/public");
});

test("stopping the server ends a subscription with its result", async (context) => {
  const server = await startHttp(context);
  const stream = await listen(context, server.mcp, {});
  await stream.next();
  const stopped = server.stop();
  assert.equal((await stream.next())["id"], "sub");
  await stopped;
});

test("over stdio a 2025 client hears of what it subscribed to", async () => {
  const child = startChild([]);
  child.send(initialize);
  await child.next();
  child.send(legacyRequest(...toolCall("remember", { note: "unheard" }), 2));
  assert.equal((await child.next())["id"], 2);
  child.send(legacyRequest("resources/subscribe", { uri: "fixture://notes" }, 3));
  assert.equal((await child.next())["id"], 3);
  child.send(legacyRequest(...toolCall("remember", { note: "heard" }), 4));
  assert.equal(updated(await child.next()), "fixture://notes");
  assert.equal((await child.next())["id"], 4);
  child.process.stdin.end();
  assert.equal(await child.exit, 0);
});

test("over stdio a modern client listens, also for a handle that it has used, and the end of input ends that", async () => {
  const child = startChild([]);
  child.send(
    modernRequest("subscriptions/listen", { notifications: { resourceSubscriptions: ["fixture://notes"] } }, {}, "sub"),
  );
  assert.equal((await child.next())["method"], "notifications/subscriptions/acknowledged");
  for (const meta of [{}, { [sessionKey]: "handle-of-my-own-0001" }]) {
    child.send(modernRequest(...toolCall("remember", { note: "x" }), meta, "call"));
    assert.equal(updated(await child.next()), "fixture://notes");
    assert.equal((await child.next())["id"], "call");
  }
  child.process.stdin.end();
  assert.equal((await child.next())["id"], "sub");
  assert.equal(await child.exit, 0);
});
