/** Elicitation (contract: test_elicitation). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { deed } from "../answers.js";
import { saying } from "../content.js";
import { form } from "../questions.js";
import type { Services } from "../services.js";

/** Shows the message with a form and returns what the user did with it. */
export const testElicitation: Handler<typeof conformance.test_elicitation, Services> = async (
  { message },
  { client },
): Promise<ToolContent> => {
  const { response } = await client.ask({
    response: form(message, {
      username: { type: "string", description: "User's response" },
      email: { type: "string", description: "User's email address" },
    }),
  });
  return saying(`User response: ${deed(response)}`);
};
