/**
 * A transport of newline-delimited JSON-RPC for the SDK. Plain requests bypass the SDK. Unlike the SDK's own transport it
 * answers bad JSON, limits the length and depth of a line, and answers pending requests before it ends.
 */
import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type Transport,
} from "@modelcontextprotocol/server";
import { withContractCode } from "../../runtime/calls/rendering.js";
import type { FastPathRequest } from "../fastPath/dispatch.js";
import { claimsEnvelope } from "../fastPath/envelope.js";
import { joined } from "../fastPath/fastPathAnswers.js";
import { type Batch, createBatches, mostBatched, takesBatches } from "./batches.js";
import type { Answering, FastPathLane } from "./fastPathLane.js";
import { createLineReader, type Line } from "./lines.js";
import { createLineOutput } from "./output.js";
import { type Accepted, type Fault, invalid, readLine, readMessage, rpcError } from "./received.js";

export interface StdioWire extends Transport {
  /**
   * Carries those requests of a connection of 2025 that are of a revision with envelopes: each request says of which revision it
   * is, and is served by that.
   */
  readonly enveloped: Transport;
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
  /** Gives a `subscriptions/listen` as it is to be answered. Never rejects. */
  readonly prepareListen: (message: JSONRPCRequest) => Promise<JSONRPCRequest>;
}

/** Plain requests whose answers have not left. Until there are fewer, no more lines are read: any answer may be large. */
const mostRunning = 128;

const isListen = (message: JSONRPCMessage): message is JSONRPCRequest =>
  isJSONRPCRequest(message) && message.method === "subscriptions/listen";

/** A subscription stays unanswered until it ends: the end of input must not wait for it. */
const isAwaited = (message: JSONRPCMessage): boolean => isJSONRPCRequest(message) && !isListen(message);

/** The revision that the answer to `initialize` names; undefined for any other message. */
const revisionIn = (message: JSONRPCMessage, initializeId: unknown): string | undefined => {
  if (initializeId === undefined || !("result" in message) || message.id !== initializeId) return undefined;
  const revision: unknown = Reflect.get(message.result, "protocolVersion");
  return typeof revision === "string" ? revision : undefined;
};

/** The request that a message takes back; undefined if it takes none back. */
const cancelledId = (message: JSONRPCMessage): string | number | undefined => {
  const isCancellation = "method" in message && message.method === "notifications/cancelled";
  const id = isCancellation ? message.params?.["requestId"] : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

export const createStdioWire = ({ input, output, limitBytes, lane, prepareListen }: WireOptions): StdioWire => {
  const lines = createLineReader(limitBytes);
  const answers = createLineOutput(output);
  /** Requests that are being answered on the fast path, by their ids. */
  const running = new Map<string | number, Answering>();
  const unanswered = new Set<unknown>();
  /** Requests that went to `enveloped`. */
  const envelopedIds = new Set<unknown>();
  /** Subscriptions that are being prepared. */
  const preparing = new Set<unknown>();
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

  /** What `initialize` has settled, and the id of the one whose answer settles it. */
  let legacyRevision: string | undefined;
  let initializeId: unknown;
  const batches = createBatches((line) => answers.write(line));

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
    const bytes = joined(answer);
    await (batches.take(id, String(bytes)) ?? answers.write(bytes));
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

  /** Hands on a subscription when it is ready, unless it was cancelled or the connection has ended meanwhile. */
  const deliverListen = async (message: JSONRPCRequest, side: Transport): Promise<void> => {
    preparing.add(message.id);
    const prepared = await prepareListen(message);
    if (preparing.delete(message.id) && !isClosed) side.onmessage?.(prepared);
  };

  /** What the protocol layer answers: by the revision of the connection, or by that of the message. */
  const deliver = (message: JSONRPCMessage): void => {
    const cancelled = cancelledId(message);
    if (cancelled !== undefined) batches.drop(cancelled);
    if (cancelled !== undefined && cancelDirectly(cancelled)) return;
    const isEnveloped = (legacyRevision !== undefined && claimsEnvelope(message)) || envelopedIds.delete(cancelled);
    if (isEnveloped && isJSONRPCRequest(message)) envelopedIds.add(message.id);
    if (isAwaited(message) && "id" in message) unanswered.add(message.id);
    unanswered.delete(cancelled);
    if (isJSONRPCRequest(message) && message.method === "initialize") initializeId = message.id;
    lane.asked(message);
    const side = isEnveloped ? enveloped : wire;
    if (isListen(message)) void deliverListen(message, side);
    else if (!preparing.delete(cancelled)) side.onmessage?.(message);
  };

  /** What is wrong with a message of a batch. A request that is right is waited for from now on. */
  const batchFault = (received: Accepted, batch: Batch): Fault | undefined => {
    const asked = "request" in received ? received.request : received.message;
    if (!("method" in asked && "id" in asked)) return undefined;
    if (asked.method === "initialize") return invalid(asked.id, "initialize may not be in a batch");
    return batch.expect(asked.id) ? undefined : invalid(asked.id, "another request has the same id");
  };

  const receiveInBatch = (value: unknown, batch: Batch): void => {
    const received = readMessage(value, take);
    if (received === undefined) return;
    if ("code" in received) {
      batch.add(rpcError(received));
      return;
    }
    const fault = batchFault(received, batch);
    if (fault !== undefined) batch.add(rpcError(fault));
    else if ("request" in received) void answerOnFastPath(received.request);
    else deliver(received.message);
  };

  const receiveBatch = (values: readonly unknown[]): void => {
    const faults = [
      [!takesBatches(legacyRevision), "send one message a line, not a batch"],
      [values.length === 0, "an empty batch"],
      [values.length > mostBatched, `a batch may have ${mostBatched} messages`],
    ] as const;
    const [, fault] = faults.find(([isAtFault]) => isAtFault) ?? [];
    if (fault !== undefined) {
      void write(rpcError(invalid(null, fault)));
      return;
    }
    const batch = batches.begin();
    for (const value of values) receiveInBatch(value, batch);
    batch.seal();
  };

  const receiveAlone = (value: unknown): void => {
    const received = readMessage(value, take);
    if (received === undefined) return;
    if ("request" in received) void answerOnFastPath(received.request);
    else if ("code" in received) void write(rpcError(received));
    else deliver(received.message);
  };

  const receive = (line: Line): void => {
    const read = readLine(line, limitBytes);
    if (read === undefined) return;
    if ("code" in read) void write(rpcError(read));
    else if (Array.isArray(read.value)) receiveBatch(read.value);
    else receiveAlone(read.value);
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

  const send = async (message: JSONRPCMessage): Promise<void> => {
    if (isClosed) return;
    const coded = withContractCode(message);
    const id = "method" in message || !("id" in message) ? undefined : message.id;
    await (id === undefined ? write(coded) : (batches.take(id, JSON.stringify(coded)) ?? write(coded)));
    if (id !== undefined) {
      unanswered.delete(id);
      envelopedIds.delete(id);
    }
    finishIfDone();
  };

  const enveloped: Transport = {
    start: async () => undefined,
    send,
    close: async () => enveloped.onclose?.(),
  };

  const wire: StdioWire = {
    finished,
    enveloped,
    stop: onEnd,
    start: async () => {
      output.on("error", onOutputError);
      input.on("data", onData);
      input.on("end", onEnd);
      input.on("close", onEnd);
      input.on("error", onInputError);
    },
    send: (message) => {
      if (!isClosed) {
        legacyRevision = revisionIn(message, initializeId) ?? legacyRevision;
        lane.answered(message);
      }
      return send(message);
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
