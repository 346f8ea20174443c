/** Prompts, suggestions for their arguments, and lists that change, for clients of each kind. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientKinds, connect } from "./connected.js";

const refused =
  (pattern: RegExp) =>
  (error: unknown): true => {
    assert.ok(error instanceof Error && "code" in error);
    assert.equal(error.code, -32602);
    assert.match(error.message, pattern);
    return true;
  };

for (const kind of clientKinds) {
  describe(`a ${kind} client`, () => {
    test("gets a prompt with its arguments filled in", async (context) => {
      const client = await connect(context, kind);
      const { description, messages } = await client.prompt("greeting", { name: "Ada", tone: "wry" });
      assert.equal(description, "wry");
      assert.deepEqual(messages, [{ role: "user", content: { type: "text", text: "Greet Ada" } }]);
    });

    test("is told which argument of a prompt is missing, unknown or no text, and which prompt was meant", async (context) => {
      const client = await connect(context, kind);
      await assert.rejects(client.prompt("greeting"), refused(/greeting needs name/));
      await assert.rejects(
        client.prompt("greeting", { name: "Ada", mood: "x" }),
        refused(/greeting has no argument mood/),
      );
      await assert.rejects(
        client.prompt("farewell", { constructor: "x" }),
        refused(/farewell has no argument constructor/),
      );
      await assert.rejects(client.prompt("greetings"), refused(/Unknown prompt 'greetings': did you mean greeting\?/));
    });

    test("gets suggestions that begin as it typed and know what is filled in", async (context) => {
      const client = await connect(context, kind);
      const greeting = { type: "ref/prompt", name: "greeting" } as const;
      const { completion } = await client.complete(greeting, "tone", "w");
      assert.deepEqual(completion, { values: ["warm", "wry"], total: 2, hasMore: false });
      const others = await client.complete(greeting, "tone", "for", { name: "Ada" });
      assert.deepEqual(Object(others["completion"]).values, ["for Ada"]);
      const none = await client.complete(greeting, "name", "A");
      assert.deepEqual(none["completion"], { values: [], total: 0, hasMore: false });
    });

    test("gets a hundred suggestions at most, and is told that there are more", async (context) => {
      const client = await connect(context, kind);
      const { completion } = await client.complete({ type: "ref/resource", uri: "talk://pages/{id}/data" }, "id", "p");
      const { values, total, hasMore } = Object(completion);
      assert.deepEqual([values.length, values[0], total, hasMore], [100, "p0", 150, true]);
    });

    test("is refused suggestions for what does not exist", async (context) => {
      const client = await connect(context, kind);
      const page = { type: "ref/resource", uri: "talk://pages/{id}/data" } as const;
      await assert.rejects(client.complete({ type: "ref/prompt", name: "none" }, "a", ""), refused(/Unknown prompt/));
      await assert.rejects(
        client.complete({ type: "ref/resource", uri: "talk://no" }, "a", ""),
        refused(/Unknown resource/),
      );
      await assert.rejects(client.complete(page, "page", ""), refused(/no such argument/));
    });

    test("hears that a list changed", async (context) => {
      const client = await connect(context, kind);
      await client.listen();
      await client.call("change", { list: "tools" });
      await client.sent("notifications/tools/list_changed");
      await client.call("change", { list: "prompts" });
      await client.sent("notifications/prompts/list_changed");
      assert.equal(client.wire.filter(({ method }) => method === "notifications/resources/list_changed").length, 0);
    });

    test("sees a mistake of the pack where it announces a list that it never said would change", async (context) => {
      const client = await connect(context, kind);
      await assert.rejects(client.call("change", { list: "resources" }), { code: -32603 });
    });
  });
}
