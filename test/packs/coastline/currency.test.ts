/** Prices in US dollars: where the rate comes from, and how a price is rounded. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createExchange, type Price, readKeptRate } from "../../../src/packs/coastline/currency.js";
import type { Cache } from "../../../src/upstream/cache.js";
import { UpstreamFailure } from "../../../src/upstream/index.js";
import type { FrankfurterClient } from "../../../src/vendors/frankfurter/client.js";

const signal = new AbortController().signal;
const question = {
  world: { key: "a world", epoch: 1 },
  nowMs: Date.UTC(2026, 5, 1),
  call: { signal, remainingMs: () => 1000, correlationId: "test" },
};

const unavailable = new UpstreamFailure("busy", {
  upstream: "frankfurter",
  operation: "rate",
  attempts: 3,
  mayHaveBeenDone: false,
});

/** Keeps for ever, and says under which keys. */
const keeping = (kept: Map<string, number>): Cache<number> => ({
  cached: async ({ key, make }) => {
    const value = kept.get(key) ?? (await make());
    const isHit = kept.has(key);
    kept.set(key, value);
    return { value, isHit, ageMs: 0 };
  },
  stale: async () => undefined,
  drop: async () => false,
});

const giving = (rates: Readonly<Record<string, number>>): FrankfurterClient => ({
  rate: async (base, quote) => {
    const rate = rates[base];
    if (rate === undefined) throw unavailable;
    return { date: "2026-06-01", base, quote, rate };
  },
});

const euros = (total: string): Price => ({ currency: "EUR", total });

test("a price in dollars needs no rate", async () => {
  const exchange = createExchange(giving({}), keeping(new Map()));
  const { usdCents, notes } = await exchange.toUsd(["USD"], question);
  assert.deepEqual([usdCents({ currency: "USD", total: "450" }), notes], [45_000, []]);
  assert.deepEqual(exchange.figures(), { kept: 0, asked: 0, fixed: 0 });
});

test("a rate is asked for once, and kept under both currencies", async () => {
  const kept = new Map<string, number>();
  const exchange = createExchange(giving({ EUR: 1.0942 }), keeping(kept));
  const { usdCents } = await exchange.toUsd(["EUR", "EUR"], question);
  assert.equal(usdCents(euros("380.00")), 41_580);
  await exchange.toUsd(["EUR"], question);
  assert.deepEqual([...kept], [["fx:EUR:USD", 1.0942]]);
  assert.deepEqual(exchange.figures(), { kept: 1, asked: 1, fixed: 0 });
});

test("a price is rounded once, half up", async () => {
  const { usdCents } = await createExchange(giving({ EUR: 1.25 }), keeping(new Map())).toUsd(["EUR"], question);
  const expected = { "0.01": 1, "0.02": 3, "0.04": 5, "0.06": 8, "1.005": 126, "0": 0, "12": 1500 };
  for (const [total, cents] of Object.entries(expected)) assert.equal(usdCents(euros(total)), cents, total);
});

test("rates of tiny units are exact", async () => {
  const { usdCents } = await createExchange(giving({ VND: 3.81e-5 }), keeping(new Map())).toUsd(["VND"], question);
  assert.equal(usdCents({ currency: "VND", total: "25000000" }), 95_250);
});

test("the fixed table serves where no rate is to be had, and keeps nothing", async () => {
  const kept = new Map<string, number>();
  const exchange = createExchange(giving({}), keeping(kept));
  const { usdCents, notes } = await exchange.toUsd(["EUR", "QQQ"], question);
  assert.equal(usdCents(euros("380.00")), 41_420);
  assert.equal(usdCents({ currency: "QQQ", total: "1.00" }), undefined);
  assert.deepEqual(notes, [
    "Prices in EUR are converted at the fixed rate 1.0900, because no current rate was available.",
    "Offers in QQQ are left out: there is no rate to US dollars.",
  ]);
  assert.equal(kept.size, 0);
  assert.deepEqual(exchange.figures(), { kept: 0, asked: 0, fixed: 1 });
});

test("an amount that is too large to be one has no price", async () => {
  const { usdCents } = await createExchange(giving({ EUR: 1e9 }), keeping(new Map())).toUsd(["EUR"], question);
  assert.equal(usdCents(euros("999999999999.9999")), undefined);
});

test("the end of the call is no reason to use the table", async () => {
  const gone = new Error("the caller went away");
  const exchange = createExchange({ rate: () => Promise.reject(gone) }, keeping(new Map()));
  await assert.rejects(exchange.toUsd(["EUR"], question), gone);
});

test("what another release may have kept is no rate unless it is one", () => {
  assert.deepEqual([1.0942, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, "1.0942", null].map(readKeptRate), [
    1.0942,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
