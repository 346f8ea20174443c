/** Makes one of this client's errors of whatever an official client throws. They are told apart by their shape, not their class. */
import type { Subject } from "./connection.types.js";
import { AnswerError, isCallError, TimeoutError, TransportError } from "./errors.js";
import { fieldsOf } from "./fields.js";
import { refusalOf } from "./refusals.js";

const connectionClosed = -32000;
const requestTimeout = -32001;

/** Statuses of an overloaded or restarting server, or of one before it. */
const transientStatuses: readonly unknown[] = [408, 425, 429, 500, 502, 503, 504];

/** What the system says of a socket that broke, where it is not within an error of `fetch`. */
const socketCodes: readonly unknown[] = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"];

/** What the official clients call an answer that they cannot read. */
const answerCodes: readonly unknown[] = ["INVALID_RESULT", "UNSUPPORTED_RESULT_TYPE", "INPUT_REQUIRED_ROUNDS_EXCEEDED"];

/** The client of the 2025 revisions puts words of its own before the server's. */
const withoutPrefix = (message: string): string => message.replace(/^MCP error -?\d+: /, "");

const messageOf = (error: unknown): string => withoutPrefix(error instanceof Error ? error.message : String(error));

/** The error, and what it was made of: in some places the official clients wrap what `fetch` threw. */
const layersOf = (error: unknown): readonly unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...layersOf(error.cause)] : [error];

/** An overloaded server, a request that `fetch` could not make, a socket that broke: the next may come through. */
const mayPass = (error: unknown): boolean => {
  const { code, data, status = fieldsOf(data)["status"] ?? code } = fieldsOf(error);
  return error instanceof TypeError || socketCodes.includes(code) || transientStatuses.includes(status);
};

const transportError = (tool: string, error: unknown): Error => {
  const layers = layersOf(error);
  return new TransportError(messageOf(error), {
    tool,
    cause: error,
    isTransient: layers.some(mayPass),
    retryAfterMs: layers.map((layer) => fieldsOf(layer)["retryAfterMs"]).find((asked) => typeof asked === "number"),
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
  return refusalOf({ name: tool, ...lists }, { code, message: messageOf(error), data });
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
