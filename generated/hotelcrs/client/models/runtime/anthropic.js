// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Reads Anthropic's tool calls and writes their results. */
import { outcomeOf } from "./calls.js";
const createAnswer = (decode) => async (made, call, options = {}) => {
  const { isError, text } = await outcomeOf(made, call, decode, options);
  return { type: "tool_result", tool_use_id: made.id, content: text, ...isError && { is_error: true } };
};
export {
  createAnswer
};
