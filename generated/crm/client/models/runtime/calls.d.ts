// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Carries a model's call out and makes of its end what a model can read. Knows no vendor. */
import type { CallOptions, CallTool, DecodeInput, ModelCall, Outcome } from "./calls.types.js";

/** The message of a refusal, and what to do next where it says so. */
export declare const refusalText: (error: Error) => string;

/** Arguments as they came, if they are an object. */
export declare const plainInput: DecodeInput;

/** The same caller; a refusal that it throws says in its message all that a model needs to go on. */
export declare const withToldRefusals: (call: CallTool) => CallTool;

/** The same for one of these tools only: a model may make a name up. */
export declare const inputOf: (tools: readonly { readonly name: string }[]) => DecodeInput;

/** Carries a call out. A refusal is an outcome that the model reads; any other error is thrown, for it is not the model's to mend. */
export declare const outcomeOf: (
  made: ModelCall,
  call: CallTool,
  decode: DecodeInput,
  options: CallOptions,
) => Promise<Outcome>;
