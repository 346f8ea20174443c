/** Questions to the user, the model and the machine of a client, over both ways in which they travel. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answers, clientKinds, connect, connectRaw } from "./connected.js";

const key = "a key that is long enough for the seal";

const textOf = (result: Readonly<Record<string, unknown>>): unknown => {
  const [block] = Array.isArray(result["content"]) ? result["content"] : [];
  return JSON.parse(block.text);
};

const refusedWith =
  (code: number) =>
  (error: unknown): true => {
    assert.ok(error instanceof Error && "code" in error);
    assert.equal(error.code, code);
    return true;
  };

for (const kind of clientKinds) {
  describe(`a ${kind} client`, () => {
    test("is asked what its user, its model and its machine say", async (context) => {
      const client = await connect(context, kind);
      assert.deepEqual(textOf(await client.call("introduce")), answers.elicitation);
      assert.deepEqual(textOf(await client.call("think")), answers.sampling);
      assert.deepEqual(textOf(await client.call("look")), answers.roots);
    });

    test("is asked again in a later round, and the handler has all answers in the end", async (context) => {
      const client = await connect(context, kind);
      assert.deepEqual(textOf(await client.call("interview", { topic: "tea" })), {
        topic: "tea",
        person: answers.elicitation,
        places: answers.roots,
        idea: answers.sampling,
      });
    });

    test("is asked by a prompt", async (context) => {
      const client = await connect(context, kind);
      const { messages } = await client.prompt("farewell");
      const text = JSON.stringify(answers.elicitation);
      assert.deepEqual(messages, [{ role: "user", content: { type: "text", text } }]);
    });

    test("that cannot answer is refused before it is asked, unless the tool does without", async (context) => {
      const client = await connect(context, kind, { capabilities: {} });
      const code = kind === "v2-modern" ? -32021 : -32602;
      await assert.rejects(client.call("introduce"), refusedWith(code));
      await assert.rejects(client.call("dream"), refusedWith(code));
      await assert.rejects(client.prompt("farewell"), refusedWith(code));
      const { content } = await client.call("look");
      assert.deepEqual(content, [{ type: "text", text: "no roots" }]);
    });

    test("is not asked for what the contract does not say", async (context) => {
      const client = await connect(context, kind);
      await assert.rejects(client.call("overreach"), refusedWith(-32603));
    });
  });
}

for (const kind of ["v1", "v2-legacy"] as const) {
  test(`a ${kind} client whose user goes away gets a refusal that says so`, async (context) => {
    const client = await connect(context, kind, { isWilling: false });
    await assert.rejects(client.call("introduce"), (error: unknown) => {
      refusedWith(-32603)(error);
      assert.ok(error instanceof Error);
      assert.match(error.message, /did not answer elicitation\/create: .*the user went away/);
      return true;
    });
  });
}

describe("on the wire of 2026-07-28", () => {
  const interview = { name: "interview", arguments: { topic: "tea" } };
  const { elicitation, roots, sampling } = answers;

  test("each round asks for what is missing, under a state of its own, and the last has none", async (context) => {
    const client = await connectRaw(context);
    const first = await client.request("tools/call", interview);
    assert.equal(first.result?.["resultType"], "input_required");
    assert.deepEqual(Object.keys(Object(first.result?.["inputRequests"])), ["person", "places"]);
    const firstState = first.result?.["requestState"];
    assert.equal(typeof firstState, "string");

    // Only one of two: the other is asked for again, and the answer is kept.
    const half = { inputResponses: { person: elicitation }, requestState: firstState };
    const second = await client.request("tools/call", { ...interview, ...half });
    assert.deepEqual(Object.keys(Object(second.result?.["inputRequests"])), ["places"]);
    const secondState = second.result?.["requestState"];
    assert.notEqual(secondState, firstState);

    const rest = { inputResponses: { places: roots, nonsense: roots }, requestState: secondState };
    const third = await client.request("tools/call", { ...interview, ...rest });
    assert.deepEqual(Object.keys(Object(third.result?.["inputRequests"])), ["idea"]);

    const last = { inputResponses: { idea: sampling }, requestState: third.result?.["requestState"] };
    const { result = {} } = await client.request("tools/call", { ...interview, ...last });
    assert.deepEqual(textOf(result), { topic: "tea", person: elicitation, places: roots, idea: sampling });
    assert.equal("requestState" in result, false);
  });

  test("answers that come without having been asked for are taken", async (context) => {
    const client = await connectRaw(context);
    const answered = { name: "introduce", arguments: {}, inputResponses: { person: elicitation, other: {} } };
    assert.deepEqual(textOf((await client.request("tools/call", answered)).result ?? {}), elicitation);
  });

  test("answers that are no objects are none", async (context) => {
    const client = await connectRaw(context);
    for (const person of [12345, "Ada", null, [elicitation]]) {
      const answer = await client.request("tools/call", {
        name: "introduce",
        arguments: {},
        inputResponses: { person },
      });
      assert.ok(
        answer.error !== undefined || answer.result?.["resultType"] === "input_required",
        `${JSON.stringify(person)} was taken for an answer`,
      );
    }
  });

  test("a state goes with its call alone: not with other arguments, another tool, session, or mark", async (context) => {
    const client = await connectRaw(context, { requestStateKey: key });
    const { result } = await client.request("tools/call", interview);
    const requestState = String(result?.["requestState"]);
    const sent = { ...interview, inputResponses: { person: elicitation, places: roots } };
    const handle = { "io.github.mock-gds/session": "another-session-of-the-test" };
    const cases: readonly (readonly [string, object, object?])[] = [
      ["other arguments", { ...sent, arguments: { topic: "coffee" }, requestState }],
      ["another tool", { ...sent, name: "introduce", arguments: { topic: "tea" }, requestState }],
      ["another session", { ...sent, requestState }, handle],
      ["a changed state", { ...sent, requestState: requestState.replace(/.{6}$/, "AAAAAA") }],
      ["no state of ours", { ...sent, requestState: "eyJhIjoxfQ" }],
      ["no text", { ...sent, requestState: 7 }],
    ];
    for (const [name, parameters, meta] of cases) {
      const { error } = await client.request("tools/call", { ...parameters }, { ...meta });
      assert.equal(error?.code, -32602, name);
    }
    const { result: next } = await client.request("tools/call", { ...sent, requestState });
    assert.deepEqual(Object.keys(Object(next?.["inputRequests"])), ["idea"]);
  });

  test("a state is good for every server of the pack with the same key, and for no other", async (context) => {
    const [here, there, elsewhere, otherPack] = await Promise.all([
      connectRaw(context, { requestStateKey: key }),
      connectRaw(context, { requestStateKey: key }),
      connectRaw(context),
      connectRaw(context, { requestStateKey: key, pack: "another-with-the-same-tools" }),
    ]);
    const { result } = await here.request("tools/call", interview);
    const sent = { ...interview, inputResponses: { person: elicitation }, requestState: result?.["requestState"] };
    assert.equal((await there.request("tools/call", sent)).result?.["resultType"], "input_required");
    assert.equal((await elsewhere.request("tools/call", sent)).error?.code, -32602);
    assert.equal((await otherPack.request("tools/call", sent)).error?.code, -32602);
  });

  test("a client that elicits by URL alone is sent no form, and one that does both is", async (context) => {
    const introduce = { name: "introduce", arguments: {} };
    const byUrl = await connectRaw(context, { capabilities: { elicitation: { url: {} } } });
    const { error } = await byUrl.request("tools/call", introduce);
    assert.equal(error?.code, -32021);
    const byBoth = await connectRaw(context, { capabilities: { elicitation: { form: {}, url: {} } } });
    const { result } = await byBoth.request("tools/call", introduce);
    assert.equal(result?.["resultType"], "input_required");
  });

  test("a missing capability is named in the error", async (context) => {
    const client = await connectRaw(context, { capabilities: { elicitation: {} } });
    for (const name of ["dream", "think"]) {
      const { error } = await client.request("tools/call", { name, arguments: {} });
      assert.equal(error?.code, -32021, name);
      assert.deepEqual(Object(error?.data).requiredCapabilities, { sampling: {} });
    }
  });
});
