/**
 * Copies texts that outlive their request. V8 keeps a part of a string (a slice, a match, a piece of a split) as a view of the
 * whole string, so keeping the part would keep the whole request in memory.
 */

declare const own: unique symbol;

/** A text made by `ownCopy`. Data that outlives requests requires this type. */
export type OwnText = string & { readonly [own]: true };

/** A copy that is no view of another string. UTF-16 preserves lone surrogates too. */
export const ownCopy = (text: string): OwnText => Buffer.from(text, "utf16le").toString("utf16le") as OwnText;

/** `kept` if it equals the text, otherwise a copy: comparing is cheaper than copying. */
export const ownCopyUnless = (kept: OwnText | null | undefined, text: string): OwnText =>
  kept === text ? kept : ownCopy(text);

/** The first characters of a text, copied so that the rest is not kept in memory. */
export const ownStart = (text: string, mostCharacters: number): string =>
  text.length > mostCharacters ? ownCopy(text.slice(0, mostCharacters)) : text;
