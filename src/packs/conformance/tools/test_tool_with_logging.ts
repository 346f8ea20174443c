/** Log messages (contract: test_tool_with_logging). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import { pause } from "../pause.js";
import type { Services } from "../services.js";

/** Logs three times, with a pause between two messages. */
export const testToolWithLogging: Handler<typeof conformance.test_tool_with_logging, Services> = async (
  _input,
  { client, signal },
): Promise<ToolContent> => {
  client.log("info", "Tool execution started");
  await pause(50, signal);
  client.log("info", "Tool processing data");
  await pause(50, signal);
  client.log("info", "Tool execution completed");
  return saying("Three messages were logged.");
};
