/** How the server is bundled: by the build of the product, and by the gate that asks a build of the sources as they are now. */

/** Native: installed with the product, for the platform that it runs on. */
export const installedBeside: readonly string[] = ["lmdb"];

/** Modules that an installed product does without: what they would make is made by the build, or they are larger than it. */
const leftOut: readonly string[] = ["esbuild", "gpt-tokenizer"];

/** Begins each file of a bundle: CommonJS modules in it load Node's own by `require`. */
export const banner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** What esbuild is told, so that the same sources give the same bytes. */
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
