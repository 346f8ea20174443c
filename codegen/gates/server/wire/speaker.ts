/**
 * One side of a conversation with an MCP server, message by message and without validation: an official client would reorder and
 * drop what has to be compared byte for byte. Supports both eras and knows no transport.
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

/** The code and message of an error, without its correlation id, so that the same fault always reads the same. */
export const shownError = ({ code, message, data }: ReplyError): string => {
  const id = isObject(data) ? data["correlationId"] : undefined;
  return `${code} ${shownValue(typeof id === "string" && id !== "" ? message.replaceAll(id, "...") : message)}`;
};

export type Reply = { readonly result: JsonObject } | { readonly error: ReplyError };

export interface Speaker {
  readonly transport: "stdio" | "http";
  readonly era: Era;
  /** The result of `initialize` or `server/discover`, which opened the conversation. */
  readonly greeting: JsonObject;
  /** Rejects with a WireFault if there is no readable reply. */
  readonly request: (method: string, parameters: JsonObject) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

/** Limits on a server. A server that exceeds one gets a finding. */
export interface WireLimits {
  /** From the start of a process to its first answer. Not used for a server that is already running. */
  readonly bootMs: number;
  readonly requestMs: number;
  /** For all requests to one server together. */
  readonly totalMs: number;
  readonly mostBytes: number;
}

const mostBytes = 16 * 1024 * 1024;

/** For a server that somebody runs for others. */
export const usualLimits: WireLimits = { bootMs: 10_000, requestMs: 10_000, totalMs: 60_000, mostBytes };

/** For servers that the gate starts, beside other work on this machine: only a server that hangs reaches them. */
export const bootedLimits: WireLimits = { bootMs: 60_000, requestMs: 30_000, totalMs: 180_000, mostBytes };

/** `server-slow`: no answer came in time, so nothing is known of what the server serves. */
export type WireRule = "server-unreachable" | "server-start" | "server-protocol" | "server-slow";

/** Thrown if there is no readable reply: says what the server did instead, and what to do about it if that is known. */
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

/** A request message. In the modern era `_meta` gets the envelope; the other members of `_meta` are kept. */
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

/** Parses a message. Throws a WireFault if it is not one. */
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

/** The reply in a message with an `id`; undefined for a notification or a request of the server. */
export const replyOf = (message: JsonObject): Reply | undefined => {
  const { result, error } = message;
  if (isObject(result)) return { result };
  if (!isObject(error)) return undefined;
  const { code, message: words, data } = error;
  return { error: { code: Number(code), message: String(words), data } };
};

/** The result of the greeting. Throws a WireFault if the server refuses it. */
export const greetingOf = (reply: Reply, method: string): JsonObject => {
  if ("result" in reply) return reply.result;
  const { code, message } = reply.error;
  throw new WireFault("server-protocol", `refuses ${method}: ${code} ${shownValue(message)}`);
};
