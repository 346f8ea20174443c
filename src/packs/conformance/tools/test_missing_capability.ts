/** Missing capability (contract: test_missing_capability). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { speech } from "../answers.js";
import { saying } from "../content.js";
import { sample } from "../questions.js";
import type { Services } from "../services.js";

/** Asks the model for one word. A client without sampling is refused before this runs. */
export const testMissingCapability: Handler<typeof conformance.test_missing_capability, Services> = async (
  _input,
  { client },
): Promise<ToolContent> => {
  const { response } = await client.ask({ response: sample("Say one word", 10) });
  return saying(`The model said: ${speech(response)}`);
};
