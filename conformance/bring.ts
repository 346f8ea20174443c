/**
 * What only some people need and is too big for everyone's `npm ci`: npm brings it into `node_modules/.cache` on first use.
 * It knows nothing of what is brought.
 */
import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export type Environment = Readonly<Record<string, string | undefined>>;

export type Say = (line: string) => void;

const caches = fileURLToPath(new URL("../node_modules/.cache", import.meta.url));

/** Folder of a package in a cache, whether it is there or not. */
export const cachedFolder = (cache: string, name: string): string => join(caches, cache, "node_modules", name);

/** A path that the environment names; undefined where it names none. */
export const named = (value: string | undefined): string | undefined =>
  value === undefined || value === "" ? undefined : value;

/** Fills a cache with packages, each `name@version`. A cache is filled as a whole: npm removes what is not asked for again. */
export const bring = async (cache: string, wanted: readonly string[], say: Say): Promise<void> => {
  say(`bringing ${wanted.join(", ")} into node_modules/.cache`);
  const folder = join(caches, cache);
  await mkdir(folder, { recursive: true });
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await promisify(execFile)("npm", ["install", "--prefix", folder, ...options, ...wanted], { cwd: folder });
};
