/** What every part of the store suite uses: short ways to write commands, and a seeded source of choices. */
import type { TestContext } from "node:test";
import type { JsonValue } from "../../../src/runtime/contract.js";
import type {
  ChangeBooking,
  IdempotencyRecord,
  OpenBooking,
  StockClaim,
  StockReturn,
  Store,
} from "../../../src/store/index.js";

/** Opens an empty store, and gives it back when the test ends. */
export type OpenFreshStore = (test: TestContext) => Promise<Store<JsonValue>>;

export const WORLD = "default";
export const NOW_MS = Date.UTC(2026, 5, 1);
export const DAY_MS = 86_400_000;
export const SEAT = "F:XH101:2026-06-15:economy";
export const ROOM = "H:NYC-004:2026-06-15:QDX";

export const claim = (key: string, quantity: number, capacity: number): StockClaim => ({ key, quantity, capacity });
export const giveBack = (key: string, quantity: number): StockReturn => ({ key, quantity });

export const opening = (locator: string, changes: Partial<OpenBooking<JsonValue>> = {}): OpenBooking<JsonValue> => ({
  world: WORLD,
  locator,
  scopeId: "session-1",
  createdAtMs: NOW_MS,
  document: { locator, note: "as opened" },
  claims: [],
  ...changes,
});

export const changing = (
  locator: string,
  expectedVersion: number,
  changes: Partial<ChangeBooking<JsonValue>> = {},
): ChangeBooking<JsonValue> => ({
  world: WORLD,
  locator,
  expectedVersion,
  status: "confirmed",
  document: { locator, note: `after version ${expectedVersion}` },
  claims: [],
  returns: [],
  ...changes,
});

export const attempt = (key: string, fingerprint: string, nowMs = NOW_MS): IdempotencyRecord => ({
  key,
  fingerprint,
  nowMs,
  expiresAtMs: nowMs + DAY_MS,
});

export const soldCount = async (store: Store<JsonValue>, key: string, world = WORLD): Promise<number> => {
  const [count] = await store.soldCounts(world, [key]);
  if (count === undefined) throw new Error(`no sold count for ${key}`);
  return count;
};

/** All locators of a scope, page by page. */
export const listAll = async (
  store: Store<JsonValue>,
  scopeId: string,
  limit = 7,
  world = WORLD,
): Promise<string[]> => {
  const locators: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listBookings({
      world,
      scopeId,
      status: "all",
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
export const HOSTILE_STRINGS: readonly string[] = [
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
