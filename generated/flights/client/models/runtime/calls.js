// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Carries out a call of a model and turns its outcome into something that a model can read. Knows no vendor. */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isRefusal = (error) => error instanceof Error && ("reason" in error && typeof error.reason === "string" || "data" in error && isObject(error.data) && typeof error.data["reason"] === "string");
const hintOf = (error) => "hint" in error ? error.hint : "data" in error && isObject(error.data) ? error.data["hint"] : void 0;
const refusalText = (error) => {
  const hint = hintOf(error);
  return typeof hint === "string" && !error.message.includes(hint) ? `${error.message} ${hint}` : error.message;
};
const plainInput = (name, input) => {
  if (!isObject(input)) throw new Error(`The arguments of ${name} are not an object: ${JSON.stringify(input)}.`);
  return input;
};
const withToldRefusals = (call) => async (name, input, options) => {
  try {
    return await call(name, input, options);
  } catch (error) {
    throw isRefusal(error) ? Object.assign(new Error(refusalText(error), { cause: error }), { name: error.name }) : error;
  }
};
const inputOf = (tools) => (name, input) => {
  if (tools.some((tool) => tool.name === name)) return plainInput(name, input);
  throw new Error(`There is no tool ${name}. There are ${tools.map((tool) => tool.name).join(", ")}.`);
};
const outcomeOf = async (made, call, decode, options) => {
  let input;
  try {
    input = decode(
      made.name,
      typeof made.input === "string" ? JSON.parse(made.input === "" ? "{}" : made.input) : made.input
    );
  } catch (error) {
    return {
      isError: true,
      text: `${made.name} was not called. ${error instanceof Error ? error.message : String(error)}`
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
export {
  inputOf,
  outcomeOf,
  plainInput,
  refusalText,
  withToldRefusals
};
