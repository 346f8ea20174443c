/**
 * Limits of one PNR: the length of each free text and the number of parts. The contract's schemas set none, and without them a booking
 * could grow too large to read. Older bookings beyond the limits stay readable. Pure.
 */
import { cardNumberLength, type FreeText } from "./cards.js";
import type { Refuse } from "./types.js";

/** The most offers in one call of bookFlight: as many as the coupons of four conjunction tickets. */
export const mostFlights = 16;
/** The most hotels, and the most cars, in one PNR. */
export const mostStays = 80;
export const mostRentals = 80;

/** The most characters of each free text, by the last part of its field name. */
const longest: Readonly<Record<string, number>> = {
  firstName: 60,
  lastName: 60,
  email: 254,
  contactEmail: 254,
  phone: 40,
  contactPhone: 40,
  frequentFlyerNumber: 30,
  specialRequests: 1000,
  reason: 500,
};

/** A text of this length or less is within every limit. */
const shortEnough = Math.min(...Object.values(longest));

/** How many characters of an overlong text a refusal repeats, so that the caller recognises it. */
const shownCharacters = 60;
/** The most characters that a card number may extend beyond them. */
const longestCardNumber = 80;
/** A surrogate at the end, left by cutting a character in two. */
const halfAtEnd = /[\ud800-\udbff]$/;

/** The number of characters as people and JSON Schema count them: an emoji is one. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};

/** The beginning of an overlong text. If a card number begins there, refuses it as card data without repeating it. */
const beginningOf = (field: string, text: string, refuse: Refuse<"CARD_DATA_REFUSED">): string => {
  const digits = cardNumberLength(text.slice(0, shownCharacters + longestCardNumber));
  if (digits !== undefined) return refuse("CARD_DATA_REFUSED", { field, value: `[${digits} digits, not shown]` });
  const whole = text.slice(0, shownCharacters).replace(halfAtEnd, "");
  return `${whole}…`;
};

/** Refuses the first free text that is too long (reason TOO_LONG). Called before any other check of the texts. */
export const refuseLongTexts = (texts: FreeText, refuse: Refuse<"TOO_LONG" | "CARD_DATA_REFUSED">): void => {
  for (const [field, text] of Object.entries(texts)) {
    if (text === undefined || text.length <= shortEnough) continue;
    const maximum = longest[field.slice(field.lastIndexOf(".") + 1)];
    if (maximum === undefined || text.length <= maximum) continue;
    const length = lengthOf(text);
    if (length > maximum) refuse("TOO_LONG", { field, value: beginningOf(field, text, refuse), length, maximum });
  }
};

/** Refuses a list that is too long (reason TOO_MANY_ITEMS) before its entries are processed. */
export const refuseManyItems = (
  field: string,
  items: readonly unknown[],
  maximum: number,
  refuse: Refuse<"TOO_MANY_ITEMS">,
): void => {
  const count = items.length;
  if (count > maximum) refuse("TOO_MANY_ITEMS", { field, value: count, count, maximum });
};

/** Refuses to add to a PNR that already holds the most parts of a kind (reason PNR_FULL). */
export const refuseFullPnr = (
  pnr: string,
  held: { readonly kind: "hotels" | "cars"; readonly count: number; readonly maximum: number },
  refuse: Refuse<"PNR_FULL">,
): void => {
  if (held.count >= held.maximum) refuse("PNR_FULL", { field: "existingPnr", value: pnr, ...held });
};
