/**
 * Texts that hold on to nothing but themselves, for whatever outlives the request that it came with. The engine keeps a part
 * of a text (a slice, a match, what was split off) as a view of the whole: as long as the part is kept, so is the whole.
 */

/** The same text, as one that is no part of another. In UTF-16, which brings back half a character too. */
export const ownCopy = (text: string): string => Buffer.from(text, "utf16le").toString("utf16le");

/** The first characters of a text, without the rest of it. */
export const ownStart = (text: string, mostCharacters: number): string =>
  text.length > mostCharacters ? ownCopy(text.slice(0, mostCharacters)) : text;
