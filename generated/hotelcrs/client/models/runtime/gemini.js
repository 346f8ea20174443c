// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Reads Gemini's function calls and writes their results. */
import { outcomeOf } from "./calls.js";
const createAnswer = (decode) => async ({ id, name = "", args = {} }, call, options = {}) => {
  const { isError, text, result } = await outcomeOf({ id: id ?? "", name, input: args }, call, decode, options);
  const response = isError ? { error: text } : { output: result ?? null };
  return { functionResponse: { ...id !== void 0 && { id }, name, response } };
};
export {
  createAnswer
};
