/**
 * The two suites and the Node that runs them (22 or later): those that the environment names, else those of the cache below
 * node_modules, which npm fills. It knows nothing of what they test.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import packages from "./packages.json" with { type: "json" };
import type { SuiteName } from "./runs.js";

export interface Parts {
  readonly node: string;
  /** The script of each suite. */
  readonly scripts: Readonly<Record<SuiteName, string>>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const cache = fileURLToPath(new URL("../node_modules/.cache/mock-gds-conformance", import.meta.url));
const leastNode = 22;
const nodePackage = `node-${process.platform}-${process.arch}`;

const scriptIn = (folder: string): string => join(folder, "dist", "index.js");
const cachedFolder = (name: string): string => join(cache, "node_modules", name);
const cachedNode = join(cachedFolder(nodePackage), "bin", "node");

/** Whether the Node that runs this runs the suites as well. */
const isThisNodeEnough = Number.parseInt(process.versions.node, 10) >= leastNode;

const named = (value: string | undefined): string | undefined =>
  value === undefined || value === "" ? undefined : value;

/** Where the parts are, if they are there. */
const partsOf = (environment: Environment): Parts => ({
  node: isThisNodeEnough ? process.execPath : (named(environment["MOCK_GDS_NODE24"]) ?? cachedNode),
  scripts: {
    conformance: scriptIn(named(environment["MOCK_GDS_CONFORMANCE"]) ?? cachedFolder("conformance")),
    "conformance-2025": scriptIn(named(environment["MOCK_GDS_CONFORMANCE_2025"]) ?? cachedFolder("conformance-2025")),
  },
});

const filesOf = ({ node, scripts }: Parts): readonly string[] => [node, ...Object.values(scripts)];

/** The parts, or which of them are not there. */
export const findParts = (environment: Environment): Parts | { readonly missing: readonly string[] } => {
  const parts = partsOf(environment);
  const missing = filesOf(parts).filter((path) => !existsSync(path));
  return missing.length === 0 ? parts : { missing };
};

/** The parts; npm brings what the cache lacks. Rejects if what the environment names is not there. */
export const bringParts = async (environment: Environment, say: (line: string) => void): Promise<Parts> => {
  const found = findParts(environment);
  if (!("missing" in found)) return found;
  const { node, ...suites } = packages;
  const wanted = [
    ...(isThisNodeEnough ? [] : [`${nodePackage}@${node}`]),
    ...Object.entries(suites).map(([name, version]) => `${name}@${version}`),
  ];
  say(`bringing ${wanted.join(", ")} into node_modules/.cache`);
  await mkdir(cache, { recursive: true });
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await promisify(execFile)("npm", ["install", "--prefix", cache, ...options, ...wanted], { cwd: cache });
  const brought = findParts(environment);
  if ("missing" in brought) throw new Error(`there is no ${brought.missing.join(", and no ")}`);
  return brought;
};
