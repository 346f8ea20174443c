/** Writes HTML. Every interpolated value is escaped: only the templates in this toolchain hold markup. */

/** Markup, which is put into other markup without escaping. */
export interface Html {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that no browser shows, and some that reverse the direction of text. */
const unseen = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

export const escaped = (text: string): string =>
  text.replaceAll(unseen, "\ufffd").replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

type Part = string | number | Html | readonly Html[] | undefined;

const markupOf = (part: Part): string => {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
};

/** A template. Interpolated values are escaped, unless they are `Html` already. Attributes must be in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, index) => text + markupOf(parts[index])).join(""),
});

/** Takes a text of this toolchain as markup, for example the style sheet. Not for text of a contract: it is not escaped. */
export const trusted = (markup: string): Html => ({ markup });
