/** Makes one of this client's errors of whatever an official client throws. They are told apart by their shape, not their class. */
import type { Subject } from "./connection.types.js";
import { AnswerError, isCallError, TimeoutError, TransportError } from "./errors.js";
import { fieldsOf, textIn } from "./fields.js";
import { refusalOf } from "./refusals.js";

const connectionClosed = -32000;
const requestTimeout = -32001;

/** Statuses of an overloaded or restarting server, or of one before it. */
const transientStatuses: readonly unknown[] = [408, 425, 429, 500, 502, 503, 504];

/** What the official clients call an answer that they cannot read. */
const answerCodes: readonly unknown[] = ["INVALID_RESULT", "UNSUPPORTED_RESULT_TYPE", "INPUT_REQUIRED_ROUNDS_EXCEEDED"];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The client of the 2025 revisions puts words of its own before the server's. */
const withoutPrefix = (message: string): string => message.replace(/^MCP error -?\d+: /, "");

/** A request that `fetch` could not make, or a socket that broke: the next may come through. */
const isNetworkFault = (error: unknown): boolean =>
  error instanceof TypeError || textIn(fieldsOf(fieldsOf(error)["cause"])["code"]) !== undefined;

const transportError = (tool: string, error: unknown): Error => {
  const { code, data, status = fieldsOf(data)["status"] ?? code, retryAfterMs } = fieldsOf(error);
  return new TransportError(messageOf(error), {
    tool,
    cause: error,
    isTransient: transientStatuses.includes(status) || isNetworkFault(error),
    retryAfterMs: typeof retryAfterMs === "number" ? retryAfterMs : undefined,
  });
};

const timeoutError = (tool: string, error: unknown): Error =>
  new TimeoutError(messageOf(error), { tool, cause: error, isTransient: true });

/** A JSON-RPC error: the server's own, or one that the client of the 2025 revisions raised itself. */
const errorOfCode = ({ name: tool, ...lists }: Subject, code: number, error: Error): Error => {
  const { data } = fieldsOf(error);
  const isLocal = fieldsOf(data)["reason"] === undefined;
  if (isLocal && code === connectionClosed) return transportError(tool, error);
  if (isLocal && code === requestTimeout) return timeoutError(tool, error);
  return refusalOf({ name: tool, ...lists }, { code, message: withoutPrefix(error.message), data });
};

/** Statuses of HTTP are positive, codes of JSON-RPC are not. */
const isProtocolCode = (code: unknown): code is number => typeof code === "number" && code < -1;

/** The error of a call, or of a reading, whose request was rejected with `error`. */
export const faultOf: (subject: Subject, error: unknown) => Error = (subject, error) => {
  if (isCallError(error)) return error;
  const { code } = fieldsOf(error);
  if (error instanceof Error && isProtocolCode(code)) return errorOfCode(subject, code, error);
  if (code === "REQUEST_TIMEOUT") return timeoutError(subject.name, error);
  if (answerCodes.includes(code)) return new AnswerError(messageOf(error), { tool: subject.name, cause: error });
  return transportError(subject.name, error);
};
