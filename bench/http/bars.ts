/** What the measurements must reach, each as a ratio of two contestants in the same rounds. Pure. */

import { median } from "../statistics.js";
import { ratioOf } from "../store/rounds.js";
import type { CaseName } from "./cases.js";
import type { ContestantName } from "./contestants.js";
import type { Round, Row, ServingResult } from "./serving.js";
import type { SessionMemoryRow } from "./sessionMemory.js";
import type { StdioName, StdioRow } from "./stdio.js";
import type { WorkersRow } from "./workers.js";

export interface Bar {
  readonly what: string;
  readonly value: number;
  readonly unit: "x" | "MB";
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly note: string;
  /** What to profile where it is not met. */
  readonly profile?: { readonly contestant: ContestantName; readonly case: CaseName };
}

export interface Measured {
  readonly serving: readonly ServingResult[];
  readonly stdio: readonly StdioRow[];
  readonly sessionMemory: readonly SessionMemoryRow[];
  readonly workers: readonly WorkersRow[];
}

export const isMet = ({ value, atMost, atLeast }: Bar): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);

const ours: readonly ContestantName[] = ["ours, 2025", "ours, 2026"];
const mostConnections = 64;

const eraOf = (name: ContestantName): "2025" | "2026" => (name.endsWith("2026") ? "2026" : "2025");
const rawOf = (name: ContestantName): ContestantName => `raw node:http, ${eraOf(name)}`;
const handlerOfSdk = (name: ContestantName): ContestantName => `SDK v2 createMcpHandler, ${eraOf(name)}`;

const cpu = ({ cpuMicroseconds }: Round): number => cpuMicroseconds;
const rate = ({ callsPerSecond }: Round): number => callsPerSecond;
const p99 = ({ p99Ms }: Round): number => p99Ms;

const ratio = (of: Row, to: Row, pick: (round: Round) => number): number =>
  ratioOf(of.rounds.map(pick), to.rounds.map(pick));

/** What is left of both when the handler is taken away, round by round. */
const ratioWithout = (of: Row, to: Row, handler: Row): number =>
  median(
    of.rounds.map((round, index) => {
      const alone = handler.rounds[index]?.cpuMicroseconds ?? Number.NaN;
      return (round.cpuMicroseconds - alone) / ((to.rounds[index]?.cpuMicroseconds ?? Number.NaN) - alone);
    }),
  );

/** Undefined for one that did not take part. */
type RowNamed = (name: ContestantName) => Row | undefined;

const rowsOf = (serving: readonly ServingResult[], name: CaseName): RowNamed => {
  const result = serving.find((one) => one.case === name && one.connections === mostConnections);
  return (contestant) => result?.rows.find((one) => one.contestant === contestant);
};

const microseconds = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} us`;

const cpuBar = (
  caseName: CaseName,
  rowNamed: RowNamed,
  contestant: ContestantName,
  other: ContestantName,
  atMost: number,
): readonly Bar[] => {
  const [of, to] = [rowNamed(contestant), rowNamed(other)];
  if (of === undefined || to === undefined) return [];
  return [
    {
      what: `${caseName}: CPU of ${contestant}, to ${other}`,
      value: ratio(of, to, cpu),
      unit: "x",
      atMost,
      note: `${microseconds(of.cpuMicroseconds)} to ${microseconds(to.cpuMicroseconds)}; calls a second ${ratio(of, to, rate).toFixed(2)} x`,
      profile: { contestant, case: caseName },
    },
  ];
};

const latencyBar = (caseName: CaseName, rowNamed: RowNamed, contestant: ContestantName): readonly Bar[] => {
  const [of, to] = [rowNamed(contestant), rowNamed(rawOf(contestant))];
  if (of === undefined || to === undefined) return [];
  return [
    {
      what: `${caseName}: p99 of ${contestant} at ${mostConnections} connections, to raw`,
      value: ratio(of, to, p99),
      unit: "x",
      atMost: 3,
      note: `${of.p99Ms.toFixed(1)} ms to ${to.p99Ms.toFixed(1)} ms`,
      profile: { contestant, case: caseName },
    },
  ];
};

const echoBars = (rowNamed: RowNamed): readonly Bar[] =>
  ours.flatMap((name) => [
    ...cpuBar("echo", rowNamed, name, handlerOfSdk(name), 1 / 10),
    ...cpuBar("echo", rowNamed, name, "mcp-lite", 1 / 2.5),
    ...cpuBar("echo", rowNamed, name, rawOf(name), 1.3),
    ...latencyBar("echo", rowNamed, name),
  ]);

/** Transport and serialisation alone. */
const besidesHandlerBar = (rowNamed: RowNamed, contestant: ContestantName): readonly Bar[] => {
  const [of, to] = [rowNamed(contestant), rowNamed(rawOf(contestant))];
  const handler = rowNamed("the handler alone");
  if (of === undefined || to === undefined || handler === undefined) return [];
  const besides = (row: Row): string => microseconds(row.cpuMicroseconds - handler.cpuMicroseconds);
  return [
    {
      what: `searchFlights: transport and serialisation of ${contestant}, to raw with the same handler`,
      value: ratioWithout(of, to, handler),
      unit: "x",
      atMost: 1.1,
      note: `${besides(of)} to ${besides(to)} beside the handler's ${microseconds(handler.cpuMicroseconds)}`,
      profile: { contestant, case: "searchFlights" },
    },
  ];
};

