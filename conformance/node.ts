/** A Node for tools that need a later one than this project does: this Node where it is late enough, else one from npm. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bring, cachedFolder, type Environment, named, type Say } from "./bring.js";
import packages from "./packages.json" with { type: "json" };

const cache = "mock-gds-node";
const nodePackage = `node-${process.platform}-${process.arch}`;

const numbersOf = (version: string): readonly number[] => version.split(".").map((part) => Number.parseInt(part, 10));

const isAtLeast = (version: string, least: string): boolean => {
  const actual = numbersOf(version);
  const different = numbersOf(least).findIndex((number, index) => number !== actual[index]);
  return different === -1 || (actual[different] ?? 0) > (numbersOf(least)[different] ?? 0);
};

const cachedNode = join(cachedFolder(cache, nodePackage), "bin", "node");

/** Where a Node of at least this version is, or would be once it is brought. */
export const nodeFor = (least: string, environment: Environment): string =>
  isAtLeast(process.versions.node, least) ? process.execPath : (named(environment["MOCK_GDS_NODE24"]) ?? cachedNode);

/** The same, and it is there. Rejects if one that the environment names is not. */
export const bringNode = async (least: string, environment: Environment, say: Say): Promise<string> => {
  const node = nodeFor(least, environment);
  if (node === cachedNode && !existsSync(node)) await bring(cache, [`${nodePackage}@${packages.node}`], say);
  if (!existsSync(node)) throw new Error(`there is no ${node}`);
  return node;
};
