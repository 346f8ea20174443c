/** Receives a line: has its message answered, or each message of its batch, or writes an error. */
import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import { type Batch, type Batches, mostBatched, takesBatches } from "./batches.js";
import type { FastPathCalls } from "./fastPathCalls.js";
import type { Line } from "./lines.js";
import { type Accepted, type Fault, invalid, readLine, readMessage, rpcError } from "./received.js";

export interface ReceptionOptions {
  readonly limitBytes: number;
  readonly calls: Pick<FastPathCalls, "take" | "answer">;
  readonly batches: Pick<Batches, "begin">;
  /** Takes what the fast path does not answer. */
  readonly deliver: (message: JSONRPCMessage) => void;
  readonly legacyRevision: () => string | undefined;
  readonly write: (message: object) => Promise<void>;
}

/** The fault of a message in a batch; undefined if there is none. Then the batch waits for the answer to a request. */
const batchFault = (received: Accepted, batch: Batch): Fault | undefined => {
  const asked = "request" in received ? received.request : received.message;
  if (!("method" in asked && "id" in asked)) return undefined;
  if (asked.method === "initialize") return invalid(asked.id, "initialize may not be in a batch");
  return batch.expect(asked.id) ? undefined : invalid(asked.id, "another request has the same id");
};

export const createReception = (options: ReceptionOptions): ((line: Line) => void) => {
  const { limitBytes, calls, batches, deliver, legacyRevision, write } = options;

  const receiveInBatch = (value: unknown, batch: Batch): void => {
    const received = readMessage(value, calls.take);
    if (received === undefined) return;
    if ("code" in received) {
      batch.add(rpcError(received));
      return;
    }
    const fault = batchFault(received, batch);
    if (fault !== undefined) batch.add(rpcError(fault));
    else if ("request" in received) void calls.answer(received.request);
    else deliver(received.message);
  };

  const receiveBatch = (values: readonly unknown[]): void => {
    const faults = [
      [!takesBatches(legacyRevision()), "send one message a line, not a batch"],
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
    const received = readMessage(value, calls.take);
    if (received === undefined) return;
    if ("request" in received) void calls.answer(received.request);
    else if ("code" in received) void write(rpcError(received));
    else deliver(received.message);
  };

  return (line) => {
    const read = readLine(line, limitBytes);
    if (read === undefined) return;
    if ("code" in read) void write(rpcError(read));
    else if (Array.isArray(read.value)) receiveBatch(read.value);
    else receiveAlone(read.value);
  };
};