const cheapestPeer = (serving: readonly ServingResult[]): ContestantName | undefined => {
  const result = serving.find((one) => one.case === "searchFlights" && one.connections === mostConnections);
  const peers = (result?.rows ?? []).filter(({ kind }) => kind === "peer");
  return peers.toSorted((one, other) => one.cpuMicroseconds - other.cpuMicroseconds)[0]?.contestant;
};

const searchBars = (rowNamed: RowNamed, cheapest: ContestantName | undefined): readonly Bar[] =>
  ours.flatMap((name) => [
    ...cpuBar("searchFlights", rowNamed, name, handlerOfSdk(name), 1 / 3),
    ...(cheapest === undefined ? [] : cpuBar("searchFlights", rowNamed, name, cheapest, 1)),
    ...besidesHandlerBar(rowNamed, name),
    ...latencyBar("searchFlights", rowNamed, name),
  ]);

const repeatedBars = (rowNamed: RowNamed): readonly Bar[] =>
  ours.flatMap((name) => cpuBar("searchFlights repeated", rowNamed, name, "raw node:http, ready bytes", 1.5));

const servingBars = (serving: readonly ServingResult[]): readonly Bar[] => [
  ...echoBars(rowsOf(serving, "echo")),
  ...searchBars(rowsOf(serving, "searchFlights"), cheapestPeer(serving)),
  ...repeatedBars(rowsOf(serving, "searchFlights repeated")),
];

const memoryBars = (rows: readonly SessionMemoryRow[]): readonly Bar[] =>
  rows
    .filter(({ contestant, sessions }) => contestant === "ours" && sessions >= 10_000)
    .map(({ sessions, residentMegabytes }) => ({
      what: `memory with ${sessions.toLocaleString("en")} idle sessions`,
      value: residentMegabytes,
      unit: "MB",
      atMost: 256,
      note: "resident",
    }));

const stdioBars = (rows: readonly StdioRow[]): readonly Bar[] => {
  const pairs: readonly (readonly [StdioName, StdioName])[] = [
    ["ours, 2025", "SDK v2, 2025"],
    ["ours, 2026", "SDK v2, 2026"],
  ];
  const named = (name: StdioName): StdioRow | undefined =>
    rows.find(({ contestant, underWay }) => contestant === name && underWay === 16);
  return pairs.flatMap(([own, other]): Bar[] => {
    const [of, to] = [named(own), named(other)];
    if (of === undefined || to === undefined) return [];
    const rates = (row: StdioRow): readonly number[] => row.rounds.map(({ callsPerSecond }) => callsPerSecond);
    return [
      {
        what: `stdio: calls a second of ${own}, to ${other}`,
        value: ratioOf(rates(of), rates(to)),
        unit: "x",
        atLeast: 2,
        note: `${of.callsPerSecond.toFixed(0)} to ${to.callsPerSecond.toFixed(0)}, 16 under way`,
      },
    ];
  });
};

const workersBars = (rows: readonly WorkersRow[]): readonly Bar[] => {
  const [one, two] = rows;
  if (one === undefined || two === undefined) return [];
  return [
    {
      what: "--workers 2: searches a second, to one process",
      value: ratioOf(two.rounds, one.rounds),
      unit: "x",
      atLeast: 1.6,
      note: `${two.callsPerSecond.toFixed(0)} to ${one.callsPerSecond.toFixed(0)}; the client has no processor of its own`,
    },
  ];
};

export const barsOf = ({ serving, stdio, sessionMemory, workers }: Measured): readonly Bar[] => [
  ...servingBars(serving),
  ...memoryBars(sessionMemory),
  ...stdioBars(stdio),
  ...workersBars(workers),
];
