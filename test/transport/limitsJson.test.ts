/** JSON from outside, over HTTP and stdio alike: its depth and members are bounded, and it reaches into no prototype. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { parseJson } from "../../src/transport/jsonText.js";
import { openFixtureRuntime, startHttp } from "../runtime/fixtures/server.js";
import { connectStdio } from "./stdioLines.js";
import { initialize, openSession, post } from "./wireRequests.js";

const readValue = (text: string): unknown => {
  const parsed = parseJson(text);
  assert.ok("value" in parsed, text.slice(0, 100));
  return parsed.value;
};

const codeOf = (text: string): number | undefined => {
  const parsed = parseJson(text);
  return "code" in parsed ? parsed.code : undefined;
};

const nested = (depth: number): string => `${'{"a":['.repeat(depth / 2)}${"]}".repeat(depth / 2)}`;
const members = (count: number): string => `{${Array.from({ length: count }, (_, index) => `"${index}":0`).join(",")}}`;
const elements = (count: number): string => `[${Array(count).fill("{}").join(",")}]`;

test("64 levels are read, and no more", () => {
  assert.equal(codeOf(nested(64)), undefined);
  assert.equal(codeOf(nested(66)), -32600);
  assert.equal(codeOf(`${"[".repeat(64)}${"]".repeat(64)}`), undefined);
  assert.equal(codeOf(`${"[".repeat(65)}${"]".repeat(65)}`), -32600);
  assert.equal(codeOf("[".repeat(1_000_000)), -32600);
  assert.equal(codeOf(`"${"[{".repeat(100)}\\"${"[{".repeat(100)}"`), undefined, "brackets in text are text");
  assert.equal(codeOf(elements(1_000)), undefined, "many brackets side by side are not deep");
});

test("10,000 members are read, and no more, however they are spread", () => {
  assert.equal(codeOf(members(10_000)), undefined);
  assert.equal(codeOf(members(10_001)), -32600);
  assert.equal(codeOf(`[${Array(101).fill(members(100)).join(",")}]`), -32600);
  assert.equal(codeOf(JSON.stringify({ text: ":".repeat(100_000) })), undefined, "colons in text are text");
});

const escaped = (text: string): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom("plain", "lower", "upper"), { minLength: text.length, maxLength: text.length }).map((ways) =>
    [...text]
      .map((letter, index) => {
        const hex = letter.charCodeAt(0).toString(16).padStart(4, "0");
        if (ways[index] === "plain") return letter;
        return `\\u${ways[index] === "upper" ? hex.toUpperCase() : hex}`;
      })
      .join(""),
  );

const keysOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null
    ? Object.getOwnPropertyNames(value).flatMap((key) => [key, ...keysOf(Reflect.get(value, key))])
    : [];

test("__proto__ is no key of what is read, however it is written and wherever it stands", () => {
  const message = fc.tuple(escaped("__proto__"), fc.constantFrom("", " ", "\n\t"), fc.nat({ max: 5 }));
  fc.assert(
    fc.property(message, ([key, space, depth]) => {
      const inner = `{"${key}"${space}:{"polluted":true},"kept":1}`;
      const value = readValue(`${'{"in":['.repeat(depth)}${inner}${"]}".repeat(depth)}`);
      assert.ok(!keysOf(value).includes("__proto__"), "the key is left out");
      assert.ok(keysOf(value).includes("kept"), "the rest is kept");
      assert.equal(Reflect.get(Object.assign({}, value), "polluted"), undefined);
    }),
  );
});

test("a constructor that holds a prototype is left out, and one that does not is kept", () => {
  fc.assert(
    fc.property(escaped("constructor"), escaped("prototype"), (outer, inner) => {
      const value = readValue(`{"a":{"${outer}":{"${inner}":{"polluted":true}}},"kept":1}`);
      assert.deepEqual(value, { a: {}, kept: 1 });
    }),
  );
  assert.deepEqual(readValue('{"constructor":"Boeing","prototype":1}'), { constructor: "Boeing", prototype: 1 });
  assert.deepEqual(readValue('{"constructor":null}'), { constructor: null });
});

test("any other JSON is read as it is", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      const keys = keysOf(JSON.parse(text));
      if (keys.includes("__proto__")) return;
      assert.deepEqual(readValue(text), JSON.parse(text));
    }),
  );
  assert.deepEqual(readValue('["__proto__","prototype","\\u005f"]'), ["__proto__", "prototype", "_"]);
});

test("what is no JSON is a parse error, whatever else it is", () => {
  for (const text of ["", "{", "{bad", '{"__proto__":', '{"a":1,}', "\u0000", "[1]]", '"\\u00']) {
    assert.equal(codeOf(text), -32700, text);
  }
});

/** Two ways to reach a prototype, one of them in disguise, in a call that is right otherwise. */
const polluting =
  '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"greet","arguments":{"name":"x","\\u005f_proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}}';
const tooDeep = `{"jsonrpc":"2.0","id":3,"method":"ping","params":${nested(66)}}`;
const tooMany = `{"jsonrpc":"2.0","id":4,"method":"ping","params":${members(10_001)}}`;

test("over HTTP", async (context) => {
  const server = await startHttp(context);
  const session = await openSession(server.mcp);
  const { body } = await session.post(polluting);
  assert.equal(body.result.structuredContent.greeting, "Hello x");
  assert.equal(body.result._meta, undefined, "what nobody means is not even reported as ignored");
  for (const text of [tooDeep, tooMany]) {
    const refused = await post(server.mcp, text);
    assert.deepEqual([refused.status, refused.body.error.code], [400, -32600]);
  }
  assert.equal(Reflect.get({}, "polluted"), undefined);
});

test("over stdio", async (context) => {
  const client = connectStdio(await openFixtureRuntime(context));
  client.send(initialize);
  assert.equal((await client.next())["id"], 1);
  client.send(polluting);
  const answered = Object(await client.next());
  assert.deepEqual(
    [answered.id, answered.result.structuredContent.greeting, answered.result._meta],
    [2, "Hello x", undefined],
  );
  for (const text of [tooDeep, tooMany]) {
    client.send(text);
    assert.equal(Object(await client.next()).error.code, -32600);
  }
  assert.deepEqual(await client.end(), []);
});
