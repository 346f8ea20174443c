/**
 * Reads lines from a stream as long as there is room for their answers. Further lines wait, and the stream pauses. It
 * knows no message.
 */
import type { Readable, Writable } from "node:stream";
import { createLineReader, type Line } from "./lines.js";

export interface LineInput {
  readonly start: () => void;
  /** Stops reading the stream. Lines that were read before are still received. */
  readonly stop: () => void;
  /** Receives the waiting lines. Call it after an answer was written. */
  readonly resume: () => void;
  /** Whether input has ended, or was stopped. */
  readonly isEnded: () => boolean;
  /** Whether lines wait to be received. */
  readonly isWaiting: () => boolean;
}

export interface LineInputOptions {
  readonly input: Readable;
  readonly limitBytes: number;
  /** The stream of the answers: waiting lines are received when it has drained. */
  readonly output: Writable;
  /** Whether nobody reads answers any more. Then no line waits. */
  readonly isOver: () => boolean;
  /** Whether the reader of the answers is too far behind: then input pauses. */
  readonly isBehind: () => boolean;
  /** Whether one more request may be under way. */
  readonly hasRoom: () => boolean;
  readonly receive: (line: Line) => void;
  /** Called when input has ended, and when lines were read that had to wait. */
  readonly onProgress: () => void;
  readonly onError: (error: Error) => void;
}

export const createLineInput = (options: LineInputOptions): LineInput => {
  const { input, output, isOver, isBehind, hasRoom, receive, onProgress, onError } = options;
  const lines = createLineReader(options.limitBytes);
  /** Lines that wait to be received. */
  let pending: readonly Line[] = [];
  let isWaitingForDrain = false;
  let isEnded = false;

  /**
   * Whether a line may be received. Waiting for running requests is safe: a plain request never waits for a client
   * message.
   */
  const mayRead = (): boolean => {
    if (isOver()) return true;
    if (isBehind()) {
      if (!isWaitingForDrain) output.once("drain", onDrain);
      isWaitingForDrain = true;
      return false;
    }
    return hasRoom();
  };

  /** Receives waiting lines while there is room for their answers. The rest follows when answers have been written. */
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
    onProgress();
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
    onProgress();
  };

  return {
    start: () => {
      input.on("data", onData);
      input.on("end", onEnd);
      input.on("close", onEnd);
      input.on("error", (error) => {
        onError(error);
        onEnd();
      });
    },
    stop: onEnd,
    resume: () => {
      if (pending.length > 0) readPending();
    },
    isEnded: () => isEnded,
    isWaiting: () => pending.length > 0,
  };
};
