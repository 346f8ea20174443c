// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import tools from "./openai.json" with { type: "json" };
import { inputOf } from "./runtime/calls.js";
import { createAnswer, toChatTools } from "./runtime/openai.js";

export const openaiTools = tools;
export const openaiChatTools = toChatTools(tools);
export const answerOpenai = createAnswer(inputOf(tools));
