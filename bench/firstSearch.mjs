/**
 * `node bench/firstSearch.mjs <other dist/main.js> [rounds]`: how long the first search of a fresh world takes in this build and in another,
 * over HTTP, in turns, each time in a new process: milliseconds until the answer and CPU of the server, and the same for the second search. Prints
 * medians. Run it on a quiet machine.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const own = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const [other, roundsText = "11"] = process.argv.slice(2);
if (other === undefined) throw new Error("name the dist/main.js of the other build");
const rounds = Number(roundsText);
const tickMs = 10;

const meta = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "firstSearch", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

const queries = [
  { origin: "JFK", destination: "LAX" },
  { origin: "LHR", destination: "SIN" },
  { origin: "BOI", destination: "TLL" },
];

const start = async (main) => {
  const child = spawn(process.execPath, [main, "--http", "--port", "0", "--log-level", "warn"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH, MOCK_GDS_NOW: "2026-05-16T09:00:00Z" },
  });
  let said = "";
  await new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(said)));
    child.stderr.on("data", (chunk) => {
      said += chunk;
      if (/ on http:\S+\/mcp/.test(said)) resolve();
    });
  });
  const [, url] = / on (http:\S+\/mcp)/.exec(said);
  return { child, url };
};

const cpuMs = (pid) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13);
  return (Number(user) + Number(system)) * tickMs;
};

const call = async (url, name, given) => {
  const from = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": name,
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: given, _meta: meta },
    }),
  });
  const { error } = await response.json();
  if (error !== undefined) throw new Error(`${name}: ${JSON.stringify(error)}`);
  return performance.now() - from;
};

/** The first two searches of a new process, after a call that opens the connection and the world. */
const measure = async (main, query) => {
  const { child, url } = await start(main);
  await call(url, "listBookings", {});
  const before = cpuMs(child.pid);
  const firstMs = await call(url, "searchFlights", { ...query, departureDate: "2026-06-15" });
  const firstCpuMs = cpuMs(child.pid) - before;
  const secondMs = await call(url, "searchFlights", { ...query, departureDate: "2026-06-16" });
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
  return { firstMs, firstCpuMs, secondMs };
};

const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];

for (const query of queries) {
  const found = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      found[index].push(await measure([own, other][index], query));
    }
  }
  const line = (what, samples) => {
    const [firstMs, firstCpuMs, secondMs] = ["firstMs", "firstCpuMs", "secondMs"].map((name) =>
      median(samples.map((sample) => sample[name])).toFixed(0),
    );
    return `  ${what.padEnd(6)} first search ${firstMs} ms (${firstCpuMs} ms CPU), second ${secondMs} ms\n`;
  };
  process.stdout.write(`${query.origin}-${query.destination}\n${line("this", found[0])}${line("other", found[1])}`);
}
