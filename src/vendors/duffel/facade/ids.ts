/**
 * The ids of offers, searches and passengers. An id contains what is needed to build its object again: `off_` the
 * world's flight ids and the passengers, `orq_` the whole search and its minute. A seal, which only the world can
 * compute, exposes invented ids.
 */
import type { World } from "../../../travel/world/index.js";

const sealLetters = 6;
const longestId = 2000;
const between = "_";

/**
 * Whether an id is written in plain text. Ids of letters, digits and hyphens are: a model pays for each character that
 * it cannot predict.
 */
const isPlain = (prefix: string): boolean => prefix === "off";

const encoded = (prefix: string, text: string): string =>
  `${prefix}_${isPlain(prefix) ? text : Buffer.from(text, "utf8").toString("base64url")}`;

/** The text in an id; undefined if `encoded` did not write it. */
const decoded = (prefix: string, id: string): string | undefined => {
  if (id.length > longestId || !id.startsWith(`${prefix}_`)) return undefined;
  const written = id.slice(prefix.length + 1);
  const text = isPlain(prefix) ? written : Buffer.from(written, "base64url").toString("utf8");
  return encoded(prefix, text) === id ? text : undefined;
};

const sealOf = ({ chance, worldId }: World, text: string): string =>
  chance.letters(`duffel:${worldId}:${text}`, sealLetters);

/** An id that contains a text and its seal, and the seal. */
export const sealedId = (
  world: World,
  prefix: string,
  text: string,
): { readonly id: string; readonly seal: string } => {
  const seal = sealOf(world, text);
  return { id: encoded(prefix, `${text}${between}${seal}`), seal };
};

/** The text and the seal in an id of this world; undefined for any other id. */
export const openedId = (
  world: World,
  prefix: string,
  id: string,
): { readonly text: string; readonly seal: string } | undefined => {
  const whole = decoded(prefix, id);
  if (whole === undefined) return undefined;
  const cut = whole.lastIndexOf(between);
  const text = whole.slice(0, cut);
  const seal = whole.slice(cut + 1);
  return cut > 0 && sealOf(world, text) === seal ? { text, seal } : undefined;
};

/**
 * The content of an offer's id: the world's flight ids, one for each slice, and the passengers as `passengersWord`
 * writes them.
 */
export interface OfferTerms {
  readonly flightIds: readonly string[];
  readonly passengers: string;
}

export const offerText = ({ flightIds, passengers }: OfferTerms): string => [...flightIds, passengers].join(between);

export const readOfferText = (text: string): OfferTerms => {
  const flightIds = text.split(between);
  return { passengers: flightIds.pop() ?? "", flightIds };
};
