// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** The tools in the form of LangChain. */
import type { AdaptToLangChain } from "./langChain.types.js";

/** Tools for `bindTools` and agents. Their content is the result's JSON, their artifact the result itself; a refusal is thrown. */
export declare const adaptToLangChain: AdaptToLangChain;
