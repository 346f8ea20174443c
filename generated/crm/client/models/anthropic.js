// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import tools from "./anthropic.json" with { type: "json" };
import { createAnswer } from "./runtime/anthropic.js";
import { inputOf } from "./runtime/calls.js";

export const anthropicTools = tools;
export const answerAnthropic = createAnswer(inputOf(tools));
