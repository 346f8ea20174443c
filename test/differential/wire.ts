/**
 * One request as bytes over a socket of its own, and the answer as it came, however odd either is. It knows HTTP/1.1 as far
 * as it takes to find the end of an answer, and no protocol above it.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Answer, messagesOf, parseAnswer } from "./answer.js";

export type HeaderLine = readonly [name: string, value: string];

export interface WireRequest {
  readonly method: string;
  /** The request target. */
  readonly path: string;
  readonly httpVersion: "1.0" | "1.1";
  /** As they are sent: in this order, in this case, with duplicates. A Host is added where there is none. */
  readonly headers: readonly HeaderLine[];
  readonly body: string | Uint8Array;
  /** `bare`: the headers say what they say, and the body follows. */
  readonly framing: "length" | "chunked" | "bare";
  /** What becomes of the connection: something more is asked on it; it is told that nothing more will come; it is left. */
  readonly end: "ask-more" | "half-close" | "leave";
  /** How much of the server's time passes before it is sent. */
  readonly afterMs?: number;
  /** For an answer that stays open: how many messages are waited for before it is left. */
  readonly streamedMessages?: number;
  /** How many messages of that answer are waited for before the next request is sent: one of them asks for it. */
  readonly asksAfter?: number;
  /** Sent while that answer is open. */
  readonly meanwhile?: WireRequest;
  /** That answer is left before the next request is sent, not at the end. */
  readonly isLeftAtOnce?: boolean;
}

/** An exchange under way. */
export interface Exchange {
  /** Resolves when the answer has begun: its head is there, or the connection has ended. */
  readonly begun: Promise<void>;
  /** The answer as soon as it holds so many messages, or is over. */
  readonly heard: (messages: number) => Promise<Answer>;
  /** The whole answer; of a stream, what has come when its events are there. */
  readonly finish: () => Promise<Answer>;
}

/** Nothing here takes this long, on a machine that is busy with other things. */
const patienceMs = 120_000;

const named = (headers: readonly HeaderLine[], name: string): string | undefined =>
  headers.find(([other]) => other.toLowerCase() === name)?.[1];

const chunkBytes = 7;

const chunked = (body: Buffer): Buffer => {
  const pieces: Buffer[] = [];
  for (let start = 0; start < body.length; ) {
    const end = start === 0 ? Math.min(chunkBytes, body.length) : body.length;
    pieces.push(Buffer.from(`${(end - start).toString(16)}\r\n`), body.subarray(start, end), Buffer.from("\r\n"));
    start = end;
  }
  return Buffer.concat([...pieces, Buffer.from("0\r\n\r\n")]);
};

interface Bytes {
  readonly head: Buffer;
  readonly body: Buffer;
}

/** The bytes of a request. Header values are sent as Latin-1, one byte for each character. */
const bytesOf = (request: WireRequest): Bytes => {
  const { method, path, httpVersion, headers, framing } = request;
  const body = Buffer.from(request.body);
  const hasHost = headers.some(([name]) => name.toLowerCase() === "host");
  const lines = [
    `${method} ${path} HTTP/${httpVersion}`,
    ...(hasHost ? [] : ["Host: 127.0.0.1"]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(framing === "length" && (body.length > 0 || method === "POST") ? [`Content-Length: ${body.length}`] : []),
    ...(framing === "chunked" ? ["Transfer-Encoding: chunked"] : []),
  ];
  return {
    head: Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"),
    body: framing === "chunked" ? chunked(body) : body,
  };
};

/** Asks something harmless on the same connection: a server that lost count of the bytes gives itself away. */
const followUp = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

interface Received {
  readonly bytes: () => Buffer;
  readonly isOver: () => boolean;
  /** Resolves as soon as the condition holds, or the connection is over. Rejects when patience is. */
  readonly until: (condition: () => boolean) => Promise<void>;
}

const receive = (socket: Socket): Received => {
  let bytes = Buffer.alloc(0);
  let isOver = false;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const check of [...waiting]) check();
  };
  socket.on("data", (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    wake();
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isOver = true;
    wake();
  });
  return {
    bytes: () => bytes,
    isOver: () => isOver,
    until: (condition) =>
      new Promise((resolve, reject) => {
        const late = (): void => {
          waiting.delete(check);
          reject(new Error(`nothing more has come, after ${bytes.toString("latin1", 0, 500)}`));
        };
        const timer = setTimeout(late, patienceMs);
        const check = (): void => {
          if (!isOver && !condition()) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
};

/** The answer so far, parsed again only when there is more of it. */
const parsedOnce = (received: Received, isHead: boolean): (() => Answer) => {
  let seen = -1;
  let wasOver = false;
  let parsed = parseAnswer(Buffer.alloc(0), { isHead, isOver: false });
  return () => {
    const bytes = received.bytes();
    const isOver = received.isOver();
    if (bytes.length !== seen || isOver !== wasOver) parsed = parseAnswer(bytes, { isHead, isOver });
    seen = bytes.length;
    wasOver = isOver;
    return parsed;
  };
};

/** Sends a request. What the connection is good for afterwards is part of the answer. */
export const send = async (port: number, request: WireRequest): Promise<Exchange> => {
  const { streamedMessages } = request;
  const socket = connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
  const received = receive(socket);
  const isHead = request.method === "HEAD";
  const answer = parsedOnce(received, isHead);
  await once(socket, "connect");
  socket.on("end", () => socket.end());

  const { head, body } = bytesOf(request);
  const waitsForGoAhead = named(request.headers, "expect")?.toLowerCase() === "100-continue";
  if (waitsForGoAhead) {
    socket.write(head);
    await received.until(() => answer().interim.length > 0 || answer().status !== undefined);
    if (answer().status === undefined) socket.write(body);
  } else socket.write(Buffer.concat([head, body]));
  if (request.end === "half-close") socket.end();

  const hasBegun = (): boolean => answer().status !== undefined;
  const hasEnough = (): boolean => {
    const { isComplete } = answer();
    return (
      isComplete || (streamedMessages !== undefined && hasBegun() && messagesOf(answer()).length >= streamedMessages)
    );
  };

  /** What the connection does with a next request. */
  const afterwards = async (first: Answer): Promise<string> => {
    if (!first.isComplete || request.end !== "ask-more") return "not tried";
    if (first.headers["connection"] === "close") {
      await received.until(() => false);
      return "closed as announced";
    }
    const length = received.bytes().length;
    const next = (): Answer =>
      parseAnswer(received.bytes().subarray(first.length), { isHead: false, isOver: received.isOver() });
    if (length > first.length) return `more came than was asked for: ${next().status ?? "no answer"}`;
    if (!received.isOver()) socket.write(followUp);
    await received.until(() => next().isComplete);
    return next().isComplete ? `serves on with ${next().status}` : "closed";
  };

  return {
    begun: received.until(hasBegun),
    heard: async (messages) => {
      await received.until(() => answer().isComplete || messagesOf(answer()).length >= messages);
      return answer();
    },
    finish: async () => {
      await received.until(hasEnough);
      const first = answer();
      const after = await afterwards(first);
      socket.destroy();
      return { ...first, afterwards: after };
    },
  };
};
