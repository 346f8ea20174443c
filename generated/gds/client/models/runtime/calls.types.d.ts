// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** What the adapters need from the code that carries out a call, and what they pass on. */

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/**
 * Carries out a call and gives its structured result, for example with the generated client or any MCP client. It throws if the
 * call is refused; an error with a `reason`, of its own or in its `data`, is passed on to the model.
 */
export type CallTool = (
  name: string,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions,
) => Promise<unknown>;

/** A call of a model, without the vendor's form. */
export interface ModelCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** What goes back to the model. */
export interface Outcome {
  readonly isError: boolean;
  /** JSON of the result; for a refusal, its message and what to do next. */
  readonly text: string;
  /** The result itself; undefined for a refusal. */
  readonly result?: unknown;
}

export type DecodeInput = (name: string, input: unknown) => Readonly<Record<string, unknown>>;

/** A tool's entry, as the adapters need it. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input_schema: Readonly<Record<string, unknown>>;
}
