/** To whom the state of a call's rounds belongs, for callers without a session: the seal is left out, only the binding is looked at. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { openTalk } from "./connected.js";

const anonymousIn = (worldHeader: string, requestState: unknown, sealed: unknown[]): Caller => ({
  transport: "http",
  era: "modern",
  correlationId: "test",
  signal: new AbortController().signal,
  meta: {},
  handleHeader: undefined,
  worldHeader,
  connection: undefined,
  clientName: null,
  clientVersion: null,
  protocolVersion: null,
  exchange: {
    notify: () => undefined,
    request: undefined,
    closeStream: () => undefined,
    capabilities: new Set(["elicitation", "roots", "sampling"]),
    leastSeverity: undefined,
    inputResponses: {},
    requestState,
    seal: async (state) => {
      sealed.push(state);
      return "sealed";
    },
  },
  onScope: () => undefined,
});

test("what an anonymous caller answered in one world is not taken for an answer in another", async (context) => {
  const { runtime } = await openTalk(context);
  const sealed: unknown[] = [];
  const interview = { name: "interview", arguments: { topic: "tea" } };
  await runtime.callTool(interview, anonymousIn("one", undefined, sealed));
  await runtime.callTool(interview, anonymousIn("one", sealed[0], sealed));
  await assert.rejects(runtime.callTool(interview, anonymousIn("other", sealed[0], sealed)), /belongs to another call/);
  await runtime.getPrompt({ name: "farewell", arguments: {} }, anonymousIn("one", undefined, sealed));
  await assert.rejects(
    runtime.getPrompt({ name: "farewell", arguments: {} }, anonymousIn("other", sealed[2], sealed)),
    /belongs to another call/,
  );
});
