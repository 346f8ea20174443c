// @generated: the runtime of every client. It is written by npm run codegen.
/** Decides whether and when to retry. Pure: the random source is a parameter. */
import { isCallError, isRefusal } from "./errors.js";
import { fieldsOf } from "./fields.js";
const isRepeatable = ({ readOnlyHint, idempotentHint }, idempotencyKey) => readOnlyHint || idempotentHint || idempotencyKey !== void 0;
const mayPass = (error) => isRefusal(error) ? error.retryable : isCallError(error) && error.kind === "transport" && error.isTransient;
const askedToWait = (error) => {
  const { retryAfterMs: asked } = fieldsOf(isRefusal(error) ? error.data : error);
  return typeof asked === "number" && asked > 0 ? asked : 0;
};
const retryDelay = (error, repeated, { retries, baseMs, capMs }, random) => repeated < retries && mayPass(error) ? Math.max(askedToWait(error), random() * Math.min(capMs, baseMs * 2 ** repeated)) : void 0;
export {
  isRepeatable,
  retryDelay
};
