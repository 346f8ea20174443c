/** How esbuild bundles the server: for the product's build, and for gate 4, which builds the current sources. */

/** Packages with native code: they are not bundled, but installed with the product for its platform. */
export const installedBeside: readonly string[] = ["lmdb"];

/**
 * Modules that the installed product does without: the build has already made what they would make, or they are larger than the
 * product.
 */
const leftOut: readonly string[] = ["esbuild", "gpt-tokenizer"];

/** First lines of each bundled file: they let bundled CommonJS modules load Node's own modules by `require`. */
export const banner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** The options of esbuild. The same sources give the same bytes. */
export const bundling = (root: string, entry: string, folder: string) => ({
  absWorkingDir: root,
  entryPoints: [entry],
  outdir: folder,
  bundle: true as const,
  splitting: true as const,
  platform: "node" as const,
  target: "node20" as const,
  format: "esm" as const,
  external: [...installedBeside, ...leftOut],
  banner: { js: banner },
});
