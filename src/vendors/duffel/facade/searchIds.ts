/** The id of a search. It contains the search and its minute, so that reading it can repeat the search. */
import type { World } from "../../../travel/world/index.js";
import { openedId, sealedId } from "./ids.js";
import { readSearch, type Search } from "./searchRequest.js";

const prefix = "orq";
const minuteMs = 60_000;
const offerLifeMinutes = 30;

export interface MadeSearch {
  readonly search: Search;
  /** The minute in which it was made, counted from 1970. */
  readonly minute: number;
}

export const minuteOf = (nowMs: number): number => Math.floor(nowMs / minuteMs);

/** The instant at which the offers of a search expire. */
export const endOf = (minute: number): number => (minute + offerLifeMinutes) * minuteMs;

const passengersForm = ({ passengers }: Search): readonly object[] =>
  passengers.map(({ type, age }) => {
    if (type !== undefined) return { type };
    return age === undefined ? { fare_type: "adult" } : { age };
  });

export const searchId = (world: World, { search, minute }: MadeSearch): string => {
  const data = JSON.stringify({ ...search, passengers: passengersForm(search) });
  return sealedId(world, prefix, `${minute.toString(36)} ${data}`).id;
};

/** The search in an id of this world; undefined for any other id. */
export const searchOfId = (world: World, id: string): MadeSearch | undefined => {
  const { text = "" } = openedId(world, prefix, id) ?? {};
  const cut = text.indexOf(" ");
  if (cut < 0) return undefined;
  const minute = Number.parseInt(text.slice(0, cut), 36);
  const search = readSearch(JSON.parse(text.slice(cut)), minute * minuteMs);
  return "refusal" in search ? undefined : { search, minute };
};

/**
 * The instant for which a search is repeated. Sales of a flight end at the first instant of a minute, so a later minute
 * does not repeat it at that instant, which differs from the rest.
 */
export const instantAgain = (minute: number, nowMs: number): number =>
  minuteOf(nowMs) === minute ? nowMs : minute * minuteMs + 1;
