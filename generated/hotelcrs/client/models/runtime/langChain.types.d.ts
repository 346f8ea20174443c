// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** What the adapter takes from LangChain (package `@langchain/core`), so that it depends on no version of it. */
import type { CallTool, ModelTool } from "./calls.types.js";

export interface LangChainFields {
  name: string;
  description: string;
  schema: never;
  responseFormat: "content_and_artifact";
  func: (input: unknown, runManager?: unknown, config?: { signal?: AbortSignal }) => Promise<[string, unknown]>;
}

export interface LangChain<Tool> {
  /** `DynamicStructuredTool` of `@langchain/core/tools`. */
  readonly DynamicStructuredTool: new (
    fields: LangChainFields,
  ) => Tool;
}

export type AdaptToLangChain = <Tool>(
  tools: readonly ModelTool[],
  langChain: LangChain<Tool>,
  call: CallTool,
) => Tool[];
