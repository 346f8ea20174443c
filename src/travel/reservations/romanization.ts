/** Romanisation as airlines print it: the letters A to Z for each Latin, Cyrillic and Greek letter. Tables only; it knows no names. */

/** Latin letters that become more than their base letter (ICAO Doc 9303-3, section 6, table A). */
const latin = {
  Ä: "AE",
  Ö: "OE",
  Ü: "UE",
  Å: "AA",
  Æ: "AE",
  Ø: "OE",
  Œ: "OE",
  ẞ: "SS",
  Þ: "TH",
  Ð: "D",
  Đ: "D",
  Ħ: "H",
  İ: "I",
  Ĳ: "IJ",
  ĸ: "Q",
  Ł: "L",
  Ŀ: "L",
  Ŋ: "N",
  Ŧ: "T",
  Ə: "E",
} as const;

/** Cyrillic letters (ICAO Doc 9303-3, section 6, table B). */
const cyrillic =
  "А=A Б=B В=V Г=G Ґ=G Д=D Е=E Ё=E Є=IE Ж=ZH З=Z И=I І=I Ї=I Й=I К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ў=U Ф=F Х=KH Ц=TS Ч=CH Ш=SH Щ=SHCH Ъ=IE Ы=Y Ь= Э=E Ю=IU Я=IA Ј=J Љ=LJ Њ=NJ Ћ=C Ђ=D Џ=DZ Ѓ=G Ќ=K Ѕ=DZ";

/** Single Greek letters (ISO 843). For pairs see `romanizedPair`. */
const greek = "Α=A Β=V Γ=G Δ=D Ε=E Ζ=Z Η=I Θ=TH Ι=I Κ=K Λ=L Μ=M Ν=N Ξ=X Ο=O Π=P Ρ=R Σ=S Τ=T Υ=Y Φ=F Χ=CH Ψ=PS Ω=O";

const pairsOf = (list: string): readonly (readonly [string, string])[] =>
  list.split(" ").map((pair): readonly [string, string] => {
    const [letter = "", romanized = ""] = pair.split("=");
    return [letter, romanized];
  });

const romanizedByLetter: ReadonlyMap<string, string> = new Map([
  ...Object.entries(latin),
  ...pairsOf(cyrillic),
  ...pairsOf(greek),
]);

const greekOu = /^[\u039F\u038C][\u03A5\u038E]$/;

/** The letters A to Z for two capital letters that form one sound: OU for Greek ΟΥ, not OY. Undefined for any other pair. */
export const romanizedPair = (pair: string): string | undefined => (greekOu.test(pair) ? "OU" : undefined);

/** The letter or letters A to Z for one capital letter; undefined if no table has it. */
export const romanizedLetter = (letter: string): string | undefined => {
  if (/^[A-Z]$/.test(letter)) return letter;
  const whole = romanizedByLetter.get(letter);
  if (whole !== undefined) return whole;
  const base = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return /^[A-Z]$/.test(base) ? base : romanizedByLetter.get(base);
};
