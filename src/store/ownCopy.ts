/**
 * Texts that hold on to nothing but themselves, for whatever outlives the request that it came with. The engine keeps a part
 * of a text (a slice, a match, what was split off) as a view of the whole: as long as the part is kept, so is the whole.
 */

declare const own: unique symbol;

/** A text that `ownCopy` has made, or that was kept as one: what outlives requests says by this type that it needs one. */
export type OwnText = string & { readonly [own]: true };

/** The same text, as one that is no part of another. In UTF-16, which brings back half a character too. */
export const ownCopy = (text: string): OwnText => Buffer.from(text, "utf16le").toString("utf16le") as OwnText;

/** The text as it is kept already, or a copy: to copy costs more than to compare. */
export const ownCopyUnless = (kept: OwnText | null | undefined, text: string): OwnText =>
  kept === text ? kept : ownCopy(text);

/** The first characters of a text, without the rest of it. */
export const ownStart = (text: string, mostCharacters: number): string =>
  text.length > mostCharacters ? ownCopy(text.slice(0, mostCharacters)) : text;
