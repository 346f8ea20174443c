// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type { AnswerOpenai, ChatTool, FunctionTool } from "./runtime/openai.types.js";
import type { StrictCodec } from "./runtime/strict.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/openai.types.js";
export type * from "./runtime/strict.types.js";

/** For `tools` of the Responses API: the model is held to the schema, so optional arguments come as null. */
export declare const openaiStrictTools: FunctionTool[];
/** The same for Chat Completions. */
export declare const openaiStrictChatTools: ChatTool[];
/** From what the model sent to the arguments of the contract: exactly the nulls that strict mode forces are dropped. */
export declare const decodeStrict: StrictCodec["decode"];
/** The way back, for earlier calls that are replayed to a model. */
export declare const encodeStrict: StrictCodec["encode"];
/** Decodes a call of the model, carries it out and gives the item that answers it. */
export declare const answerOpenaiStrict: AnswerOpenai;
