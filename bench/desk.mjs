/**
 * `node bench/desk.mjs [calls of each tool] [callers]`: all packs with realistic latency, each by the first example of each of its tools, by many
 * callers at once. Prints the latencies of each tool beside the longest that is acceptable (design J74), the share of calls that failed inside
 * the server, calls per minute, and what the server takes of memory and of a processor.
 */
import { readdirSync, readFileSync } from "node:fs";
import { many, own, start } from "./calls.mjs";

const [callsOfEach = 120, callers = 50] = process.argv.slice(2).map(Number);
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
const run = async ({ call }, tool, { given = [], arguments: asked }) => {
  const answers = {};
  for (const { call: name, arguments: before, as } of given) {
    const { structuredContent } = await call(name, filled(before, answers));
    if (as !== undefined) answers[as] = structuredContent;
  }
  const ready = filled(asked, answers);
  const startedAt = performance.now();
  await call(tool, ready);
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
  const work = async () => {
    while (left-- > 0) {
      try {
        times.push(await run(server, tool, example));
      } catch (error) {
        if (error.code === undefined || error.code === internalError) failed++;
        else refused++;
      }
    }
  };
  await Promise.all(many(callers, work));
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
for (const pack of packs) {
  const tools = readdirSync(new URL(`${pack}/examples/`, contracts)).map((file) => read(`${pack}/examples/${file}`));
  const words = ["--pack", pack, "--latency", "realistic"];
  const server = await start(own, words, tools[0].environment, callers);
  const startedAt = performance.now();
  const before = server.cpuMs();
  process.stdout.write(`${pack}\n`);
  for (const { tool, examples } of tools) {
    const example = examples.find(({ error }) => error === undefined);
    if (example !== undefined) await benchTool(server, pack, tool, example);
  }
  const share = (100 * (server.cpuMs() - before)) / (performance.now() - startedAt);
  process.stdout.write(`  memory ${memoryMiB(server.processId).toFixed(0)} MiB, processor ${share.toFixed(0)} %\n`);
  server.stop();
}
