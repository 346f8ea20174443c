// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import type { CallTool } from "./runtime/calls.types.js";
import type { LangChain } from "./runtime/langChain.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/langChain.types.js";

/** Tools for `bindTools` and agents: `langChainTools({ DynamicStructuredTool }, call)` with the class from `@langchain/core/tools`. */
export declare const langChainTools: <Tool>(langChain: LangChain<Tool>, call: CallTool) => Tool[];
