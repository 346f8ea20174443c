// @generated: the runtime of every client. It is written by npm run codegen.
/** Makes attempts until one succeeds, no retry is left, the timeout passes or the caller cancels. */
import type { ReadOptions } from "./call.types.js";
import type { Connection } from "./connection.types.js";

export interface Attempted {
  /** Name of the tool, or of the resource. */
  readonly tool: string;
  readonly isRepeatable: boolean;
  readonly options: ReadOptions;
}

export type WithAttempts = <Result>(
  connection: Connection,
  attempted: Attempted,
  attempt: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Runs an attempt, with retries. If the next delay would end after the deadline, it rejects at once with the last error, which says
 * more than a `TimeoutError`.
 */
export declare const withAttempts: WithAttempts;
