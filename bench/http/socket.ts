/**
 * The lightest HTTP client that will do: one request at a time on a connection that stays open. It looks at the status and at
 * where an answer ends, and leaves the rest to its caller.
 */
import { once } from "node:events";
import { connect } from "node:net";

export interface HttpSocket {
  /** Sends a request; what comes back is given whole, head and body as they came. One at a time. */
  readonly exchange: (request: string, onAnswer: (answer: Buffer) => void) => void;
  readonly close: () => void;
}

const lastChunk = "0\r\n\r\n";

/** Where the answer ends, once its head is there: its length, or undefined for one in chunks. */
const lengthOf = (bytes: Buffer, headLength: number): number | undefined => {
  const head = bytes.toString("latin1", 0, headLength).toLowerCase();
  const at = head.indexOf("\r\ncontent-length:");
  if (at !== -1) return headLength + Number.parseInt(head.slice(at + 17), 10);
  return head.includes("\r\ntransfer-encoding: chunked") ? undefined : headLength;
};

const endsInLastChunk = (bytes: Buffer, headLength: number): boolean =>
  bytes.length >= headLength + lastChunk.length &&
  bytes.toString("latin1", bytes.length - lastChunk.length) === lastChunk;

/** Rejects if nobody listens; an end of the connection while an answer is awaited is thrown as an error of the socket. */
export const openSocket = async (port: number): Promise<HttpSocket> => {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let bytes: Buffer | undefined;
  let headLength = 0;
  let length: number | undefined;
  let take: ((answer: Buffer) => void) | undefined;

  const isWhole = (all: Buffer): boolean => {
    if (headLength === 0) {
      const end = all.indexOf("\r\n\r\n");
      if (end === -1) return false;
      headLength = end + 4;
      length = lengthOf(all, headLength);
    }
    return length === undefined ? endsInLastChunk(all, headLength) : all.length >= length;
  };

  socket.on("data", (chunk: Buffer) => {
    bytes = bytes === undefined ? chunk : Buffer.concat([bytes, chunk]);
    if (!isWhole(bytes)) return;
    const answer = bytes;
    const give = take;
    bytes = undefined;
    headLength = 0;
    take = undefined;
    give?.(answer);
  });
  socket.on("close", () => {
    if (take !== undefined) throw new Error(`the server on port ${port} ended a connection without an answer`);
  });
  return {
    exchange: (request, onAnswer) => {
      take = onAnswer;
      socket.write(request, "latin1");
    },
    close: () => void socket.destroy(),
  };
};

export interface Answer {
  readonly status: number;
  readonly sessionId: string | undefined;
  /** The JSON-RPC message; undefined for an empty body. */
  readonly message: unknown;
}

const unchunked = (body: string): string => {
  let text = "";
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.slice(at, lineEnd), 16);
    if (!(size > 0)) return text;
    text += body.slice(lineEnd + 2, lineEnd + 2 + size);
    at = lineEnd + 2 + size + 2;
  }
};

const messageIn = (text: string): unknown => {
  if (text === "") return undefined;
  if (text.startsWith("{")) return JSON.parse(text);
  const data = text.split("\n").filter((line) => line.startsWith("data: {"));
  return JSON.parse(data.at(-1)?.slice("data: ".length) ?? "null");
};

/** What an answer says: for greetings and for looks at what is measured, not for every answer. */
export const readAnswer = (bytes: Buffer): Answer => {
  const text = bytes.toString("latin1");
  const headEnd = text.indexOf("\r\n\r\n");
  const head = text.slice(0, headEnd);
  const body = text.slice(headEnd + 4);
  const isChunked = /^transfer-encoding: chunked$/im.test(head);
  return {
    status: Number(head.slice(9, 12)),
    sessionId: /^mcp-session-id: (\S+)/im.exec(head)?.[1],
    message: messageIn(Buffer.from(isChunked ? unchunked(body) : body, "latin1").toString()),
  };
};

/** `exchange` for one who waits. */
export const asked = (socket: HttpSocket, request: string): Promise<Buffer> =>
  new Promise((resolve) => socket.exchange(request, resolve));
