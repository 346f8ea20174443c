// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type { AnswerAnthropic, AnthropicTool } from "./runtime/anthropic.types.js";
export type * from "./runtime/anthropic.types.js";
export type * from "./runtime/calls.types.js";

/** Executes a `tool_use` block and returns the `tool_result` block for the next message. */
export declare const answerAnthropic: AnswerAnthropic;
/** The value of `tools` for the Messages API. */
export declare const anthropicTools: AnthropicTool[];
