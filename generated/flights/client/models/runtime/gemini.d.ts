// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Reads Gemini's function calls and writes their results. */
import type { CreateAnswerGemini } from "./gemini.types.js";

/** Makes the function that carries out a `functionCall` and gives the part with its `functionResponse`. */
export declare const createAnswer: CreateAnswerGemini;
