/** Writes HTML of which every word that comes from elsewhere is escaped. Markup is only what stands in a template of ours. */

/** Markup that is safe to put into markup. */
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

/** Characters that no browser shows, and some that turn the direction of a line around. */
const unseen = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

export const escaped = (text: string): string =>
  text.replaceAll(unseen, "\ufffd").replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

type Part = string | number | Html | readonly Html[] | undefined;

const markupOf = (part: Part): string => {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
};

/** A template: what is interpolated is text, unless it is `Html` already. Attributes stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, index) => text + markupOf(parts[index])).join(""),
});

/** Markup of ours that is kept in a file: the style sheet. */
export const trusted = (markup: string): Html => ({ markup });
