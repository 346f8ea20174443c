/** Writes JSON-RPC responses. A result that is sent often is serialized once. It knows no method and no transport. */

import { SERVER_INFO_META_KEY } from "@modelcontextprotocol/server";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { Era, WireError } from "../../runtime/calls/rendering.js";
import type { Fields } from "./envelope.js";

/**
 * One JSON-RPC message. It has two parts if the bytes of its result are kept: to copy them would cost as much as all
 * the rest.
 */
export type Answer = string | TwoPartAnswer;

export interface TwoPartAnswer {
  /** ASCII. */
  readonly head: string;
  readonly rest: Buffer;
}

export interface CacheHint {
  readonly ttlMs: number;
  readonly cacheScope: "public" | "private";
}

/** Request ids nearly always are. */
const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

const idText = (id: string | number): string => (typeof id === "number" ? String(id) : JSON.stringify(id));

/**
 * Adds to a result what its revision requires. `hint` is for methods whose results may be cached; values in the result
 * take precedence.
 */
export type Stamp = (result: object, era: Era, hint?: CacheHint) => object;

/**
 * Adds the server's identity to each modern result. The result is spread last: its own values win, and the copy is
 * fast.
 */
export const createStamp = (serverInfo: Fields): Stamp => {
  const stampMeta = { [SERVER_INFO_META_KEY]: serverInfo };
  return (result, era, hint) => {
    if (era === "legacy") return result;
    const own: unknown = Reflect.get(result, "_meta");
    const stamped = { resultType: "complete", _meta: stampMeta, ...hint, ...result };
    return isRecord(own) ? { ...stamped, _meta: { ...stampMeta, ...own } } : stamped;
  };
};

/** The response with a result that is sent once. */
export const answerOf = (id: string | number, result: object): string => JSON.stringify({ jsonrpc: "2.0", id, result });

/** The response with a result that is kept as JSON text. */
export const answerWithText = (id: string | number, resultText: string): string =>
  `{"jsonrpc":"2.0","id":${idText(id)},"result":${resultText}}`;

/** The bytes of a result that is sent more than once, and the brace that closes the message. */
export const keptBytes = (result: object): Buffer => Buffer.from(`${JSON.stringify(result)}}`);

/** The response with a result from `keptBytes`. */
export const answerWith = (id: string | number, rest: Buffer): Answer => {
  const head = `{"jsonrpc":"2.0","id":${idText(id)},"result":`;
  return isAscii(head) ? { head, rest } : `${head}${rest.toString()}`;
};

/** The response in one piece. */
export const joined = (answer: Answer): string | Buffer =>
  typeof answer === "string" ? answer : Buffer.concat([Buffer.from(answer.head), answer.rest]);

export const errorAnswer = (
  id: string | number,
  { code, message, data }: Pick<WireError, "code" | "message" | "data">,
) => JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });
