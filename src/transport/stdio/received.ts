/** Parses stdio input: a line as JSON, and JSON as a message. Pure. */
import { type JSONRPCMessage, parseJSONRPCMessage } from "@modelcontextprotocol/server";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { FastPathRequest } from "../fastPath/dispatch.js";
import { echoableId, parseJson } from "../jsonText.js";
import { initializeRefusal, isInitialize } from "../mcp/initializeParameters.js";
import type { FastPathLane } from "./fastPathLane.js";
import type { Line } from "./lines.js";

/** The error that answers a line, or one message of it. */
export interface Fault {
  readonly id: string | number | null;
  readonly code: number;
  readonly message: string;
}

/** A request for the fast path, or a message for the SDK. */
export type Accepted = { readonly request: FastPathRequest } | { readonly message: JSONRPCMessage };
export type Received = Accepted | Fault;

export const rpcError = ({ id, code, message }: Fault): object => ({ jsonrpc: "2.0", id, error: { code, message } });

export const invalid = (id: Fault["id"], what: string): Fault => ({
  id,
  code: -32600,
  message: `Invalid Request: ${what}`,
});

/** Whether it is an answer, even a malformed one. Answers are never answered: two peers that did so would never stop. */
const isAnswer = (value: unknown): boolean =>
  isRecord(value) && value["method"] === undefined && ("error" in value || "result" in value);

/** The value of a line, or the error that answers it; undefined for an empty line. */
export const readLine = (line: Line, limitBytes: number): { readonly value: unknown } | Fault | undefined => {
  if ("tooLong" in line) return invalid(null, `the limit is ${limitBytes} bytes`);
  if ("notUtf8" in line) return { id: null, code: -32700, message: "Parse error: the line is not UTF-8" };
  if (line.text.trim() === "") return undefined;
  const parsed = parseJson(line.text);
  return "code" in parsed ? { id: null, ...parsed } : parsed;
};

/** A value as a message, or the error that answers it; undefined for a malformed answer. */
export const readMessage = (value: unknown, take: FastPathLane["take"]): Received | undefined => {
  const request = take(value);
  if (request !== undefined) return { request };
  try {
    return { message: parseJSONRPCMessage(value) };
  } catch {
    if (isAnswer(value)) return undefined;
    const id = echoableId(value);
    const refusal = isInitialize(value) ? initializeRefusal(value) : undefined;
    if (refusal !== undefined) return { id, code: -32602, message: refusal.message };
    return invalid(id, "not a JSON-RPC 2.0 message");
  }
};
