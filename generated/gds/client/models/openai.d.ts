// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import type { AnswerOpenai, ChatTool, FunctionTool } from "./runtime/openai.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/openai.types.js";

/** The value of `tools` for the Responses API. */
export declare const openaiTools: FunctionTool[];
/** The value of `tools` for Chat Completions. */
export declare const openaiChatTools: ChatTool[];
/** Executes a tool call of the model and returns the item that answers it. */
export declare const answerOpenai: AnswerOpenai;
