// @generated: the runtime of every client. It is written by npm run codegen.
/** Decides whether and when to retry. Pure: the random source is a parameter. */
import type { RetryPolicy } from "./connection.types.js";
import type { Annotations } from "./descriptor.types.js";

/** Whether a call may be repeated even if an earlier attempt was executed. */
export declare const isRepeatable: (annotations: Annotations, idempotencyKey: string | undefined) => boolean;

export type RetryDelay = (
  error: unknown,
  /** Number of retries so far. */
  repeated: number,
  policy: RetryPolicy,
  random: () => number,
) => number | undefined;

/**
 * Milliseconds to wait before the next attempt; undefined if there is none. The delay is random between 0 and a limit that doubles
 * with each retry, so that clients do not retry at the same time. It is never shorter than the server asked for.
 */
export declare const retryDelay: RetryDelay;
