/**
 * Letters that nobody sees: they have no shape of their own, or change the direction of what is read. A model reads them all the
 * same. Where a script or an emoji cannot do without one, it is no secret. Knows no contract.
 */

/** Of scripts whose letters join, or are kept from joining, by what stands between them. */
const joining =
  "\\p{scx=Arabic}\\p{scx=Syriac}\\p{scx=Mongolian}\\p{scx=Devanagari}\\p{scx=Bengali}\\p{scx=Gurmukhi}\\p{scx=Gujarati}\\p{scx=Oriya}" +
  "\\p{scx=Tamil}\\p{scx=Telugu}\\p{scx=Kannada}\\p{scx=Malayalam}\\p{scx=Sinhala}\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}";

const tagsOf = (letters: string): string =>
  [...letters].map((letter) => `\\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`).join("");

/** What cannot be seen and belongs there. */
const belonging = [
  // A picture and its form, two pictures joined to one, a key, the flags of England, Scotland and Wales.
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Presentation}])[\\ufe0e\\ufe0f]",
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})",
  "(?<=[#*0-9])\\ufe0f(?=\\u20e3)",
  `(?<=\\u{1f3f4})(?:${["gbeng", "gbsct", "gbwls"].map(tagsOf).join("|")})\\u{e007f}`,
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
  "(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]",
  "(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]",
];

const hidden = "[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\u2028\\u2029\\ufff9-\\ufffb]";

const inNames = new RegExp(`(${hidden})`, "gu");
const inTexts = new RegExp(`${["\\r?\\n", "\\t", ...belonging].join("|")}|(${hidden})`, "gu");

/** `U+202E`. */
const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Beyond what stands in nearly every text: only there is anything to look for. */
const unusualInNames = /[^ -~]/;
const unusualInTexts = /[^\t\n -~]/;

/** The code points in a text that nobody sees, in their order. Line ends and tabs may stand in a text, and in no name. */
export const unseenIn = (text: string, kind: "name" | "text"): readonly string[] => {
  if (!(kind === "name" ? unusualInNames : unusualInTexts).test(text)) return [];
  return [...text.matchAll(kind === "name" ? inNames : inTexts)].flatMap(([, letter]) =>
    letter === undefined ? [] : [codeOf(letter)],
  );
};

const shownAsEscape = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u007f-\u009f\u2028\u2029\ufff9-\ufffb]/gu;

/** A text as it may be shown to people: with escapes, as JSON has them, for what they would not see. */
export const withEscapes = (text: string): string =>
  text.replaceAll(shownAsEscape, (letter) =>
    Array.from(
      { length: letter.length },
      (_, index) => `\\u${letter.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
