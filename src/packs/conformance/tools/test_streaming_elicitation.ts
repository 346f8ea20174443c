/** Elicitation in an answer (contract: test_streaming_elicitation). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { deed } from "../answers.js";
import { saying } from "../content.js";
import { confirmation } from "../questions.js";
import type { Services } from "../services.js";

/** Asks whether to go on. On revision 2026-07-28 the question is part of the answer; no separate request is sent. */
export const testStreamingElicitation: Handler<typeof conformance.test_streaming_elicitation, Services> = async (
  _input,
  { client },
): Promise<ToolContent> => {
  const { go_on } = await client.ask({ go_on: confirmation });
  return saying(`The user answered: ${deed(go_on)}`);
};
