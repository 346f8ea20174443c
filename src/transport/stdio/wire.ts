/**
 * A transport of newline-delimited JSON-RPC for the SDK. Plain requests bypass the SDK. Unlike the SDK's own transport it
 * answers bad JSON, limits the length and depth of a line, and answers pending requests before it ends.
 */
import type { Readable, Writable } from "node:stream";
import type { JSONRPCMessage, JSONRPCRequest, Transport } from "@modelcontextprotocol/server";
import { withContractCode } from "../../runtime/calls/rendering.js";
import { createBatches } from "./batches.js";
import { createFastPathCalls } from "./fastPathCalls.js";
import type { FastPathLane } from "./fastPathLane.js";
import { createLineInput } from "./input.js";
import { createLineOutput } from "./output.js";
import { createReception } from "./reception.js";
import { createSdkMessages } from "./sdkMessages.js";

export interface StdioWire extends Transport {
  /**
   * The transport for requests with an envelope on a connection of the 2025 revisions. Each such request is served by
   * the revision that it names.
   */
  readonly enveloped: Transport;
  /** Stops reading. Requests that have come are still answered. */
  readonly stop: () => void;
  /** Resolves when input has ended (or was stopped) and every request has its answer, or nobody can read answers. */
  readonly finished: Promise<void>;
}

interface WireOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly limitBytes: number;
  readonly lane: FastPathLane;
  /**
   * Returns the `subscriptions/listen` to answer, without resources that the client cannot listen to. Never rejects.
   */
  readonly prepareListen: (message: JSONRPCRequest) => Promise<JSONRPCRequest>;
}

/** Limit of plain requests under way. At the limit no lines are read, because any answer may be large. */
const mostRunning = 128;

export const createStdioWire = ({ input, output, limitBytes, lane, prepareListen }: WireOptions): StdioWire => {
  const answers = createLineOutput(output);
  let isOutputBroken = false;
  let isWireClosed = false;
  const isClosed = (): boolean => isWireClosed;
  let resolveFinished: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    resolveFinished = resolve;
  });

  const finishIfDone = (): void => {
    const isAwaited = lines.isWaiting() || messages.isAwaited() || calls.count() > 0;
    if (isOutputBroken || isWireClosed || (lines.isEnded() && !isAwaited)) resolveFinished();
  };

  const write = (message: object): Promise<void> => answers.write(JSON.stringify(message));

  const send = async (message: JSONRPCMessage): Promise<void> => {
    if (isWireClosed) return;
    const coded = withContractCode(message);
    const id = "method" in message || !("id" in message) ? undefined : message.id;
    await (id === undefined ? write(coded) : (batches.take(id, JSON.stringify(coded)) ?? write(coded)));
    if (id !== undefined) messages.noteAnswer(id);
    finishIfDone();
  };

  const enveloped: Transport = {
    start: async () => undefined,
    send,
    close: async () => enveloped.onclose?.(),
  };

  const batches = createBatches(answers.write);
  const calls = createFastPathCalls({
    lane,
    batches,
    answers,
    isClosed,
    onAnswered: () => {
      lines.resume();
      finishIfDone();
    },
  });

  /** Usually EPIPE: the client has closed its end. */
  const onOutputError = (error: Error): void => {
    isOutputBroken = true;
    answers.breakOff();
    wire.onerror?.(error);
    finishIfDone();
  };

  const wire: StdioWire = {
    finished,
    enveloped,
    stop: () => lines.stop(),
    start: async () => {
      output.on("error", onOutputError);
      lines.start();
    },
    send: (message) => {
      if (!isWireClosed) messages.noteRevision(message);
      return send(message);
    },
    close: async () => {
      if (isWireClosed) return;
      isWireClosed = true;
      answers.flush();
      lines.stop();
      wire.onclose?.();
      finishIfDone();
    },
  };

  const messages = createSdkMessages({ lane, calls, batches, own: wire, enveloped, prepareListen, isClosed });
  const { deliver, legacyRevision } = messages;
  const lines = createLineInput({
    input,
    output,
    limitBytes,
    isOver: () => isOutputBroken || isWireClosed,
    isBehind: answers.isBehind,
    hasRoom: () => calls.count() < mostRunning,
    receive: createReception({ limitBytes, calls, batches, deliver, legacyRevision, write }),
    onProgress: finishIfDone,
    onError: (error) => wire.onerror?.(error),
  });
  return wire;
};
