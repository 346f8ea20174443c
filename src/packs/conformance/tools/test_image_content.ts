/** Image (contract: test_image_content). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { giving, image } from "../content.js";
import type { Services } from "../services.js";

/** Returns an image of one pixel. */
export const testImageContent: Handler<typeof conformance.test_image_content, Services> = (): ToolContent =>
  giving(image);
