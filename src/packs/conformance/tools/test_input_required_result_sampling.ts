/** Input from the model (contract: test_input_required_result_sampling). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { speech } from "../answers.js";
import { saying } from "../content.js";
import { sample } from "../questions.js";
import type { Services } from "../services.js";

/** Returns the text that the model answered. */
export const testInputRequiredResultSampling: Handler<
  typeof conformance.test_input_required_result_sampling,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const { capital_question } = await client.ask({ capital_question: sample("What is the capital of France?", 100) });
  return saying(`The model said: ${speech(capital_question)}`);
};
