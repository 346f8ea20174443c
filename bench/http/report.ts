/** The measurements as Markdown tables. Pure. */
import { type Bar, isMet, type Measured } from "./bars.js";
import type { ProfileEntry } from "./profile.js";
import type { Row, ServingResult } from "./serving.js";
import type { StartRow } from "./starts.js";

export interface Setting {
  readonly product: string;
  readonly node: string;
  readonly machine: string;
  readonly date: string;
  readonly processors: string;
  readonly peers: Readonly<Record<string, string>>;
}

export interface NamedProfile {
  readonly title: string;
  readonly entries: readonly ProfileEntry[];
}

export interface Results extends Measured {
  readonly setting: Setting;
  readonly starts: readonly StartRow[];
  readonly bars: readonly Bar[];
  readonly profiles: readonly NamedProfile[];
}

const grouped = (value: number): string => Math.round(value).toLocaleString("en");
const short = (value: number): string => (value >= 100 ? grouped(value) : value.toFixed(value < 10 ? 2 : 1));

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const rule = heads.map((_, column) => (column === 0 ? "---" : "---:"));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
};

export const boldIfOurs = (text: string): string => (text.startsWith("ours") ? `**${text}**` : text);

const byCost = (one: Row, other: Row): number => one.cpuMicroseconds - other.cpuMicroseconds;

/** Cheapest first, each with its cost as a multiple of bare node:http with the same handler. */
export const servingTable = ({ rows }: ServingResult): string => {
  const raw = rows.find(({ contestant }) => contestant === "raw node:http, 2025")?.cpuMicroseconds ?? Number.NaN;
  return table(
    ["", "CPU us/call", "to raw", "calls/s", "p50 ms", "p99 ms", "RSS MB", "answer bytes"],
    rows
      .toSorted(byCost)
      .map((row) =>
        row.kind === "handler"
          ? [row.contestant, short(row.cpuMicroseconds), (row.cpuMicroseconds / raw).toFixed(2), "", "", "", "", ""]
          : [
              boldIfOurs(row.contestant),
              short(row.cpuMicroseconds),
              (row.cpuMicroseconds / raw).toFixed(2),
              grouped(row.callsPerSecond),
              short(row.p50Ms),
              short(row.p99Ms),
              row.residentMegabytes.toFixed(0),
              grouped(row.answerBytes),
            ],
      ),
  );
};

const limitOf = ({ atMost, atLeast, unit }: Bar): string =>
  atMost === undefined ? `at least ${short(atLeast ?? 0)} ${unit}` : `at most ${short(atMost)} ${unit}`;

export const barsTable = (bars: readonly Bar[]): string =>
  table(
    ["Bar", "Measured", "Wanted", "", "Figures"],
    bars.map((bar) => [
      bar.what,
      `${short(bar.value)} ${bar.unit}`,
      limitOf(bar),
      isMet(bar) ? "met" : "**not met**",
      bar.note,
    ]),
  );

const settingLines = ({ product, node, machine, date, processors, peers }: Setting): string =>
  [
    `${product}, ${node}, ${machine}, ${date}.`,
    processors,
    `Peers: ${Object.entries(peers)
      .map(([name, version]) => `${name} ${version}`)
      .join(", ")}.`,
  ].join("\n");

const profileShown = 15;

const profileTable = ({ title, entries }: NamedProfile): string =>
  [
    `### ${title}`,
    table(
      ["Function", "Share"],
      entries.slice(0, profileShown).map(({ where, share }) => [`\`${where}\``, `${(share * 100).toFixed(1)} %`]),
    ),
  ].join("\n\n");

const servingSections = (serving: readonly ServingResult[]): readonly string[] =>
  serving.flatMap((result) => [
    `## ${result.case}, ${result.connections} connection${result.connections === 1 ? "" : "s"}`,
    `${result.about[0]?.toUpperCase()}${result.about.slice(1)}.`,
    servingTable(result),
  ]);

const section = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : [`## ${title}`, table(heads, rows)];

/** All that is not asked over HTTP, and the profiles; nothing of what was not measured. */
export const otherSections = ({ stdio, starts, sessionMemory, workers, profiles }: Results): readonly string[] => [
  ...section(
    "stdio",
    ["", "under way", "calls/s", "CPU us/call"],
    stdio.map((row) => [
      boldIfOurs(row.contestant),
      String(row.underWay),
      grouped(row.callsPerSecond),
      short(row.cpuMicroseconds),
    ]),
  ),
  ...section(
    "From the start of the process to the first `tools/list` over stdio",
    ["", "ms"],
    starts.map(({ contestant, milliseconds }) => [boldIfOurs(contestant), milliseconds.toFixed(0)]),
  ),
  ...section(
    "Idle sessions",
    ["", "sessions", "RSS MB"],
    sessionMemory.map(({ contestant, sessions, residentMegabytes }) => [
      boldIfOurs(contestant),
      grouped(sessions),
      residentMegabytes.toFixed(0),
    ]),
  ),
  ...section(
    "Workers",
    ["`--workers`", "searches/s"],
    workers.map((row) => [String(row.workers), grouped(row.callsPerSecond)]),
  ),
  ...(profiles.length === 0 ? [] : ["## Profiles", ...profiles.map(profileTable)]),
];

/** The page that `npm run bench` writes. */
export const pageOf = (results: Results): string =>
  [
    "# How fast: all figures",
    "Written by `npm run bench`. What is measured and how: [bench/README.md](../README.md).",
    settingLines(results.setting),
    "## Bars",
    barsTable(results.bars),
    ...servingSections(results.serving),
    ...otherSections(results),
    "",
  ].join("\n\n");
