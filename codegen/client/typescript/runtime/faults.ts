/** Converts what an official client throws into one of this client's errors. Checks properties, because classes may exist twice. */
import type { Subject } from "./connection.types.js";
import { AnswerError, isCallError, TimeoutError, TransportError } from "./errors.js";
import { fieldsOf } from "./fields.js";
import { refusalOf } from "./refusals.js";

const connectionClosed = -32000;
const requestTimeout = -32001;

/** HTTP statuses of a temporary failure of the server, or of a proxy before it. */
const transientStatuses: readonly unknown[] = [408, 425, 429, 500, 502, 503, 504];

/** System error codes of a broken or refused connection that is not wrapped in an error of `fetch`. */
const socketCodes: readonly unknown[] = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"];

/** Error codes of the official clients for an answer that they cannot use. */
const answerCodes: readonly unknown[] = ["INVALID_RESULT", "UNSUPPORTED_RESULT_TYPE", "INPUT_REQUIRED_ROUNDS_EXCEEDED"];

/** `@modelcontextprotocol/sdk` puts this prefix before the server's message. */
const withoutPrefix = (message: string): string => message.replace(/^MCP error -?\d+: /, "");

const messageOf = (error: unknown): string => withoutPrefix(error instanceof Error ? error.message : String(error));

/** The error and its chain of causes: the official clients wrap some errors of `fetch`. */
const layersOf = (error: unknown): readonly unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...layersOf(error.cause)] : [error];

/** Whether a retry may succeed: an unavailable server, a request that `fetch` could not make, a broken connection. */
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

/** The error for a JSON-RPC error: the server's own, or one that `@modelcontextprotocol/sdk` raised itself. */
const errorOfCode = ({ name: tool, ...lists }: Subject, code: number, error: Error): Error => {
  const { data } = fieldsOf(error);
  const isLocal = fieldsOf(data)["reason"] === undefined;
  if (isLocal && code === connectionClosed) return transportError(tool, error);
  if (isLocal && code === requestTimeout) return timeoutError(tool, error);
  return refusalOf({ name: tool, ...lists }, { code, message: messageOf(error), data });
};

/** JSON-RPC codes are below -1. HTTP statuses are positive, or -1 for an unexpected content type. */
const isProtocolCode = (code: unknown): code is number => typeof code === "number" && code < -1;

/** This client's error for a call or a resource read whose request was rejected with `error`. */
export const faultOf: (subject: Subject, error: unknown) => Error = (subject, error) => {
  if (isCallError(error)) return error;
  const { code } = fieldsOf(error);
  if (error instanceof Error && isProtocolCode(code)) return errorOfCode(subject, code, error);
  if (code === "REQUEST_TIMEOUT") return timeoutError(subject.name, error);
  if (answerCodes.includes(code)) return new AnswerError(messageOf(error), { tool: subject.name, cause: error });
  return transportError(subject.name, error);
};
