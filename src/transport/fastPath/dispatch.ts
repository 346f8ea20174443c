/**
 * Answers plain requests without the SDK, with the same methods. A plain request gets one response and nothing else, so
 * it needs no connection. It knows no transport and no tool.
 */
import {
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  PROTOCOL_VERSION_META_KEY,
} from "@modelcontextprotocol/server";
import type { Caller } from "../../runtime/calls/caller.js";
import { asksForFirst } from "../../runtime/calls/paging.js";
import { asWireError, type Era, WireError } from "../../runtime/calls/rendering.js";
import type { Runtime } from "../../runtime/runtime.js";
import { createConnection } from "../mcp/connection.js";
import { type AnswerMethod, listCacheHints, serverInfoOf } from "../mcp/methods.js";
import { createProtocolServer } from "../mcp/protocolServer.js";
import { modernRevision } from "./envelope.js";
import {
  type Answer,
  answerOf,
  answerWith,
  type CacheHint,
  createStamp,
  errorAnswer,
  keptBytes,
} from "./fastPathAnswers.js";
import { FastPathCaller, type FastPathSource } from "./fastPathCaller.js";
import { type FastPathRequest, plainRequestOf } from "./fastPathRequest.js";

export type { Answer } from "./fastPathAnswers.js";
export type { FastPathSource } from "./fastPathCaller.js";
export type { FastPathRequest } from "./fastPathRequest.js";

export interface FastPathDispatch {
  /** The message as a request that can be answered on the fast path; undefined where the SDK has to answer. */
  readonly read: (message: unknown, era: Era) => FastPathRequest | undefined;
  /** The whole JSON-RPC response. Never rejects. */
  readonly answer: (request: FastPathRequest, source: FastPathSource) => Promise<Answer>;
}

const privateNow: CacheHint = { ttlMs: 0, cacheScope: "private" };

/** The result of `server/discover` as the SDK gives it, in bytes. */
const discover = async (runtime: Runtime): Promise<Buffer> => {
  const handler = createMcpHandler(
    ({ era }) => createProtocolServer(runtime, era, createConnection({ transport: "http", filtersByUri: true })),
    { legacy: "reject" },
  );
  const method = "server/discover";
  const _meta = { [PROTOCOL_VERSION_META_KEY]: modernRevision, [CLIENT_CAPABILITIES_META_KEY]: {} };
  const request = new Request("http://localhost/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", "mcp-protocol-version": modernRevision, "mcp-method": method },
  });
  const response = await handler.fetch(request, { parsedBody: { jsonrpc: "2.0", id: 1, method, params: { _meta } } });
  return keptBytes(Object(await response.json()).result);
};

export const createFastPathDispatch = (
  runtime: Runtime,
  methods: ReadonlyMap<string, AnswerMethod>,
): FastPathDispatch => {
  const stamp = createStamp(serverInfoOf(runtime));
  /**
   * Results of list methods, by era, method and cursor. They are the same for every caller and few: an unknown cursor
   * throws.
   */
  const lists = new Map<string, Buffer>();
  let discovery: Promise<Buffer> | undefined;
  /** The bytes of frozen results: the methods freeze a result that they return more than once. */
  const reused: Readonly<Record<Era, WeakMap<object, Buffer>>> = { legacy: new WeakMap(), modern: new WeakMap() };

  const list = async (request: FastPathRequest, answer: AnswerMethod, caller: Caller): Promise<Answer> => {
    const { era, id, method, parameters } = request;
    const key = `${era} ${method} ${asksForFirst(parameters["cursor"]) ? "" : `after ${parameters["cursor"]}`}`;
    const kept = lists.get(key);
    if (kept !== undefined) return answerWith(id, kept);
    const result = await answer(parameters, caller);
    const bytes = keptBytes(stamp(result, era, listCacheHints[method]));
    lists.set(key, bytes);
    return answerWith(id, bytes);
  };

  const resultAnswer = (id: FastPathRequest["id"], result: object, era: Era, hint?: CacheHint): Answer => {
    if (!Object.isFrozen(result)) return answerOf(id, stamp(result, era, hint));
    const kept = reused[era].get(result);
    if (kept !== undefined) return answerWith(id, kept);
    const bytes = keptBytes(stamp(result, era, hint));
    reused[era].set(result, bytes);
    return answerWith(id, bytes);
  };

  const discoveryAnswer = async (id: FastPathRequest["id"]): Promise<Answer> => {
    discovery ??= discover(runtime).catch((error: unknown) => {
      discovery = undefined;
      throw error;
    });
    return answerWith(id, await discovery);
  };

  /** Returns a promise only if the method is asynchronous. */
  const answerMethod = (request: FastPathRequest, caller: Caller): Answer | Promise<Answer> => {
    const { id, era, method, parameters } = request;
    if (method === "ping") return answerOf(id, {});
    if (method === "server/discover") return discoveryAnswer(id);
    const answer = methods.get(method);
    if (answer === undefined) throw new Error(`no answer to ${method}`);
    if (method in listCacheHints) return list(request, answer, caller);
    const hint = method === "resources/read" ? privateNow : undefined;
    const result = answer(parameters, caller);
    return result instanceof Promise
      ? result.then((settled: object) => resultAnswer(id, settled, era, hint))
      : resultAnswer(id, result, era, hint);
  };

  const wireErrorOf = (error: unknown, { correlationId, era }: Caller): WireError =>
    error instanceof WireError ? error : asWireError(runtime.refusalOf(error, correlationId), era);

  const isAnswered = ({ method, name = "", meta }: FastPathRequest): boolean => {
    if (method === "prompts/get") return methods.has(method) && runtime.isPlainPrompt(name);
    if (method === "tools/call") return runtime.isPlain(name, meta["progressToken"] !== undefined);
    return method === "ping" || method === "server/discover" || methods.has(method);
  };

  return {
    read: (message, era) => {
      const request = plainRequestOf(message, era);
      return request !== undefined && isAnswered(request) ? request : undefined;
    },
    answer: async (request, source) => {
      const caller = new FastPathCaller(request, source);
      try {
        return await answerMethod(request, caller);
      } catch (thrown) {
        const error = wireErrorOf(thrown, caller);
        source.onRefusal?.(error);
        return errorAnswer(request.id, error);
      }
    },
  };
};
