// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import type { AnswerOpenai, ChatTool, FunctionTool } from "./runtime/openai.types.js";
import type { StrictCodec } from "./runtime/strict.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/openai.types.js";
export type * from "./runtime/strict.types.js";

/** The value of `tools` for the Responses API. The model must keep to the schema: it sends null for an optional argument. */
export declare const openaiStrictTools: FunctionTool[];
/** The value of `tools` for Chat Completions. */
export declare const openaiStrictChatTools: ChatTool[];
/** Converts what the model sent to the arguments of the contract: drops the nulls that strict mode forces, and no others. */
export declare const decodeStrict: StrictCodec["decode"];
/** The reverse of `decodeStrict`, for earlier calls that are replayed to a model. */
export declare const encodeStrict: StrictCodec["encode"];
/** Decodes a tool call of the model, executes it and returns the item that answers it. */
export declare const answerOpenaiStrict: AnswerOpenai;
