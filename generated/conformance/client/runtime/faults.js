// @generated: the runtime of every client. It is written by npm run codegen.
/** Makes one of this client's errors of whatever an official client throws. They are told apart by their shape, not their class. */
import { AnswerError, isCallError, TimeoutError, TransportError } from "./errors.js";
import { fieldsOf, textIn } from "./fields.js";
import { refusalOf } from "./refusals.js";
const connectionClosed = -32e3;
const requestTimeout = -32001;
const transientStatuses = [408, 425, 429, 500, 502, 503, 504];
const answerCodes = ["INVALID_RESULT", "UNSUPPORTED_RESULT_TYPE", "INPUT_REQUIRED_ROUNDS_EXCEEDED"];
const messageOf = (error) => error instanceof Error ? error.message : String(error);
const withoutPrefix = (message) => message.replace(/^MCP error -?\d+: /, "");
const isNetworkFault = (error) => error instanceof TypeError || textIn(fieldsOf(fieldsOf(error)["cause"])["code"]) !== void 0;
const transportError = (tool, error) => {
  const { code, data, status = fieldsOf(data)["status"] ?? code, retryAfterMs } = fieldsOf(error);
  return new TransportError(messageOf(error), {
    tool,
    cause: error,
    isTransient: transientStatuses.includes(status) || isNetworkFault(error),
    retryAfterMs: typeof retryAfterMs === "number" ? retryAfterMs : void 0
  });
};
const timeoutError = (tool, error) => new TimeoutError(messageOf(error), { tool, cause: error, isTransient: true });
const errorOfCode = ({ name: tool, ...lists }, code, error) => {
  const { data } = fieldsOf(error);
  const isLocal = fieldsOf(data)["reason"] === void 0;
  if (isLocal && code === connectionClosed) return transportError(tool, error);
  if (isLocal && code === requestTimeout) return timeoutError(tool, error);
  return refusalOf({ name: tool, ...lists }, { code, message: withoutPrefix(error.message), data });
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
