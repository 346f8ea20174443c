/** Bundles an entry as the product is bundled: what is left outside, and what Node needs to load the rest. */
import { build, type Metafile } from "esbuild";

/** Native: installed with the product, for the platform that it runs on. */
export const installedBeside: readonly string[] = ["lmdb"];

/** Modules that an installed product does without: what they would make is made by the build, or they are larger than it. */
const leftOut: readonly string[] = ["esbuild", "gpt-tokenizer"];

/** Begins each file of a bundle: CommonJS modules in it load Node's own by `require`. */
export const banner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** Bundles an entry into a folder, in chunks, and tells what went into them. */
export const bundle = async (root: string, entry: string, folder: string): Promise<Metafile> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    platform: "node",
    target: "node20",
    format: "esm",
    outdir: folder,
    external: [...installedBeside, ...leftOut],
    banner: { js: banner },
    logLevel: "warning",
    metafile: true,
  });
  return metafile;
};
