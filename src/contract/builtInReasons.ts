/** The runtime's own reasons, which any pack may give without an entry in its catalogue. */
import type { ReasonEntry } from "./contract.js";

/** JSON-RPC codes: "Invalid params" and "Internal error". */
const invalidParams = -32602;
const internalError = -32603;

/** The catalogue entries of the runtime's own reasons, by reason. */
export const builtInReasons: Readonly<Record<string, ReasonEntry>> = {
  SCHEMA: {
    reason: "SCHEMA",
    code: invalidParams,
    message: "{message}",
    hint: "Send the arguments as the tool's input schema describes them.",
    retryable: false,
    category: "VALIDATION_ERROR",
  },
  STORE_UNAVAILABLE: {
    reason: "STORE_UNAVAILABLE",
    code: internalError,
    message: "The store does not answer.",
    hint: "Try again in a moment.",
    retryable: true,
    category: "TRANSPORT_ERROR",
  },
  UPSTREAM_TIMEOUT: {
    reason: "UPSTREAM_TIMEOUT",
    code: internalError,
    message: "No answer came in time: the outcome is not known.",
    hint: "Look at what is there before you repeat the call.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  TOOL_TIMEOUT: {
    reason: "TOOL_TIMEOUT",
    code: internalError,
    message: "The tool did not answer within {timeoutMs} ms.",
    hint: "Try again in a moment.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  WORLD_RESET: {
    reason: "WORLD_RESET",
    code: internalError,
    message: "The world was reset, or the session ended, while the call ran.",
    hint: "Call again; a client of the 2025 revisions initializes again first.",
    retryable: true,
    category: "TRANSPORT_ERROR",
  },
  TOO_MANY_WORLDS: {
    reason: "TOO_MANY_WORLDS",
    code: internalError,
    message: "The store holds as many worlds as it may.",
    hint: "Use a world that is there.",
    retryable: false,
    category: "BUSINESS_ERROR",
  },
  CANCELLED: {
    reason: "CANCELLED",
    code: internalError,
    message: "The call was cancelled.",
    hint: "Call again; with the same idempotency key nothing is done twice.",
    retryable: true,
  },
  CLIENT_SILENT: {
    reason: "CLIENT_SILENT",
    code: internalError,
    message: "The client did not answer {field}: {value}",
    hint: "Call again when the client can answer, or ask the user for what is missing.",
    retryable: true,
    category: "TIMEOUT_ERROR",
  },
  INTERNAL: {
    reason: "INTERNAL",
    code: internalError,
    message: "Internal error. The server's log has it under {correlationId}.",
    hint: "Retry once. If it persists, report the correlation id.",
    retryable: true,
  },
};
