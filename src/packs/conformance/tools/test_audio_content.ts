/** Audio (contract: test_audio_content). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { audio, giving } from "../content.js";
import type { Services } from "../services.js";

/** Returns a short silence. */
export const testAudioContent: Handler<typeof conformance.test_audio_content, Services> = (): ToolContent =>
  giving(audio);
