/** What the Valkey driver alone has to do with lines: refuse what it cannot keep, and show what changes while it is read as it was at one moment. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store, type WorldLine, WorldLinesError } from "../../src/store/index.js";
import { openConnection } from "../../src/store/valkey/connection.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { createValkeyStore } from "../../src/store/valkey/store.js";
import type { Scope } from "../support/scope.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { enterWorld, exported, testFacts } from "./contract/fixtures.js";

const mostWorldsKept = 2;
const places = 16 ** 11;

async function* linesWith(sequence: number, nextDossierSequence = 0): AsyncGenerator<WorldLine> {
  yield {
    kind: "world",
    format: 2,
    ...testFacts,
    createdAtMs: 1,
    nextLocatorNumber: 1,
    nextSequence: sequence + 1,
    nextDossierSequence,
  };
  const names = { locator: "L1", version: 1, scopeId: "session-1", status: "confirmed" } as const;
  yield { kind: "booking", sequence, ...names, createdAtMs: 1, documentText: "{}" };
  yield { kind: "end", lines: 2 };
}

async function* brokenOff(): AsyncGenerator<WorldLine> {
  for await (const line of linesWith(0)) if (line.kind !== "end") yield line;
}

const openFresh = async (scope: Scope): Promise<Store<JsonValue>> => {
  const { url } = await startValkey(scope, { appendOnly: "no" });
  const valkey = { url, keyPrefix: "gds:", durability: "written" } as const;
  const store = await openStore<JsonValue>({ valkey, mostWorlds: mostWorldsKept, warn: () => undefined });
  scope.after(() => store.close());
  return store;
};

describe("an import into Valkey", { skip: skipWithoutValkey }, () => {
  test("of lines that break off takes up no world's place", async (t) => {
    const store = await openFresh(t);
    for (const key of ["one", "two", "three"]) {
      await assert.rejects(store.importWorld(key, brokenOff()), WorldLinesError);
    }
    assert.deepEqual(await enterWorld(store, "mine"), { key: "mine", epoch: 1 });
    assert.deepEqual(await store.importWorld("another", linesWith(0)), { key: "another", epoch: 1 });
  });

  test("keeps the last place that a list has, and refuses what is beyond rather than lose it", async (t) => {
    const store = await openFresh(t);
    const world = await store.importWorld("last", linesWith(places - 1));
    const page = await store.listBookings({ world, scopeId: "session-1", status: "all", limit: 1 });
    assert.deepEqual(
      page.bookings.map(({ locator }) => locator),
      ["L1"],
    );
    await assert.rejects(store.importWorld("beyond", linesWith(places)), WorldLinesError);
    await assert.rejects(store.importWorld("beyond", linesWith(0, places + 1)), WorldLinesError);
  });

  test("gives a staged epoch back once, though the client sends that twice and another import has it by then", async (t) => {
    const { url } = await startValkey(t, { appendOnly: "no" });
    const connection = await openConnection({ url, keyPrefix: "gds:", durability: "written" });
    t.after(connection.close);
    const { meta, epochs, attempt } = createKeys("gds:").world("team");
    const stage = (): Promise<number> => connection.ask((client) => client.incr(epochs));
    const giveBack = (staged: number): Promise<unknown> =>
      connection.run("returnEpoch", [meta, epochs, attempt("the first")], [staged]);
    const first = await stage();
    assert.equal(await giveBack(first), 1);
    const second = await stage();
    assert.equal(second, first);
    await giveBack(first);
    assert.ok((await stage()) > second, "the epoch of an import under way was given out again");
  });
});

describe("an export from Valkey", { skip: skipWithoutValkey }, () => {
  test("shows a commit of dossiers whole or not at all, at whichever step of it that comes", async (t) => {
    const { url } = await startValkey(t, { appendOnly: "no" });
    const options = {
      keyPrefix: "gds:",
      durability: "written",
      mostWorlds: mostWorldsKept,
      warn: () => undefined,
    } as const;
    const writing = await openStore<JsonValue>({ valkey: { url, ...options }, ...options });
    t.after(() => writing.close());
    const world = await enterWorld(writing, "mine");
    const rounds = { made: 0 };
    const commitBoth = async (): Promise<void> => {
      rounds.made += 1;
      const document = String(rounds.made);
      const writes = ["one", "other"].map((collection) => ({
        collection,
        id: "a",
        expected: "any" as const,
        document,
      }));
      await writing.commitDossiers({ world, atMs: 1, writes });
    };
    await commitBoth();

    const connection = await openConnection({ url, ...options });
    let stepsLeft = 0;
    const reading = await createValkeyStore<JsonValue>({
      ...options,
      connection: {
        ...connection,
        ask: async (question) => {
          stepsLeft -= 1;
          if (stepsLeft === 0) await commitBoth();
          return connection.ask(question);
        },
      },
      sweepDelayMs: 3_600_000,
    });
    t.after(() => reading.close());
    for (let step = 1; stepsLeft <= 0; step += 1) {
      stepsLeft = step;
      const lines = await exported(reading, world.key);
      const texts = lines.flatMap((line) => (line.kind === "dossier" ? [line.documentText] : []));
      assert.deepEqual(texts, [texts[0], texts[0]], `a commit at step ${step}`);
    }
    assert.ok(rounds.made > 5, "nothing was written while it was read");
  });
});
