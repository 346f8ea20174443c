/** The tools in the form of the AI SDK. */
import type { AdaptToAiSdk } from "./aiSdk.types.js";
import { plainInput, withToldRefusals } from "./calls.js";

/** A tool set for `generateText` and its like. A refusal becomes a tool error, which the model reads. */
export const adaptToAiSdk: AdaptToAiSdk = (tools, { dynamicTool, jsonSchema }, call) =>
  Object.fromEntries(
    tools.map(({ name, description, input_schema }) => [
      name,
      dynamicTool({
        description,
        // `never` takes the parameter of every version of the SDK; the manifest is JSON Schema in any case.
        inputSchema: jsonSchema(input_schema as never),
        execute: (input, { abortSignal }) =>
          withToldRefusals(call)(name, plainInput(name, input), { signal: abortSignal }),
      }),
    ]),
  );
