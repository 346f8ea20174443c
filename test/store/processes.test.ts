/** The lmdb driver with real processes: killed, racing, and sharing one data directory. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, type TestContext, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import { bundled } from "../support/bundled.js";
import { committed, effectsIn, waiting } from "./contract/dossierFixtures.js";
import { enterWorld, listAll, opening, seat, seededChoice, soldCount, testWorld } from "./contract/fixtures.js";
import { listen } from "./contract/listening.js";
import { freshSeed } from "./contract.js";
import { temporaryDirectory } from "./directory.js";

const childModule = bundled("test/store/child.ts");

interface Line {
  readonly number?: number;
  readonly opened?: string;
  readonly cancelled?: string;
  readonly worked?: string;
  readonly outcome?: string;
  readonly done?: number;
  readonly refused?: string;
  readonly unhandled?: string;
  readonly sold?: number;
  readonly listed?: number;
  readonly locators?: readonly string[];
}

interface Child {
  readonly process: ChildProcess;
  readonly lines: Line[];
  /** Resolves at the given number of lines, or at the end of the output. */
  readonly hasPrinted: (count: number) => Promise<void>;
  readonly ended: Promise<void>;
}

/** Reads lines as they come; a last line that the kill cut short is no acknowledgement and is dropped. */
const watch = (child: ChildProcess): Child => {
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  assert.ok(child.stdout !== null);
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => {
    if (line.endsWith("}")) lines.push(JSON.parse(line));
    for (const check of waiting) check();
  });
  let isOver = false;
  const ended = Promise.all([once(reader, "close"), once(child, "close")]).then(() => {
    isOver = true;
    for (const check of waiting) check();
  });
  const hasPrinted = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (lines.length < count && !isOver) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return { process: child, lines, hasPrinted, ended };
};

