// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import tools from "./anthropic.json" with { type: "json" };
import { adaptToAiSdk } from "./runtime/aiSdk.js";

export const aiSdkTools = (sdk, call) => adaptToAiSdk(tools, sdk, call);
