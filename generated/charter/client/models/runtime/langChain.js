// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** The tools in the form of LangChain. */
import { plainInput, withToldRefusals } from "./calls.js";
const adaptToLangChain = (tools, { DynamicStructuredTool }, call) => tools.map(
  ({ name, description, input_schema }) => new DynamicStructuredTool({
    name,
    description,
    // `never` takes the parameter of every version of LangChain; the manifest is JSON Schema in any case.
    schema: input_schema,
    responseFormat: "content_and_artifact",
    func: async (input, _runManager, config) => {
      const result = await withToldRefusals(call)(name, plainInput(name, input), { signal: config?.signal });
      return [JSON.stringify(result ?? null), result];
    }
  })
);
export {
  adaptToLangChain
};
