/** Several rounds (contract: test_input_required_result_multi_round). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { fieldOf } from "../answers.js";
import { saying } from "../content.js";
import { form } from "../questions.js";
import type { Services } from "../services.js";

/** Asks two questions in sequence, and simply awaits each answer. */
export const testInputRequiredResultMultiRound: Handler<
  typeof conformance.test_input_required_result_multi_round,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const { step1 } = await client.ask({ step1: form("Step 1: What is your name?", { name: { type: "string" } }) });
  const { step2 } = await client.ask({
    step2: form("Step 2: What is your favorite color?", { color: { type: "string" } }),
  });
  return saying(`${fieldOf(step1, "name") ?? "Somebody"} likes ${fieldOf(step2, "color") ?? "no color"}`);
};
