/** Reconnection (contract: test_reconnection). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import { pause } from "../pause.js";
import type { Services } from "../services.js";

/**
 * Closes the stream halfway. If the client can resume the stream, the answer waits for it to reconnect; otherwise the answer is returned at
 * once.
 */
export const testReconnection: Handler<typeof conformance.test_reconnection, Services> = async (
  _input,
  { client, signal },
): Promise<ToolContent> => {
  client.progress(0, 2);
  client.closeStream();
  await pause(100, signal);
  client.progress(1, 2);
  return saying("This answer came after the stream had ended.");
};
