/** Where a server's processor time goes: Node's own sampling profile of one contestant, by function. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { entryPath } from "./build.js";
import { type CaseName, createCases } from "./cases.js";
import { createClient } from "./client.js";
import { type ContestantName, contestantsIn } from "./contestants.js";
import { startServer } from "./serverProcess.js";

export interface ProfileEntry {
  readonly where: string;
  /** Of all that is not idle, 0 to 1. */
  readonly share: number;
}

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const isIdle = (where: string): boolean => where === "(idle)" || where === "(root)";

const readProfile = (path: string): readonly ProfileEntry[] => {
  const profile: CpuProfile = JSON.parse(readFileSync(path, "utf8"));
  const whereOf = new Map(
    profile.nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const file = url.split("/").at(-1) ?? "";
      return [id, `${functionName || "(anonymous)"}${file === "" ? "" : ` ${file}:${lineNumber + 1}`}`];
    }),
  );
  const microseconds = new Map<string, number>();
  for (const [index, id] of profile.samples.entries()) {
    const where = whereOf.get(id) ?? "";
    if (!isIdle(where)) microseconds.set(where, (microseconds.get(where) ?? 0) + (profile.timeDeltas[index] ?? 0));
  }
  const all = [...microseconds.values()].reduce((sum, part) => sum + part, 0);
  return [...microseconds]
    .map(([where, part]) => ({ where, share: part / all }))
    .toSorted((one, other) => other.share - one.share);
};

/** The most expensive functions of a contestant in one case, its warm-up included. */
export const profileOf = async (
  name: ContestantName,
  caseName: CaseName,
  milliseconds: number,
): Promise<readonly ProfileEntry[]> => {
  const asking = createCases().find((one) => one.name === caseName);
  const contestant = contestantsIn(caseName, true).find((one) => one.name === name);
  if (asking === undefined || contestant === undefined) throw new Error(`${name} does not take part in ${caseName}`);
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-bench-"));
  try {
    const nodeOptions = ["--cpu-prof", "--cpu-prof-dir", folder];
    const server = await startServer(entryPath(contestant.entry), [asking.pack, ...contestant.words], { nodeOptions });
    const client = createClient(server, contestant.era, contestant.greeting, asking);
    await client.turn({ connections: 64, milliseconds, ...(asking.isLimited && { mostCalls: 5_000 }) });
    await server.stop();
    const [file = ""] = readdirSync(folder);
    return readProfile(join(folder, file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
