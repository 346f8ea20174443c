/** The comparison sees what it has to see: it is proved on answers that differ. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Answer, parseAnswer } from "./answer.js";
import { comparable, createNames, differencesOf } from "./compare.js";
import { gistOf, type ListedDifference, unlisted } from "./listed.js";

const parsed = (lines: readonly string[], body: string, isOver = false): Answer =>
  parseAnswer(Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`), { isHead: false, isOver });

const json = ["HTTP/1.1 200 OK", "Content-Type: application/json"];

test("an answer ends where its length or its chunks say", () => {
  const body = '{"a":1}';
  const told = parsed([...json, `Content-Length: ${body.length}`], body);
  const chunked = parsed([...json, "Transfer-Encoding: chunked"], `3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n`);
  for (const answer of [told, chunked]) {
    assert.deepEqual(answer.body, { a: 1 });
    assert.ok(answer.isComplete && answer.faults.length === 0, JSON.stringify(answer));
  }
  assert.ok(!parsed([...json, "Content-Length: 8"], body).isComplete, "a byte is missing");
  assert.deepEqual(parsed([...json, "Content-Length: 7", "Transfer-Encoding: chunked"], "0\r\n\r\n").faults, [
    "both Content-Length and Transfer-Encoding",
  ]);
});

test("events are read one by one, without comments", () => {
  const { events } = parsed(
    ["HTTP/1.1 200 OK", "Content-Type: text/event-stream"],
    ': hello\n\nid: 1\nretry: 5\ndata: \n\nevent: message\ndata: {"a":1}\n\ndata: {"half',
  );
  assert.deepEqual(events, [
    { id: "1", retry: "5", data: "" },
    { event: "message", data: { a: 1 } },
  ]);
});

const answerOf = (sessionId: string, requestId: string, text: string): Answer =>
  parsed(
    [
      ...json,
      `Mcp-Session-Id: ${sessionId}`,
      `X-Request-Id: ${requestId}`,
      "Date: now",
      `Content-Length: ${text.length}`,
    ],
    text,
  );

test("what chance decides is replaced, and nothing else", () => {
  const one = "11111111-1111-4111-8111-111111111111";
  const other = "22222222-2222-4222-8222-222222222222";
  const form = (session: string, id: string, text: string): unknown =>
    comparable(answerOf(session, id, text), createNames());
  const first = form("aaaa", one, `{"s":"aaaa","id":"${one}","n":1}`);
  assert.deepEqual(differencesOf(first, form("bbbb", other, `{"s":"bbbb","id":"${other}","n":1}`)), []);
  assert.deepEqual(differencesOf(first, form("bbbb", other, `{"s":"aaaa","id":"${other}","n":2}`)), [
    { path: "body.s", fastPath: "<session 1>", other: "aaaa" },
    { path: "body.n", fastPath: 1, other: 2 },
  ]);
});

test("a difference has the place of the deepest member that differs", () => {
  assert.deepEqual(differencesOf({ a: [1, { b: 2 }], c: null }, { a: [1, { b: 3 }], d: undefined }), [
    { path: "a.1.b", fastPath: 2, other: 3 },
    { path: "c", fastPath: null, other: undefined },
  ]);
  assert.deepEqual(differencesOf([], {}), [{ path: "", fastPath: [], other: {} }]);
});

const refusal = (status: number, message: string): unknown => ({
  status,
  headers: {},
  body: { error: { code: -1, message } },
});

test("a listed difference allows what it names, in the answers that it names", () => {
  const ours = { answers: [refusal(400, "no: a"), refusal(400, "no: a")] };
  const theirs = { answers: [refusal(404, "never"), refusal(404, "other")] };
  const differences = differencesOf(ours, theirs);
  const entry: ListedDifference = {
    request: "r",
    ours: "400 -1 no: *",
    theirs: "404 -1 never",
    why: "w",
    places: ["status"],
  };
  const used = new Set<ListedDifference>();
  const found = unlisted({ name: "case", ours, theirs, differences }, [entry], used);
  assert.deepEqual(
    found.map(({ path }) => path),
    ["answers.0.body.error.message", "answers.1.status", "answers.1.body.error.message"],
  );
  assert.deepEqual([...used], [entry]);
  const elsewhere = { ...entry, cases: /^other$/ };
  assert.equal(unlisted({ name: "case", ours, theirs, differences }, [elsewhere], used).length, differences.length);
});

test("the gist of an answer is one line", () => {
  assert.equal(gistOf(refusal(400, "no")), "400 -1 no");
  assert.equal(gistOf({ status: 202, headers: {} }), "202 nothing");
  assert.equal(gistOf({ status: 200, headers: { "content-type": "text/event-stream" } }), "200 a stream");
  assert.equal(gistOf({ status: 200, headers: {}, body: { result: {} } }), "200 a result");
});
