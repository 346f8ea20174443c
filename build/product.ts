/**
 * Builds the product into a folder: the bundle, the scripts of Valkey, what the toolchain reads, the contract runtime for other
 * projects, and whose code is in the bundle.
 */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Metafile } from "esbuild";
import { writeAssets } from "../codegen/assets.build.js";
import packageJson from "../package.json" with { type: "json" };
import { bundle } from "./bundle.js";
import { writeContractRuntime } from "./contractRuntime.js";
import { bundledPackages, licencesText, licensedPackages } from "./licences.js";
import { sbomText } from "./sbom.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where the licences of bundled code are, in the folder. */
export const licencesFile = "THIRD_PARTY_LICENSES";

/** Where the bill of materials of the bundle is, in the folder. */
export const sbomFile = "sbom.cdx.json";

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
  writeContractRuntime(root, join(folder, "contract"));
  const packages = licensedPackages(root, bundledPackages(root, metafile));
  writeFileSync(join(folder, licencesFile), licencesText(packages));
  writeFileSync(join(folder, sbomFile), sbomText(packageJson, packages));
  return metafile;
};
