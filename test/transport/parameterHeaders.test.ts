/** Arguments that are repeated in headers: `src/transport/http/requests/parameterHeaders.ts`. */
import assert from "node:assert/strict";
import test from "node:test";
import { mirroredArguments } from "../../src/contract/mirroredArguments.js";
import { parameterHeaderFault } from "../../src/transport/http/requests/parameterHeaders.js";

const mirrored = mirroredArguments({
  type: "object",
  properties: {
    region: { type: "string", "x-mcp-header": "Region" },
    filter: { type: "object", properties: { limit: { type: "integer", "x-mcp-header": "Limit" } } },
    query: { type: "string" },
  },
});

const faultOf = (given: unknown, headers: Readonly<Record<string, string>> = {}): string | undefined =>
  parameterHeaderFault(mirrored, given, (name) => headers[name]);

const base64 = (text: string): string => `=?base64?${Buffer.from(text).toString("base64")}?=`;

test("properties at any depth are mirrored, and no others", () => {
  assert.deepEqual(mirrored, [
    { path: ["region"], header: "mcp-param-region" },
    { path: ["filter", "limit"], header: "mcp-param-limit" },
  ]);
});

test("a header that repeats its argument is accepted, plain or encoded", () => {
  for (const header of ["eu", " eu ", base64("eu")]) {
    assert.equal(faultOf({ region: "eu" }, { "mcp-param-region": header }), undefined, header);
  }
  assert.equal(faultOf({ region: "Zürich" }, { "mcp-param-region": base64("Zürich") }), undefined);
});

test("numbers are compared as numbers", () => {
  assert.equal(faultOf({ filter: { limit: 42 } }, { "mcp-param-limit": "42.0" }), undefined);
  assert.match(faultOf({ filter: { limit: 42 } }, { "mcp-param-limit": "43" }) ?? "", /not the same/);
  assert.match(faultOf({ filter: { limit: 42 } }, { "mcp-param-limit": "0x2a" }) ?? "", /not the same/);
});

test("an argument without its header is a fault, a header without its argument is none", () => {
  assert.match(faultOf({ region: "eu" }) ?? "", /mcp-param-region is not there/);
  assert.equal(faultOf({ region: null }, { "mcp-param-region": "eu" }), undefined);
  assert.equal(faultOf({}, { "mcp-param-region": "eu" }), undefined);
});

test("what looks encoded and is not valid Base64 of text is a fault", () => {
  for (const header of ["=?base64?SGVsbG8?=", "=?base64?SGVs!!!bG8=?=", "=?base64?/w==?="]) {
    assert.match(faultOf({ region: "Hello" }, { "mcp-param-region": header }) ?? "", /not valid Base64/, header);
  }
});

test("half of the marks around an encoded value are part of a plain one", () => {
  for (const text of ["=?base64?SGVsbG8=", "SGVsbG8=?="]) {
    assert.equal(faultOf({ region: text }, { "mcp-param-region": text }), undefined, text);
  }
});

test("arguments that are no object, or inherit the name, have nothing to mirror", () => {
  for (const given of [undefined, null, "eu", [], Object.create({ region: "eu" })]) {
    assert.equal(faultOf(given), undefined);
  }
});
