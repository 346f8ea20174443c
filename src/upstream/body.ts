/** Reads the body of an answer: of bounded size before and after decompression, of an accepted media type, in UTF-8. */
import { isUtf8 } from "node:buffer";
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from "node:zlib";
import { UnusableAnswer } from "./failure.js";
import type { WireAnswer } from "./port.js";

type Decompress = (
  buffer: Buffer,
  options: ZlibOptions,
  callback: (error: Error | null, result: Buffer) => void,
) => void;

const decompressions: Readonly<Record<string, Decompress>> = {
  gzip: gunzip,
  "x-gzip": gunzip,
  deflate: inflate,
  br: brotliDecompress,
};

/** The value of `accept-encoding`. */
export const acceptedEncodings = "gzip, deflate, br";

/**
 * Collects bytes in one growing buffer, so that a body in a million pieces takes little more memory than one in a
 * single piece.
 */
const createPile = () => {
  let room: Buffer = Buffer.alloc(0);
  let bytes = 0;
  return {
    add: (piece: Uint8Array): number => {
      if (bytes === 0) {
        room = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
        bytes = piece.length;
        return bytes;
      }
      if (bytes + piece.length > room.length) {
        const larger = Buffer.allocUnsafe(Math.max(2 * room.length, bytes + piece.length));
        room.copy(larger, 0, 0, bytes);
        room = larger;
      }
      room.set(piece, bytes);
      bytes += piece.length;
      return bytes;
    },
    whole: (): Buffer => room.subarray(0, bytes),
  };
};

/** Reads all bytes of a body. Throws UnusableAnswer `tooLarge` as soon as there are more than `limitBytes`. */
const collected = async ({ headers, body }: WireAnswer, limitBytes: number): Promise<Buffer> => {
  if (Number(headers["content-length"] ?? 0) > limitBytes) throw new UnusableAnswer("tooLarge");
  const pile = createPile();
  for await (const piece of body) {
    if (pile.add(piece) > limitBytes) throw new UnusableAnswer("tooLarge");
  }
  return pile.whole();
};

const isTooMuch = (error: Error): boolean => "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

const decompressed = (bytes: Buffer, encoding: string, limitBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const decompress = Object.hasOwn(decompressions, encoding) ? decompressions[encoding] : undefined;
    if (decompress === undefined) return reject(new UnusableAnswer("mediaType"));
    decompress(bytes, { maxOutputLength: limitBytes }, (error, result) =>
      error === null ? resolve(result) : reject(new UnusableAnswer(isTooMuch(error) ? "tooLarge" : "malformed")),
    );
  });

const mediaTypePattern = /^\s*([^\s;]+)\s*(?:;(.*))?$/s;
const charsetPattern = /(?:^|;)\s*charset\s*=\s*"?([^\s";]*)/i;
const charsets: readonly (string | undefined)[] = [undefined, "utf-8", "utf8", "us-ascii"];

/** Whether the header names one of the media types, in UTF-8 or a charset that is part of it. */
export const isAccepted = (contentType: string | undefined, accept: readonly string[]): boolean => {
  const [, mediaType, parameters = ""] = mediaTypePattern.exec(contentType ?? "") ?? [];
  if (mediaType === undefined || !accept.includes(mediaType.toLowerCase())) return false;
  return charsets.includes(charsetPattern.exec(parameters)?.[1]?.toLowerCase());
};

const byteOrderMark = /^\uFEFF/;

/** The text of an answer; empty where it has no body. Throws UnusableAnswer, or what the line throws. */
export const readBody = async (answer: WireAnswer, accept: readonly string[], limitBytes: number): Promise<string> => {
  const { "content-type": contentType, "content-encoding": encoding = "identity" } = answer.headers;
  if (contentType !== undefined && !isAccepted(contentType, accept)) throw new UnusableAnswer("mediaType");
  if (answer.text !== undefined && contentType !== undefined) {
    if (answer.text.length > limitBytes) throw new UnusableAnswer("tooLarge");
    return answer.text;
  }
  const bytes = await collected(answer, limitBytes);
  if (bytes.length === 0) return "";
  if (contentType === undefined) throw new UnusableAnswer("mediaType");
  const named = encoding.trim().toLowerCase();
  const plain = named === "identity" || named === "" ? bytes : await decompressed(bytes, named, limitBytes);
  if (!isUtf8(plain)) throw new UnusableAnswer("malformed");
  return plain.toString("utf8").replace(byteOrderMark, "");
};
