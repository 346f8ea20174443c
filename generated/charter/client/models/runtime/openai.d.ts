// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Reads OpenAI's tool calls and writes their results, for the Responses API and for Chat Completions. */
import type { CallOptions, CallTool } from "./calls.types.js";
import type { ChatCall, ChatResult, CreateAnswer, ResponseCall, ResponseResult, ToChatTools } from "./openai.types.js";

/** Converts tools of the manifest, which has the form of the Responses API, to the form of Chat Completions. */
export declare const toChatTools: ToChatTools;

/** Makes the function that carries out calls; `decode` converts arguments to the form of the contract. */
export declare const createAnswer: CreateAnswer;
