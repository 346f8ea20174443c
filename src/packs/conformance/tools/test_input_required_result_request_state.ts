/** State between rounds (contract: test_input_required_result_request_state). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { deed } from "../answers.js";
import { saying } from "../content.js";
import { confirmation } from "../questions.js";
import type { Services } from "../services.js";

/** The runtime refuses request state that it did not issue, so reaching the end proves that the client sent the state back unchanged. */
export const testInputRequiredResultRequestState: Handler<
  typeof conformance.test_input_required_result_request_state,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const { confirm } = await client.ask({ confirm: confirmation });
  return saying(`state-ok: ${deed(confirm)}`);
};
