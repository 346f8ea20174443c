/** One way for each script of the Valkey driver to be run as the product runs it, and more where a script has several. */
import type { JsonValue } from "../../src/contract/contract.js";
import type { Store, WorldLine } from "../../src/store/index.js";
import type { Connection } from "../../src/store/valkey/connection.js";
import { createKeys } from "../../src/store/valkey/keys.js";
import { keepMark, laterMark, readMark } from "../../src/store/valkey/mark.js";
import type { ScriptName } from "../../src/store/valkey/scripts.js";
import {
  arriving,
  attempt,
  CLIENT,
  changing,
  claim,
  EXPIRY,
  enterWorld,
  FACTS,
  giveBack,
  NOW_MS,
  opening,
  ROOM,
  SEAT,
  touch,
  WORLD,
} from "./contract/fixtures.js";

export const PREFIX = "gds:";

export type Opened = Store<JsonValue>;

export interface Scenario {
  readonly script: ScriptName;
  readonly name: string;
  readonly prepare?: (store: Opened) => Promise<unknown>;
  readonly act: (store: Opened, connection: Connection) => Promise<unknown>;
  /**
   * Run again after it failed, the script leaves what it leaves when it never fails, as far as an export shows it. Others are but a
   * part of what the store does, or count what is used.
   */
  readonly isExact: boolean;
}

const SESSION = "session-1";
const LINES: readonly WorldLine[] = [
  { kind: "world", format: 1, ...FACTS, createdAtMs: 1, nextLocatorNumber: 1, nextSequence: 1 },
  { kind: "sold", key: SEAT, sold: 1 },
  {
    ...{ kind: "booking", sequence: 0, locator: "L1", version: 1, scopeId: SESSION, status: "confirmed" },
    ...{ createdAtMs: 1, documentText: "{}" },
  },
  { kind: "write", key: "key", fingerprint: "one", locator: "L1", expiresAtMs: NOW_MS + 1 },
  {
    ...{ kind: "session", id: SESSION, ...CLIENT, createdAtMs: 1, lastActivityAtMs: 1, toolCalls: 1 },
    ...{ initialize: null, subscriptions: [], expiresAtMs: EXPIRY.realNowMs + EXPIRY.idleLimitMs },
  },
  { kind: "end", lines: 5 },
];

const booking = opening("ABC234", {
  claims: [claim(SEAT, 2, 9), claim(ROOM, 1, 5)],
  idempotency: attempt("key", "one"),
});
const book = (store: Opened) => store.openBooking(booking);
const cancelling = changing("ABC234", 1, {
  status: "cancelled",
  returns: [giveBack(SEAT, 2), giveBack(ROOM, 1)],
  idempotency: attempt("cancel", "two"),
});
const beginSession = (store: Opened) =>
  store.openSession({ world: WORLD, id: SESSION, client: CLIENT, initialize: "{}", ...EXPIRY });
const crowd = async (store: Opened): Promise<void> => {
  await store.changeWorld(WORLD.key, { limits: { bookings: 9, sessions: 1 } });
  await touch(store, "session-0");
};
const OLD = createKeys(PREFIX).epoch(WORLD);
const keepLaterMark = async (_store: Opened, connection: Connection): Promise<unknown> => {
  const keys = createKeys(PREFIX);
  const present = await readMark(connection, keys);
  return keepMark(connection, keys, present?.id, laterMark(present === undefined ? [] : [present]), ["another-run"]);
};
const leaveEpoch = async (store: Opened): Promise<void> => {
  await book(store);
  await touch(store, SESSION);
  await store.resetWorld(WORLD.key);
};
async function* brokenOff(): AsyncGenerator<WorldLine> {
  yield* LINES.slice(0, -1);
}

