/** One way for each script of the Valkey driver to be run as the product runs it, and more where a script has several. */
import type { JsonValue } from "../../src/contract/contract.js";
import { mostMemos, type Store, type WorldLine } from "../../src/store/index.js";
import type { ValkeyConnection } from "../../src/store/valkey/connection.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { keepMark, laterMark, readMark } from "../../src/store/valkey/mark.js";
import { schemaVersion } from "../../src/store/valkey/records.js";
import type { ScriptName } from "../../src/store/valkey/scripts.js";
import {
  claiming,
  collection,
  commit,
  committed,
  leaseMs,
  queue,
  waiting,
  writing,
} from "./contract/dossierFixtures.js";
import {
  arriving,
  attempt,
  changing,
  claim,
  enterWorld,
  giveBack,
  opening,
  room,
  runStartMs,
  seat,
  testClient,
  testExpiry,
  testFacts,
  testNowMs,
  testWorld,
  touch,
} from "./contract/fixtures.js";

export const prefix = "gds:";

export type Opened = Store<JsonValue>;

export interface Scenario {
  readonly script: ScriptName;
  readonly name: string;
  readonly prepare?: (store: Opened) => Promise<unknown>;
  readonly act: (store: Opened, connection: ValkeyConnection) => Promise<unknown>;
  /**
   * Run again after it failed, the script leaves what it leaves when it never fails, as far as an export shows it. Others are but a
   * part of what the store does, or count what is used.
   */
  readonly isExact: boolean;
}

const testSession = "session-1";
const dossierLine = (sequence: number, id: string, entered: number): WorldLine => ({
  ...{ kind: "dossier", sequence, collection, id, version: 1, lists: ["b"] },
  ...{ due: { queue, atMs: testNowMs, group: "g", entered }, documentText: "{}" },
});
const exportedLines: readonly WorldLine[] = [
  {
    ...{ kind: "world", format: 2, ...testFacts, createdAtMs: 1 },
    ...{ nextLocatorNumber: 1, nextSequence: 1, nextDossierSequence: 3 },
  },
  { kind: "sold", key: seat, sold: 1 },
  {
    ...{ kind: "booking", sequence: 0, locator: "L1", version: 1, scopeId: testSession, status: "confirmed" },
    ...{ createdAtMs: 1, documentText: "{}" },
  },
  dossierLine(0, "behind", 2),
  dossierLine(1, "ahead", 1),
  { kind: "number", series: "series", last: 7 },
  { kind: "write", key: "key", fingerprint: "one", locator: "L1", expiresAtMs: testNowMs + 1 },
  {
    ...{ kind: "session", id: testSession, ...testClient, createdAtMs: 1, lastActivityAtMs: 1, toolCalls: 1 },
    ...{ initialize: null, subscriptions: [], expiresAtMs: testExpiry.realNowMs + testExpiry.idleLimitMs },
  },
  { kind: "end", lines: 8 },
];

const booking = opening("ABC234", {
  claims: [claim(seat, 2, 9), claim(room, 1, 5)],
  idempotency: attempt("key", "one"),
});
const book = (store: Opened) => store.openBooking(booking);
const cancelling = changing("ABC234", 1, {
  status: "cancelled",
  returns: [giveBack(seat, 2), giveBack(room, 1)],
  idempotency: attempt("cancel", "two"),
});
const beginSession = (store: Opened) =>
  store.openSession({ world: testWorld, id: testSession, client: testClient, initialize: "{}", ...testExpiry });
