// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Reads OpenAI's tool calls and writes their results, for the Responses API and for Chat Completions. */
import { outcomeOf } from "./calls.js";
const toChatTools = (tools) => tools.map(({ type, ...rest }) => ({ type, function: rest }));
const createAnswer = (decode) => {
  async function answer(made, call, options = {}) {
    if ("call_id" in made) {
      const { text: text2 } = await outcomeOf(
        { id: made.call_id, name: made.name, input: made.arguments },
        call,
        decode,
        options
      );
      return { type: "function_call_output", call_id: made.call_id, output: text2 };
    }
    const { text } = await outcomeOf(
      { id: made.id, name: made.function.name, input: made.function.arguments },
      call,
      decode,
      options
    );
    return { role: "tool", tool_call_id: made.id, content: text };
  }
  return answer;
};
export {
  createAnswer,
  toChatTools
};
