/** Error (contract: test_error_handling). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import type { Services } from "../services.js";

/** Returns a result with `isError`, as a tool does whose own work has failed. */
export const testErrorHandling: Handler<typeof conformance.test_error_handling, Services> = (): ToolContent => ({
  ...saying("This tool intentionally returns an error for testing"),
  isError: true,
});
