// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** What the adapter takes from the AI SDK (package `ai`), so that it depends on no version of it. */
import type { CallTool, ModelTool } from "./calls.types.js";

export interface AiSdkDefinition<Schema> {
  description: string;
  inputSchema: Schema;
  execute: (input: unknown, options: { abortSignal?: AbortSignal | undefined }) => Promise<unknown>;
}

export interface AiSdk<Schema, Tool> {
  /** `jsonSchema` of `ai`. */
  readonly jsonSchema: (schema: never) => Schema;
  /** `dynamicTool` of `ai`. */
  readonly dynamicTool: (tool: AiSdkDefinition<Schema>) => Tool;
}

export type AdaptToAiSdk = <Schema, Tool>(
  tools: readonly ModelTool[],
  sdk: AiSdk<Schema, Tool>,
  call: CallTool,
) => Record<string, Tool>;
