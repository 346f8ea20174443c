/** The short table of docs/speed.md, and its place there. Pure. */
import type { CaseName } from "./cases.js";
import type { ContestantName } from "./contestants.js";
import { boldIfOurs, type Results, table } from "./report.js";

const opening = "<!-- written by npm run bench -->\n";
const closing = "\n<!-- end of npm run bench -->";

const shownCases: readonly CaseName[] = ["echo", "searchFlights", "searchFlights repeated", "bookFlight"];
const shownContestants: readonly ContestantName[] = [
  "raw node:http, 2025",
  "ours, 2025",
  "ours, 2026",
  "mcp-lite",
  "mcp-lite, sessions",
  "tmcp",
  "@hono/mcp, sessions",
  "fastmcp, sessions",
  "SDK v1, sessions",
  "SDK v1, stateless",
  "SDK v2, sessions",
  "SDK v2 createMcpHandler, 2026",
];

const reference: ContestantName = "raw node:http, 2025";

/** As a multiple of bare node:http with the same handler, in the same run: it depends less on the machine than microseconds do. */
const cost = (results: Results, contestant: ContestantName, name: CaseName): string => {
  const rows = results.serving.find((one) => one.case === name && one.connections === 64)?.rows ?? [];
  const [own, raw] = [contestant, reference].map((wanted) => rows.find((row) => row.contestant === wanted));
  return own === undefined || raw === undefined ? "" : (own.cpuMicroseconds / raw.cpuMicroseconds).toFixed(2);
};

const blockOf = (results: Results): string => {
  const { product, node, machine, date } = results.setting;
  const heads = ["CPU time per call, bare node:http = 1", ...shownCases];
  const rows = shownContestants.map((name) => [
    boldIfOurs(name),
    ...shownCases.map((shown) => cost(results, name, shown)),
  ]);
  return [
    table(heads, rows),
    `${product}, ${node}, ${machine}, one core for the server, 64 connections, ${date}.`,
  ].join("\n\n");
};

/** The page with these figures in the place that is marked for them; unchanged where none is. */
export const withFigures = (page: string, results: Results): string => {
  const start = page.indexOf(opening);
  const end = page.indexOf(closing, start);
  if (start === -1 || end === -1) return page;
  return page.slice(0, start + opening.length) + blockOf(results) + page.slice(end);
};
