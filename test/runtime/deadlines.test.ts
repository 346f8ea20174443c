/** The time of a tool: its calls end with it, whatever their handler does, and a tool without one pays nothing. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { CallContext } from "../../src/contract/handler.js";
import type { Caller } from "../../src/runtime/calls/caller.js";
import { WireError } from "../../src/runtime/calls/rendering.js";
import { handTimers } from "../support/handTimers.js";
import { until } from "../support/until.js";
import { openPack } from "./fixtures/server.js";
import { createTimedPack, type Handle, timeoutMs } from "./fixtures/timedPack.js";

const callerWith = (signal: AbortSignal): Caller => ({
  transport: "stdio",
  era: "legacy",
  correlationId: "c",
  signal,
  meta: {},
  handleHeader: undefined,
  worldHeader: undefined,
  connection: undefined,
  clientName: null,
  clientVersion: null,
  protocolVersion: null,
  exchange: undefined,
  onScope: () => undefined,
});

const open = async (context: TestContext, handle: Handle, latency = "none") => {
  const timers = handTimers();
  const { runtime, lines } = await openPack(context, createTimedPack(handle), { timers, latency });
  const controller = new AbortController();
  const call = (name: string) => runtime.callTool({ name }, callerWith(controller.signal));
  return { timers, call, controller, lines };
};

/** A handler that says when it runs, and waits for what never comes. */
const waiting = () => {
  let entered: (context: CallContext) => void = () => undefined;
  const running = new Promise<CallContext>((resolve) => {
    entered = resolve;
  });
  const handle: Handle = (context) => {
    entered(context);
    return new Promise(() => undefined);
  };
  return { running, handle };
};

const isTimeout = (error: unknown): boolean => {
  assert.ok(error instanceof WireError);
  assert.deepEqual([error.code, error.data["reason"], error.data["timeoutMs"]], [-32603, "TOOL_TIMEOUT", timeoutMs]);
  assert.equal(error.data["retryable"], true);
  return true;
};

test("a call ends with its tool's time, though its handler does not", async (context) => {
  const { running, handle } = waiting();
  const { timers, call } = await open(context, handle);
  const refused = assert.rejects(call("timed"), isTimeout);
  const { signal, remainingMs } = await running;
  assert.equal(remainingMs(), timeoutMs);
  await timers.pass(timeoutMs - 1);
  assert.deepEqual([remainingMs(), signal.aborted], [1, false]);
  await timers.pass(1);
  assert.deepEqual([remainingMs(), signal.aborted], [0, true]);
  await refused;
});

test("a handler that gives up with its signal ends the call with the same reason", async (context) => {
  const { timers, call, lines } = await open(
    context,
    ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const refused = assert.rejects(call("timed"), isTimeout);
  await until("the handler waits", () => timers.nextMs() !== undefined);
  await timers.pass(timeoutMs);
  await refused;
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).reason),
    ["TOOL_TIMEOUT"],
  );
});

test("whoever may have bought something is told to look first", async (context) => {
  const { running, handle } = waiting();
  const { timers, call } = await open(context, handle);
  const refused = assert.rejects(call("buy"), /look at what is there before you call again/);
  await running;
  await timers.pass(timeoutMs);
  await refused;
});

test("an answer in time leaves no timer behind", async (context) => {
  const { timers, call } = await open(context, async () => ({ done: true }));
  const { structuredContent } = Object(await call("timed"));
  assert.deepEqual([structuredContent, timers.nextMs()], [{ done: true }, undefined]);
});

test("a client that cancels ends the signal with its own reason, and the call is cancelled", async (context) => {
  const { timers, call, controller, lines } = await open(
    context,
    ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const refused = assert.rejects(
    call("timed"),
    (error) => error instanceof WireError && error.data["reason"] === "CANCELLED",
  );
  await until("the handler waits", () => timers.nextMs() !== undefined);
  controller.abort();
  await refused;
  assert.equal(timers.nextMs(), undefined);
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).outcome),
    ["cancelled"],
  );
});

test("a tool without a time has no timer, the caller's own signal, and no end", async (context) => {
  const { running, handle } = waiting();
  const { timers, call, controller } = await open(context, handle);
  void call("free");
  const { signal, remainingMs } = await running;
  assert.deepEqual(
    [signal === controller.signal, remainingMs(), timers.nextMs()],
    [true, Number.POSITIVE_INFINITY, undefined],
  );
});

test("time that calls are made to take is the tool's time too", async (context) => {
  const { timers, call } = await open(context, () => ({ done: true }), "2000-2000");
  const refused = assert.rejects(call("timed"), isTimeout);
  await until("the wait has begun", () => timers.nextMs() !== undefined && timers.nextMs() !== timeoutMs);
  await timers.pass(timeoutMs);
  await refused;
});
