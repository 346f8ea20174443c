/**
 * The two suites and the Node that runs them (22 or later): those that the environment names, else those of the cache below
 * node_modules, which npm fills. It knows nothing of what they test.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bring, cachedFolder, type Environment, named, type Say } from "./bring.js";
import { bringNode, nodeFor } from "./node.js";
import packages from "./packages.json" with { type: "json" };
import type { SuiteName } from "./runs.js";

export interface Parts {
  readonly node: string;
  /** The script of each suite. */
  readonly scripts: Readonly<Record<SuiteName, string>>;
}

const cache = "mock-gds-conformance";
const leastNode = "22.0.0";

const scriptIn = (folder: string): string => join(folder, "dist", "index.js");

/** Where the parts are, if they are there. */
const partsOf = (environment: Environment): Parts => ({
  node: nodeFor(leastNode, environment),
  scripts: {
    conformance: scriptIn(named(environment["MOCK_GDS_CONFORMANCE"]) ?? cachedFolder(cache, "conformance")),
    "conformance-2025": scriptIn(
      named(environment["MOCK_GDS_CONFORMANCE_2025"]) ?? cachedFolder(cache, "conformance-2025"),
    ),
  },
});

const absentOf = (paths: readonly string[]): readonly string[] => paths.filter((path) => !existsSync(path));

/** The parts, or which of them are not there. */
export const findParts = (environment: Environment): Parts | { readonly missing: readonly string[] } => {
  const parts = partsOf(environment);
  const missing = absentOf([parts.node, ...Object.values(parts.scripts)]);
  return missing.length === 0 ? parts : { missing };
};

/** The parts; npm brings what the cache lacks. Rejects if what the environment names is not there. */
export const bringParts = async (environment: Environment, say: Say): Promise<Parts> => {
  const { scripts } = partsOf(environment);
  const node = await bringNode(leastNode, environment, say);
  const cached = Object.values(scripts).filter((script) => script.startsWith(cachedFolder(cache, "")));
  if (absentOf(cached).length > 0) {
    const { node: _node, ...suites } = packages;
    const wanted = Object.entries(suites).map(([name, version]) => `${name}@${version}`);
    await bring(cache, wanted, say);
  }
  const missing = absentOf(Object.values(scripts));
  if (missing.length > 0) throw new Error(`there is no ${missing.join(", and no ")}`);
  return { node, scripts };
};
