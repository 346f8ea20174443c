/** Carries out a call of a model and turns its outcome into something that a model can read. Knows no vendor. */
import type { CallOptions, CallTool, DecodeInput, ModelCall, Outcome } from "./calls.types.js";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an error is a refusal by the server, and not a failure on the way to it. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  (("reason" in error && typeof error.reason === "string") ||
    ("data" in error && isObject(error.data) && typeof error.data["reason"] === "string"));

const hintOf = (error: object): unknown =>
  "hint" in error ? error.hint : "data" in error && isObject(error.data) ? error.data["hint"] : undefined;

/** The message of a refusal, with its hint if it has one. */
export const refusalText: (error: Error) => string = (error) => {
  const hint = hintOf(error);
  return typeof hint === "string" && !error.message.includes(hint) ? `${error.message} ${hint}` : error.message;
};

/** The arguments unchanged. Throws if they are not an object. */
export const plainInput: DecodeInput = (name, input) => {
  if (!isObject(input)) throw new Error(`The arguments of ${name} are not an object: ${JSON.stringify(input)}.`);
  return input;
};

/** Wraps a caller: the message of a refusal that it throws also has the hint, so that a model knows what to do next. */
export const withToldRefusals: (call: CallTool) => CallTool = (call) => async (name, input, options) => {
  try {
    return await call(name, input, options);
  } catch (error) {
    throw isRefusal(error)
      ? Object.assign(new Error(refusalText(error), { cause: error }), { name: error.name })
      : error;
  }
};

/** `plainInput`, for these tools only: a model may invent a name. */
export const inputOf: (tools: readonly { readonly name: string }[]) => DecodeInput = (tools) => (name, input) => {
  if (tools.some((tool) => tool.name === name)) return plainInput(name, input);
  throw new Error(`There is no tool ${name}. There are ${tools.map((tool) => tool.name).join(", ")}.`);
};

/** Carries out a call. A refusal is an outcome that the model reads; any other error is thrown, because the model cannot mend it. */
export const outcomeOf: (
  made: ModelCall,
  call: CallTool,
  decode: DecodeInput,
  options: CallOptions,
) => Promise<Outcome> = async (made, call, decode, options) => {
  let input: Readonly<Record<string, unknown>>;
  try {
    input = decode(
      made.name,
      typeof made.input === "string" ? JSON.parse(made.input === "" ? "{}" : made.input) : made.input,
    );
  } catch (error) {
    return {
      isError: true,
      text: `${made.name} was not called. ${error instanceof Error ? error.message : String(error)}`,
    };
  }
  try {
    const result = await call(made.name, input, options);
    return { isError: false, text: JSON.stringify(result ?? null), result };
  } catch (error) {
    if (isRefusal(error)) return { isError: true, text: refusalText(error) };
    throw error;
  }
};
