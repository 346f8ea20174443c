/** This product: its name, its version and the prefixes of all names that callers and operators use. */
import packageJson from "../package.json" with { type: "json" };
import { productOf } from "./contract/product.js";

export const product = productOf({
  name: packageJson.name,
  version: packageJson.version,
  metaPrefix: "io.github.mock-gds/",
  headerPrefix: "X-Gds-",
  environmentPrefix: "MOCK_GDS_",
});
