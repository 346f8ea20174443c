/** Several kinds of content (contract: test_multiple_content_types). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { embedded, giving, image, text } from "../content.js";
import type { Services } from "../services.js";

/** Returns three kinds of content, in the order that the suite names them. */
export const testMultipleContentTypes: Handler<
  typeof conformance.test_multiple_content_types,
  Services
> = (): ToolContent =>
  giving(
    text("Multiple content types test:"),
    image,
    embedded("test://mixed-content-resource", "application/json", JSON.stringify({ test: "data", value: 123 })),
  );
