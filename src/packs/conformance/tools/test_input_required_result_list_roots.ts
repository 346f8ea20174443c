/** Input of roots (contract: test_input_required_result_list_roots). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { rootUris } from "../answers.js";
import { saying } from "../content.js";
import { roots } from "../questions.js";
import type { Services } from "../services.js";

/** Names the client's roots. */
export const testInputRequiredResultListRoots: Handler<
  typeof conformance.test_input_required_result_list_roots,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const { client_roots } = await client.ask({ client_roots: roots });
  return saying(`The roots are: ${rootUris(client_roots)}`);
};
