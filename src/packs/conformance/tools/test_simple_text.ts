/** Text (contract: test_simple_text). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import type { Services } from "../services.js";

/** Returns the text that the suite expects. */
export const testSimpleText: Handler<typeof conformance.test_simple_text, Services> = (): ToolContent =>
  saying("This is a simple text response for testing.");
