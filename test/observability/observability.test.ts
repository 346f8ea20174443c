/** Correlation ids, masking, and what the log can and cannot hold. */
import assert from "node:assert/strict";
import test from "node:test";
import { severities } from "../../src/contract/handler.js";
import { correlationIdOf, traceparentOf } from "../../src/observability/correlation.js";
import { allowedFields } from "../../src/observability/log.js";
import { masked } from "../../src/observability/mask.js";
import { recordedLog } from "../runtime/fixtures/server.js";

const trace = "0af7651916cd43dd8448eb211c80319c";
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test("a traceparent wins over a request id, and anything malformed is as good as absent", () => {
  const traceparent = `00-${trace}-b7ad6b7169203331-01`;
  assert.equal(correlationIdOf({ traceparent, requestId: "r" }), trace);
  assert.equal(correlationIdOf({ traceparent: "nonsense", requestId: "r-1" }), "r-1");
  for (const sources of [
    {},
    { traceparent: `00-${"0".repeat(32)}-b7ad6b7169203331-01` },
    { requestId: "a b" },
    { requestId: "x".repeat(129) },
    { requestId: 5 },
    { requestId: "a\nb" },
  ]) {
    assert.match(correlationIdOf(sources), uuid);
  }
});

test("the first well-formed traceparent is passed on as it came", () => {
  const traceparent = `00-${trace}-b7ad6b7169203331-01`;
  assert.equal(
    traceparentOf(undefined, "nonsense", 5, traceparent, `00-${"b".repeat(32)}-b7ad6b7169203331-01`),
    traceparent,
  );
  assert.equal(traceparentOf(`00-${"0".repeat(32)}-b7ad6b7169203331-01`), undefined);
});

test("e-mail addresses, card numbers and passwords in URLs are masked, other text is not", () => {
  assert.equal(masked("ada@example.com paid with 4111 1111 1111 1111."), "[e-mail] paid with [card number].");
  assert.equal(masked("4111111111111111 and 378282246310005"), "[card number] and [card number]");
  assert.equal(masked("redis://user:secret@host:6379/0"), "redis://user:***@host:6379/0");
  assert.equal(masked("Bearer ya29.a0AbCdEfGhIjKlMnOp== was sent"), "Bearer *** was sent");
  assert.equal(
    masked("flight XH101 on 2026-06-15, TEST-AB12CD, port 3001"),
    "flight XH101 on 2026-06-15, TEST-AB12CD, port 3001",
  );
});

test("a line of a pack has the fields that are named and plain, their texts masked and cut", () => {
  const names = new Set(["operation", "latency", "status", "errorMessage", "list", "nothing"]);
  const fields = {
    operation: "x".repeat(1000),
    latency: 12,
    status: "for ada@example.com",
    errorMessage: null,
    list: ["ada@example.com"],
    apiKey: "secret",
    nothing: undefined,
  };
  const { log, lines } = recordedLog();
  log.line("warning", "Tool called for ada@example.com", allowedFields(fields, names));
  const { time, ...line } = JSON.parse(lines[0] ?? "");
  assert.deepEqual(line, {
    level: 40,
    operation: "x".repeat(300),
    latency: 12,
    status: "for [e-mail]",
    errorMessage: null,
    msg: "Tool called for [e-mail]",
  });
});

test("each severity has a level, and none of them is lost", () => {
  const { log, lines } = recordedLog();
  for (const severity of severities) log.line(severity, severity, {});
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).level),
    [20, 30, 30, 40, 50, 60, 60, 60],
  );
});

test("a call is one line with the allowed fields only", () => {
  const { log, lines } = recordedLog();
  const record = {
    correlationId: "c",
    operation: "tools/call",
    target: "greet",
    outcome: "ok",
    reason: null,
    durationMs: 1.5,
    transport: "http",
    era: "modern",
  } as const;
  log.call({ ...record, ...{ arguments: { name: "Ada" }, email: "ada@example.com" } });
  assert.equal(lines.length, 1);
  const { time, level, msg, ...fields } = JSON.parse(lines[0] ?? "");
  assert.deepEqual([typeof time, level, msg], ["number", 30, "call"]);
  assert.deepEqual(fields, record);
});

test("an exception is logged with its stack, masked", () => {
  const { log, lines } = recordedLog();
  log.exception("unexpected exception", new Error("for ada@example.com"), "c");
  const line = JSON.parse(lines[0] ?? "");
  assert.equal(line.correlationId, "c");
  assert.match(line.stack, /^Error: for \[e-mail\]\n {4}at /);
});
