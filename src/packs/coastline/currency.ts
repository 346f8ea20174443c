/**
 * Converts foreign currencies to US dollars. The rate is a cached one of the last hour; else Frankfurter's current one; else one of a fixed
 * table, which a note then says. It knows no tool and no offer.
 */

import type { WorldRef } from "../../store/ports/worlds.js";
import { currency as currencyOfCode, hundredthsAt } from "../../travel/world/fx/index.js";
import type { Cache } from "../../upstream/cache.js";
import { type UpstreamCall, UpstreamFailure } from "../../upstream/port.js";
import type { FrankfurterClient } from "../../vendors/frankfurter/client.js";

/** An amount in the form that services use, for example 380.00 EUR. */
export interface Price {
  readonly currency: string;
  readonly total: string;
}

export interface Conversion {
  /** Whole cents, rounded once, half up. Undefined for a currency without a rate, and for an amount that is too large. */
  readonly usdCents: (price: Price) => number | undefined;
  /** Notes on the currencies that were converted at a fixed rate, and on those that have no rate. */
  readonly notes: readonly string[];
}

/** On whose behalf rates are asked for, and when. */
export interface RateQuestion {
  readonly world: WorldRef;
  /** The current instant in world time. */
  readonly nowMs: number;
  readonly call: UpstreamCall;
}

/** How often a rate came from the cache, from Frankfurter, or from the fixed table. */
export interface RateFigures {
  readonly kept: number;
  readonly asked: number;
  readonly fixed: number;
}

export interface Exchange {
  /** Finds the rate of each currency once. Rejects only if the call has ended. */
  readonly toUsd: (currencies: Iterable<string>, question: RateQuestion) => Promise<Conversion>;
  readonly figures: () => RateFigures;
}

/** How long a rate is used, in world time. */
export const rateMs = 3_600_000;

/** A rate read from the cache; undefined if the cached value is not a positive number. */
export const readKeptRate = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : undefined;

interface Rate {
  readonly source: keyof RateFigures;
  /** US dollars for one unit, as a decimal number in text. */
  readonly text: string;
}

const dollar: Rate = { source: "kept", text: "1" };

const fixedRate = (code: string): Rate | undefined => {
  const known = currencyOfCode(code);
  return known && { source: "fixed", text: known.fallbackUsdRate };
};

/** The amount in cents; undefined if it is too large. */
const centsAt = (total: string, rate: Rate): number | undefined => {
  try {
    return hundredthsAt(total, rate.text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const noteOf = (code: string, rate: Rate | undefined): readonly string[] => {
  if (rate === undefined) return [`Offers in ${code} are left out: there is no rate to US dollars.`];
  if (rate.source !== "fixed") return [];
  return [`Prices in ${code} are converted at the fixed rate ${rate.text}, because no current rate was available.`];
};

export const createExchange = (frankfurter: FrankfurterClient, cache: Cache<number>): Exchange => {
  const figures = { kept: 0, asked: 0, fixed: 0 };

  const rateOf = async (code: string, { world, nowMs, call }: RateQuestion): Promise<Rate | undefined> => {
    if (code === "USD") return dollar;
    try {
      const { value, isHit } = await cache.cached({
        ...{ world, key: `fx:${code}:USD`, nowMs, ttlMs: rateMs, signal: call.signal },
        make: async () => (await frankfurter.rate(code, "USD", call)).rate,
      });
      return { source: isHit ? "kept" : "asked", text: String(value) };
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      return fixedRate(code);
    }
  };

  return {
    toUsd: async (currencies, question) => {
      const codes = [...new Set(currencies)];
      const found = await Promise.all(codes.map(async (code) => [code, await rateOf(code, question)] as const));
      for (const [code, rate] of found) if (rate !== undefined && code !== "USD") figures[rate.source] += 1;
      const rates = new Map(found);
      return {
        usdCents: ({ currency, total }) => {
          const rate = rates.get(currency);
          return rate && centsAt(total, rate);
        },
        notes: found.flatMap(([code, rate]) => noteOf(code, rate)),
      };
    },
    figures: () => ({ ...figures }),
  };
};
