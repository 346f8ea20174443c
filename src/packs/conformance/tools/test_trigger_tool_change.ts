/** Change of the tools (contract: test_trigger_tool_change). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import type { Services } from "../services.js";

/** Notifies listeners that the list of tools may have changed. It never has: the contract is fixed. */
export const testTriggerToolChange: Handler<typeof conformance.test_trigger_tool_change, Services> = (
  _input,
  { announceList },
): ToolContent => {
  announceList("tools");
  return saying("The tools may have changed.");
};
