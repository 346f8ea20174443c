/** Reads Gemini's function calls and writes their results. */
import { outcomeOf } from "./calls.js";
import type { CreateAnswerGemini } from "./gemini.types.js";

/** Makes the function that carries out a `functionCall` and gives the part with its `functionResponse`. */
export const createAnswer: CreateAnswerGemini =
  (decode) =>
  async ({ id, name = "", args = {} }, call, options = {}) => {
    const { isError, text, result } = await outcomeOf({ id: id ?? "", name, input: args }, call, decode, options);
    const response = isError ? { error: text } : { output: result ?? null };
    return { functionResponse: { ...(id !== undefined && { id }), name, response } };
  };
