/**
 * The envelope of hotel and car offer ids: what identifies the offer, the minute it was issued, and a check that only the
 * issuing world can write. An id carries all that is needed to rebuild its offer, so that a search stores nothing.
 * Knows neither hotels nor cars.
 */
import type { OfferLookup, World } from "./types.js";

/** How long an offer can be booked, counted from the start of the minute in which it was issued. */
export const OFFER_LIFE_MINUTES = 30;

const MINUTE_MS = 60_000;
const LONGEST_ID = 80;
const CHECK_LETTERS = 4;
const ID_PATTERN = /^[A-Z]{2}(-[0-9A-Z]+)+$/;
const NUMBER_PATTERN = /^(0|[1-9A-Z][0-9A-Z]{0,7})$/;

/** A whole number, not negative, in upper-case base 36. */
export function encodeNumber(value: number): string {
  return value.toString(36).toUpperCase();
}

/** The number that `encodeNumber` wrote, or undefined for any other text. */
export function decodeNumber(text: string): number | undefined {
  return NUMBER_PATTERN.test(text) ? Number.parseInt(text, 36) : undefined;
}

/** The minute since 1970 in which an instant lies; all prices of an offer are those of the minute of its issue. */
export function minuteOf(instantMs: number): number {
  return Math.floor(instantMs / MINUTE_MS);
}

/** The instant at which a minute begins, in milliseconds. */
export function instantOfMinute(minute: number): number {
  return minute * MINUTE_MS;
}

/** The instant from which an offer issued in a minute can no longer be booked. */
export function expiryOf(issuedMinute: number): number {
  return instantOfMinute(issuedMinute + OFFER_LIFE_MINUTES);
}

function checkOf(world: World, text: string): string {
  return world.chance.letters(`offer-id:${world.worldId}:${text}`, CHECK_LETTERS);
}

/** The id of a search: equal for equal queries in the same minute. It can be quoted in logs, not resolved. */
export function searchIdOf(world: World, prefix: string, query: string, minute: number): string {
  return `${prefix}-${encodeNumber(minute)}-${world.chance.letters(`search-id:${world.worldId}:${minute}:${query}`, 6)}`;
}

/** Writes an id: prefix, fields, the minute of issue in base 36, and the world's check, joined by hyphens. */
export function sealOfferId(world: World, prefix: string, fields: readonly string[], issuedMinute: number): string {
  const text = [prefix, ...fields, encodeNumber(issuedMinute)].join("-");
  return `${text}-${checkOf(world, text)}`;
}

/**
 * Reads an id and rebuilds its offer. `unknown` for text that this world did not write, whatever it is; `expired` for an
 * offer of this world that is too old. `rebuild` gets the fields as sealed and may itself decline with undefined.
 */
export function openOfferId<Offer>(
  world: World,
  prefix: string,
  id: string,
  nowMs: number,
  rebuild: (fields: readonly string[], issuedMinute: number) => Offer | undefined,
): OfferLookup<Offer> {
  if (id.length > LONGEST_ID || !ID_PATTERN.test(id)) return { kind: "unknown" };
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
}
