/** Reads OpenAI's tool calls and writes their results, for the Responses API and for Chat Completions. */
import { outcomeOf } from "./calls.js";
import type { CallOptions, CallTool } from "./calls.types.js";
import type { ChatCall, ChatResult, CreateAnswer, ResponseCall, ResponseResult, ToChatTools } from "./openai.types.js";

/** Converts tools of the manifest, which has the form of the Responses API, to the form of Chat Completions. */
export const toChatTools: ToChatTools = (tools) => tools.map(({ type, ...rest }) => ({ type, function: rest }));

/** Makes the function that carries out calls; `decode` converts arguments to the form of the contract. */
export const createAnswer: CreateAnswer = (decode) => {
  async function answer(made: ResponseCall, call: CallTool, options?: CallOptions): Promise<ResponseResult>;
  async function answer(made: ChatCall, call: CallTool, options?: CallOptions): Promise<ChatResult>;
  async function answer(
    made: ResponseCall | ChatCall,
    call: CallTool,
    options: CallOptions = {},
  ): Promise<ResponseResult | ChatResult> {
    if ("call_id" in made) {
      const { text } = await outcomeOf(
        { id: made.call_id, name: made.name, input: made.arguments },
        call,
        decode,
        options,
      );
      return { type: "function_call_output", call_id: made.call_id, output: text };
    }
    const { text } = await outcomeOf(
      { id: made.id, name: made.function.name, input: made.function.arguments },
      call,
      decode,
      options,
    );
    return { role: "tool", tool_call_id: made.id, content: text };
  }
  return answer;
};
