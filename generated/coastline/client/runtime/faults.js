// @generated: the runtime of every client. It is written by npm run codegen.
/** Converts what an official client throws into one of this client's errors. Checks properties, because classes may exist twice. */
import { AnswerError, isCallError, TimeoutError, TransportError } from "./errors.js";
import { fieldsOf } from "./fields.js";
import { refusalOf } from "./refusals.js";
const connectionClosed = -32e3;
const requestTimeout = -32001;
const transientStatuses = [408, 425, 429, 500, 502, 503, 504];
const socketCodes = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"];
const answerCodes = ["INVALID_RESULT", "UNSUPPORTED_RESULT_TYPE", "INPUT_REQUIRED_ROUNDS_EXCEEDED"];
const withoutPrefix = (message) => message.replace(/^MCP error -?\d+: /, "");
const messageOf = (error) => withoutPrefix(error instanceof Error ? error.message : String(error));
const layersOf = (error) => error instanceof Error && error.cause !== void 0 ? [error, ...layersOf(error.cause)] : [error];
const mayPass = (error) => {
  const { code, data, status = fieldsOf(data)["status"] ?? code } = fieldsOf(error);
  return error instanceof TypeError || socketCodes.includes(code) || transientStatuses.includes(status);
};
const transportError = (tool, error) => {
  const layers = layersOf(error);
  return new TransportError(messageOf(error), {
    tool,
    cause: error,
    isTransient: layers.some(mayPass),
    retryAfterMs: layers.map((layer) => fieldsOf(layer)["retryAfterMs"]).find((asked) => typeof asked === "number")
  });
};
const timeoutError = (tool, error) => new TimeoutError(messageOf(error), { tool, cause: error, isTransient: true });
const errorOfCode = ({ name: tool, ...lists }, code, error) => {
  const { data } = fieldsOf(error);
  const isLocal = fieldsOf(data)["reason"] === void 0;
  if (isLocal && code === connectionClosed) return transportError(tool, error);
  if (isLocal && code === requestTimeout) return timeoutError(tool, error);
  return refusalOf({ name: tool, ...lists }, { code, message: messageOf(error), data });
};
const isProtocolCode = (code) => typeof code === "number" && code < -1;
const faultOf = (subject, error) => {
  if (isCallError(error)) return error;
  const { code } = fieldsOf(error);
  if (error instanceof Error && isProtocolCode(code)) return errorOfCode(subject, code, error);
  if (code === "REQUEST_TIMEOUT") return timeoutError(subject.name, error);
  if (answerCodes.includes(code)) return new AnswerError(messageOf(error), { tool: subject.name, cause: error });
  return transportError(subject.name, error);
};
export {
  faultOf
};
