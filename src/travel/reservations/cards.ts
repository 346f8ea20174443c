/** Keeps payment card numbers out: finds them in free text by their length, first digit and check digit. */
import type { Refuse } from "./types.js";

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/** Most digits of an international telephone number (ITU-T E.164). */
const MOST_PHONE_DIGITS = 15;
const DIGIT_RUNS = /\d+(?:[\s\-.,/_\u2010-\u2015\u00b7]{1,3}\d+)*/g;
const DIGIT_GROUPS = /\d+/g;
/** First digits of the payment networks (ISO/IEC 7812). */
const FIRST_DIGITS = /^[2-6]/;
const INTERNATIONAL_PHONE = /^\s*(?:\+|00)[\d\s\-./()]+$/;

/** The check of ISO/IEC 7812 (Luhn): from the right, every second digit counts double, and the sum ends in 0. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - position));
    const doubled = position % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Looks at every stretch of neighbouring groups that is as long as a card number. */
function cardAmong(groups: readonly string[]): number | undefined {
  for (const start of groups.keys()) {
    let digits = "";
    for (const group of groups.slice(start, start + MOST_DIGITS)) {
      digits += group;
      if (digits.length > MOST_DIGITS) break;
      if (digits.length >= FEWEST_DIGITS && FIRST_DIGITS.test(digits) && passesLuhn(digits)) return digits.length;
    }
  }
  return undefined;
}

/** The number of digits of the first card number in a text, whatever separates its groups; undefined if there is none. */
export function cardNumberLength(text: string): number | undefined {
  for (const [run] of text.normalize("NFKC").matchAll(DIGIT_RUNS)) {
    const length = cardAmong(run.match(DIGIT_GROUPS) ?? []);
    if (length !== undefined) return length;
  }
  return undefined;
}

function isPhoneNumber(text: string): boolean {
  return INTERNATIONAL_PHONE.test(text) && text.replace(/^\s*00/, "").replace(/\D/g, "").length <= MOST_PHONE_DIGITS;
}

/** Free text by the path of its field; undefined where the caller gave none. */
export type FreeText = Readonly<Record<string, string | undefined>>;

/**
 * Refuses a request with a card number in any of these texts (reason CARD_DATA_REFUSED). The number is never echoed. A
 * telephone number in international form is none, although one in ten would pass the check.
 */
export function refuseCardNumbers(texts: FreeText, refuse: Refuse<"CARD_DATA_REFUSED">): void {
  for (const [field, text] of Object.entries(texts)) {
    if (text === undefined || (/phone$/i.test(field) && isPhoneNumber(text))) continue;
    const digits = cardNumberLength(text);
    if (digits !== undefined) refuse("CARD_DATA_REFUSED", { field, value: `[${digits} digits, not shown]` });
  }
}
