/** Starts TypeScript in a process of its own, compiled as the tests are. */

/** Arguments of `node` that stand before the path of a file. */
export const typescript: readonly string[] = ["--import", new URL("../runner/loader.js", import.meta.url).href];
