// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Carries out a call of a model and turns its outcome into something that a model can read. Knows no vendor. */
import type { CallOptions, CallTool, DecodeInput, ModelCall, Outcome } from "./calls.types.js";

/** The message of a refusal, with its hint if it has one. */
export declare const refusalText: (error: Error) => string;

/** The arguments unchanged. Throws if they are not an object. */
export declare const plainInput: DecodeInput;

/** Wraps a caller: the message of a refusal that it throws also has the hint, so that a model knows what to do next. */
export declare const withToldRefusals: (call: CallTool) => CallTool;

/** `plainInput`, for these tools only: a model may invent a name. */
export declare const inputOf: (tools: readonly { readonly name: string }[]) => DecodeInput;

/** Carries out a call. A refusal is an outcome that the model reads; any other error is thrown, because the model cannot mend it. */
export declare const outcomeOf: (
  made: ModelCall,
  call: CallTool,
  decode: DecodeInput,
  options: CallOptions,
) => Promise<Outcome>;
