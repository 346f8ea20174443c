/** Log message (contract: test_logging_tool). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import type { Services } from "../services.js";

/** Logs once. A client that set no level receives nothing. */
export const testLoggingTool: Handler<typeof conformance.test_logging_tool, Services> = (
  _input,
  { client },
): ToolContent => {
  client.log("info", "This message is for those who asked to hear it");
  return saying("One message was logged.");
};
