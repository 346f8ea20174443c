/** Reads and parses a POST body within its limits, or says with which status and error it is refused. */
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { isJsonContentType } from "@modelcontextprotocol/server";
import { parseJson } from "../jsonText.js";

export interface BodyRefusal {
  readonly status: 400 | 413 | 415;
  readonly code: number;
  readonly message: string;
}

export type Body = { readonly value: unknown } | BodyRefusal;

const largestBatch = 20;

const tooLarge = (limitBytes: number): BodyRefusal => ({
  status: 413,
  code: -32600,
  message: `Payload Too Large: a body may have ${limitBytes} bytes`,
});

/** The bytes, or undefined as soon as there are more than allowed. Rejects if the client goes away. */
const readBytes = (request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let total = 0;
    const onData = (chunk: Buffer): void => {
      total += chunk.length;
      if (total <= limitBytes) {
        chunks.push(chunk);
        return;
      }
      request.off("data", onData);
      request.pause();
      resolve(undefined);
    };
    request.on("data", onData);
    request.on("end", () => {
      const [only] = chunks;
      resolve(chunks.length === 1 ? only : Buffer.concat(chunks, total));
    });
    request.on("error", reject);
  });

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

const decoded = (bytes: Buffer): string | undefined => {
  if (!isUtf8(bytes)) return undefined;
  const start = bytes[0] === 0xef && byteOrderMark.equals(bytes.subarray(0, 3)) ? 3 : 0;
  return bytes.toString("utf8", start);
};

const badRequest = (code: number, message: string): BodyRefusal => ({ status: 400, code, message });

/** The parsed JSON of a request. Media type, declared length, actual length, encoding, depth and syntax, in this order. */
export const readBody = async (request: IncomingMessage, limitBytes: number): Promise<Body> => {
  const { headers } = request;
  if (!isJsonContentType(headers["content-type"]) || headers["content-encoding"] !== undefined) {
    return { status: 415, code: -32600, message: "Unsupported Media Type: send application/json, without encoding" };
  }
  if (Number(headers["content-length"]) > limitBytes) return tooLarge(limitBytes);
  const bytes = await readBytes(request, limitBytes);
  if (bytes === undefined) return tooLarge(limitBytes);
  const text = decoded(bytes);
  if (text === undefined) return badRequest(-32700, "Parse error: the body is not UTF-8");
  const parsed = parseJson(text);
  if ("code" in parsed) return badRequest(parsed.code, parsed.message);
  if (Array.isArray(parsed.value) && parsed.value.length > largestBatch) {
    return badRequest(-32600, `Invalid Request: a batch may have ${largestBatch} messages`);
  }
  return parsed;
};
