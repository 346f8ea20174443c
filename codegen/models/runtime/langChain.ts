/** The tools in the form of LangChain. */
import { plainInput, withToldRefusals } from "./calls.js";
import type { AdaptToLangChain } from "./langChain.types.js";

/** Tools for `bindTools` and agents. Their content is the result's JSON, their artifact the result itself; a refusal is thrown. */
export const adaptToLangChain: AdaptToLangChain = (tools, { DynamicStructuredTool }, call) =>
  tools.map(
    ({ name, description, input_schema }) =>
      new DynamicStructuredTool({
        name,
        description,
        // `never` takes the parameter of every version of LangChain; the manifest is JSON Schema in any case.
        schema: input_schema as never,
        responseFormat: "content_and_artifact",
        func: async (input, _runManager, config) => {
          const result = await withToldRefusals(call)(name, plainInput(name, input), { signal: config?.signal });
          return [JSON.stringify(result ?? null), result];
        },
      }),
  );
