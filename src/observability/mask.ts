/**
 * Masks personal data and secrets in texts for the log. This is the last guard: nothing that a caller sends is logged
 * on purpose. Pure.
 */

const rules: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g, "[e-mail]"],
  [/(?<![\w.])(?:\d[ -]?){12,18}\d(?!\w|\.\d)/g, "[card number]"],
  [/\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s/@]+@/gi, "$1:***@"],
  [/\b(Bearer|Basic) [\w.~+/-]{16,}=*/gi, "$1 ***"],
];

/**
 * The text without e-mail addresses, numbers long enough to be a payment card's, passwords in URLs, and credentials of
 * Authorization headers.
 */
export const masked = (text: string): string =>
  rules.reduce((result, [pattern, name]) => result.replace(pattern, name), text);
