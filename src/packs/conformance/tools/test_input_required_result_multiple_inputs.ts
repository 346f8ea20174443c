/** Several inputs at once (contract: test_input_required_result_multiple_inputs). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { fieldOf, rootUris, speech } from "../answers.js";
import { saying } from "../content.js";
import { nameForm, roots, sample } from "../questions.js";
import type { Services } from "../services.js";

/** Asks for a form, a sampling result and the roots at once, and needs all three answers. */
export const testInputRequiredResultMultipleInputs: Handler<
  typeof conformance.test_input_required_result_multiple_inputs,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const { user_name, greeting, client_roots } = await client.ask({
    user_name: nameForm,
    greeting: sample("Generate a greeting", 50),
    client_roots: roots,
  });
  return saying(`${speech(greeting)} ${fieldOf(user_name, "name") ?? "stranger"} of ${rootUris(client_roots)}`);
};
