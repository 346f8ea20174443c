/** Keeps payment card numbers out of bookings: finds them in free text by length, first digit and check digit. */
import type { Refuse } from "./types.js";

const fewestDigits = 13;
const mostDigits = 19;
/** Most digits of an international telephone number (ITU-T E.164). */
const mostPhoneDigits = 15;
const digitRuns = /\d+(?:[\s\-.,/_\u2010-\u2015\u00b7]{1,3}\d+)*/g;
const digitGroups = /\d+/g;
/** First digits of the payment networks (ISO/IEC 7812). */
const firstDigits = /^[2-6]/;
const internationalPhone = /^\s*(?:\+|00)[\d\s\-./()]+$/;

/** The check of ISO/IEC 7812 (Luhn): from the right, every second digit is doubled, and the sum must end in 0. */
const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let position = 0; position < digits.length; position += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - position));
    const doubled = position % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** The number of digits of the first run of adjacent groups that is a valid card number. */
const cardAmong = (groups: readonly string[]): number | undefined => {
  for (const start of groups.keys()) {
    let digits = "";
    for (const group of groups.slice(start, start + mostDigits)) {
      digits += group;
      if (digits.length > mostDigits) break;
      if (digits.length >= fewestDigits && firstDigits.test(digits) && passesLuhn(digits)) return digits.length;
    }
  }
  return undefined;
};

/** The number of digits of the first card number in a text, with any separators; undefined if there is none. */
export const cardNumberLength = (text: string): number | undefined => {
  for (const [run] of text.normalize("NFKC").matchAll(digitRuns)) {
    const length = cardAmong(run.match(digitGroups) ?? []);
    if (length !== undefined) return length;
  }
  return undefined;
};

const isPhoneNumber = (text: string): boolean =>
  internationalPhone.test(text) && text.replace(/^\s*00/, "").replace(/\D/g, "").length <= mostPhoneDigits;

/** Free text by the path of its field; undefined where the caller gave none. */
export type FreeText = Readonly<Record<string, string | undefined>>;

/**
 * Refuses a request with a card number in any of these texts (reason CARD_DATA_REFUSED). The refusal never repeats the number. A telephone
 * number in international form is accepted, because one in ten would pass the check.
 */
export const refuseCardNumbers = (texts: FreeText, refuse: Refuse<"CARD_DATA_REFUSED">): void => {
  for (const [field, text] of Object.entries(texts)) {
    if (text === undefined || (/phone$/i.test(field) && isPhoneNumber(text))) continue;
    const digits = cardNumberLength(text);
    if (digits !== undefined) refuse("CARD_DATA_REFUSED", { field, value: `[${digits} digits, not shown]` });
  }
};