const keepMemo = (store: Opened) => store.keepMemo(testWorld, "memo", "text", 60_000, runStartMs);
const crowd = async (store: Opened): Promise<void> => {
  await store.changeWorld(testWorld.key, { limits: { bookings: 9, sessions: 1 } });
  await touch(store, "session-0");
};
const old = createKeys(prefix).epoch(testWorld);
const keepLaterMark = async (_store: Opened, connection: ValkeyConnection): Promise<unknown> => {
  const keys = createKeys(prefix);
  const present = await readMark(connection, keys);
  return keepMark(connection, keys, present?.id, laterMark(present === undefined ? [] : [present]), ["another-run"]);
};
const leaveEpoch = async (store: Opened): Promise<void> => {
  await book(store);
  await touch(store, testSession);
  await keepMemo(store);
  await waitInGroup(store);
  await store.takeNumber(testWorld, "series");
  await store.resetWorld(testWorld.key);
};
const inGroup = (id: string) =>
  waiting(
    id,
    { group: "g" },
    { expected: "new", lists: ["a", "b"], tell: { topic: `gds://${id}`, scopeId: testSession } },
  );
const waitInGroup = (store: Opened) => committed(store, [inGroup("one"), inGroup("two")]);
const claimOne = (store: Opened) => claiming(store, { limit: 1 });
const ownKeys = createKeys(prefix);
async function* brokenOff(): AsyncGenerator<WorldLine> {
  yield* exportedLines.slice(0, -1);
}

