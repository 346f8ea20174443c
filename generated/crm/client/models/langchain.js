// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import tools from "./anthropic.json" with { type: "json" };
import { adaptToLangChain } from "./runtime/langChain.js";

export const langChainTools = (langChain, call) => adaptToLangChain(tools, langChain, call);
