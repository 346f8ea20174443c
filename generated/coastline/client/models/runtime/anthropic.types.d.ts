// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Anthropic's tools, calls and results. Source: https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools */
import type { CallOptions, CallTool, DecodeInput } from "./calls.types.js";

export interface AnthropicTool {
  name: string;
  description: string;
  input_schema: { type: "object"; [keyword: string]: unknown };
}

/** A content block of the model's message. */
export interface ToolUse {
  readonly type: "tool_use";
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** A content block of the next message. */
export interface ToolUseResult {
  type: "tool_result";
  tool_use_id: string;
  content: string;
  is_error?: true;
}

export type AnswerAnthropic = (made: ToolUse, call: CallTool, options?: CallOptions) => Promise<ToolUseResult>;

export type CreateAnswerAnthropic = (decode: DecodeInput) => AnswerAnthropic;
