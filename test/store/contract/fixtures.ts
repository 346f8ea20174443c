/** What every part of the store suite uses: short ways to write commands, and a seeded source of choices. */
import type { TestContext } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import type {
  BookingEvent,
  BookingStatus,
  ChangeBooking,
  ClientFacts,
  Expiry,
  IdempotencyRecord,
  OpenBooking,
  OutboxEvent,
  StockClaim,
  StockReturn,
  Store,
  StoredSession,
  WorldFacts,
  WorldLine,
  WorldRef,
} from "../../../src/store/index.js";

export interface FreshStoreSettings {
  /** Worlds that the store may hold: the driver's own choice when a test does not care. */
  readonly mostWorlds?: number;
}

/** Opens an empty store, and gives it back when the test ends. */
export type OpenFreshStore = (test: TestContext, settings?: FreshStoreSettings) => Promise<Store<JsonValue>>;

/** Opens an empty store twice, as two processes would. */
export type OpenPair = (test: TestContext) => Promise<readonly [Store<JsonValue>, Store<JsonValue>]>;

/** The world of tests that need only one. */
export const testWorld: WorldRef = { key: "default/20260601", epoch: 1 };
export const testNowMs = Date.UTC(2026, 5, 1);
export const dayMs = 86_400_000;
export const seat = "flight/XH101-20260615-Y";
/** The instant of the run, in real time: drivers may let what is older expire by the clock of the machine. */
export const runStartMs = Date.now();
export const testFacts: WorldFacts = {
  seed: "20260601",
  clock: { mode: "frozen", atMs: testNowMs },
  limits: { bookings: 1_000_000, sessions: 1000 },
  contractVersion: "1.0.0",
};
export const testExpiry: Expiry = { realNowMs: runStartMs, idleLimitMs: dayMs };
export const testClient: ClientFacts = {
  transport: "http",
  clientName: "a client",
  clientVersion: "1.2.3",
  protocolVersion: "2025-11-25",
};
export const room = "H:NYC-04:2026-06-15:KNG";

export const isBookingEvent = (event: OutboxEvent): event is BookingEvent => event.kind === "booking";

export const claim = (key: string, quantity: number, capacity: number): StockClaim => ({ key, quantity, capacity });
export const giveBack = (key: string, quantity: number): StockReturn => ({ key, quantity });

export const opening = (locator: string, changes: Partial<OpenBooking<JsonValue>> = {}): OpenBooking<JsonValue> => ({
  world: testWorld,
  locator,
  scopeId: "session-1",
  createdAtMs: testNowMs,
  document: { locator, note: "as opened" },
  claims: [],
  ...changes,
});

export const changing = (
  locator: string,
  expectedVersion: number,
  changes: Partial<ChangeBooking<JsonValue>> = {},
): ChangeBooking<JsonValue> => ({
  world: testWorld,
  locator,
  expectedVersion,
  changedAtMs: testNowMs + 1,
  status: "confirmed",
  document: { locator, note: `after version ${expectedVersion}` },
  claims: [],
  returns: [],
  ...changes,
});

export const attempt = (key: string, fingerprint: string, nowMs = testNowMs): IdempotencyRecord => ({
  key,
  fingerprint,
  nowMs,
  expiresAtMs: nowMs + dayMs,
});

/** Enters a world, which creates it on first use. */
export const enterWorld = async (
  store: Store<JsonValue>,
  key: string,
  initially: WorldFacts = testFacts,
): Promise<WorldRef> => {
  const { world } = await store.enter({ world: key, initially, ...testExpiry });
  return { key: world.key, epoch: world.epoch };
};

/** A store with the world of `testWorld` in it. */
export const withWorld =
  (openFresh: OpenFreshStore): OpenFreshStore =>
  async (test, settings) => {
    const store = await openFresh(test, settings);
    await enterWorld(store, testWorld.key);
    return store;
  };

export interface Touch extends Partial<Expiry> {
  readonly client?: ClientFacts;
  readonly countsAsCall?: boolean;
  readonly mustExist?: boolean;
}

/** Enters a world as a session. */
export const touch = async (
  store: Store<JsonValue>,
  id: string,
  { client = testClient, countsAsCall = true, mustExist = false, ...expiry }: Touch = {},
  world = testWorld.key,
): Promise<StoredSession | undefined> => {
  const session = { id, client, countsAsCall, mustExist };
  return (await store.enter({ world, initially: testFacts, ...testExpiry, ...expiry, session })).session;
};

export const exported = async (store: Store<JsonValue>, world: string): Promise<WorldLine[]> => {
  const lines: WorldLine[] = [];
  for await (const line of store.exportWorld(world)) lines.push(line);
  return lines;
};

export async function* arriving<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

export const soldCount = async (store: Store<JsonValue>, key: string, world = testWorld): Promise<number> => {
  const [count] = await store.soldCounts(world, [key]);
  if (count === undefined) throw new Error(`no sold count for ${key}`);
  return count;
};

/** All locators of a scope, page by page. */
export const listAll = async (
  store: Store<JsonValue>,
  scopeId: string,
  limit = 7,
  world = testWorld,
  status: BookingStatus | "all" = "all",
): Promise<string[]> => {
  const locators: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listBookings({
      world,
      scopeId,
      status,
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    locators.push(...page.bookings.map((booking) => booking.locator));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return locators;
};

/** How often each kind occurs. */
export const tally = (outcomes: readonly { readonly kind: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

/** Fifty writes at a time, which a store takes in the order in which they are asked for: more may wait too long on a busy machine. */
export const inOrder = async <Item>(
  items: readonly Item[],
  write: (item: Item, index: number) => Promise<unknown>,
): Promise<void> => {
  for (let done = 0; done < items.length; done += 50) {
    await Promise.all(items.slice(done, done + 50).map((item, index) => write(item, done + index)));
  }
};

/** A small seeded generator (mulberry32): whole numbers from `low` to `high`. */
export const seededChoice = (seed: number): ((low: number, high: number) => number) => {
  let state = seed >>> 0;
  return (low, high) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) % (high - low + 1));
  };
};

/** Strings that break naive keys: separators, control characters, lone surrogates, look-alikes, long ones. */
export const hostileStrings: readonly string[] = [
  "",
  " ",
  ":",
  "a:b",
  "a",
  "b",
  "{a}",
  "}{",
  "\u0000",
  "a\u0000b",
  "\u0001",
  "\n",
  "\u007f",
  "~",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "0",
  "-1",
  "\ud800",
  "\ud801",
  "\udfff",
  "\ufffd",
  "é",
  "e\u0301",
  "../..",
  "*",
  "x".repeat(128),
  `${"x".repeat(127)}y`,
  "é".repeat(128),
  "\u{1f6eb}".repeat(64),
  "x".repeat(5000),
  `${"x".repeat(4999)}y`,
];
