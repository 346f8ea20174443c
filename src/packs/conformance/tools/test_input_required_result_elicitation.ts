/** Input from the user (contract: test_input_required_result_elicitation). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { fieldOf } from "../answers.js";
import { saying } from "../content.js";
import { nameForm } from "../questions.js";
import type { Services } from "../services.js";

/** Greets the user by the name given in the form. */
export const testInputRequiredResultElicitation: Handler<
  typeof conformance.test_input_required_result_elicitation,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const { user_name } = await client.ask({ user_name: nameForm });
  return saying(`Hello, ${fieldOf(user_name, "name") ?? "stranger"}!`);
};
