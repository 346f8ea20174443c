/** The rendering of refusals: templates, data, and the codes of both eras. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { CapabilityMissing, ToolFailure } from "../../src/contract/refusal.js";
import { product } from "../../src/product.js";
import {
  asWireError,
  capabilityRefusal,
  catalogued,
  filled,
  internalRefusal,
  refusedResult,
  requestRefusal,
  withContractCode,
} from "../../src/runtime/calls/rendering.js";
import { createFixturePack } from "./fixtures/pack.js";

const context = { contract: createFixturePack().contract, correlationId: "c" };

test("placeholders are filled once, so that a value cannot bring its own", () => {
  assert.equal(filled("{a} and {b}", { a: "{b}", b: "x" }), "{b} and x");
  assert.equal(
    filled("{list}; {none}; {object}; {toString}", { list: [1, "two"], object: { secret: 1 } }),
    "1, two; (none); (an object); (none)",
  );
  fc.assert(
    fc.property(fc.anything(), (value) => {
      assert.ok(filled("Invalid '{value}'", { value }).length <= 2000);
    }),
  );
});

test("the data of a refusal has the fixed keys first, the details, and no detail can replace a fixed key", () => {
  const failure = new ToolFailure("SOLD_OUT", {
    field: "city",
    value: "x",
    left: 3,
    reason: "MINE",
    docs: "evil",
    retryAfterMs: 500,
  });
  const refusal = catalogued(failure, context);
  assert.deepEqual(Object.entries(refusal?.data ?? {}), [
    ["field", "city"],
    ["value", "x"],
    ["reason", "SOLD_OUT"],
    ["hint", "Call greet instead of asking for x."],
    ["retryable", true],
    ["docs", "fixture://errors#SOLD_OUT"],
    ["correlationId", "c"],
    ["left", 3],
    ["retryAfterMs", 500],
  ]);
});

test("a long or deep value is sent back shortened", () => {
  const value = "x".repeat(100_000);
  const refusal = catalogued(new ToolFailure("NOT_THERE", { field: "city", value }), context);
  assert.ok(JSON.stringify(refusal).length < 1500);
});

test("a reason that is in no catalogue is not rendered", () => {
  for (const reason of ["NO_SUCH", "__proto__", "toString"]) {
    assert.equal(catalogued(new ToolFailure(reason, { field: "a", value: 1 }), context), undefined);
  }
});

test("the contract's code survives on a 2025 connection, and reserved codes never reach a modern one", () => {
  const refusal = catalogued(new ToolFailure("SOLD_OUT", { field: "city", value: "x" }), context);
  assert.ok(refusal);
  const legacy = asWireError(refusal, "legacy");
  const rewritten = { jsonrpc: "2.0", id: 1, error: { code: -32602, message: "m", data: legacy.data } };
  assert.equal(withContractCode(rewritten).error.code, -32002);
  const modern = asWireError(refusal, "modern");
  assert.equal(
    withContractCode({ ...rewritten, error: { code: -32602, message: "m", data: modern.data } }).error.code,
    -32602,
  );
  assert.deepEqual(Object.keys(JSON.parse(JSON.stringify(legacy.data))), Object.keys(refusal.data));
  const other = { jsonrpc: "2.0", id: 1, error: { code: -1, message: "m", data: { code: 5 } } };
  assert.equal(withContractCode(other), other);
});

test("an internal error tells the correlation id and nothing else", () => {
  const { code, isAlwaysRpc, message, data } = internalRefusal(context);
  assert.deepEqual([code, isAlwaysRpc], [-32603, true]);
  assert.match(message, /under c\./);
  assert.equal(data["correlationId"], "c");
});

test("a message ends with what to do next, and says it once", () => {
  const refusal = catalogued(new ToolFailure("SOLD_OUT", { field: "city", value: "x", left: 3 }), context);
  assert.ok(refusal);
  assert.ok(refusal.message.endsWith(". Call greet instead of asking for x."), refusal.message);
  assert.equal(asWireError(refusal, "legacy").message, refusal.message);
  const result = refusedResult(refusal, "modern", "auto", product);
  const [content] = result.content;
  assert.equal(content?.text.split("\n")[0], refusal.message);
  assert.equal(content?.text.split("Call greet instead").length, 2);
  assert.deepEqual(result._meta[product.metaKeys.error], {
    code: refusal.code,
    message: refusal.message,
    data: refusal.data,
  });
});

test("a message that is prescribed word for word stays so: its hint is in the data", () => {
  const { contract } = context;
  const { SOLD_OUT: entry } = contract.errors;
  assert.ok(entry);
  const prescribed = { ...contract, errors: { SOLD_OUT: { ...entry, message: "Exactly this", verbatim: true } } };
  const refusal = catalogued(new ToolFailure("SOLD_OUT", { field: "city", value: "x" }), {
    contract: prescribed,
    correlationId: "c",
  });
  assert.deepEqual([refusal?.message, refusal?.data["hint"]], ["Exactly this", "Call greet instead of asking for x."]);
});

test("advice for one case stands in the place of the catalogue's hint", () => {
  const failure = new ToolFailure("SOLD_OUT", { field: "city", value: "x" }, {}, "Leave city out.");
  const refusal = catalogued(failure, context);
  assert.equal(refusal?.data["hint"], "Leave city out.");
  assert.ok(refusal?.message.endsWith(" Leave city out."));
});

test("a malformed request and a client that lacks something lead on as well", () => {
  const fault = { field: "name", value: "x", message: "Unknown tool 'x': did you mean y?", hint: "Call one of y." };
  assert.equal(
    requestRefusal("BAD_REQUEST", fault, context).message,
    "Unknown tool 'x': did you mean y? Call one of y.",
  );
  const { message } = capabilityRefusal(new CapabilityMissing(["sampling"]), context);
  assert.match(message, /\. Use a client that declares sampling, or another tool\.$/);
});
