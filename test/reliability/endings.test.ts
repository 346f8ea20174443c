/** Servers on a data directory that are made to end while they write: none stays, and the next one starts on what is there. */
import assert from "node:assert/strict";
import { once } from "node:events";
import test, { type TestContext } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { seededChoice } from "../store/contract/fixtures.js";
import { isAlive, until } from "../workers/support/processes.js";
import { productMain } from "./support/build.js";
import { modernCaller } from "./support/callers.js";
import { type Catalogue, gatherOffers } from "./support/catalogue.js";
import { folderRemovedAtExit } from "./support/folders.js";
import { createLedger, type Ledger } from "./support/ledger.js";
import { startLoad } from "./support/load.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { type Launched, launchServer } from "./support/servers.js";
import { soldEqualsLive } from "./support/soldCounts.js";
import { announcedSeed, openBeside, ownWorldKey, retrieveFrom, summarise } from "./support/suite.js";

const lanes = 2;
const endsEach = 12;
const callersEach = 6;

type Choose = (low: number, high: number) => number;

interface Way {
  readonly name: string;
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly end: (server: Launched, choose: Choose) => Promise<void>;
  /** Exit codes and signals that a supervisor may see. */
  readonly statuses: readonly (number | string | null)[];
}

const ways: readonly Way[] = [
  {
    name: "first process killed",
    words: ["--workers", "2"],
    environment: {},
    end: async ({ process: child }) => void child.kill("SIGKILL"),
    statuses: ["SIGKILL"],
  },
  {
    name: "second signal",
    words: [],
    environment: {},
    end: async ({ process: child }, choose) => {
      child.kill("SIGTERM");
      await pause(choose(5, 60));
      child.kill("SIGTERM");
    },
    // Of two signals that a busy process has not heard yet, the system keeps one; and it kills itself where the disk is too slow.
    statuses: [1, 0, "SIGKILL"],
  },
  {
    name: "shutdown timeout",
    words: [],
    environment: { MCP_SHUTDOWN_GRACE_MS: "0", MCP_SHUTDOWN_TIMEOUT_MS: "1" },
    end: async ({ process: child }) => void child.kill("SIGTERM"),
    statuses: [0, "SIGTERM"],
  },
];

interface Lane {
  readonly main: string;
  readonly choose: Choose;
  readonly ledger: Ledger;
  readonly catalogue: Promise<Catalogue>;
  readonly shareCatalogue: (catalogue: Catalogue) => void;
  /** Hears of each end. */
  readonly ended: (way: string, status: number | string | null, tookMs: number) => void;
}

/** Ends servers on one folder, each started on what the one before has left. */
const endServers = async (context: TestContext, number: number, lane: Lane): Promise<void> => {
  const { main, choose, ledger } = lane;
  const dataDir = folderRemovedAtExit(context);
  let url = "";
  const callers = Array.from({ length: callersEach }, (_item, index) =>
    modernCaller({ url: () => url, session: `worker-of-lane-${number}-${index}` }),
  );
  let load: ReturnType<typeof startLoad> | undefined;
  for (let turn = 0; turn < endsEach; turn += 1) {
    const way = ways[(number + turn) % ways.length];
    assert.ok(way !== undefined);
    const { words, environment } = way;
    const server = await launchServer(context, { main, dataDir, words, environment });
    url = server.url;
    if (number === 0 && turn === 0) lane.shareCatalogue(await gatherOffers(modernCaller({ url: () => url })));
    const catalogue = await lane.catalogue;
    load ??= startLoad(context, { seed: number, callers, catalogueOf: () => catalogue, ledger });
    await ledger.acknowledges(choose(5, 25));
    const over = once(server.process, "exit");
    const startedAtMs = performance.now();
    await way.end(server, choose);
    const [code, signal] = await over;
    await until(`the processes are gone: ${way.name}`, () => !server.pids.some(isAlive));
    assert.ok(way.statuses.includes(signal ?? code), `${way.name}: ${signal ?? code}\n${server.stderr()}`);
    lane.ended(way.name, signal ?? code, performance.now() - startedAtMs);
  }
  await load?.stop();
  const last = await launchServer(context, { main, dataDir });
  await checkNothingLost(
    ledger.entries(),
    retrieveFrom(() => last.url),
  );
  await soldEqualsLive(await openBeside(context, { dataDir }), ownWorldKey);
};

test(`lmdb: ${lanes * endsEach} ends under load, and no process stays`, async (context) => {
  const seed = announcedSeed(context, 201);
  const main = productMain(context);
  const counted: Record<string, number> = {};
  let longestMs = 0;
  let shareCatalogue: (catalogue: Catalogue) => void = () => undefined;
  const catalogue = new Promise<Catalogue>((resolve) => {
    shareCatalogue = resolve;
  });
  const ended: Lane["ended"] = (way, status, tookMs) => {
    const key = `${way}: ${status}`;
    counted[key] = (counted[key] ?? 0) + 1;
    longestMs = Math.max(longestMs, tookMs);
  };
  const ledgers = Array.from({ length: lanes }, createLedger);
  await Promise.all(
    ledgers.map((ledger, number) =>
      endServers(context, number, {
        main,
        ledger,
        catalogue,
        shareCatalogue,
        ended,
        choose: seededChoice(seed + number),
      }),
    ),
  );
  for (const ledger of ledgers) summarise(context, ledger, { ...counted, "longest end in ms": Math.round(longestMs) });
});
