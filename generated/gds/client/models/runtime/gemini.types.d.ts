// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Gemini's tools, calls and results. Source: https://ai.google.dev/gemini-api/docs/function-calling */
import type { CallOptions, CallTool, DecodeInput } from "./calls.types.js";

/** One entry of a request's `tools`. */
export interface GeminiTool {
  functionDeclarations: { name: string; description: string; parametersJsonSchema: Record<string, unknown> }[];
}

/** The `functionCall` of a part of the model's content. */
export interface FunctionCall {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly args?: Readonly<Record<string, unknown>> | undefined;
}

/** A part of the next content. `output` holds a result, `error` a refusal. */
export interface FunctionResponsePart {
  functionResponse: { id?: string; name: string; response: { output: unknown } | { error: string } };
}

export type AnswerGemini = (made: FunctionCall, call: CallTool, options?: CallOptions) => Promise<FunctionResponsePart>;

export type CreateAnswerGemini = (decode: DecodeInput) => AnswerGemini;
