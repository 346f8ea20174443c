/** Carries a model's call out and makes of its end what a model can read. Knows no vendor. */
import type { CallOptions, CallTool, DecodeInput, ModelCall, Outcome } from "./calls.types.js";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an error is the server's answer, not a failure on the way to it. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  (("reason" in error && typeof error.reason === "string") ||
    ("data" in error && isObject(error.data) && typeof error.data["reason"] === "string"));

const hintOf = (error: object): unknown =>
  "hint" in error ? error.hint : "data" in error && isObject(error.data) ? error.data["hint"] : undefined;

/** The message of a refusal, and what to do next where it says so. */
export const refusalText: (error: Error) => string = (error) => {
  const hint = hintOf(error);
  return typeof hint === "string" && !error.message.includes(hint) ? `${error.message} ${hint}` : error.message;
};

/** Arguments as they came, if they are an object. */
export const plainInput: DecodeInput = (name, input) => {
  if (!isObject(input)) throw new Error(`The arguments of ${name} are not an object: ${JSON.stringify(input)}.`);
  return input;
};

/** The same caller; a refusal that it throws says in its message all that a model needs to go on. */
export const withToldRefusals: (call: CallTool) => CallTool = (call) => async (name, input, options) => {
  try {
    return await call(name, input, options);
  } catch (error) {
    throw isRefusal(error)
      ? Object.assign(new Error(refusalText(error), { cause: error }), { name: error.name })
      : error;
  }
};

/** The same for one of these tools only: a model may make a name up. */
export const inputOf: (tools: readonly { readonly name: string }[]) => DecodeInput = (tools) => (name, input) => {
  if (tools.some((tool) => tool.name === name)) return plainInput(name, input);
  throw new Error(`There is no tool ${name}. There are ${tools.map((tool) => tool.name).join(", ")}.`);
};

/** Carries a call out. A refusal is an outcome that the model reads; any other error is thrown, for it is not the model's to mend. */
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
