/** Reads Anthropic's tool calls and writes their results. */
import type { CreateAnswerAnthropic } from "./anthropic.types.js";
import { outcomeOf } from "./calls.js";

/** Makes the function that carries out a `tool_use` block and gives the `tool_result` block for the next message. */
export const createAnswer: CreateAnswerAnthropic =
  (decode) =>
  async (made, call, options = {}) => {
    const { isError, text } = await outcomeOf(made, call, decode, options);
    return { type: "tool_result", tool_use_id: made.id, content: text, ...(isError && { is_error: true }) };
  };
