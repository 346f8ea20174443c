/**
 * The common part of the three searches: finds the stock keys, reads their sold counts, and creates the offers. Everything that an answer
 * depends on is known before the answer is created, so a repeated answer can be reused. It knows no kind of offer.
 */
import type { Clock, KeyedAnswer } from "../../contract/handler.js";
import { soldCountsFrom } from "../../travel/reservations/index.js";
import type { OfferSearch } from "../../travel/world/index.js";
import type { Services } from "./services.js";

/** A search as its tool defines it. */
interface Asked<Offer, Further, Output> {
  readonly tool: string;
  /** All arguments that the answer depends on, in a fixed order. */
  readonly query: readonly (string | number | undefined)[];
  /** Runs the search. Refuses a query that cannot be answered now; that decision depends only on the minute. */
  readonly search: (nowMs: number) => OfferSearch<Offer> & Further;
  readonly output: (
    found: OfferSearch<Offer> & Further,
    offers: ReturnType<OfferSearch<Offer>["offersWith"]>,
    nowMs: number,
  ) => Output;
}

const minuteMs = 60_000;

/**
 * The key of everything that determines the stock and the offers, except sold counts: the world, the query and the minute. Sales of a
 * flight include the instant at which they end, so the first instant of a minute differs from the rest of it.
 */
const questionOf = (
  { tool, query }: Pick<Asked<unknown, unknown, unknown>, "tool" | "query">,
  { worldRef, world }: Pick<Services, "worldRef" | "world">,
  nowMs: number,
): string => {
  const minutes = [Math.floor(nowMs / minuteMs), Math.ceil(nowMs / minuteMs)];
  return JSON.stringify([tool, worldRef.key, worldRef.epoch, world.worldId, world.seed, ...minutes, ...query]);
};

/** The sold counts as text. Keys of which nothing was sold are left out. */
const soldText = (counts: readonly number[]): string => {
  let text = "";
  for (let index = 0; index < counts.length; index++) {
    if (counts[index] !== 0) text += `${index}:${counts[index]} `;
  }
  return text;
};

/** The key of an answer. Answers show the time in whole seconds. */
const keyOf = (question: string, nowMs: number, counts: readonly number[]): string =>
  `${question}\n${Math.floor(nowMs / 1000)}\n${soldText(counts)}`;

/**
 * The answer to a search. It has a key only from the second time that the same query comes within a minute, so that answers to queries that
 * come once are not cached. Refuses as `search` does.
 */
export const keyedSearch = async <Offer, Further, Output>(
  asked: Asked<Offer, Further, Output>,
  services: Pick<Services, "world" | "worldRef" | "store" | "stockOfQuestions"> & { readonly clock: Clock },
): Promise<KeyedAnswer<Output>> => {
  const { worldRef, store, clock, stockOfQuestions } = services;
  const nowMs = clock.now();
  const question = questionOf(asked, services, nowMs);
  const known = stockOfQuestions.get(question);
  const fresh = known === undefined ? asked.search(nowMs) : undefined;
  const stockKeys = known ?? fresh?.stockKeys ?? [];
  const counts = await store.soldCounts(worldRef, stockKeys);
  if (known === undefined) stockOfQuestions.keep(question, stockKeys, stockKeys.length);
  return {
    key: known && keyOf(question, nowMs, counts),
    make: () => {
      const found = fresh ?? asked.search(nowMs);
      return asked.output(found, found.offersWith(soldCountsFrom(stockKeys, counts)), nowMs);
    },
  };
};
