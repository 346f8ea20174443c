/** Measures how fast the product serves, beside its peers and bare node:http, and writes what it found. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import peersJson from "../peers/package.json" with { type: "json" };
import { type Bar, barsOf, isMet, type Measured } from "./bars.js";
import { bringPeers, buildServers, hasPeers } from "./build.js";
import type { CaseName } from "./cases.js";
import { chartOf } from "./chart.js";
import { type Extent, plans } from "./plan.js";
import { profileOf } from "./profile.js";
import {
  barsTable,
  type NamedProfile,
  otherSections,
  pageOf,
  type Results,
  type Setting,
  servingTable,
} from "./report.js";
import { isPinned, pinClient } from "./serverProcess.js";
import { measureServing } from "./serving.js";
import { measureSessionMemory } from "./sessionMemory.js";
import { withFigures } from "./speedBlock.js";
import { measureStarts } from "./starts.js";
import { measureStdio } from "./stdio.js";
import { measureWorkers } from "./workers.js";

export const sectionNames = ["http", "stdio", "starts", "sessions", "workers"] as const;
export type SectionName = (typeof sectionNames)[number];

export interface ServingBenchOptions {
  readonly extent: Extent;
  readonly sections: readonly SectionName[];
  /** Shows where the time goes where a bar is not met. */
  readonly profiles: boolean;
  readonly print: (line: string) => void;
}

const resultsFolder = fileURLToPath(new URL("../results/", import.meta.url));
const speedPath = fileURLToPath(new URL("../../docs/speed.md", import.meta.url));
const profileMilliseconds = 4_000;
/** The chart has these, at 64 connections; the page has all. */
const chartedCases: readonly CaseName[] = ["echo", "searchFlights"];

const settingOf = (): Setting => {
  const [processor] = cpus();
  return {
    product: `${packageJson.name} ${packageJson.version}`,
    node: `Node ${process.versions.node}`,
    machine: `${process.platform} ${process.arch}, ${cpus().length} x ${processor?.model ?? "unknown"}`,
    date: new Date().toISOString().slice(0, 10),
    processors: isPinned
      ? "Each server has one processor, and what asks it another."
      : "Nothing could be pinned to a processor here: servers and what asks them share all.",
    peers: peersJson.dependencies,
  };
};

/** Five digits are more than any figure here is worth. */
const shortened = (_key: string, value: unknown): unknown =>
  typeof value === "number" ? Number(value.toPrecision(5)) : value;

const write = (results: Results): void => {
  mkdirSync(resultsFolder, { recursive: true });
  const shown = results.serving.filter((one) => one.connections === 64 && chartedCases.includes(one.case));
  writeFileSync(`${resultsFolder}http.md`, pageOf(results));
  writeFileSync(`${resultsFolder}http.json`, `${JSON.stringify(results, shortened, 1)}\n`);
  writeFileSync(`${resultsFolder}http.svg`, chartOf(shown));
  writeFileSync(speedPath, withFigures(readFileSync(speedPath, "utf8"), results));
};

/** One profile for each contestant and case that missed a bar. */
const profilesOf = async (bars: readonly Bar[]): Promise<readonly NamedProfile[]> => {
  const profiles = new Map<string, NamedProfile>();
  for (const { profile } of bars.filter((bar) => !isMet(bar))) {
    if (profile === undefined) continue;
    const title = `${profile.case}, ${profile.contestant}`;
    if (profiles.has(title)) continue;
    profiles.set(title, { title, entries: await profileOf(profile.contestant, profile.case, profileMilliseconds) });
  }
  return [...profiles.values()];
};

/** Results are written by a whole run with all peers only. */
export const measureServingBench = async ({
  extent,
  sections,
  profiles,
  print,
}: ServingBenchOptions): Promise<void> => {
  const plan = plans[extent];
  const has = (name: SectionName): boolean => sections.includes(name);
  const withPeers = extent === "trial" ? hasPeers() : bringPeers();
  if (!withPeers) print("The peers are not installed here: measured without them, and nothing is written.");
  await buildServers(withPeers);
  const starts = has("starts") ? await measureStarts(plan.startRounds, withPeers) : [];
  const workers = has("workers") ? await measureWorkers(plan.workers) : [];
  await pinClient();
  const stdio = has("stdio") ? await measureStdio({ ...plan.stdio, withPeers }) : [];
  const sessionMemory = has("sessions") ? await measureSessionMemory(plan.sessions, withPeers) : [];
  const serving = has("http")
    ? await measureServing({ ...plan.serving, withPeers }, (result) => {
        print(`\n${result.case}, ${result.connections} connections\n\n${servingTable(result)}`);
      })
    : [];
  const measured: Measured = { serving, stdio, sessionMemory, workers };
  // What has answered a handful of calls says nothing of speed.
  const bars = extent === "trial" ? [] : barsOf(measured);
  const results: Results = {
    ...measured,
    setting: settingOf(),
    starts,
    bars,
    profiles: profiles ? await profilesOf(bars) : [],
  };
  print(["", ...otherSections(results), ...(bars.length === 0 ? [] : ["## Bars", barsTable(bars)])].join("\n\n"));
  if (extent === "whole" && withPeers && sections.length === sectionNames.length) write(results);
};
