/** The requests of a stdio connection that are being answered on the fast path, by their ids. */
import type { FastPathRequest } from "../fastPath/dispatch.js";
import { joined } from "../fastPath/fastPathAnswers.js";
import type { Batches } from "./batches.js";
import type { Answering, FastPathLane } from "./fastPathLane.js";
import type { LineOutput } from "./output.js";

export interface FastPathCalls {
  /**
   * The message as a request for the fast path; undefined if the SDK has to answer, or a request with its id is
   * running.
   */
  readonly take: (message: unknown) => FastPathRequest | undefined;
  /** Answers a request and writes the answer, unless it was cancelled or the connection closed meanwhile. */
  readonly answer: (request: FastPathRequest) => Promise<void>;
  /** Cancels a request. False if it is not being answered here. */
  readonly cancel: (id: string | number) => boolean;
  /** Number of requests whose answers have not been written. */
  readonly count: () => number;
}

export interface FastPathCallOptions {
  readonly lane: FastPathLane;
  readonly batches: Pick<Batches, "take">;
  readonly answers: Pick<LineOutput, "write">;
  readonly isClosed: () => boolean;
  /** Called after each answer that was written. */
  readonly onAnswered: () => void;
}

export const createFastPathCalls = (options: FastPathCallOptions): FastPathCalls => {
  const { lane, batches, answers, isClosed, onAnswered } = options;
  const running = new Map<string | number, Answering>();
  return {
    take: (message) => {
      const request = lane.take(message);
      return request !== undefined && running.has(request.id) ? undefined : request;
    },
    answer: async (request) => {
      const { id } = request;
      const call = lane.answer(request);
      running.set(id, call);
      const answer = await call.answer;
      // Nobody waits for the answer of a call that was cancelled.
      if (running.get(id) !== call || isClosed()) return;
      const bytes = joined(answer);
      await (batches.take(id, String(bytes)) ?? answers.write(bytes));
      if (running.get(id) === call) running.delete(id);
      onAnswered();
    },
    cancel: (id) => {
      const call = running.get(id);
      running.delete(id);
      call?.cancel();
      return call !== undefined;
    },
    count: () => running.size,
  };
};
