// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
import type { AnswerGemini, GeminiTool } from "./runtime/gemini.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/gemini.types.js";

/** Executes a `functionCall` and returns the part with its `functionResponse`. */
export declare const answerGemini: AnswerGemini;
/** The value of `tools` in a request's config. */
export declare const geminiTools: GeminiTool[];
