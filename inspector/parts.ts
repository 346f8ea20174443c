/** The MCP Inspector and the Node that runs it: those that the environment names, else those that npm brings once. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bring, cachedFolder, type Environment, named, type Say } from "../conformance/bring.js";
import { bringNode } from "../conformance/node.js";
import packages from "./packages.json" with { type: "json" };

export interface Inspector {
  readonly node: string;
  /** Its launcher, which starts the web page or the command line. */
  readonly script: string;
}

const cache = "mock-gds-inspector";
const leastNode = "22.19.0";
const name = "@modelcontextprotocol/inspector";

/** Rejects if what the environment names is not there. */
export const bringInspector = async (environment: Environment, say: Say): Promise<Inspector> => {
  const here = named(environment["MOCK_GDS_INSPECTOR"]);
  const script = here ?? join(cachedFolder(cache, name), "clients", "launcher", "build", "index.js");
  if (here === undefined && !existsSync(script)) await bring(cache, [`${name}@${packages[name]}`], say);
  if (!existsSync(script)) throw new Error(`there is no ${script}`);
  return { node: await bringNode(leastNode, environment, say), script };
};
