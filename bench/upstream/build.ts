/** Bundles the benchmark of upstreams as the product is bundled, into dist/bench-upstream. */
import { buildEntry } from "../../build/product.js";

await buildEntry("bench/upstream/run.ts", "dist/bench-upstream");
