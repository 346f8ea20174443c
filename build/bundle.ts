/** Bundles an entry as the product is bundled: what is left outside, and what Node needs to load the rest. */
import { build, type Metafile } from "esbuild";
import { bundling } from "../codegen/bundling.js";

/** Bundles an entry into a folder, in chunks, and tells what went into them. */
export const bundle = async (root: string, entry: string, folder: string): Promise<Metafile> => {
  const { metafile } = await build({ ...bundling(root, entry, folder), logLevel: "warning", metafile: true });
  return metafile;
};
