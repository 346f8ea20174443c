/** Parameter in a header (contract: test_x_mcp_header). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import type { Services } from "../services.js";

/** Returns the text. The runtime has already compared it with the header. */
export const testXMcpHeader: Handler<typeof conformance.test_x_mcp_header, Services> = ({ text }): ToolContent =>
  saying(`The text is: ${text}`);
