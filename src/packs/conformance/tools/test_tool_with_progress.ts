/** Progress (contract: test_tool_with_progress). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import { pause } from "../pause.js";
import type { Services } from "../services.js";

/** Reports three times, with a pause between two reports. */
export const testToolWithProgress: Handler<typeof conformance.test_tool_with_progress, Services> = async (
  _input,
  { client, signal },
): Promise<ToolContent> => {
  client.progress(0, 100);
  await pause(50, signal);
  client.progress(50, 100);
  await pause(50, signal);
  client.progress(100, 100);
  return saying("All of the work is done.");
};
