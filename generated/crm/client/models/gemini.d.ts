// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import type { AnswerGemini, GeminiTool } from "./runtime/gemini.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/gemini.types.js";

/** Carries a `functionCall` out and gives the part with its `functionResponse`. */
export declare const answerGemini: AnswerGemini;
/** For `tools` of a request's config. */
export declare const geminiTools: GeminiTool[];
