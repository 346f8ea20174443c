// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
export { hotelcrs } from "./contract.js";
export { toolCaller } from "./runtime/caller.js";
export { createClient } from "./runtime/client.js";
export { AnswerError, CancelledError, TimeoutError, ToolError, TransportError, isToolError } from "./runtime/errors.js";
export { connectionOver } from "./runtime/official.js";
