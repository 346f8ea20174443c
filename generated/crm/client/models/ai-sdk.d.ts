// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import type { AiSdk } from "./runtime/aiSdk.types.js";
import type { CallTool } from "./runtime/calls.types.js";
export type * from "./runtime/aiSdk.types.js";
export type * from "./runtime/calls.types.js";

/** A tool set for `generateText` and its like: `aiSdkTools({ dynamicTool, jsonSchema }, call)` with both from `ai`. */
export declare const aiSdkTools: <Schema, Tool>(sdk: AiSdk<Schema, Tool>, call: CallTool) => Record<string, Tool>;
