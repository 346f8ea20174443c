// @generated: the runtime of every client. It is written by npm run codegen.
/** Makes attempts until one succeeds, none is left, or the bounds are reached. */
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

/** A wait that would outlast the deadline is not begun: the last error says more than that time is up. */
export declare const withAttempts: WithAttempts;
