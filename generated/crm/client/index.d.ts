// @generated from contracts/crm. Edit the contract, then run npm run codegen.
export { crm } from "./contract.js";
export { toolCaller } from "./runtime/caller.js";
export { createClient } from "./runtime/client.js";
export { AnswerError, CancelledError, TimeoutError, ToolError, TransportError, isToolError } from "./runtime/errors.js";
export { connectionOver } from "./runtime/official.js";
export type { CallOptions, Progress, ReadOptions, SafeResult } from "./runtime/call.types.js";
export type { Client, ToolCaller } from "./runtime/client.types.js";
export type { Clock, Connection, ConnectionOptions, OfficialClient, RetryPolicy } from "./runtime/connection.types.js";
export type { InputOf, OutputOf } from "./runtime/descriptor.types.js";
export type { CallErrorOf, DataOf, ReasonOf, RuntimeReason, ToolErrorOf } from "./runtime/error.types.js";
export type * from "./types.js";
