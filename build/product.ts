/** Builds the product into a folder: the bundle, the scripts of Valkey, what the toolchain reads, and whose code is in it. */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Metafile } from "esbuild";
import { writeAssets } from "../codegen/assets.build.js";
import { bundle } from "./bundle.js";
import { bundledPackages, licencesText } from "./licences.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where the licences of bundled code are, in the folder. */
export const licencesFile = "THIRD_PARTY_LICENSES";

/** Copies the scripts that the Valkey store sends to where a bundle in the folder looks for them. */
export const copyScripts = (folder: string): void =>
  cpSync(join(root, "src/store/valkey/scripts"), join(folder, "scripts"), { recursive: true });

/** Bundles one entry of the repository into a folder, with the scripts. */
export const buildEntry = async (entry: string, target: string): Promise<Metafile> => {
  const folder = resolve(root, target);
  const metafile = await bundle(root, entry, folder);
  copyScripts(folder);
  return metafile;
};

/** Builds the product into a folder, which holds nothing else afterwards. */
export const buildProduct = async (target: string): Promise<Metafile> => {
  const folder = resolve(root, target);
  rmSync(folder, { recursive: true, force: true });
  const [metafile] = await Promise.all([buildEntry("src/main.ts", folder), writeAssets(join(folder, "assets"))]);
  writeFileSync(join(folder, licencesFile), licencesText(root, bundledPackages(root, metafile)));
  return metafile;
};
