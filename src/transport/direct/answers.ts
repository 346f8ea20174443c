/**
 * Writes answers as JSON-RPC text, each result once: what revision 2026-07-28 adds to a result is put into its text. It knows
 * no method and no transport.
 */
import { SERVER_INFO_META_KEY } from "@modelcontextprotocol/server";
import type { Era, WireError } from "../../runtime/rendering.js";
import { type Fields, isFields } from "./envelope.js";

/** One JSON-RPC message. Bytes where they were there before the question. */
export type Answer = string | Buffer;

export interface CacheHint {
  readonly ttlMs: number;
  readonly cacheScope: "public" | "private";
}

export interface ResultWriter {
  /** `hint` is given for methods whose results may be cached; a result that says so itself is believed. */
  readonly textOf: (result: object, era: Era, hint?: CacheHint) => string;
}

const opened = (text: string): string => (text === "{}" ? "{" : `${text.slice(0, -1)},`);

/** Writes results with the identity of the server in each that is modern. */
export const createResultWriter = (serverInfo: Fields): ResultWriter => {
  const stamp = `"resultType":"complete","_meta":${JSON.stringify({ [SERVER_INFO_META_KEY]: serverInfo })}}`;

  const modernText = (result: object, hint: CacheHint | undefined): string => {
    const own: unknown = Reflect.get(result, "_meta");
    const hinted = hint === undefined || "ttlMs" in result ? result : { ...result, ...hint };
    if (own === undefined) return `${opened(JSON.stringify(hinted))}${stamp}`;
    const meta = isFields(own) ? { ...own, [SERVER_INFO_META_KEY]: serverInfo } : own;
    return JSON.stringify({ ...hinted, resultType: "complete", _meta: meta });
  };

  return {
    textOf: (result, era, hint) => (era === "legacy" ? JSON.stringify(result) : modernText(result, hint)),
  };
};

const idText = (id: string | number): string => (typeof id === "number" ? String(id) : JSON.stringify(id));

/** The answer with a result that has just been written. */
export const answerOf = (id: string | number, resultText: string): string =>
  `{"jsonrpc":"2.0","id":${idText(id)},"result":${resultText}}`;

/** The bytes of a result that is to be sent more than once. */
export const keptBytes = (resultText: string): Buffer => Buffer.from(`${resultText}}`);

/** The answer with a result whose bytes are kept. */
export const answerWith = (id: string | number, kept: Buffer): Buffer => {
  const head = `{"jsonrpc":"2.0","id":${idText(id)},"result":`;
  const headLength = Buffer.byteLength(head);
  const bytes = Buffer.allocUnsafe(headLength + kept.length);
  bytes.write(head);
  kept.copy(bytes, headLength);
  return bytes;
};

export const errorAnswer = (
  id: string | number,
  { code, message, data }: Pick<WireError, "code" | "message" | "data">,
) => JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });
