/** Lets all servers answer every case in turns, at several numbers of connections, and says what each took. */

import { median, percentile } from "../statistics.js";
import { inTurns } from "../store/rounds.js";
import { entryPath } from "./build.js";
import { type Case, type CaseName, createCases, type PackName } from "./cases.js";
import { createClient, type Turn, type TurnPlan } from "./client.js";
import { type Contestant, type ContestantName, contestantsIn, type Kind } from "./contestants.js";
import { type ServerProcess, startServer } from "./serverProcess.js";

export interface Level {
  readonly connections: number;
  /** Rounds that are not counted. A server that has waited while the others warmed up is slow again at first. */
  readonly warmUps: number;
  readonly rounds: number;
  readonly milliseconds: number;
  /** Of a turn, where a case is limited. */
  readonly mostCalls: number;
}

export interface ServingPlan {
  readonly levels: readonly Level[];
  readonly warmUp: WarmUp;
  /** Whether contestants that are the same server, asked in another revision, share a process. */
  readonly sharesServers: boolean;
  readonly withPeers: boolean;
}

/** Before anything is measured: the compiler takes some thousand calls to know all of a server. */
export interface WarmUp {
  readonly calls: number;
  readonly callsOfLimited: number;
  readonly leastCpuMs: number;
  readonly mostCpuMs: number;
}

/** What one contestant took in one round. */
export interface Round {
  readonly cpuMicroseconds: number;
  readonly callsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Medians over the rounds. */
export interface Row extends Round {
  readonly contestant: ContestantName;
  readonly kind: Kind;
  readonly residentMegabytes: number;
  readonly answerBytes: number;
  readonly rounds: readonly Round[];
}

export interface ServingResult {
  readonly case: CaseName;
  readonly about: string;
  readonly connections: number;
  readonly rows: readonly Row[];
}

interface Standing {
  readonly contestant: Contestant;
  readonly turn: (plan: TurnPlan) => Promise<Turn>;
}

/** The turn of a process that serves nobody: it works alone. */
const aloneTurn = async (server: ServerProcess, milliseconds: number): Promise<Turn> => {
  const before = await server.usage();
  const from = performance.now();
  const calls = await server.run(milliseconds);
  const seconds = (performance.now() - from) / 1000;
  const after = await server.usage();
  return {
    calls,
    callsPerSecond: calls / seconds,
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / calls,
    latenciesMs: [(seconds * 1000) / calls],
    answerBytes: 0,
    residentBytes: after.residentBytes,
  };
};

const turnOf = (server: ServerProcess, { kind, era, greeting }: Contestant, asking: Case): Standing["turn"] =>
  kind === "handler"
    ? ({ milliseconds }) => aloneTurn(server, milliseconds)
    : createClient(server, era, greeting, asking).turn;

const roundOf = ({ cpuMicroseconds, callsPerSecond, latenciesMs }: Turn): Round => ({
  cpuMicroseconds,
  callsPerSecond,
  p50Ms: median(latenciesMs),
  p99Ms: percentile(latenciesMs, 0.99),
});

const rowOf = ({ name, kind }: Contestant, turns: readonly Turn[]): Row => {
  const rounds = turns.map(roundOf);
  const middle = (pick: (round: Round) => number): number => median(rounds.map(pick));
  return {
    contestant: name,
    kind,
    cpuMicroseconds: middle(({ cpuMicroseconds }) => cpuMicroseconds),
    callsPerSecond: middle(({ callsPerSecond }) => callsPerSecond),
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p99Ms: middle(({ p99Ms }) => p99Ms),
    residentMegabytes: median(turns.map(({ residentBytes }) => residentBytes)) / 1e6,
    answerBytes: median(turns.map(({ answerBytes }) => answerBytes)),
    rounds,
  };
};

/**
 * Until enough is called and enough processor time used, both or the most of the latter: in time by the clock a busy machine
 * would leave servers cold. A limited case is warmed up by fewer calls: its server has answered other cases before.
 */
const warmUp = async ({ turn }: Standing, { isLimited }: Case, { warmUp: plan }: ServingPlan): Promise<void> => {
  const wanted = isLimited ? plan.callsOfLimited : plan.calls;
  const least = isLimited ? 0 : plan.leastCpuMs;
  let calls = 0;
  let cpuMs = 0;
  while ((calls < wanted || cpuMs < least) && cpuMs < plan.mostCpuMs) {
    const load = await turn({ connections: 16, milliseconds: 500, ...(isLimited && { mostCalls: 200 }) });
    calls += load.calls;
    cpuMs += (load.cpuMicroseconds * load.calls) / 1_000;
  }
};

/** Keeps one process for each contestant, or for each kind of server, from case to case of a pack. */
const createStable = (pack: PackName, { sharesServers }: ServingPlan) => {
  const servers = new Map<string, ServerProcess>();
  return {
    serverOf: async ({ name, entry, words }: Contestant): Promise<ServerProcess> => {
      const key = [sharesServers ? entry : name, ...words].join(" ");
      const server = servers.get(key) ?? (await startServer(entryPath(entry), [pack, ...words]));
      servers.set(key, server);
      return server;
    },
    stop: async (): Promise<void> => {
      for (const server of servers.values()) await server.stop();
    },
  };
};

/** `onResult` hears of each result as it comes. */
export const measureServing = async (
  plan: ServingPlan,
  onResult: (result: ServingResult) => void,
): Promise<readonly ServingResult[]> => {
  const results: ServingResult[] = [];
  const cases = createCases();
  for (const pack of ["echo", "gds"] as const) {
    const stable = createStable(pack, plan);
    try {
      for (const asking of cases.filter((one) => one.pack === pack)) {
        const standings: Standing[] = [];
        for (const contestant of contestantsIn(asking.name, plan.withPeers)) {
          standings.push({ contestant, turn: turnOf(await stable.serverOf(contestant), contestant, asking) });
        }
        for (const standing of standings) await warmUp(standing, asking, plan);
        for (const { connections, warmUps, rounds, milliseconds, mostCalls } of plan.levels) {
          const turnPlan = { connections, milliseconds, ...(asking.isLimited && { mostCalls }) };
          const turns = await inTurns(
            rounds,
            standings.map(({ contestant, turn }) => [contestant.name, () => turn(turnPlan)] as const),
            warmUps,
          );
          const rows = standings.map(({ contestant }) => rowOf(contestant, turns.get(contestant.name) ?? []));
          const result = { case: asking.name, about: asking.about, connections, rows };
          results.push(result);
          onResult(result);
        }
      }
    } finally {
      await stable.stop();
    }
  }
  return results;
};