export const scenarios: readonly Scenario[] = [
  { script: "openBooking", name: "a booking with a key", act: book, isExact: true },
  {
    script: "changeBooking",
    name: "a change that claims and returns",
    prepare: book,
    act: (store) =>
      store.changeBooking(changing("ABC234", 1, { claims: [claim(seat, 1, 9)], returns: [giveBack(room, 1)] })),
    isExact: true,
  },
  {
    script: "changeBooking",
    name: "a cancellation with a key",
    prepare: book,
    act: (store) => store.changeBooking(cancelling),
    isExact: true,
  },
  {
    script: "takeLocatorNumbers",
    name: "a number",
    act: (store) => store.takeLocatorNumber(testWorld),
    isExact: false,
  },
  { script: "keepMark", name: "a later mark", act: keepLaterMark, isExact: false },
  { script: "registerWorld", name: "a name", act: (store) => store.createWorld("new", testFacts, 1), isExact: false },
  { script: "createWorld", name: "a world", act: (store) => store.createWorld("new", testFacts, 1), isExact: true },
  {
    script: "changeWorld",
    name: "a clock and limits",
    act: (store) => store.changeWorld(testWorld.key, { clock: { mode: "real" }, limits: { bookings: 1, sessions: 1 } }),
    isExact: true,
  },
  {
    script: "resetWorld",
    name: "a world",
    prepare: book,
    act: (store) => store.resetWorld(testWorld.key),
    isExact: true,
  },
  {
    script: "noteDeleted",
    name: "a world",
    prepare: book,
    act: (store) => store.deleteWorld(testWorld.key),
    isExact: false,
  },
  {
    script: "deleteWorld",
    name: "a world",
    prepare: book,
    act: (store) => store.deleteWorld(testWorld.key),
    isExact: true,
  },
  { script: "enter", name: "a world that is new", act: (store) => enterWorld(store, "new"), isExact: false },
  { script: "enter", name: "a session that is new", act: (store) => touch(store, testSession), isExact: true },
  {
    script: "enter",
    name: "a session that is known",
    prepare: (store) => touch(store, testSession),
    act: (store) => touch(store, testSession),
    isExact: false,
  },
  {
    script: "enter",
    name: "one session too many",
    prepare: crowd,
    act: (store) => touch(store, testSession),
    isExact: false,
  },
  { script: "openSession", name: "a session", act: beginSession, isExact: true },
  { script: "openSession", name: "one session too many", prepare: crowd, act: beginSession, isExact: false },
  {
    script: "findSession",
    name: "a session",
    prepare: beginSession,
    act: (store) => store.findSession(testWorld.key, testSession, testExpiry),
    isExact: true,
  },
  {
    script: "endSession",
    name: "a session",
    prepare: beginSession,
    act: (store) => store.endSession(testWorld.key, testSession),
    isExact: true,
  },
  {
    script: "changeSubscription",
    name: "a subscription",
    prepare: beginSession,
    act: (store) => store.addSubscription(testWorld.key, testSession, "gds://one"),
    isExact: true,
  },
  {
    script: "takeStream",
    name: "a stream",
    prepare: beginSession,
    act: (store) => store.takeStream(testWorld.key, testSession),
    isExact: true,
  },
  { script: "keepMemo", name: "a memo", act: keepMemo, isExact: true },
  {
    script: "keepMemo",
    name: "one memo too many",
    prepare: (store) => {
      const keys = Array.from({ length: mostMemos }, (_, index) => `memo-${index}`);
      return Promise.all(keys.map((key) => store.keepMemo(testWorld, key, "text", 60_000, runStartMs)));
    },
    act: keepMemo,
    isExact: true,
  },
  {
    script: "dropMemo",
    name: "a memo",
    prepare: keepMemo,
    act: (store) => store.dropMemo(testWorld, "memo", runStartMs),
    isExact: true,
  },
  {
    script: "stageImport",
    name: "a world",
    act: (store) => store.importWorld("new", arriving(exportedLines)),
    isExact: false,
  },
  {
    script: "finishImport",
    name: "a new world",
    act: (store) => store.importWorld("new", arriving(exportedLines)),
    isExact: true,
  },
  {
    script: "finishImport",
    name: "a world in place of another",
    prepare: book,
    act: (store) => store.importWorld(testWorld.key, arriving(exportedLines), { replace: true }),
    isExact: true,
  },
  { script: "returnEpoch", name: "an import", act: (store) => store.importWorld("new", brokenOff()), isExact: true },
  {
    script: "sweepEpoch",
    name: "what a reset has left",
    prepare: leaveEpoch,
    act: (_store, connection) => connection.run("sweepEpoch", [old.meta, old.base], [testWorld.epoch, 200]),
    isExact: true,
  },
  {
    script: "commitDossiers",
    name: "two of a group, with stock and a key",
    act: (store) =>
      commit(store, [inGroup("one"), inGroup("two")], {
        claims: [claim(seat, 2, 9)],
        idempotency: { ...attempt("key", "one"), answer: "1" },
      }),
    isExact: true,
  },
  {
    script: "commitDossiers",
    name: "one claimed that leaves its group, and one that is removed",
    prepare: async (store) => {
      await committed(store, [writing("old", { lists: ["b"] })]);
      await waitInGroup(store);
      await claimOne(store);
    },
    act: (store) =>
      commit(store, [waiting("one", {}, { expected: 2, lists: ["b", "c"] }), writing("old", { document: undefined })]),
    isExact: true,
  },
  {
    script: "claimDue",
    name: "one due, and one whose lease has ended",
    prepare: async (store) => {
      await committed(store, [waiting("alone")]);
      await claimOne(store);
      await waitInGroup(store);
    },
    act: (store) => claiming(store, { realNowMs: runStartMs + leaseMs }),
    isExact: true,
  },
  { script: "takeNumber", name: "a number", act: (store) => store.takeNumber(testWorld, "series"), isExact: false },
  {
    script: "noteBusy",
    name: "a world",
    act: (_store, connection) => connection.run("noteBusy", [ownKeys.busy], [testWorld.key]),
    isExact: true,
  },
  {
    script: "dropBusy",
    name: "a world",
    act: async (_store, connection) => {
      await connection.ask((client) => client.zadd(ownKeys.busy, 1, testWorld.key));
      return connection.run("dropBusy", [ownKeys.busy], [testWorld.key, "1"]);
    },
    isExact: true,
  },
  {
    script: "dropDeleted",
    name: "a world",
    act: async (_store, connection) => {
      await connection.ask((client) => client.zadd(ownKeys.deleted, 1, testWorld.key));
      return connection.run("dropDeleted", [ownKeys.deleted], [testWorld.key, "1"]);
    },
    isExact: true,
  },
  {
    script: "raiseSchema",
    name: "an earlier version",
    act: async (_store, connection) => {
      await connection.ask((client) => client.set(ownKeys.schema, 1));
      return connection.run("raiseSchema", [ownKeys.schema], [1, schemaVersion]);
    },
    isExact: true,
  },
];