export const scenarios: readonly Scenario[] = [
  { script: "openBooking", name: "a booking with a key", act: book, isExact: true },
  {
    script: "changeBooking",
    name: "a change that claims and returns",
    prepare: book,
    act: (store) =>
      store.changeBooking(changing("ABC234", 1, { claims: [claim(SEAT, 1, 9)], returns: [giveBack(ROOM, 1)] })),
    isExact: true,
  },
  {
    script: "changeBooking",
    name: "a cancellation with a key",
    prepare: book,
    act: (store) => store.changeBooking(cancelling),
    isExact: true,
  },
  { script: "takeLocatorNumbers", name: "a number", act: (store) => store.takeLocatorNumber(WORLD), isExact: false },
  { script: "keepMark", name: "a later mark", act: keepLaterMark, isExact: false },
  { script: "registerWorld", name: "a name", act: (store) => store.createWorld("new", FACTS, 1), isExact: false },
  { script: "createWorld", name: "a world", act: (store) => store.createWorld("new", FACTS, 1), isExact: true },
  {
    script: "changeWorld",
    name: "a clock and limits",
    act: (store) => store.changeWorld(WORLD.key, { clock: { mode: "real" }, limits: { bookings: 1, sessions: 1 } }),
    isExact: true,
  },
  { script: "resetWorld", name: "a world", prepare: book, act: (store) => store.resetWorld(WORLD.key), isExact: true },
  {
    script: "noteDeleted",
    name: "a world",
    prepare: book,
    act: (store) => store.deleteWorld(WORLD.key),
    isExact: false,
  },
  {
    script: "deleteWorld",
    name: "a world",
    prepare: book,
    act: (store) => store.deleteWorld(WORLD.key),
    isExact: true,
  },
  { script: "enter", name: "a world that is new", act: (store) => enterWorld(store, "new"), isExact: false },
  { script: "enter", name: "a session that is new", act: (store) => touch(store, SESSION), isExact: true },
  {
    script: "enter",
    name: "a session that is known",
    prepare: (store) => touch(store, SESSION),
    act: (store) => touch(store, SESSION),
    isExact: false,
  },
  {
    script: "enter",
    name: "one session too many",
    prepare: crowd,
    act: (store) => touch(store, SESSION),
    isExact: false,
  },
  { script: "openSession", name: "a session", act: beginSession, isExact: true },
  { script: "openSession", name: "one session too many", prepare: crowd, act: beginSession, isExact: false },
  {
    script: "findSession",
    name: "a session",
    prepare: beginSession,
    act: (store) => store.findSession(WORLD.key, SESSION, EXPIRY),
    isExact: true,
  },
  {
    script: "endSession",
    name: "a session",
    prepare: beginSession,
    act: (store) => store.endSession(WORLD.key, SESSION),
    isExact: true,
  },
  {
    script: "changeSubscription",
    name: "a subscription",
    prepare: beginSession,
    act: (store) => store.addSubscription(WORLD.key, SESSION, "gds://one"),
    isExact: true,
  },
  {
    script: "takeStream",
    name: "a stream",
    prepare: beginSession,
    act: (store) => store.takeStream(WORLD.key, SESSION),
    isExact: true,
  },
  { script: "stageImport", name: "a world", act: (store) => store.importWorld("new", arriving(LINES)), isExact: false },
  {
    script: "finishImport",
    name: "a new world",
    act: (store) => store.importWorld("new", arriving(LINES)),
    isExact: true,
  },
  {
    script: "finishImport",
    name: "a world in place of another",
    prepare: book,
    act: (store) => store.importWorld(WORLD.key, arriving(LINES), { replace: true }),
    isExact: true,
  },
  { script: "returnEpoch", name: "an import", act: (store) => store.importWorld("new", brokenOff()), isExact: true },
  {
    script: "sweepEpoch",
    name: "what a reset has left",
    prepare: leaveEpoch,
    act: (_store, connection) => connection.run("sweepEpoch", [OLD.meta, OLD.base], [WORLD.epoch, 200]),
    isExact: true,
  },
];
