/** Reads and parses a POST body within its limits, or says with which status and error it is refused. */
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { isJsonContentType } from "@modelcontextprotocol/server";
import { parseJson } from "../../jsonText.js";

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

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

const decoded = (bytes: Buffer): string | undefined => {
  if (!isUtf8(bytes)) return undefined;
  const start = bytes[0] === 0xef && byteOrderMark.equals(bytes.subarray(0, 3)) ? 3 : 0;
  return bytes.toString("utf8", start);
};

const badRequest = (code: number, message: string): BodyRefusal => ({ status: 400, code, message });

const unsupported: BodyRefusal = {
  status: 415,
  code: -32600,
  message: "Unsupported Media Type: send application/json, without encoding",
};

const encoded: BodyRefusal = {
  ...unsupported,
  message: "Unsupported Media Type: send the body without encoding",
};

/** Parses a body. Checks encoding, depth, syntax and batch size, in this order. */
const bodyOf = (bytes: Buffer): Body => {
  const text = decoded(bytes);
  if (text === undefined) return badRequest(-32700, "Parse error: the body is not UTF-8");
  const parsed = parseJson(text);
  if ("code" in parsed) return badRequest(parsed.code, parsed.message);
  if (Array.isArray(parsed.value) && parsed.value.length > largestBatch) {
    return badRequest(-32600, `Invalid Request: a batch may have ${largestBatch} messages`);
  }
  return parsed;
};

/** Reads a body to its end, or to the limit. Rejects if the client disconnects. */
const readToEnd = <Read>(
  request: IncomingMessage,
  limitBytes: number,
  read: (bytes: Buffer) => Read,
): Promise<Read | BodyRefusal> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let total = 0;
    // Listeners hold the body, and the request object may live as long as an event stream: so they are removed.
    const stopListening = (): void => {
      request.off("data", onData).off("end", onEnd).off("error", onError);
    };
    const onData = (chunk: Buffer): void => {
      total += chunk.length;
      if (total <= limitBytes) {
        chunks.push(chunk);
        return;
      }
      stopListening();
      request.pause();
      resolve(tooLarge(limitBytes));
    };
    const onEnd = (): void => {
      stopListening();
      const [only = Buffer.alloc(0)] = chunks;
      resolve(read(chunks.length > 1 ? Buffer.concat(chunks, total) : only));
    };
    const onError = (error: Error): void => {
      stopListening();
      reject(error);
    };
    request.on("data", onData).on("end", onEnd).on("error", onError);
  });

const isJson = (contentType: string | undefined): boolean =>
  contentType === "application/json" || isJsonContentType(contentType);

/** The parsed JSON of a request. Media type and declared length are checked before anything is read. */
export const readBody = (request: IncomingMessage, limitBytes: number): Promise<Body> => {
  const { headers } = request;
  const isRefused = !isJson(headers["content-type"]) || headers["content-encoding"] !== undefined;
  if (isRefused) return Promise.resolve(unsupported);
  if (Number(headers["content-length"]) > limitBytes) return Promise.resolve(tooLarge(limitBytes));
  return readToEnd(request, limitBytes, bodyOf);
};

/** The raw bytes of a request of any media type; empty if there is no body. */
export const readBytes = (
  request: IncomingMessage,
  limitBytes: number,
): Promise<{ readonly bytes: Buffer } | BodyRefusal> => {
  const { headers } = request;
  if (headers["content-encoding"] !== undefined) return Promise.resolve(encoded);
  if (Number(headers["content-length"]) > limitBytes) return Promise.resolve(tooLarge(limitBytes));
  return readToEnd(request, limitBytes, (bytes) => ({ bytes }));
};

const textOf = (bytes: Buffer): { readonly text: string } | BodyRefusal => {
  const text = decoded(bytes);
  return text === undefined ? badRequest(-32700, "the body is not UTF-8") : { text };
};

/** The text of a request of any media type; empty if there is no body. */
export const readText = async (
  request: IncomingMessage,
  limitBytes: number,
): Promise<{ readonly text: string } | BodyRefusal> => {
  const read = await readBytes(request, limitBytes);
  return "bytes" in read ? textOf(read.bytes) : read;
};
