/** Bundles the benchmark of the stores as the product is bundled, into dist/bench. */
import { buildEntry } from "../../build/product.js";

await buildEntry("bench/store/run.ts", "dist/bench");
