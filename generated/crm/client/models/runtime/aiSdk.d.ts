// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** The tools in the form of the AI SDK. */
import type { AdaptToAiSdk } from "./aiSdk.types.js";

/** A tool set for `generateText` and its like. A refusal becomes a tool error, which the model reads. */
export declare const adaptToAiSdk: AdaptToAiSdk;
