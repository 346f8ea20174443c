/** Writes answers as JSON-RPC text, each result once. It knows no method and no transport. */

import { SERVER_INFO_META_KEY } from "@modelcontextprotocol/server";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { Era, WireError } from "../../runtime/calls/rendering.js";
import type { Fields } from "./envelope.js";

/** One JSON-RPC message. In two parts where most of it was there, as bytes, before the question: to copy them would cost as much as all the rest. */
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

/** Ids are, nearly always. */
const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

const idText = (id: string | number): string => (typeof id === "number" ? String(id) : JSON.stringify(id));

/**
 * Gives a result as its revision has it. `hint` is given for methods whose results may be cached; a result that says so itself
 * is believed.
 */
export type Stamp = (result: object, era: Era, hint?: CacheHint) => object;

/** Puts the identity of the server into each result that is modern. What is there first comes last: so objects are copied fast. */
export const createStamp = (serverInfo: Fields): Stamp => {
  const stampMeta = { [SERVER_INFO_META_KEY]: serverInfo };
  return (result, era, hint) => {
    if (era === "legacy") return result;
    const own: unknown = Reflect.get(result, "_meta");
    const stamped = { resultType: "complete", _meta: stampMeta, ...hint, ...result };
    return isRecord(own) ? { ...stamped, _meta: { ...stampMeta, ...own } } : stamped;
  };
};

/** The answer with a result that is sent once: written in one piece. */
export const answerOf = (id: string | number, result: object): string => JSON.stringify({ jsonrpc: "2.0", id, result });

/** The answer with a result whose text is kept. */
export const answerWithText = (id: string | number, resultText: string): string =>
  `{"jsonrpc":"2.0","id":${idText(id)},"result":${resultText}}`;

/** The bytes of a result that is to be sent more than once. */
export const keptBytes = (result: object): Buffer => Buffer.from(`${JSON.stringify(result)}}`);

/** The answer with a result whose bytes are kept. */
export const answerWith = (id: string | number, rest: Buffer): Answer => {
  const head = `{"jsonrpc":"2.0","id":${idText(id)},"result":`;
  return isAscii(head) ? { head, rest } : `${head}${rest.toString()}`;
};

/** The answer in one piece. */
export const joined = (answer: Answer): string | Buffer =>
  typeof answer === "string" ? answer : Buffer.concat([Buffer.from(answer.head), answer.rest]);

export const errorAnswer = (
  id: string | number,
  { code, message, data }: Pick<WireError, "code" | "message" | "data">,
) => JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });
