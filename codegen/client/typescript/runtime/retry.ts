/** Decides what may be repeated, and when. Pure: chance is handed in. */
import type { RetryPolicy } from "./connection.types.js";
import type { Annotations } from "./descriptor.types.js";
import { isCallError, isRefusal } from "./errors.js";
import { fieldsOf } from "./fields.js";

/** Whether a call that may have been done already does no harm when it is made again. */
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
  /** How often the call was repeated already. */
  repeated: number,
  policy: RetryPolicy,
  random: () => number,
) => number | undefined;

/**
 * How long to wait before the next attempt; undefined if there is none. Doubles each time, is drawn from the whole range so that
 * many clients do not come back at once, and is never shorter than the server asked for.
 */
export const retryDelay: RetryDelay = (error, repeated, { retries, baseMs, capMs }, random) =>
  repeated < retries && mayPass(error)
    ? Math.max(askedToWait(error), random() * Math.min(capMs, baseMs * 2 ** repeated))
    : undefined;
