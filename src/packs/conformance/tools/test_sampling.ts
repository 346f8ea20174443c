/** Sampling (contract: test_sampling). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { speech } from "../answers.js";
import { saying } from "../content.js";
import { sample } from "../questions.js";
import type { Services } from "../services.js";

/** Passes the prompt to the client's model and returns its answer. */
export const testSampling: Handler<typeof conformance.test_sampling, Services> = async (
  { prompt },
  { client },
): Promise<ToolContent> => {
  const { response } = await client.ask({ response: sample(prompt, 100) });
  return saying(`LLM response: ${speech(response)}`);
};
