/**
 * `node bench/desk.mjs [calls of each tool] [callers] [calls of one process]`: each pack with realistic latency, by the first example of each of its
 * tools, by many callers at once, each in a session of its own. Prints the latencies of each tool beside the longest that is acceptable, the
 * share of calls that failed inside the server, calls per minute, and what the server takes of memory and of a processor. Then all packs in one
 * process, without latency: its memory after so many calls. Then how long each pack takes to start, in turns with gds.
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { many, median, own, start } from "./calls.mjs";

const [callsOfEach = 120, callers = 50, callsOfAll = 10_000] = process.argv.slice(2).map(Number);
const contracts = new URL("../contracts/", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, contracts), "utf8"));
const internalError = -32603;

/** In seconds. */
const acceptable = {
  charter: { search_flights: 5, create_rfp: 4, get_quote_status: 2, get_quotes: 3 },
  mail: { send_email: 5, send_template_email: 6 },
  crm: { get_client: 1, update_client: 2 },
};

/** What an earlier call of an example answered, put where its arguments name it: `${created.rfp_id}`. */
const filled = (value, answers) => {
  if (Array.isArray(value)) return value.map((item) => filled(item, answers));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, answers)]));
  }
  const [, path] = (typeof value === "string" && /^\$\{(.+)\}$/.exec(value)) || [];
  if (path === undefined) return value;
  const names = path.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  return names.reduce((found, name) => found?.[name], answers);
};

/** Makes the call of an example, and how many milliseconds it took; those before it are not counted. */
const run = async ({ call }, tool, { given = [], arguments: asked }, caller) => {
  const answers = {};
  for (const { call: name, arguments: before, as } of given) {
    const { structuredContent } = await call(name, filled(before, answers), caller);
    if (as !== undefined) answers[as] = structuredContent;
  }
  const ready = filled(asked, answers);
  const startedAt = performance.now();
  await call(tool, ready, caller);
  return performance.now() - startedAt;
};

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);

const memoryMiB = (processId) => {
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
};

const benchTool = async (server, pack, tool, example) => {
  const times = [];
  let failed = 0;
  let refused = 0;
  let left = callsOfEach;
  const startedAt = performance.now();
  const work = async (caller) => {
    while (left-- > 0) {
      try {
        times.push(await run(server, tool, example, caller));
      } catch (error) {
        if (error.code === undefined || error.code === internalError) failed++;
        else refused++;
      }
    }
  };
  await Promise.all(many(callers, (index) => work({ session: `session-of-caller-${index}` })));
  const perMinute = (callsOfEach * 60_000) / (performance.now() - startedAt);
  times.sort((left, right) => left - right);
  const limit = acceptable[pack]?.[tool];
  const told = [
    `  ${tool.padEnd(22)} p50 ${seconds(quantile(times, 0.5))} s, p99 ${seconds(quantile(times, 0.99))} s`,
    limit === undefined ? "" : `, acceptable ${limit} s: ${quantile(times, 1) <= limit * 1000 ? "met" : "NOT met"}`,
    `, ${perMinute.toFixed(0)} calls a minute, failed ${((100 * failed) / callsOfEach).toFixed(1)} %`,
    refused === 0 ? "" : `, ${refused} refused`,
  ];
  process.stdout.write(`${told.join("")}\n`);
};

const folders = readdirSync(contracts, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const packs = folders.map(({ name }) => name).filter((name) => name !== "_meta" && name !== "conformance");
/** The first example of each tool that succeeds, by pack. */
const examples = Object.fromEntries(
  packs.map((pack) => {
    const files = readdirSync(new URL(`${pack}/examples/`, contracts)).map((file) => read(`${pack}/examples/${file}`));
    const found = files.map(({ tool, environment, examples: all }) => {
      return { tool, environment, example: all.find(({ error }) => error === undefined) };
    });
    return [pack, found.filter(({ example }) => example !== undefined)];
  }),
);

for (const pack of packs) {
  const words = ["--pack", pack, "--latency", "realistic"];
  const server = await start(own, words, examples[pack][0].environment, callers);
  const startedAt = performance.now();
  const before = server.cpuMs();
  process.stdout.write(`${pack}\n`);
  for (const { tool, example } of examples[pack]) await benchTool(server, pack, tool, example);
  const share = (100 * (server.cpuMs() - before)) / (performance.now() - startedAt);
  process.stdout.write(`  memory ${memoryMiB(server.processId).toFixed(0)} MiB, processor ${share.toFixed(0)} %\n`);
  server.stop();
}

/** The instant before those of all examples, so that none is of the past. */
const earliest = packs.map((pack) => examples[pack][0].environment.MOCK_GDS_NOW).toSorted()[0];
const all = await start(own, ["--pack", packs.join(",")], { MOCK_GDS_NOW: earliest }, callers);
const tools = packs.flatMap((pack) => examples[pack].map(({ tool, example }) => ({ pack, tool, example })));
let next = 0;
let failed = 0;
const work = async () => {
  for (let at = next++; at < callsOfAll; at = next++) {
    const { pack, tool, example } = tools[at % tools.length];
    try {
      await run(all, tool, example, { pack, session: `session-of-caller-${at % callers}` });
    } catch (error) {
      if (error.code === undefined || error.code === internalError) failed++;
    }
  }
};
await Promise.all(many(callers, work));
process.stdout.write(
  `all packs in one process: ${memoryMiB(all.processId).toFixed(0)} MiB after ${callsOfAll} calls, failed ${((100 * failed) / callsOfAll).toFixed(1)} %\n`,
);
all.stop();

/** Milliseconds from the start of a process to its answer over stdio to tools/list. */
const coldStart = (pack) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [own, "--pack", pack], {
      stdio: ["pipe", "pipe", "ignore"],
      env: { PATH: process.env.PATH },
    });
    child.stdout.once("data", () => {
      resolve(performance.now() - startedAt);
      child.kill("SIGKILL");
    });
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "desk", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta } })}\n`);
  });

const starts = Object.fromEntries(packs.map((pack) => [pack, []]));
for (let round = 0; round < 15; round++) {
  for (const pack of round % 2 === 0 ? packs : packs.toReversed()) starts[pack].push(await coldStart(pack));
}
for (const pack of packs) {
  const ratio = median(starts[pack].map((time, index) => time / starts.gds[index]));
  process.stdout.write(
    `cold start of ${pack.padEnd(10)} ${median(starts[pack]).toFixed(0)} ms, ${ratio.toFixed(2)} of that of gds\n`,
  );
}
