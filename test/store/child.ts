/**
 * A process of its own over a shared data directory, for the tests that kill or race processes. It prints one JSON
 * line for each thing that was acknowledged to it, after it was, and nothing else.
 * Usage: child.ts <book | race | fill | list> <data directory> <seed>
 */
import { writeSync } from "node:fs";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store } from "../../src/store/index.js";
import { claiming, collection, effectOf, writing } from "./contract/dossierFixtures.js";
import {
  changing,
  claim,
  enterWorld,
  giveBack,
  listAll,
  opening,
  seat,
  seededChoice,
  testWorld,
} from "./contract/fixtures.js";

const [, , task = "", dataDirectory = "", seed = "0"] = process.argv;

const print = (line: object): void => {
  writeSync(1, `${JSON.stringify(line)}\n`);
};

/** Opens bookings and cancels some of them until it is killed. */
const book = async (store: Store<JsonValue>): Promise<void> => {
  const choose = seededChoice(Number(seed));
  const bookOne = async (): Promise<void> => {
    const number = await store.takeLocatorNumber(testWorld);
    print({ number });
    const locator = `L${number}`;
    const key = `seat-${choose(0, 9)}`;
    const quantity = choose(1, 3);
    const command = opening(locator, { document: { key, quantity }, claims: [claim(key, quantity, 1_000_000)] });
    const opened = await store.openBooking(command);
    print({ opened: locator, outcome: opened.kind });
    if (choose(0, 3) > 0) return;
    const cancel = changing(locator, 1, {
      status: "cancelled",
      document: { key, quantity: 0 },
      returns: [giveBack(key, quantity)],
    });
    const cancelled = await store.changeBooking(cancel);
    print({ cancelled: locator, outcome: cancelled.kind });
  };
  const bookOn = async (): Promise<never> => {
    for (;;) await bookOne();
  };
  await Promise.all(Array.from({ length: 4 }, bookOn));
};

/** Does what is due, each with its effect in the same commit, until nothing is left that anybody has. */
const workOn = async (store: Store<JsonValue>): Promise<void> => {
  const isLeft = async (): Promise<boolean> => (await store.countDossiers(testWorld, collection)) > 0;
  while (await isLeft()) {
    for (const dossier of await claiming(store, { limit: 3 })) {
      const writes = [
        writing(dossier.id, { expected: dossier.version, document: undefined }),
        await effectOf(store, dossier),
      ];
      print({ worked: dossier.id, outcome: (await store.commitDossiers({ world: testWorld, atMs: 1, writes })).kind });
    }
  }
};

/** Sells seats of one item, twenty callers at once, until there are none. */
const race = async (store: Store<JsonValue>): Promise<void> => {
  const sellOn = async (): Promise<void> => {
    for (;;) {
      const number = await store.takeLocatorNumber(testWorld);
      const { kind } = await store.openBooking(opening(`L${number}`, { claims: [claim(seat, 1, 1000)] }));
      print({ number, outcome: kind });
      if (kind !== "done") return;
    }
  };
  await Promise.all(Array.from({ length: 20 }, sellOn));
  await workOn(store);
  await store.close();
};

/** Books large documents until the disk has refused ten of them, then shows that it still serves what it has. */
const fill = async (store: Store<JsonValue>): Promise<void> => {
  process.on("unhandledRejection", (reason) => print({ unhandled: String(reason) }));
  for (let count = 0, refused = 0; refused < 10; count += 1) {
    const command = opening(`L${count}`, { document: "x".repeat(3000), claims: [claim(seat, 1, 10_000)] });
    try {
      await store.openBooking(command);
      print({ done: 1 });
    } catch (error) {
      refused += 1;
      print({ refused: String(error) });
    }
  }
  const [sold] = await store.soldCounts(testWorld, [seat]);
  print({ sold, listed: (await listAll(store, "session-1", 50)).length });
  await store.close();
};

const list = async (store: Store<JsonValue>): Promise<void> => {
  print({ locators: await listAll(store, "session-1", 50) });
  await store.close();
};

const tasks: ReadonlyMap<string, (store: Store<JsonValue>) => Promise<void>> = new Map([
  ["book", book],
  ["race", race],
  ["fill", fill],
  ["list", list],
]);
const run = tasks.get(task);
if (run === undefined) throw new Error(`Unknown task ${task}`);
const store = await openStore<JsonValue>({ dataDirectory, mostWorlds: 10, warn: () => undefined });
await enterWorld(store, testWorld.key);
await run(store);
