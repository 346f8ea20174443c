/**
 * Invisible characters: they have no shape of their own, or change the direction of the text around them. A model reads them all
 * the same. Those that a script or an emoji needs are allowed. Knows no contract.
 */

/** Scripts in which a joiner between two letters decides how they are written. */
const joining =
  "\\p{scx=Arabic}\\p{scx=Syriac}\\p{scx=Mongolian}\\p{scx=Devanagari}\\p{scx=Bengali}\\p{scx=Gurmukhi}\\p{scx=Gujarati}\\p{scx=Oriya}" +
  "\\p{scx=Tamil}\\p{scx=Telugu}\\p{scx=Kannada}\\p{scx=Malayalam}\\p{scx=Sinhala}\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}";

const tagsOf = (letters: string): string =>
  [...letters].map((letter) => `\\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`).join("");

/** Invisible characters that are allowed in their place. */
const belonging = [
  // A picture and its form, two joined pictures, a key cap, the flags of England, Scotland and Wales.
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

/** Characters beyond those of nearly every text. Only a text with one of them is searched. */
const unusualInNames = /[^ -~]/;
const unusualInTexts = /[^\t\n -~]/;

/** The code points of the invisible characters in a text, in their order. Line ends and tabs are allowed in a text, but not in a name. */
export const unseenIn = (text: string, kind: "name" | "text"): readonly string[] => {
  if (!(kind === "name" ? unusualInNames : unusualInTexts).test(text)) return [];
  return [...text.matchAll(kind === "name" ? inNames : inTexts)].flatMap(([, letter]) =>
    letter === undefined ? [] : [codeOf(letter)],
  );
};

const shownAsEscape = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u007f-\u009f\u2028\u2029\ufff9-\ufffb]/gu;

/** A text as it may be shown to people: invisible characters are written as JSON escapes. */
export const withEscapes = (text: string): string =>
  text.replaceAll(shownAsEscape, (letter) =>
    Array.from(
      { length: letter.length },
      (_, index) => `\\u${letter.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
