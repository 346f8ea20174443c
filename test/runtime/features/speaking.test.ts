/** Progress, log messages and content, as clients of each kind hear them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { severities } from "../../../src/contract/handler.js";
import { clientKinds, connect, connectRaw, type Message } from "./connected.js";
import { pixel } from "./talkPack.js";

const paramsOf = (messages: readonly Message[], method: string) =>
  messages.filter((message) => message.method === method).map(({ params }) => ({ ...params }));

for (const kind of clientKinds) {
  describe(`a ${kind} client`, () => {
    test("hears of progress that rises, under its own token", async (context) => {
      const client = await connect(context, kind);
      const heard: unknown[] = [];
      const result = await client.call("count", {}, ({ progress, total, message }) =>
        heard.push([progress, total, message]),
      );
      assert.deepEqual(result["content"], [{ type: "text", text: "counted" }]);
      assert.deepEqual(heard, [
        [0, 3, "begun"],
        [2, 3, undefined],
        [3, 3, undefined],
      ]);
    });

    test("hears nothing of progress that it gave no token for, nor from a tool that says it is plain", async (context) => {
      const client = await connect(context, kind);
      await client.call("count");
      const result = await client.call("mute", {}, () => assert.fail("a plain tool reported progress"));
      assert.deepEqual(result["content"], [{ type: "text", text: "mute false" }]);
      assert.deepEqual(paramsOf(client.wire, "notifications/progress"), []);
      assert.deepEqual(paramsOf(client.wire, "notifications/message"), []);
    });

    test("gets pictures, sounds, resources and links as they are", async (context) => {
      const client = await connect(context, kind);
      const { content, structuredContent } = await client.call("show");
      assert.deepEqual(content, [
        { type: "image", data: pixel, mimeType: "image/png" },
        { type: "audio", data: "UklGRg==", mimeType: "audio/wav" },
        { type: "resource", resource: { uri: "talk://logo", mimeType: "image/png", blob: pixel } },
        { type: "resource_link", uri: "talk://motto", name: "motto" },
      ]);
      assert.equal(structuredContent, undefined);
    });

    test("gets a tool's own failure as a result", async (context) => {
      const client = await connect(context, kind);
      const { isError, content } = await client.call("fail");
      assert.equal(isError, true);
      assert.deepEqual(content, [{ type: "text", text: "it went wrong" }]);
    });

    test("reads texts as they are, bytes as base64, and objects as JSON", async (context) => {
      const client = await connect(context, kind);
      const contentsOf = async (uri: string) => (await client.read(uri))["contents"];
      assert.deepEqual(await contentsOf("talk://motto"), [
        { uri: "talk://motto", mimeType: "text/plain", text: "Speak." },
      ]);
      assert.deepEqual(await contentsOf("talk://logo"), [{ uri: "talk://logo", mimeType: "image/png", blob: pixel }]);
      const page = { uri: "talk://pages/7/data", mimeType: "application/json", text: '{"id":"7"}' };
      assert.deepEqual(await contentsOf("talk://pages/7/data"), [page]);
    });

    test("is told of the capabilities that the pack has, and of no other", async (context) => {
      const client = await connect(context, kind);
      assert.deepEqual(client.capabilities(), {
        tools: { listChanged: true },
        resources: { subscribe: true },
        prompts: { listChanged: true },
        completions: {},
        logging: {},
      });
    });
  });
}

for (const kind of ["v1", "v2-legacy"] as const) {
  test(`a ${kind} client hears all of the log until it sets a level`, async (context) => {
    const client = await connect(context, kind);
    const levels = () => paramsOf(client.wire, "notifications/message").map(({ level }) => level);
    await client.call("chat");
    assert.deepEqual(levels(), severities);
    assert.deepEqual(paramsOf(client.wire, "notifications/message")[1], {
      level: "info",
      logger: "chat",
      data: { said: "info" },
    });
    await client.setLevel("error");
    await client.call("chat");
    assert.deepEqual(levels().slice(severities.length), ["error", "critical", "alert", "emergency"]);
    client.server.afterwards();
    await client.call("mute");
    assert.equal(levels().length, severities.length + 4, "nothing is sent once a call is over");
  });
}

test("a request of 2026-07-28 hears of the log from the level that it names, and of nothing without one", async (context) => {
  const client = await connectRaw(context);
  await client.request("tools/call", { name: "chat", arguments: {} });
  assert.deepEqual(paramsOf(client.wire, "notifications/message"), []);
  await client.request("tools/call", { name: "chat", arguments: {} }, { "io.modelcontextprotocol/logLevel": "alert" });
  const levels = paramsOf(client.wire, "notifications/message").map(({ level }) => level);
  assert.deepEqual(levels, ["alert", "emergency"]);
});

test("a level that is none is refused with the levels that there are", async (context) => {
  const client = await connect(context, "v2-legacy");
  await assert.rejects(client.setLevel("loud" as "debug"), (error: unknown) => {
    assert.ok(error instanceof Error && "code" in error);
    assert.equal(error.code, -32602);
    return true;
  });
});
