// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** OpenAI's two forms of a call and its result. Sources: https://developers.openai.com/api/docs/guides/function-calling */
import type { CallOptions, CallTool, DecodeInput } from "./calls.types.js";

/** An item of a response's `output` (Responses API). */
export interface ResponseCall {
  readonly type: "function_call";
  readonly call_id: string;
  readonly name: string;
  /** JSON text. */
  readonly arguments: string;
}

export interface ResponseResult {
  type: "function_call_output";
  call_id: string;
  output: string;
}

/** An item of a message's `tool_calls` (Chat Completions). */
export interface ChatCall {
  readonly id: string;
  readonly type: "function";
  readonly function: { readonly name: string; readonly arguments: string };
}

export interface ChatResult {
  role: "tool";
  tool_call_id: string;
  content: string;
}

export interface FunctionTool {
  type: "function";
  name: string;
  description: string;
  parameters: Record<string, unknown>;
  strict: boolean;
}

/** A tool in the form of Chat Completions. */
export interface ChatTool {
  type: "function";
  function: Omit<FunctionTool, "type">;
}

/** Carries out a call of the model. The result has the form of the API that the call came from. */
export interface AnswerOpenai {
  (made: ResponseCall, call: CallTool, options?: CallOptions): Promise<ResponseResult>;
  (made: ChatCall, call: CallTool, options?: CallOptions): Promise<ChatResult>;
}

export type CreateAnswer = (decode: DecodeInput) => AnswerOpenai;

export type ToChatTools = (tools: readonly FunctionTool[]) => ChatTool[];
