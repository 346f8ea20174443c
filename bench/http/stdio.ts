/** Calls a second over a pair of pipes, the trivial tool behind each server. */

import { median } from "../statistics.js";
import { inTurns, type Load } from "../store/rounds.js";
import { entryPath } from "./build.js";
import { type ServerProcess, startServer } from "./serverProcess.js";
import { callMessage, type Era, initializedMessage, initializeMessage } from "./wire.js";

export type StdioName = "ours, 2025" | "ours, 2026" | "SDK v2, 2025" | "SDK v2, 2026" | "SDK v1, 2025";

export interface StdioRow {
  readonly contestant: StdioName;
  /** Calls that are under way at a time. */
  readonly underWay: number;
  readonly callsPerSecond: number;
  readonly cpuMicroseconds: number;
  readonly rounds: readonly { readonly callsPerSecond: number; readonly cpuMicroseconds: number }[];
}

export interface StdioPlan {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly warmUpMilliseconds: number;
  readonly withPeers: boolean;
}

interface StdioContestant {
  readonly name: StdioName;
  readonly entry: string;
  readonly era: Era;
}

const stdioContestants: readonly StdioContestant[] = [
  { name: "ours, 2025", entry: "oursStdio", era: "2025" },
  { name: "SDK v2, 2025", entry: "sdkV2Stdio", era: "2025" },
  { name: "ours, 2026", entry: "oursStdio", era: "2026" },
  { name: "SDK v2, 2026", entry: "sdkV2Stdio", era: "2026" },
  { name: "SDK v1, 2025", entry: "sdkV1Stdio", era: "2025" },
];

const given = { message: "The quick brown fox jumps over the lazy dog" };
const newline = 10;

/** Speaks to one server's pipes. Answers are counted by their lines; each must have structured content. */
const createStdioClient = (server: ServerProcess, era: Era) => {
  const { stdin, stdout } = server.child;
  if (stdin === null || stdout === null) throw new Error("a server over stdio has pipes");
  let onLine: (line: Buffer) => void = () => undefined;
  let rest: Buffer = Buffer.alloc(0);
  let id = 0;
  stdout.on("data", (chunk: Buffer) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      onLine(bytes.subarray(start, end));
      start = end + 1;
    }
    rest = bytes.subarray(start);
  });
  const call = (): void => {
    id += 1;
    stdin.write(`${callMessage(era, id, "echo", given)}\n`);
  };
  return {
    greet: async (): Promise<void> => {
      if (era === "2026") return;
      const answered = new Promise((resolve) => {
        onLine = resolve;
      });
      stdin.write(`${JSON.stringify(initializeMessage)}\n`);
      await answered;
      stdin.write(`${JSON.stringify(initializedMessage)}\n`);
    },
    turn: async (underWay: number, milliseconds: number): Promise<Load> => {
      const before = await server.usage();
      const from = performance.now();
      const until = from + milliseconds;
      let calls = 0;
      let open = underWay;
      await new Promise<void>((resolve) => {
        onLine = (line) => {
          if (!line.includes('"structuredContent"')) throw new Error(`a call failed while it was measured: ${line}`);
          calls += 1;
          if (performance.now() < until) call();
          else {
            open -= 1;
            if (open === 0) resolve();
          }
        };
        for (let first = 0; first < underWay; first++) call();
      });
      const seconds = (performance.now() - from) / 1000;
      const after = await server.usage();
      const cpuMicroseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / calls;
      return { callsPerSecond: calls / seconds, cpuMicroseconds, latenciesMs: [] };
    },
  };
};

export const measureStdio = async (plan: StdioPlan): Promise<readonly StdioRow[]> => {
  const servers: ServerProcess[] = [];
  try {
    const standing: { readonly name: StdioName; readonly client: ReturnType<typeof createStdioClient> }[] = [];
    for (const { name, entry, era } of stdioContestants.filter((one) => plan.withPeers || one.entry === "oursStdio")) {
      const server = await startServer(entryPath(entry), ["echo"], { stdio: "pipe" });
      servers.push(server);
      const client = createStdioClient(server, era);
      await client.greet();
      await client.turn(16, plan.warmUpMilliseconds);
      standing.push({ name, client });
    }
    const rows: StdioRow[] = [];
    for (const underWay of [16, 1]) {
      const loads = await inTurns(
        plan.rounds,
        standing.map(({ name, client }) => [name, () => client.turn(underWay, plan.milliseconds)] as const),
        0,
      );
      for (const [contestant, rounds] of loads) {
        const callsPerSecond = median(rounds.map((round) => round.callsPerSecond));
        const cpuMicroseconds = median(rounds.map((round) => round.cpuMicroseconds));
        rows.push({ contestant, underWay, callsPerSecond, cpuMicroseconds, rounds });
      }
    }
    return rows;
  } finally {
    for (const server of servers) await server.stop();
  }
};
