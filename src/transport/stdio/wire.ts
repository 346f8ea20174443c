/**
 * A transport of newline-delimited JSON-RPC for the SDK. Plain requests bypass the SDK. Unlike the SDK's own transport it
 * answers bad JSON, limits the length and depth of a line, and answers pending requests before it ends.
 */
import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { withContractCode } from "../../runtime/calls/rendering.js";
import type { FastPathRequest } from "../fastPath/dispatch.js";
import { joined } from "../fastPath/fastPathAnswers.js";
import { echoableId, parseJson } from "../jsonText.js";
import { initializeRefusal, isInitialize } from "../mcp/initializeParameters.js";
import type { Answering, FastPathLane } from "./fastPathLane.js";
import { createLineReader, type Line } from "./lines.js";
import { createLineOutput } from "./output.js";

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
  readonly lane: FastPathLane;
}

/** Plain requests whose answers have not left. Until there are fewer, no more lines are read: any answer may be large. */
const mostRunning = 128;

/** A subscription stays unanswered until it ends: the end of input must not wait for it. */
const isAwaited = (message: JSONRPCMessage): boolean =>
  isJSONRPCRequest(message) && message.method !== "subscriptions/listen";

/** The request that a message takes back; undefined if it takes none back. */
const cancelledId = (message: JSONRPCMessage): string | number | undefined => {
  const isCancellation = "method" in message && message.method === "notifications/cancelled";
  const id = isCancellation ? message.params?.["requestId"] : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

type Received =
  | { readonly request: FastPathRequest }
  | { readonly message: JSONRPCMessage }
  | { readonly id: string | number | null; readonly code: number; readonly message: string };

/** The message of a line, or the error that answers it; undefined for an empty line. */
const readLine = (line: Line, limitBytes: number, take: FastPathLane["take"]): Received | undefined => {
  if ("tooLong" in line)
    return { id: null, code: -32600, message: `Invalid Request: the limit is ${limitBytes} bytes` };
  if ("notUtf8" in line) return { id: null, code: -32700, message: "Parse error: the line is not UTF-8" };
  if (line.text.trim() === "") return undefined;
  const parsed = parseJson(line.text);
  if ("code" in parsed) return { id: null, ...parsed };
  const request = take(parsed.value);
  if (request !== undefined) return { request };
  try {
    return { message: parseJSONRPCMessage(parsed.value) };
  } catch {
    const id = echoableId(parsed.value);
    const refusal = isInitialize(parsed.value) ? initializeRefusal(parsed.value) : undefined;
    if (refusal !== undefined) return { id, code: -32602, message: refusal.message };
    return { id, code: -32600, message: "Invalid Request: not a JSON-RPC 2.0 message" };
  }
};

export const createStdioWire = ({ input, output, limitBytes, lane }: WireOptions): StdioWire => {
  const lines = createLineReader(limitBytes);
  const answers = createLineOutput(output);
  /** Requests that are being answered on the fast path, by their ids. */
  const running = new Map<string | number, Answering>();
  const unanswered = new Set<unknown>();
  /** Lines that have come and have not been read. */
  let pending: readonly Line[] = [];
  let isWaitingForDrain = false;
  let isEnded = false;
  let isClosed = false;
  let isBroken = false;
  let resolveFinished: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    resolveFinished = resolve;
  });

  const finishIfDone = (): void => {
    const isAllAnswered = pending.length === 0 && unanswered.size === 0 && running.size === 0;
    if (isBroken || isClosed || (isEnded && isAllAnswered)) resolveFinished();
  };

  const write = (message: unknown): Promise<void> => answers.write(JSON.stringify(message));

  const take = (message: unknown): FastPathRequest | undefined => {
    const request = lane.take(message);
    return request !== undefined && running.has(request.id) ? undefined : request;
  };

  const answerOnFastPath = async (request: FastPathRequest): Promise<void> => {
    const { id } = request;
    const call = lane.answer(request);
    running.set(id, call);
    const answer = await call.answer;
    // Nobody waits for the answer of a call that was cancelled.
    if (running.get(id) !== call || isClosed) return;
    await answers.write(joined(answer));
    if (running.get(id) === call) running.delete(id);
    if (pending.length > 0) readPending();
    finishIfDone();
  };

  /** Whether it was a request that is being answered on the fast path. */
  const cancelDirectly = (id: string | number): boolean => {
    const call = running.get(id);
    running.delete(id);
    call?.cancel();
    return call !== undefined;
  };

  const receive = (line: Line): void => {
    const received = readLine(line, limitBytes, take);
    if (received === undefined) return;
    if ("request" in received) {
      void answerOnFastPath(received.request);
      return;
    }
    if ("code" in received) {
      void write({ jsonrpc: "2.0", id: received.id, error: { code: received.code, message: received.message } });
      return;
    }
    const { message } = received;
    const cancelled = cancelledId(message);
    if (cancelled !== undefined && cancelDirectly(cancelled)) return;
    if (isAwaited(message) && "id" in message) unanswered.add(message.id);
    unanswered.delete(cancelled);
    lane.asked(message);
    wire.onmessage?.(message);
  };

  /** A plain request waits for no message of the client, so waiting for its answer holds nothing up for good. */
  const mayRead = (): boolean => {
    if (isBroken || isClosed) return true;
    if (answers.isBehind()) {
      if (!isWaitingForDrain) output.once("drain", onDrain);
      isWaitingForDrain = true;
      return false;
    }
    return running.size < mostRunning;
  };

  /** Reads what has come, as far as there is room for its answers; the rest when answers have left. */
  const readPending = (): void => {
    const come = pending;
    pending = [];
    for (const [index, line] of come.entries()) {
      if (!mayRead()) {
        pending = come.slice(index);
        input.pause();
        return;
      }
      receive(line);
    }
    if (!isEnded) input.resume();
  };

  const onDrain = (): void => {
    isWaitingForDrain = false;
    readPending();
    finishIfDone();
  };

  const onData = (chunk: Buffer): void => {
    const come = lines.read(chunk);
    pending = pending.length === 0 ? come : [...pending, ...come];
    if (mayRead()) readPending();
    else input.pause();
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
    answers.breakOff();
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
      lane.answered(message);
      await write(withContractCode(message));
      if (!("method" in message) && "id" in message) unanswered.delete(message.id);
      finishIfDone();
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      answers.flush();
      onEnd();
      wire.onclose?.();
      finishIfDone();
    },
  };
  return wire;
};
