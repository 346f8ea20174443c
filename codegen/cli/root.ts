/** Which project is meant: the one that was named, the one we stand in, or the product's own contracts. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { assetAt, isInstalled } from "../assets.js";

export interface Root {
  /** Absolute. */
  readonly path: string;
  /** The installed product's contracts, which come without the project that they are made into. */
  readonly isProduct: boolean;
}

/** Commands that write need a project; the product's own contracts are there to be read. */
export const findRoot = (
  given: string | undefined,
  from: string,
  isWriting: boolean,
): Root | { readonly refused: string } => {
  const holdsContracts = (folder: string): boolean => existsSync(join(folder, "contracts"));
  const named = resolve(from, given ?? ".");
  if (holdsContracts(named)) return { path: named, isProduct: false };
  if (given !== undefined) return { refused: `--root is '${given}', and there is no folder contracts/ in it` };
  if (!isInstalled || isWriting) return { refused: `there is no folder contracts/ in ${named}: give --root` };
  // `dist/assets/` lies two folders below the package.
  const product = fileURLToPath(assetAt("../../"));
  return holdsContracts(product)
    ? { path: product, isProduct: true }
    : { refused: `there is no folder contracts/ in ${named}, and none came with the product: give --root` };
};
