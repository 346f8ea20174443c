/** Change of the prompts (contract: test_trigger_prompt_change). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import type { Services } from "../services.js";

/** Notifies listeners that the list of prompts may have changed. It never has: the contract is fixed. */
export const testTriggerPromptChange: Handler<typeof conformance.test_trigger_prompt_change, Services> = (
  _input,
  { announceList },
): ToolContent => {
  announceList("prompts");
  return saying("The prompts may have changed.");
};
