/** State that was changed (contract: test_input_required_result_tampered_state). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { deed } from "../answers.js";
import { saying } from "../content.js";
import { confirmation } from "../questions.js";
import type { Services } from "../services.js";

/** Asks once. It tests that the runtime refuses request state that it did not issue. */
export const testInputRequiredResultTamperedState: Handler<
  typeof conformance.test_input_required_result_tampered_state,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const { confirm } = await client.ask({ confirm: confirmation });
  return saying(`The user answered: ${deed(confirm)}`);
};
