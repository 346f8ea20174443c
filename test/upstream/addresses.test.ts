/** Where requests go, how values stand in paths, and which trace goes on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { baseAddressOf, objectionToBaseAddress } from "../../src/upstream/addresses.js";
import { pathOf, UpstreamFailure } from "../../src/upstream/index.js";
import { isPlainPath, queryOf } from "../../src/upstream/paths.js";
import { continuedTrace, randomSpanId } from "../../src/upstream/trace.js";
import { anyText } from "../support/anyText.js";
import { scripted, search } from "./scripted.js";

test("a base address is https, or http on loopback, without a user, a query and a fragment", () => {
  const good = [
    "https://api.example",
    "https://api.example:8443/v2/",
    "http://127.0.0.1:4010/duffel",
    "http://[::1]:1",
  ];
  for (const text of [...good, "http://localhost:3000", "http://127.9.9.9"])
    assert.equal(objectionToBaseAddress(text), undefined, text);
  const bad: readonly (readonly [text: string, words: RegExp])[] = [
    ["", /begins with https/],
    ["api.example", /begins with https/],
    ["ftp://api.example", /begins with https/],
    ["http://api.example", /loopback alone/],
    ["http://127.0.0.1.example", /loopback alone/],
    ["http://[::2]", /loopback alone/],
    ["https://user:hidden@api.example", /without a user/],
    ["https://api.example/?key=hidden", /without a query/],
    ["https://api.example/#hidden", /without a query/],
  ];
  for (const [text, words] of bad) {
    assert.match(objectionToBaseAddress(text) ?? "", words, text);
    assert.throws(
      () => baseAddressOf(text),
      (error) => error instanceof RangeError && !error.message.includes("hidden"),
    );
  }
});

test("a base address has a host, a port and what stands before each path", () => {
  const { host, port, prefix, isSecure } = baseAddressOf("http://[::1]:4010/duffel//");
  assert.deepEqual([host, port, prefix, isSecure], ["::1", 4010, "/duffel", false]);
  assert.deepEqual([baseAddressOf("https://api.example").port, baseAddressOf("https://api.example").prefix], [443, ""]);
});

test("a value never leaves its place in a path, whatever it is", () => {
  assert.equal(pathOf`/air/offers/${"off_1"}/seats/${12}`, "/air/offers/off_1/seats/12");
  assert.equal(pathOf`/v4/${"Clients!A2:N"}`, "/v4/Clients!A2%3AN");
  assert.equal(pathOf`/air/offers/${"a/../b?c#d"}`, "/air/offers/a%2F..%2Fb%3Fc%23d");
  fc.assert(
    fc.property(anyText(), (value) => {
      const path = pathOf`/air/offers/${value}/end`;
      assert.equal(path.split("/").length, 5);
      const isUp = value === "." || value === "..";
      assert.equal(isPlainPath(path), !isUp);
    }),
  );
});

test("a path that goes up, leaves the origin or breaks the line is refused before anything is sent", async () => {
  for (const path of [
    "air",
    "http://elsewhere.example/",
    "/a/../b",
    "/a/%2e%2E/b",
    "/a b",
    "/a?b",
    "/a\r\nb: c",
    "/a\\b",
  ]) {
    const { upstream, call, sent } = scripted([{}]);
    await assert.rejects(
      upstream.send({ ...search, path }, call()),
      (error) => error instanceof UpstreamFailure && error.kind === "refused",
      path,
    );
    assert.equal(sent.length, 0);
  }
});

test("a header with a line break is refused before anything is sent, and is not in the failure", async () => {
  const repeatKey = { header: "idempotency-key", value: "a\r\nb: hidden" };
  const { upstream, call, sent } = scripted([{}]);
  await assert.rejects(
    upstream.send({ ...search, repeatKey }, call()),
    (error) =>
      error instanceof UpstreamFailure && error.kind === "refused" && !JSON.stringify(error).includes("hidden"),
  );
  assert.equal(sent.length, 0);
});

test("a query leaves out what is undefined, and encodes the rest, half a character included", () => {
  assert.equal(queryOf({}), "");
  assert.equal(
    queryOf({ a: undefined, keyword: "São & co", max: 3, direct: true }),
    "?keyword=S%C3%A3o%20%26%20co&max=3&direct=true",
  );
  assert.equal(queryOf({ half: "a\ud800b" }), "?half=a%EF%BF%BDb");
});

test("a caller's trace goes on with a new span, and one that is malformed does not go out", () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const span = () => "00f067aa0ba902b7";
  assert.equal(continuedTrace(`00-${traceId}-1111111111111111-00`, span), `00-${traceId}-00f067aa0ba902b7-00`);
  assert.equal(continuedTrace(`01-${traceId}-1111111111111111-01-later`, span), `00-${traceId}-00f067aa0ba902b7-01`);
  const zeros = "0".repeat(32);
  const bad = [undefined, "", `ff-${traceId}-1111111111111111-01`, `00-${zeros}-1111111111111111-01`];
  for (const traceparent of [...bad, `00-${traceId}-${"0".repeat(16)}-01`, `00-${traceId}-1111111111111111-01\r\n`])
    assert.equal(continuedTrace(traceparent, span), undefined);
  assert.match(randomSpanId(), /^[0-9a-f]{16}$/);
  assert.notEqual(randomSpanId(), randomSpanId());
});
