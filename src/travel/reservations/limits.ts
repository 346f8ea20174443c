/**
 * How much one PNR may hold: how long each free text is, and how many parts there are. The contract's own schemas leave these
 * open; without a bound one booking could grow until nobody can read it. What was kept before stays readable. Pure.
 */
import { cardNumberLength, type FreeText } from "./cards.js";
import type { Refuse } from "./types.js";

/** Offers in one call of bookFlight: the coupons of four tickets in conjunction. */
export const mostFlights = 16;
/** Hotels in one PNR, and cars in one PNR. */
export const mostStays = 80;
export const mostRentals = 80;

/** Most characters of each free text, by the last part of its field. */
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

/** No text of so few characters is too long, whatever it is. */
const shortEnough = Math.min(...Object.values(longest));

/** Characters of a text that is too long which are sent back, so that the caller knows it again. */
const shownCharacters = 60;
/** A card number that begins among them ends within so many more. */
const longestCardNumber = 80;
/** Half of a character that the cut has split. */
const halfAtEnd = /[\ud800-\udbff]$/;

/** Characters as people and JSON Schema count them: an emoji is one. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};

/** The beginning of a text; refused as card data if a card number begins there, which is never echoed. */
const beginningOf = (field: string, text: string, refuse: Refuse<"CARD_DATA_REFUSED">): string => {
  const digits = cardNumberLength(text.slice(0, shownCharacters + longestCardNumber));
  if (digits !== undefined) return refuse("CARD_DATA_REFUSED", { field, value: `[${digits} digits, not shown]` });
  const whole = text.slice(0, shownCharacters).replace(halfAtEnd, "");
  return `${whole}…`;
};

/** Refuses the first free text that is longer than it may be (reason TOO_LONG). Asked before anything else looks at the texts. */
export const refuseLongTexts = (texts: FreeText, refuse: Refuse<"TOO_LONG" | "CARD_DATA_REFUSED">): void => {
  for (const [field, text] of Object.entries(texts)) {
    if (text === undefined || text.length <= shortEnough) continue;
    const maximum = longest[field.slice(field.lastIndexOf(".") + 1)];
    if (maximum === undefined || text.length <= maximum) continue;
    const length = lengthOf(text);
    if (length > maximum) refuse("TOO_LONG", { field, value: beginningOf(field, text, refuse), length, maximum });
  }
};

/** Refuses a list that is longer than it may be (reason TOO_MANY_ITEMS), before anything is made of its entries. */
export const refuseManyItems = (
  field: string,
  items: readonly unknown[],
  maximum: number,
  refuse: Refuse<"TOO_MANY_ITEMS">,
): void => {
  const count = items.length;
  if (count > maximum) refuse("TOO_MANY_ITEMS", { field, value: count, count, maximum });
};

/** Refuses to add to a PNR that holds as many of a kind as it may (reason PNR_FULL). */
export const refuseFullPnr = (
  pnr: string,
  held: { readonly kind: "hotels" | "cars"; readonly count: number; readonly maximum: number },
  refuse: Refuse<"PNR_FULL">,
): void => {
  if (held.count >= held.maximum) refuse("PNR_FULL", { field: "existingPnr", value: pnr, ...held });
};
