/** Embedded resource (contract: test_embedded_resource). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { embedded, giving } from "../content.js";
import type { Services } from "../services.js";

/** Returns an embedded resource that no resource list contains. */
export const testEmbeddedResource: Handler<typeof conformance.test_embedded_resource, Services> = (): ToolContent =>
  giving(embedded("test://embedded-resource", "text/plain", "This is an embedded resource content."));
