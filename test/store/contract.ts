/**
 * The suite that every driver of the `Store` port passes. It knows the port alone; a driver brings the way to open an
 * empty store. `STORE_TEST_SEED` repeats a run whose seed a failure has printed.
 */
import { randomInt } from "node:crypto";
import { describe } from "node:test";
import { testDeletion, testSharedDeletion } from "./contract/deletion.js";
import { testDossierAnswers } from "./contract/dossierAnswers.js";
import { testDossierLists } from "./contract/dossierLists.js";
import { testDossierModel } from "./contract/dossierModel.js";
import { testDossiers } from "./contract/dossiers.js";
import { testDossierTransfer } from "./contract/dossierTransfer.js";
import { testDue, testSharedDue } from "./contract/due.js";
import { testDueGroups } from "./contract/dueGroups.js";
import { testDueRaces } from "./contract/dueRaces.js";
import { testEvents, testKeptEvents, testShared } from "./contract/events.js";
import { type OpenFreshStore, type OpenPair, withWorld } from "./contract/fixtures.js";
import { testIdempotency } from "./contract/idempotency.js";
import { testIsolation } from "./contract/isolation.js";
import { testLists, testLongList } from "./contract/lists.js";
import { testMemos, testSharedMemos } from "./contract/memos.js";
import { testModel } from "./contract/model.js";
import { testOutcomes } from "./contract/outcomes.js";
import { testRaces } from "./contract/races.js";
import { testReplacement } from "./contract/replacement.js";
import { testSeparation } from "./contract/separation.js";
import { testSessionRoom } from "./contract/sessionRoom.js";
import { testSessions } from "./contract/sessions.js";
import { testTransfer } from "./contract/transfer.js";
import { testWorlds } from "./contract/worlds.js";

const fixedSeed = 20_260_615;

/** The seed of this run: fresh each time, unless `STORE_TEST_SEED` gives one. */
export const freshSeed = (): number => {
  const { STORE_TEST_SEED } = process.env;
  return STORE_TEST_SEED === undefined ? randomInt(2 ** 31) : Number(STORE_TEST_SEED);
};

export interface StoreDriver {
  readonly name: string;
  /** Called for each test, and for each history of the model. */
  readonly openFresh: OpenFreshStore;
  /** For drivers whose processes share what they keep. */
  readonly openPair?: OpenPair;
  /** How many random histories to play from each of the two seeds, by what the driver's speed allows. */
  readonly histories: number;
  /** Another way to run code that passes the whole suite elsewhere: what needs thousands of writes is left to that. */
  readonly isVariant?: boolean;
}

/** Declares the whole suite for one driver. */
export const describeStore = ({
  name,
  openFresh: openEmpty,
  openPair,
  histories,
  isVariant = false,
}: StoreDriver): void => {
  const seed = freshSeed();
  const openFresh = withWorld(openEmpty);
  const runs = Math.ceil(histories / 2);
  describe(`${name} store`, () => {
    describe("outcomes", () => testOutcomes(openFresh));
    describe("idempotency", () => testIdempotency(openFresh));
    describe("lists", () => {
      testLists(openFresh);
      if (!isVariant) testLongList(openFresh);
    });
    describe("races", () => testRaces(openFresh, seed));
    describe("isolation", () => testIsolation(openFresh));
    describe("worlds", () => testWorlds(openFresh));
    describe("separation", () => testSeparation(openFresh, seed, runs));
    describe("sessions", () => {
      testSessions(openFresh);
      testSessionRoom(openFresh);
    });
    describe("memos", () => testMemos(openFresh));
    describe("dossiers", () => {
      testDossiers(openFresh);
      testDossierAnswers(openFresh);
      testDossierLists(openFresh);
    });
    describe("dossiers as lines", () => testDossierTransfer(openFresh));
    describe("due work", () => {
      testDue(openFresh);
      testDueGroups(openFresh);
      testDueRaces(openFresh, seed);
    });
    describe("events", () => {
      testEvents(openFresh);
      if (!isVariant) testKeptEvents(openFresh);
    });
    describe("deletion", () => testDeletion(openFresh));
    describe("replacement", () => testReplacement(openFresh));
    if (openPair !== undefined) {
      describe("sharing", () => {
        testShared(openPair);
        testSharedDeletion(openPair);
        testSharedMemos(openPair);
        testSharedDue(openPair);
      });
    }
    describe("transfer", () => testTransfer(openFresh, seed, runs));
    describe("model", () => {
      testModel({ openFresh, seed: fixedSeed, runs: histories });
      testModel({ openFresh, seed, runs: histories });
      testDossierModel({ openFresh, seed: fixedSeed, runs });
      testDossierModel({ openFresh, seed, runs });
    });
  });
};
