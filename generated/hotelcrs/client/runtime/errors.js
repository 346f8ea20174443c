// @generated: the runtime of every client. It is written by npm run codegen.
/** The error classes of a client: one for refusals of the server, and one for each kind of failure. */
const ToolError = class extends Error {
  name = "ToolError";
  kind = "refused";
  reason;
  code;
  retryable;
  tool;
  field;
  value;
  hint;
  data;
  constructor(refusal) {
    super(`[${refusal.reason}] ${refusal.message}`);
    this.reason = refusal.reason;
    this.code = refusal.code;
    this.retryable = refusal.retryable;
    this.tool = refusal.tool;
    this.field = refusal.field;
    this.value = refusal.value;
    this.hint = refusal.hint;
    this.data = refusal.data;
  }
};
const failureClass = (kind, name) => class extends Error {
  name = name;
  kind = kind;
  tool;
  isTransient;
  retryAfterMs;
  constructor(message, { tool, cause, isTransient = false, retryAfterMs }) {
    super(message, { cause });
    this.tool = tool;
    this.isTransient = isTransient;
    this.retryAfterMs = retryAfterMs;
  }
};
const TimeoutError = /* @__PURE__ */ failureClass("timeout", "TimeoutError");
const CancelledError = /* @__PURE__ */ failureClass("cancelled", "CancelledError");
const TransportError = /* @__PURE__ */ failureClass("transport", "TransportError");
const AnswerError = /* @__PURE__ */ failureClass("answer", "AnswerError");
const kinds = ["refused", "timeout", "cancelled", "transport", "answer"];
const isCallError = (error) => error instanceof Error && "kind" in error && "tool" in error && kinds.includes(error.kind);
const isRefusal = (error) => isCallError(error) && error.kind === "refused";
const isToolError = (error, tool, ...reasons) => isRefusal(error) && (tool === void 0 || error.tool === tool.name) && (reasons.length === 0 || reasons.includes(error.reason));
export {
  AnswerError,
  CancelledError,
  TimeoutError,
  ToolError,
  TransportError,
  isCallError,
  isRefusal,
  isToolError
};
