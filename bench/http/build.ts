/** Bundles every measured server as the product is bundled, and brings the peers. It does not know who competes. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, stop } from "esbuild";
import { banner } from "../../codegen/bundling.js";

const bench = fileURLToPath(new URL("..", import.meta.url));
const peers = join(bench, "peers");
const output = join(bench, "..", "dist", "bench-http");

export const hasPeers = (): boolean => existsSync(join(peers, "node_modules", ".package-lock.json"));

/** Installs the peers as their lock file has them, once. False where they cannot be had, for example without a network. */
export const bringPeers = (): boolean => {
  if (hasPeers()) return true;
  const command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", peers];
  return spawnSync("npm", command, { stdio: "ignore" }).status === 0;
};

/** What fastmcp would load for schemas of other makers. */
const neverLoaded = ["effect", "sury", "@valibot/to-json-schema"];

const ownEntries = ["ours", "oursStdio", "raw", "prepared", "handlerAlone"];
const peerEntries = "sdkV1 sdkV2Handler sdkV2Sessions fastmcp mcpLite tmcp hono sdkV1Stdio sdkV2Stdio".split(" ");

/** The file that serves an entry, once built. */
export const entryPath = (name: string): string => join(output, `${name}.js`);

/** Makes `dist/bench-http`: a file for each entry, and the product itself as `main.js`. */
export const buildServers = async (withPeers: boolean): Promise<void> => {
  await build({
    entryPoints: [
      { in: join(bench, "..", "src", "main.ts"), out: "main" },
      ...ownEntries.map((name) => ({ in: join(bench, "http", "servers", `${name}.ts`), out: name })),
      ...(withPeers ? peerEntries : []).map((name) => ({ in: join(peers, `${name}.js`), out: name })),
    ],
    bundle: true,
    splitting: true,
    platform: "node",
    target: "node20",
    format: "esm",
    outdir: output,
    external: ["lmdb", ...neverLoaded],
    logLevel: "error",
    banner: { js: banner },
  });
  await stop();
  cpSync(join(bench, "..", "src", "store", "valkey", "scripts"), join(output, "scripts"), { recursive: true });
};
