/** Callers that give up: each in the way of its transport and revision, on the wire itself. */
import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import type { TestContext } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Answer,
  answerOfError,
  answerOfResult,
  fieldsOf,
  idempotencyKey,
  type Outputs,
  type ToolName,
} from "./answers.js";
import { commandOf, type HttpServer, type Running, type Settings, startProcess } from "./product.js";

export interface ImpatientCaller {
  readonly call: <Name extends ToolName>(name: Name, input: unknown, key?: string) => Promise<Answer<Outputs[Name]>>;
  /** Calls, and gives up so many milliseconds later if there is no answer by then. */
  readonly giveUp: (name: ToolName, input: unknown, key: string, afterMs: number) => Promise<void>;
}

const clientInfo = { name: "impatient", version: "1" };
const initialize = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo },
};
const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };
const cancelled = (requestId: number) => ({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } });

const envelope = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": clientInfo,
};

const toolCall = (id: number, name: string, input: unknown, key: string | undefined, meta: object) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: input, _meta: { ...meta, ...(key !== undefined && { [idempotencyKey]: key }) } },
});

const answerOf = <Name extends ToolName>(message: unknown): Answer<Outputs[Name]> => {
  const { result, error } = fieldsOf(message);
  return error === undefined ? answerOfResult<Outputs[Name]>(result) : answerOfError(error);
};

const jsonHeaders = { "content-type": "application/json", accept: "application/json, text/event-stream" };

const messageOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  return JSON.parse(isStream ? (/^data: (\{.*"id".*\})$/m.exec(text)?.[1] ?? "null") : text);
};

/** Gives up by closing the connection, as revision 2026-07-28 has it. */
export const modernOverHttp = ({ mcp }: HttpServer, session: string): ImpatientCaller => {
  let lastId = 0;
  const post = (name: string, input: unknown, key: string | undefined, signal?: AbortSignal): Promise<Response> =>
    fetch(mcp, {
      method: "POST",
      headers: {
        ...jsonHeaders,
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": name,
        "x-gds-session": session,
      },
      body: JSON.stringify(toolCall(++lastId, name, input, key, envelope)),
      ...(signal !== undefined && { signal }),
    });
  return {
    call: async (name, input, key) => answerOf(await messageOf(await post(name, input, key))),
    giveUp: async (name, input, key, afterMs) => {
      const controller = new AbortController();
      const answered = post(name, input, key, controller.signal).then((response) => response.text());
      await Promise.race([pause(afterMs), answered]);
      controller.abort();
      await answered.catch(() => undefined);
    },
  };
};

/** Gives up by `notifications/cancelled`, in a session of 2025. */
export const legacyOverHttp = async ({ mcp }: HttpServer): Promise<ImpatientCaller> => {
  const post = (message: object, session: string, signal?: AbortSignal): Promise<Response> =>
    fetch(mcp, {
      method: "POST",
      headers: { ...jsonHeaders, ...(session !== "" && { "mcp-session-id": session }) },
      body: JSON.stringify(message),
      ...(signal !== undefined && { signal }),
    });
  const opened = await post(initialize, "");
  await opened.text();
  const session = opened.headers.get("mcp-session-id") ?? assert.fail("initialize opens no session");
  await (await post(initialized, session)).text();
  let lastId = 0;
  return {
    call: async (name, input, key) =>
      answerOf(await messageOf(await post(toolCall(++lastId, name, input, key, {}), session))),
    giveUp: async (name, input, key, afterMs) => {
      const id = ++lastId;
      const controller = new AbortController();
      const answered = post(toolCall(id, name, input, key, {}), session, controller.signal).then((response) =>
        response.text(),
      );
      await Promise.race([pause(afterMs), answered]);
      assert.equal((await post(cancelled(id), session)).status, 202);
      controller.abort();
      await answered.catch(() => undefined);
    },
  };
};

/** Gives up by `notifications/cancelled`, on a process of its own. */
export const overStdio = async (
  context: TestContext,
  settings: Settings,
  ...words: readonly string[]
): Promise<ImpatientCaller & Running> => {
  const running = startProcess(context, commandOf(settings, ...words));
  const { stdin, stdout } = running.process;
  assert.ok(stdin !== null && stdout !== null, "the child has pipes");
  const waiting = new Map<unknown, (message: unknown) => void>();
  createInterface({ input: stdout }).on("line", (line) => {
    const message: unknown = JSON.parse(line);
    waiting.get(fieldsOf(message)["id"])?.(message);
  });
  const answerTo = (message: { readonly id: number }): Promise<unknown> =>
    new Promise((resolve) => {
      waiting.set(message.id, resolve);
      stdin.write(`${JSON.stringify(message)}\n`);
    });
  await answerTo(initialize);
  stdin.write(`${JSON.stringify(initialized)}\n`);
  let lastId = 0;
  return {
    ...running,
    call: async (name, input, key) => answerOf(await answerTo(toolCall(++lastId, name, input, key, {}))),
    giveUp: async (name, input, key, afterMs) => {
      const id = ++lastId;
      await Promise.race([pause(afterMs), answerTo(toolCall(id, name, input, key, {}))]);
      stdin.write(`${JSON.stringify(cancelled(id))}\n`);
    },
  };
};
