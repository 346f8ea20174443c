// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type { AnswerAnthropic, AnthropicTool } from "./runtime/anthropic.types.js";
export type * from "./runtime/anthropic.types.js";
export type * from "./runtime/calls.types.js";

/** Carries a `tool_use` block out and gives the `tool_result` block for the next message. */
export declare const answerAnthropic: AnswerAnthropic;
/** For `tools` of the Messages API. */
export declare const anthropicTools: AnthropicTool[];
