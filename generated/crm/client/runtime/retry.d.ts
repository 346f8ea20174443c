// @generated: the runtime of every client. It is written by npm run codegen.
/** Decides what may be repeated, and when. Pure: chance is handed in. */
import type { RetryPolicy } from "./connection.types.js";
import type { Annotations } from "./descriptor.types.js";

/** Whether a call that may have been done already does no harm when it is made again. */
export declare const isRepeatable: (annotations: Annotations, idempotencyKey: string | undefined) => boolean;

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
export declare const retryDelay: RetryDelay;
