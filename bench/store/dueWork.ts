/** What a commit of dossiers costs on Valkey against a booking, and whether a claim costs the same where much more waits. */
import type { DossierWrite, Store, WorldRef } from "../../src/store/index.js";
import type { BookingRecord } from "../../src/travel/reservations/index.js";
import { median } from "../statistics.js";
import type { Figure, Section } from "./report.js";
import { inTurns, type Load, type Loads, latenciesOf, loadOf, ratioOf, throughputOf } from "./rounds.js";
import { locatorOf, nowMs, roomyWorld } from "./samples.js";
import { withValkeyStore } from "./stores.js";

const callers = 64;
const leastShare = 0.5;
const mostTimesDearer = 1.5;
const claimedAtOnce = 100;
const writesAtOnce = 50;
const leaseMs = 60_000;
const queue = "bench.inbox";

export interface DueWorkPlan {
  readonly rounds: number;
  readonly commits: number;
  /** Of each queue, a round. */
  readonly claims: number;
  /** How many dossiers wait in the queues; the first is what the other is compared to. */
  readonly sizes: readonly [number, number];
}

type BenchStore = Store<BookingRecord>;

/** An event as an inbox keeps it: due in order within its group, in two lists, told to one session. */
const writeOf = (id: string, group: string, document: string): DossierWrite => ({
  ...{ collection: "bench.events", id, expected: "new", document, lists: ["status=pending", `rfp=${group}`] },
  ...{ due: { queue, atMs: nowMs, group }, tell: { topic: `bench://events/${id}`, scopeId: group } },
});

const throughputFigure = (name: string, loads: Loads): Figure => ({
  ...{ name, value: throughputOf(loads), unit: "/s" },
  note: `p50 ${median(latenciesOf(loads)).toFixed(2)} ms`,
});

const ratesOf = (loads: Loads): readonly number[] => loads.map(({ callsPerSecond }) => callsPerSecond);

const measureCommits = async (
  store: BenchStore,
  samples: readonly BookingRecord[],
  { rounds, commits }: DueWorkPlan,
): Promise<readonly Figure[]> => {
  const world = await store.createWorld("commits", roomyWorld, nowMs);
  const sampleOf = (index: number): BookingRecord => {
    const sample = samples[index % samples.length];
    if (sample === undefined) throw new Error("no samples");
    return sample;
  };
  const open = (number: number) => {
    const document = sampleOf(number);
    const { sessionId: scopeId, stock: claims } = document;
    return store.openBooking({ world, locator: locatorOf("O", number), scopeId, createdAtMs: nowMs, document, claims });
  };
  const commit = (number: number) => {
    const write = writeOf(`event-${number}`, `group-${number % 1000}`, JSON.stringify(sampleOf(number)));
    return store.commitDossiers({ world, atMs: nowMs, writes: [write] });
  };
  const turn = (call: (number: number) => Promise<{ readonly kind: string }>) => (round: number) =>
    loadOf(commits, callers, async (index) => {
      const { kind } = await call(round * commits + index);
      if (kind !== "done") throw new Error(`the store answered ${kind}`);
    });
  const loads = await inTurns(rounds, [
    ["booking", turn(open)],
    ["dossier", turn(commit)],
  ]);
  const [booking, dossier] = [loads.get("booking") ?? [], loads.get("dossier") ?? []];
  return [
    throughputFigure(`openBooking, ${callers} callers`, booking),
    throughputFigure(`commitDossiers of one write, ${callers} callers`, dossier),
    {
      name: "commitDossiers of one write to openBooking",
      value: ratioOf(ratesOf(dossier), ratesOf(booking)),
      unit: "x",
      bar: { atLeast: leastShare },
    },
  ];
};

const labelOf = (size: number): string => size.toLocaleString("en");

/** A world in whose queue so many dossiers wait, due one after the other. */
const waitingWorld = async (store: BenchStore, size: number, document: string): Promise<WorldRef> => {
  const world = await store.createWorld(`waiting-${size}`, roomyWorld, nowMs);
  for (let first = 0; first < size; first += writesAtOnce) {
    const writes = Array.from({ length: Math.min(writesAtOnce, size - first) }, (_, index): DossierWrite => {
      const number = first + index;
      return {
        ...{ collection: "bench.jobs", id: `job-${number}`, expected: "new", document },
        due: { queue, atMs: nowMs + number },
      };
    });
    await store.commitDossiers({ world, atMs: nowMs, writes });
  }
  return world;
};

/** Claims, and puts back what it got, which is not measured: the queue is then as long as before. */
const claimingTurn = async (store: BenchStore, world: WorldRef, { claims, sizes }: DueWorkPlan): Promise<Load> => {
  const latenciesMs: number[] = [];
  const claim = { world, queue, nowMs: nowMs + sizes[1], realNowMs: nowMs, leaseMs, limit: claimedAtOnce };
  for (let call = 0; call < claims; call += 1) {
    const from = performance.now();
    const claimed = await store.claimDue(claim);
    latenciesMs.push(performance.now() - from);
    if (claimed.length !== claimedAtOnce) throw new Error(`${claimed.length} were claimed`);
    for (let first = 0; first < claimed.length; first += writesAtOnce) {
      const writes = claimed.slice(first, first + writesAtOnce).map(
        ({ collection, id, version, document, due }): DossierWrite => ({
          ...{ collection, id, expected: version, document },
          ...(due && { due }),
        }),
      );
      await store.commitDossiers({ world, atMs: nowMs, writes });
    }
  }
  return { callsPerSecond: 1000 / median(latenciesMs), cpuMicroseconds: Number.NaN, latenciesMs };
};

const measureClaims = async (
  store: BenchStore,
  samples: readonly BookingRecord[],
  plan: DueWorkPlan,
): Promise<readonly Figure[]> => {
  const [few, many] = plan.sizes;
  const document = JSON.stringify(samples[0]);
  const worlds = [await waitingWorld(store, few, document), await waitingWorld(store, many, document)] as const;
  const loads = await inTurns(plan.rounds, [
    ["few", () => claimingTurn(store, worlds[0], plan)],
    ["many", () => claimingTurn(store, worlds[1], plan)],
  ]);
  const timesOf = (name: "few" | "many"): readonly number[] =>
    (loads.get(name) ?? []).map(({ latenciesMs }) => median(latenciesMs));
  const figureOf = (name: "few" | "many", size: number): Figure => ({
    ...{ name: `claimDue of ${claimedAtOnce}, ${labelOf(size)} waiting`, value: median(timesOf(name)), unit: "ms" },
  });
  return [
    figureOf("few", few),
    figureOf("many", many),
    {
      name: `claimDue of ${claimedAtOnce}, ${labelOf(many)} waiting to ${labelOf(few)}`,
      value: ratioOf(timesOf("many"), timesOf("few")),
      unit: "x",
      bar: { atMost: mostTimesDearer },
    },
  ];
};

/** Both parts on one Valkey. */
export const measureDueWork = async (
  url: string,
  samples: readonly BookingRecord[],
  plan: DueWorkPlan,
): Promise<Section> => ({
  title: "Dossiers and due work on Valkey",
  figures: [
    ...(await withValkeyStore(url, "commits:", (store) => measureCommits(store, samples, plan))),
    ...(await withValkeyStore(url, "claims:", (store) => measureClaims(store, samples, plan))),
  ],
});
