// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** The tools in the form of the AI SDK. */
import { plainInput, withToldRefusals } from "./calls.js";
const adaptToAiSdk = (tools, { dynamicTool, jsonSchema }, call) => Object.fromEntries(
  tools.map(({ name, description, input_schema }) => [
    name,
    dynamicTool({
      description,
      // `never` takes the parameter of every version of the SDK; the manifest is JSON Schema in any case.
      inputSchema: jsonSchema(input_schema),
      execute: (input, { abortSignal }) => withToldRefusals(call)(name, plainInput(name, input), { signal: abortSignal })
    })
  ])
);
export {
  adaptToAiSdk
};
