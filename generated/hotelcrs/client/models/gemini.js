// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import tools from "./gemini.json" with { type: "json" };
import { inputOf } from "./runtime/calls.js";
import { createAnswer } from "./runtime/gemini.js";

export const geminiTools = [tools];
export const answerGemini = createAnswer(inputOf(tools.functionDeclarations));
