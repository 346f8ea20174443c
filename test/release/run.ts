/**
 * `npm run test:release`: takes a trip with each client library that is listed, with nothing configured. npm brings the libraries
 * into `node_modules/.cache` on first use; words choose those ways whose name contains one.
 */
import { execFile } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bring, cachedFolder } from "../../conformance/bring.js";
import { bringNode } from "../../conformance/node.js";
import { listen } from "../../conformance/server.js";
import packages from "./packages.json" with { type: "json" };
import { isChosen, type Places, type Way, ways } from "./ways.js";

const cache = "mock-gds-clients";
const leastNodeOfInspector = "22.19.0";
const longestTripMs = 300_000;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const mainScript = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const settings = ["--now", "2026-05-16T09:00:00Z", "--log-level", "warn"];
/** Settings of whoever runs this are not what is tried. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(MCP_|MOCK_GDS_|VALKEY_|LOG_LEVEL$)/.test(name)),
);

/** Folder of the libraries, with the drivers beside them, which find them there. */
const clientsFolder = async (): Promise<string> => {
  const packageFolders = Object.keys(packages).map((name) => cachedFolder(cache, name));
  if (!packageFolders.every((folder) => existsSync(folder))) {
    await bring(
      cache,
      Object.entries(packages).map(([name, version]) => `${name}@${version}`),
      say,
    );
  }
  const folder = join(cachedFolder(cache, ""), "..");
  cpSync(fileURLToPath(new URL("./drivers", import.meta.url)), join(folder, "drivers"), { recursive: true });
  return folder;
};

/** What the driver says: `ok`, or what went wrong. */
const drive = (folder: string, { client }: Way, where: object): Promise<string> =>
  new Promise((resolve) => {
    const words = [join(folder, "drivers", "trip.mjs"), client, JSON.stringify(where)];
    execFile(
      process.execPath,
      words,
      { env: environment, timeout: longestTripMs, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const said = stdout.trim().split("\n").at(-1) ?? "";
        resolve(error === null && said === "ok" ? "ok" : said || stderr.trim() || String(error));
      },
    );
  });

const folder = await clientsFolder();
const inspectorNode = await bringNode(leastNodeOfInspector, process.env, say);
const words = process.argv.slice(2);
let failures = 0;
for (const way of ways.filter((each) => isChosen(each, words))) {
  const server = await listen(mainScript, { words: ["--port", "0", "--sse", ...settings], environment });
  const places: Places = {
    url: server.url,
    sse: server.url.replace(/mcp$/, "sse"),
    stdio: [process.execPath, mainScript, ...settings],
    script: (name, path) => join(cachedFolder(cache, name), path),
    node: process.execPath,
    inspectorNode,
  };
  const { where, stop } = await way.open(places);
  const said = await drive(folder, way, where);
  await stop?.();
  await server.stop();
  if (said !== "ok") failures++;
  process.stdout.write(`${said === "ok" ? "ok  " : "FAIL"} ${way.name}${said === "ok" ? "" : `\n     ${said}`}\n`);
}
process.exitCode = failures === 0 ? 0 : 1;
