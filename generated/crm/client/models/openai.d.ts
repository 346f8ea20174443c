// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import type { AnswerOpenai, ChatTool, FunctionTool } from "./runtime/openai.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/openai.types.js";

/** For `tools` of the Responses API. */
export declare const openaiTools: FunctionTool[];
/** For `tools` of Chat Completions. */
export declare const openaiChatTools: ChatTool[];
/** Carries a call of the model out and gives the item that answers it. */
export declare const answerOpenai: AnswerOpenai;
