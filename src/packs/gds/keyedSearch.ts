/**
 * What the three searches have in common: name the stock, look up what was sold of it, and have the offers made. What an
 * answer depends on is known before it is made, so that it need not be made twice. Knows no kind of offer.
 */
import type { Clock, KeyedAnswer } from "../../contract/handler.js";
import { soldCountsFrom } from "../../travel/reservations/index.js";
import type { OfferSearch } from "../../travel/world/index.js";
import type { Services } from "./services.js";

/** A search as its tool asks it. */
interface Asked<Offer, Further, Output> {
  readonly tool: string;
  /** Everything in the arguments that the answer depends on, always in the same order. */
  readonly query: readonly (string | number | undefined)[];
  /** Refuses what cannot be answered at the instant, which depends on its minute alone. */
  readonly search: (nowMs: number) => OfferSearch<Offer> & Further;
  readonly output: (
    found: OfferSearch<Offer> & Further,
    offers: ReturnType<OfferSearch<Offer>["offersWith"]>,
    nowMs: number,
  ) => Output;
}

const minuteMs = 60_000;

/**
 * What decides the stock and the offers, but for what was sold: the world, the query, and the minute. Sales of a flight end
 * at an instant that is still within them, so the first instant of a minute is unlike the others of it.
 */
const questionOf = (
  { tool, query }: Pick<Asked<unknown, unknown, unknown>, "tool" | "query">,
  { worldRef, world }: Pick<Services, "worldRef" | "world">,
  nowMs: number,
): string => {
  const minutes = [Math.floor(nowMs / minuteMs), Math.ceil(nowMs / minuteMs)];
  return JSON.stringify([tool, worldRef.key, worldRef.epoch, world.worldId, world.seed, ...minutes, ...query]);
};

/** What was sold, as text: nothing for a key of which nothing was. */
const soldText = (counts: readonly number[]): string => {
  let text = "";
  for (let index = 0; index < counts.length; index++) {
    if (counts[index] !== 0) text += `${index}:${counts[index]} `;
  }
  return text;
};

/** The key of an answer. Answers show the instant in whole seconds. */
const keyOf = (question: string, nowMs: number, counts: readonly number[]): string =>
  `${question}\n${Math.floor(nowMs / 1000)}\n${soldText(counts)}`;

/**
 * The answer to a search, with a key from the second time on that it is asked within a minute: queries that do not come
 * again shall not be kept. Refuses as `search` does.
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