const start = (t: TestContext, task: string, directory: string, seed = 0): Child => {
  const args = [childModule, task, directory, String(seed)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  t.after(() => child.kill("SIGKILL"));
  return watch(child);
};

const open = async (t: TestContext, directory: string): Promise<Store<JsonValue>> => {
  const store = await openStore<JsonValue>({ dataDirectory: directory, mostWorlds: 10, warn: () => undefined });
  t.after(() => store.close());
  await enterWorld(store, testWorld.key);
  return store;
};

/** What is stored must agree with itself and hold all that was acknowledged. */
const checkNothingLost = async (store: Store<JsonValue>, lines: readonly Line[]): Promise<void> => {
  const sold = new Map<string, number>();
  for (const locator of await listAll(store, "session-1", 500)) {
    const booking = await store.readBooking(testWorld, locator);
    assert.ok(booking !== undefined, `${locator} is listed and not kept`);
    const { key, quantity }: { key?: string; quantity?: number } = Object(booking.document);
    assert.ok(key !== undefined && quantity !== undefined);
    sold.set(key, (sold.get(key) ?? 0) + quantity);
  }
  for (const { opened, cancelled, outcome } of lines) {
    const locator = opened ?? cancelled;
    if (locator === undefined) continue;
    assert.equal(outcome, "done");
    const booking = await store.readBooking(testWorld, locator);
    assert.ok(booking !== undefined, `${locator} was acknowledged and is lost`);
    if (cancelled !== undefined) assert.equal(booking.status, "cancelled");
  }
  const keys = Array.from({ length: 10 }, (_, index) => `seat-${index}`);
  assert.deepEqual(
    await store.soldCounts(testWorld, keys),
    keys.map((key) => sold.get(key) ?? 0),
  );
  const numbers = lines.flatMap(({ number }) => (number === undefined ? [] : [number]));
  assert.equal(new Set(numbers).size, numbers.length, "a locator number was handed out twice");
};

describe("lmdb store and processes", () => {
  test("kill -9 loses no acknowledged booking, eight times over, two processes at once", async (t) => {
    const seed = freshSeed();
    t.diagnostic(`seed ${seed}`);
    const choose = seededChoice(seed);
    const directory = await temporaryDirectory(t);
    const acknowledged: Line[] = [];
    for (let round = 0; round < 4; round += 1) {
      const children = [0, 1].map((index) => start(t, "book", directory, seed + 2 * round + index));
      await Promise.all(
        children.map(async (child) => {
          await child.hasPrinted(choose(1, 800));
          child.process.kill("SIGKILL");
          await child.ended;
          assert.equal(child.process.signalCode, "SIGKILL");
        }),
      );
      acknowledged.push(...children.flatMap(({ lines }) => lines));
      const store = await openStore<JsonValue>({ dataDirectory: directory, mostWorlds: 10, warn: () => undefined });
      await checkNothingLost(store, acknowledged);
      await store.close();
    }
    assert.ok(acknowledged.length > 8);
    t.diagnostic(`${acknowledged.length} acknowledgements, none lost`);
  });

  test("two processes that race for a thousand seats sell a thousand, and do all due work once and in order", async (t) => {
    const directory = await temporaryDirectory(t);
    const jobs = Array.from({ length: 60 }, (_, index) => `job ${index}`);
    const filled = await open(t, directory);
    await committed(
      filled,
      jobs.map((job, index) => waiting(job, { group: `group ${index % 7}` })),
    );
    await filled.close();
    const children = [start(t, "race", directory), start(t, "race", directory)];
    await Promise.all(children.map(({ ended }) => ended));
    assert.deepEqual(
      children.map(({ process }) => process.exitCode),
      [0, 0],
    );
    const [worked, lines] = [true, false].map((isWork) =>
      children.flatMap((child) => child.lines.filter((line) => (line.worked !== undefined) === isWork)),
    );
    assert.ok(worked && lines);
    const done = lines.filter(({ outcome }) => outcome === "done");
    assert.equal(done.length, 1000);
    assert.equal(lines.length - done.length, 40);
    assert.equal(new Set(lines.map(({ number }) => number)).size, lines.length);
    assert.ok(lines.every(({ outcome }) => outcome === "done" || outcome === "soldOut"));
    const store = await open(t, directory);
    assert.equal(await soldCount(store, seat), 1000);
    assert.equal((await listAll(store, "session-1", 500)).length, 1000);
    assert.ok(worked.every(({ outcome }) => outcome === "done"));
    assert.deepEqual(worked.map((line) => line.worked).toSorted(), jobs.toSorted());
    const effects = await effectsIn(store);
    assert.deepEqual(
      effects.toSorted(),
      Array.from({ length: 7 }, (_, group) => jobs.filter((_job, index) => index % 7 === group)).toSorted(),
    );
  });

  test("a second process sees the bookings of the first while both are open", async (t) => {
    const directory = await temporaryDirectory(t);
    const store = await open(t, directory);
    for (const locator of ["L0", "L1", "L2"]) await store.openBooking(opening(locator));
    const child = start(t, "list", directory);
    await child.ended;
    assert.deepEqual(child.lines, [{ locators: ["L2", "L1", "L0"] }]);
  });

  test("the first process sees at once what a second one is told is done", async (t) => {
    const directory = await temporaryDirectory(t);
    const store = await open(t, directory);
    await store.openBooking(opening("MINE22"));
    const child = start(t, "book", directory, 1);
    await child.hasPrinted(20);
    const seen = child.lines.flatMap(({ opened }) => (opened === undefined ? [] : [opened]));
    assert.ok(seen.length > 0);
    for (const locator of seen) assert.ok((await store.readBooking(testWorld, locator)) !== undefined);
    child.process.kill("SIGKILL");
    await child.ended;
    assert.equal((await store.openBooking(opening("MINE33"))).kind, "done");
  });

  test("a listener hears of what another process does, in the order in which it was done", async (t) => {
    const directory = await temporaryDirectory(t);
    const store = await open(t, directory);
    const { heard, until } = listen(t, store);
    const child = start(t, "book", directory, 2);
    await until((event) => event.kind === "booking" && event.id === 60);
    child.process.kill("SIGKILL");
    await child.ended;
    const ids = heard.flatMap((event) => (event.kind === "booking" ? [event.id] : []));
    assert.deepEqual(
      ids,
      ids.map((_, index) => index + 1),
    );
    assert.deepEqual(heard, await store.readEvents(testWorld.key, 0, ids.length));
  });

  test("a disk that takes no more refuses bookings, keeps the rest, and ends no process", async (t) => {
    const directory = await temporaryDirectory(t);
    const script = 'trap "" XFSZ; ulimit -f 400; exec "$@"';
    const args = ["-c", script, "bash", process.execPath, childModule, "fill", directory];
    const child = watch(spawn("bash", args, { stdio: ["ignore", "pipe", "ignore"] }));
    await child.ended;
    assert.equal(child.process.exitCode, 0);
    assert.ok(child.lines.every(({ unhandled }) => unhandled === undefined));
    const done = child.lines.reduce((sum, line) => sum + (line.done ?? 0), 0);
    assert.ok(done > 0);
    const reasons = child.lines.flatMap(({ refused }) => refused ?? []);
    assert.equal(reasons.length, 10);
    for (const reason of reasons) assert.match(reason, /^StoreUnavailableError: .*could not write.*bookings\.mdb: ./);
    assert.deepEqual(child.lines.at(-1), { sold: done, listed: done });
    const store = await open(t, directory);
    assert.equal(await soldCount(store, seat), done);
    assert.equal((await store.openBooking(opening("AFTER2"))).kind, "done");
  });
});
