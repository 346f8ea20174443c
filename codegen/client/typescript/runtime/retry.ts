/** Decides whether and when to retry. Pure: the random source is a parameter. */
import type { RetryPolicy } from "./connection.types.js";
import type { Annotations } from "./descriptor.types.js";
import { isCallError, isRefusal } from "./errors.js";
import { fieldsOf } from "./fields.js";

/** Whether a call may be repeated even if an earlier attempt was executed. */
export const isRepeatable: (annotations: Annotations, idempotencyKey: string | undefined) => boolean = (
  { readOnlyHint, idempotentHint },
  idempotencyKey,
) => readOnlyHint || idempotentHint || idempotencyKey !== undefined;

const mayPass = (error: unknown): boolean =>
  isRefusal(error) ? error.retryable : isCallError(error) && error.kind === "transport" && error.isTransient;

const askedToWait = (error: unknown): number => {
  const { retryAfterMs: asked } = fieldsOf(isRefusal(error) ? error.data : error);
  return typeof asked === "number" && asked > 0 ? asked : 0;
};

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
export const retryDelay: RetryDelay = (error, repeated, { retries, baseMs, capMs }, random) =>
  repeated < retries && mayPass(error)
    ? Math.max(askedToWait(error), random() * Math.min(capMs, baseMs * 2 ** repeated))
    : undefined;
