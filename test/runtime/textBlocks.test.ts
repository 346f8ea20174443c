/** Texts of several blocks: what the runtime has to say of a call goes where the user sees it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { TextBlock } from "../../src/contract/content.js";
import { createToolResults } from "../../src/runtime/calls/toolResults.js";

const product = { metaKeys: { ignoredArguments: "ignored", session: "session" }, headers: { session: "h" } };

const contentOf = async (text: string | readonly TextBlock[], ignored: readonly string[]) => {
  const make = createToolResults(
    { product: Object(product), sharesAnonymousSession: true },
    [],
    { checkOutput: async () => undefined },
    { answers: "full", validateOutput: false },
  );
  const tool = { contract: Object({ name: "tool", takesNotes: true }), text: () => text };
  const { content } = await make(tool, {}, ignored, Object({ scope: { kind: "stdio", id: "s" } }), Object({}));
  return content;
};

const user: TextBlock = { type: "text", text: "for the user", annotations: { audience: ["user"] } };
const assistant: TextBlock = { type: "text", text: "for the assistant", annotations: { audience: ["assistant"] } };
const note = "Ignored arguments, which this tool does not have: x.";

test("one text is one block", async () => {
  assert.deepEqual(await contentOf("a", []), [{ type: "text", text: "a" }]);
  assert.deepEqual(await contentOf("a", ["x"]), [{ type: "text", text: `a\n${note}` }]);
});

test("blocks are given as they are", async () => {
  assert.deepEqual(await contentOf([user, assistant], []), [user, assistant]);
});

test("notes stand at the end of the last block that is not for the assistant alone", async () => {
  assert.deepEqual(await contentOf([user, assistant], ["x"]), [{ ...user, text: `for the user\n${note}` }, assistant]);
  assert.deepEqual(await contentOf([assistant], ["x"]), [assistant, { type: "text", text: note }]);
});
