// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import tools from "./openai.strict.json" with { type: "json" };
import plans from "./openai.strict.codec.json" with { type: "json" };
import { createAnswer, toChatTools } from "./runtime/openai.js";
import { createStrictCodec } from "./runtime/strict.js";

const codec = createStrictCodec(tools, plans);

export const openaiStrictTools = tools;
export const openaiStrictChatTools = toChatTools(tools);
export const decodeStrict = codec.decode;
export const encodeStrict = codec.encode;
export const answerOpenaiStrict = createAnswer(codec.decode);
