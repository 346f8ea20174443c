/**
 * Newline-delimited JSON-RPC over a pair of streams, for the SDK to serve. Unlike the SDK's own transport it answers bad
 * JSON, bounds line length and depth, and lets what was asked be answered before it ends.
 */
import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { withContractCode } from "../../runtime/rendering.js";
import { echoableId, parseJson } from "../jsonText.js";
import { createLineReader, type Line } from "./lines.js";

export interface StdioWire extends Transport {
  /** Stops reading. What was asked before is still answered. */
  readonly stop: () => void;
  /** Resolves when input has ended (or was stopped) and every request has its answer, or nobody can read answers. */
  readonly finished: Promise<void>;
}

interface WireOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly limitBytes: number;
}

/** A subscription stays unanswered until it ends: the end of input must not wait for it. */
const isAwaited = (message: JSONRPCMessage): boolean =>
  isJSONRPCRequest(message) && message.method !== "subscriptions/listen";

const cancelledId = (message: JSONRPCMessage): unknown =>
  "method" in message && message.method === "notifications/cancelled" ? message.params?.["requestId"] : undefined;

type Received =
  | { readonly message: JSONRPCMessage }
  | { readonly id: string | number | null; readonly code: number; readonly message: string };

/** The message of a line, or the error that answers it; undefined for an empty line. */
const readLine = (line: Line, limitBytes: number): Received | undefined => {
  if ("tooLong" in line)
    return { id: null, code: -32600, message: `Invalid Request: the limit is ${limitBytes} bytes` };
  if (line.text.trim() === "") return undefined;
  const parsed = parseJson(line.text);
  if ("code" in parsed) return { id: null, ...parsed };
  try {
    return { message: parseJSONRPCMessage(parsed.value) };
  } catch {
    const id = echoableId(parsed.value);
    return { id, code: -32600, message: "Invalid Request: not a JSON-RPC 2.0 message" };
  }
};

export const createStdioWire = ({ input, output, limitBytes }: WireOptions): StdioWire => {
  const lines = createLineReader(limitBytes);
  const unanswered = new Set<unknown>();
  let isEnded = false;
  let isClosed = false;
  let isBroken = false;
  let resolveFinished: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    resolveFinished = resolve;
  });

  const finishIfDone = (): void => {
    if (isBroken || isClosed || (isEnded && unanswered.size === 0)) resolveFinished();
  };

  const write = (message: unknown): Promise<void> =>
    new Promise((resolve) => {
      if (isBroken) resolve();
      else output.write(`${JSON.stringify(message)}\n`, () => resolve());
    });

  const receive = (line: Line): void => {
    const received = readLine(line, limitBytes);
    if (received === undefined) return;
    if ("code" in received) {
      void write({ jsonrpc: "2.0", id: received.id, error: { code: received.code, message: received.message } });
      return;
    }
    const { message } = received;
    if (isAwaited(message) && "id" in message) unanswered.add(message.id);
    unanswered.delete(cancelledId(message));
    wire.onmessage?.(message);
  };

  const onData = (chunk: Buffer): void => {
    for (const line of lines.read(chunk)) receive(line);
  };
  const onEnd = (): void => {
    isEnded = true;
    input.off("data", onData);
    input.pause();
    finishIfDone();
  };
  const onInputError = (error: Error): void => {
    wire.onerror?.(error);
    onEnd();
  };
  /** EPIPE, mostly: nobody reads answers any more. */
  const onOutputError = (error: Error): void => {
    isBroken = true;
    wire.onerror?.(error);
    finishIfDone();
  };

  const wire: StdioWire = {
    finished,
    stop: onEnd,
    start: async () => {
      output.on("error", onOutputError);
      input.on("data", onData);
      input.on("end", onEnd);
      input.on("close", onEnd);
      input.on("error", onInputError);
    },
    send: async (message) => {
      if (isClosed) return;
      await write(withContractCode(message));
      if (!("method" in message) && "id" in message) unanswered.delete(message.id);
      finishIfDone();
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      onEnd();
      wire.onclose?.();
      finishIfDone();
    },
  };
  return wire;
};
