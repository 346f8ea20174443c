/** How long a host waits for its first list of tools over stdio, from the start of the process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { median } from "../statistics.js";
import { entryPath } from "./build.js";
import { cleanEnvironment } from "./serverProcess.js";
import { initializedMessage, initializeMessage } from "./wire.js";

export interface StartRow {
  readonly contestant: "bare Node" | "ours" | "ours, trivial tool" | "SDK v2, trivial tool" | "SDK v1, trivial tool";
  readonly milliseconds: number;
}

const greeting = [initializeMessage, initializedMessage, { jsonrpc: "2.0", id: 1, method: "tools/list" }]
  .map((message) => `${JSON.stringify(message)}\n`)
  .join("");

const nodeAlone = async (): Promise<void> => {
  await once(spawn(process.execPath, ["--eval", "0"], { env: cleanEnvironment() }), "close");
};

const firstList = async (entry: string, words: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [entryPath(entry), ...words], {
    env: cleanEnvironment(),
    stdio: ["pipe", "pipe", "ignore"],
  });
  let text = "";
  const answered = new Promise<void>((resolve, reject) => {
    child.stdout.once("end", () => reject(new Error(`the server ${entry} ended without a list of tools`)));
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('"tools":[')) resolve();
    });
  });
  child.stdin.write(greeting);
  await answered;
  child.kill("SIGKILL");
  await once(child, "close");
};

const contestants: readonly (readonly [StartRow["contestant"], () => Promise<void>])[] = [
  ["bare Node", nodeAlone],
  ["ours", () => firstList("main", [])],
  ["ours, trivial tool", () => firstList("oursStdio", ["echo"])],
  ["SDK v2, trivial tool", () => firstList("sdkV2Stdio", ["echo"])],
  ["SDK v1, trivial tool", () => firstList("sdkV1Stdio", ["echo"])],
];

export const measureStarts = async (rounds: number, withPeers: boolean): Promise<readonly StartRow[]> => {
  const taking = contestants.filter(([contestant]) => withPeers || !contestant.startsWith("SDK"));
  const times = taking.map(([contestant, start]) => ({ contestant, start, ms: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { start, ms } of times) {
      const from = performance.now();
      await start();
      ms.push(performance.now() - from);
    }
  }
  return times.map(({ contestant, ms }) => ({ contestant, milliseconds: median(ms) }));
};
