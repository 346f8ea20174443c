/**
 * Finds the project: the one that `--root` names, the nearest one at or above the current folder, or the contracts of the installed
 * product.
 */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { assetAt, isInstalled } from "../assets.js";

export interface Root {
  /** Absolute. */
  readonly path: string;
  /** Whether it is the installed product: it has contracts, but not the project around them. */
  readonly isProduct: boolean;
}

/** Whether a folder is a project with at least one pack. Its folder `contracts/` alone does not tell: it may hold something else. */
const holdsPacks = (folder: string): boolean => {
  try {
    const entries = readdirSync(join(folder, "contracts"), { withFileTypes: true });
    return entries.some(
      (entry) => entry.isDirectory() && existsSync(join(folder, "contracts", entry.name, "pack.json")),
    );
  } catch {
    return false;
  }
};

/** The nearest project above a folder. */
const projectAbove = (folder: string): string | undefined => {
  const parent = dirname(folder);
  if (parent === folder) return undefined;
  return holdsPacks(parent) ? parent : projectAbove(parent);
};

/** The folder of the contracts in words, for reports. */
export const rootWords = ({ path, isProduct }: Root): string =>
  isProduct
    ? `${join(path, "contracts")}, which came with the product: there is no folder contracts/ here or above`
    : join(path, "contracts");

/**
 * Finds the project, or says why there is none. Commands that write need a project: the installed product's own contracts are only
 * read.
 */
export const findRoot = (
  given: string | undefined,
  from: string,
  isWriting: boolean,
): Root | { readonly refused: string } => {
  const holdsContracts = (folder: string): boolean => existsSync(join(folder, "contracts"));
  const named = resolve(from, given ?? ".");
  if (holdsContracts(named)) return { path: named, isProduct: false };
  if (given !== undefined) return { refused: `--root is '${given}', and there is no folder contracts/ in it` };
  const above = projectAbove(named);
  if (above !== undefined) return { path: above, isProduct: false };
  if (!isInstalled || isWriting) return { refused: `there is no folder contracts/ in ${named} or above: give --root` };
  // `dist/assets/` lies two folders below the package.
  const product = fileURLToPath(assetAt("../../"));
  return holdsContracts(product)
    ? { path: product, isProduct: true }
    : { refused: `there is no folder contracts/ in ${named} or above, and none came with the product: give --root` };
};
