/**
 * One side of a conversation with an MCP server, message by message and unjudged: an official client would reorder and drop what
 * has to be compared byte for byte. Knows both eras and no transport.
 */
import type { JsonObject, JsonValue } from "../../../../src/contract/contract.js";
import { askingClient } from "../../../product.js";
import { isObject } from "../../../schema.js";
import { boundedJson } from "../../boundedJson.js";
import { shownValue } from "../../difference.js";

/** `legacy`: initialize and a session. `modern`: revision 2026-07-28, an envelope on each request. */
export type Era = "legacy" | "modern";

export const revisions: Readonly<Record<Era, string>> = { legacy: "2025-11-25", modern: "2026-07-28" };

export interface ReplyError {
  readonly code: number;
  readonly message: string;
  readonly data: JsonValue | undefined;
}

/** The code and the message of an error, without an id of its call in it: the same fault is told alike each time. */
export const shownError = ({ code, message, data }: ReplyError): string => {
  const id = isObject(data) ? data["correlationId"] : undefined;
  return `${code} ${shownValue(typeof id === "string" && id !== "" ? message.replaceAll(id, "...") : message)}`;
};

export type Reply = { readonly result: JsonObject } | { readonly error: ReplyError };

export interface Speaker {
  readonly transport: "stdio" | "http";
  readonly era: Era;
  /** The result of `initialize` or `server/discover`, with which the conversation began. */
  readonly greeting: JsonObject;
  /** Rejects with a WireFault where no reply comes that can be read. */
  readonly request: (method: string, parameters: JsonObject) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

/** What a server may take: beyond it, a finding is made of it instead of waiting on. */
export interface WireLimits {
  /** From the start of a process to its first answer. A server that runs already has no use for it. */
  readonly bootMs: number;
  readonly requestMs: number;
  /** For everything that is asked of one server together. */
  readonly totalMs: number;
  readonly mostBytes: number;
}

const mostBytes = 16 * 1024 * 1024;

/** Of a server that somebody runs for others. */
export const usualLimits: WireLimits = { bootMs: 10_000, requestMs: 10_000, totalMs: 60_000, mostBytes };

/** Of a server that is started here, beside whatever else this machine does: only one that hangs takes as long. */
export const bootedLimits: WireLimits = { bootMs: 60_000, requestMs: 30_000, totalMs: 180_000, mostBytes };

/** `server-slow`: no answer came in time, so that nothing is known of what the server serves. */
export type WireRule = "server-unreachable" | "server-start" | "server-protocol" | "server-slow";

/** No reply that can be read: what the server did instead, and what to do about it where that is known. */
export class WireFault extends Error {
  readonly rule: WireRule;
  readonly mend: string | undefined;
  constructor(rule: WireRule, message: string, mend?: string) {
    super(message);
    this.name = "WireFault";
    this.rule = rule;
    this.mend = mend;
  }
}

const key = (name: string): string => `io.modelcontextprotocol/${name}`;

export const serverInfoKey = key("serverInfo");

/** A request as it is sent: in the modern era with its envelope, whose other members are kept. */
export const requestOf = (era: Era, id: number, method: string, parameters: JsonObject): JsonObject => {
  if (era === "legacy") return { jsonrpc: "2.0", id, method, params: parameters };
  const given = parameters["_meta"];
  const envelope = {
    ...(isObject(given) ? given : {}),
    [key("protocolVersion")]: revisions.modern,
    [key("clientCapabilities")]: {},
    [key("clientInfo")]: askingClient,
  };
  return { jsonrpc: "2.0", id, method, params: { ...parameters, _meta: envelope } };
};

const initializeParameters: JsonObject = {
  protocolVersion: revisions.legacy,
  capabilities: {},
  clientInfo: askingClient,
};
export const initializedNotification: JsonObject = { jsonrpc: "2.0", method: "notifications/initialized" };

export const greetingMethods: Readonly<Record<Era, string>> = { legacy: "initialize", modern: "server/discover" };
export const greetingParameters: Readonly<Record<Era, JsonObject>> = { legacy: initializeParameters, modern: {} };

/** Reads a message. Throws a WireFault where it is none. */
export const messageOf = (text: string, method: string): JsonObject => {
  try {
    const message = boundedJson(text);
    if (isObject(message) && message["jsonrpc"] === "2.0") return message;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new WireFault("server-protocol", `answers ${method} with what is no JSON: ${shownValue(text)}`);
  }
  throw new WireFault("server-protocol", `answers ${method} with what is no JSON-RPC message: ${shownValue(text)}`);
};

/** The reply in a message with an `id`; undefined for a notification or a request of the server's own. */
export const replyOf = (message: JsonObject): Reply | undefined => {
  const { result, error } = message;
  if (isObject(result)) return { result };
  if (!isObject(error)) return undefined;
  const { code, message: words, data } = error;
  return { error: { code: Number(code), message: String(words), data } };
};

/** The result of the first exchange. Throws where the server refuses it. */
export const greetingOf = (reply: Reply, method: string): JsonObject => {
  if ("result" in reply) return reply.result;
  const { code, message } = reply.error;
  throw new WireFault("server-protocol", `refuses ${method}: ${code} ${shownValue(message)}`);
};
