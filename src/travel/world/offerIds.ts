/**
 * The envelope of offer ids: the fields that identify the offer, the minute of issue, and a checksum that only the issuing world can write.
 * An id contains everything needed to rebuild its offer, so a search stores nothing. It knows no kind of offer.
 */
import type { OfferLookup, World } from "./types.js";

/** How long an offer can be booked, counted from the start of the minute in which it was issued. */
export const offerLifeMinutes = 30;

const minuteMs = 60_000;
const longestId = 80;
const checkLetters = 4;
const idPattern = /^[A-Z]{2}(-[0-9A-Z]+)+$/;
const numberPattern = /^(0|[1-9A-Z][0-9A-Z]{0,7})$/;

/** A non-negative whole number in upper-case base 36. */
export const encodeNumber = (value: number): string => value.toString(36).toUpperCase();

/** The number that `encodeNumber` wrote; undefined for any other text. */
export const decodeNumber = (text: string): number | undefined =>
  numberPattern.test(text) ? Number.parseInt(text, 36) : undefined;

/** The minute since 1970 that an instant is in. All prices of an offer are those of its minute of issue. */
export const minuteOf = (instantMs: number): number => Math.floor(instantMs / minuteMs);

/** The instant at which a minute begins, in milliseconds. */
export const instantOfMinute = (minute: number): number => minute * minuteMs;

/** The instant from which an offer issued in a minute can no longer be booked. */
export const expiryOf = (issuedMinute: number): number => instantOfMinute(issuedMinute + offerLifeMinutes);

const checkOf = (world: World, text: string): string =>
  world.chance.letters(`offer-id:${world.worldId}:${text}`, checkLetters);

/** The id of a search: the same for equal queries in the same minute. It is useful in logs and cannot be looked up. */
export const searchIdOf = (world: World, prefix: string, query: string, minute: number): string =>
  `${prefix}-${encodeNumber(minute)}-${world.chance.letters(`search-id:${world.worldId}:${minute}:${query}`, 6)}`;

/** Writes an id: prefix, fields, the minute of issue in base 36, and the world's checksum, joined by hyphens. */
export const sealOfferId = (world: World, prefix: string, fields: readonly string[], issuedMinute: number): string => {
  const text = [prefix, ...fields, encodeNumber(issuedMinute)].join("-");
  return `${text}-${checkOf(world, text)}`;
};

/**
 * Reads an id and rebuilds its offer. `unknown` for any text that this world did not write; `expired` for an offer of this world that is
 * too old. `rebuild` receives the sealed fields and may return undefined to reject them.
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
