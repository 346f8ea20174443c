/**
 * The envelope of hotel and car offer ids: what identifies the offer, the minute it was issued, and a check that only the
 * issuing world can write. An id carries all that is needed to rebuild its offer, so that a search stores nothing.
 * Knows neither hotels nor cars.
 */
import type { OfferLookup, World } from "./types.js";

/** How long an offer can be booked, counted from the start of the minute in which it was issued. */
export const offerLifeMinutes = 30;

const minuteMs = 60_000;
const longestId = 80;
const checkLetters = 4;
const idPattern = /^[A-Z]{2}(-[0-9A-Z]+)+$/;
const numberPattern = /^(0|[1-9A-Z][0-9A-Z]{0,7})$/;

/** A whole number, not negative, in upper-case base 36. */
export const encodeNumber = (value: number): string => value.toString(36).toUpperCase();

/** The number that `encodeNumber` wrote, or undefined for any other text. */
export const decodeNumber = (text: string): number | undefined =>
  numberPattern.test(text) ? Number.parseInt(text, 36) : undefined;

/** The minute since 1970 in which an instant lies; all prices of an offer are those of the minute of its issue. */
export const minuteOf = (instantMs: number): number => Math.floor(instantMs / minuteMs);

/** The instant at which a minute begins, in milliseconds. */
export const instantOfMinute = (minute: number): number => minute * minuteMs;

/** The instant from which an offer issued in a minute can no longer be booked. */
export const expiryOf = (issuedMinute: number): number => instantOfMinute(issuedMinute + offerLifeMinutes);

const checkOf = (world: World, text: string): string =>
  world.chance.letters(`offer-id:${world.worldId}:${text}`, checkLetters);

/** The id of a search: equal for equal queries in the same minute. It can be quoted in logs, not resolved. */
export const searchIdOf = (world: World, prefix: string, query: string, minute: number): string =>
  `${prefix}-${encodeNumber(minute)}-${world.chance.letters(`search-id:${world.worldId}:${minute}:${query}`, 6)}`;

/** Writes an id: prefix, fields, the minute of issue in base 36, and the world's check, joined by hyphens. */
export const sealOfferId = (world: World, prefix: string, fields: readonly string[], issuedMinute: number): string => {
  const text = [prefix, ...fields, encodeNumber(issuedMinute)].join("-");
  return `${text}-${checkOf(world, text)}`;
};

/**
 * Reads an id and rebuilds its offer. `unknown` for text that this world did not write, whatever it is; `expired` for an
 * offer of this world that is too old. `rebuild` gets the fields as sealed and may itself decline with undefined.
 */
export const openOfferId = <Offer>(
  world: World,
  prefix: string,
  id: string,
  nowMs: number,
  rebuild: (fields: readonly string[], issuedMinute: number) => Offer | undefined,
): OfferLookup<Offer> => {
  if (id.length > longestId || !idPattern.test(id)) return { kind: "unknown" };
  const cut = id.lastIndexOf("-");
  const text = id.slice(0, cut);
  const [writtenPrefix, ...fields] = text.split("-");
  const issuedMinute = decodeNumber(fields.pop() ?? "");
  if (writtenPrefix !== prefix || issuedMinute === undefined || checkOf(world, text) !== id.slice(cut + 1)) {
    return { kind: "unknown" };
  }
  const offer = rebuild(fields, issuedMinute);
  if (offer === undefined) return { kind: "unknown" };
  const expiredAtMs = expiryOf(issuedMinute);
  return nowMs >= expiredAtMs ? { kind: "expired", expiredAtMs } : { kind: "known", offer };
};
