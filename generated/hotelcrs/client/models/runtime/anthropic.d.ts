// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Reads Anthropic's tool calls and writes their results. */
import type { CreateAnswerAnthropic } from "./anthropic.types.js";

/** Makes the function that carries out a `tool_use` block and gives the `tool_result` block for the next message. */
export declare const createAnswer: CreateAnswerAnthropic;
