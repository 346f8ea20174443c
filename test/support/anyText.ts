/** Texts of any characters, for properties. fast-check's own unit `binary` first lists all million of them in each process. */
import fc from "fast-check";

const firstSurrogate = 0xd800;
const surrogates = 0x800;

const characterOf = (place: number): string =>
  String.fromCodePoint(place < firstSurrogate ? place : place + surrogates);

/** Throws for what is no character: fast-check asks so which of its words that break programs are such texts. */
const placeOf = (text: unknown): number => {
  const code = typeof text === "string" ? (text.codePointAt(0) ?? 0) : 0;
  const place = code < firstSurrogate ? code : code - surrogates;
  if (place < 0 || characterOf(place) !== text) throw new Error("no single character");
  return place;
};

const character = fc.integer({ min: 0, max: 0x10_ffff - surrogates }).map(characterOf, placeOf);

/** Any text without half surrogates, of at most so many characters. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...(maxLength !== undefined && { maxLength }) });
