/** Names as given, and as printed on a ticket: `SURNAME/FIRST TITLE` in letters A to Z. It knows no passengers. */
import type { Objections } from "./objections.js";
import { romanizedLetter, romanizedPair } from "./romanization.js";

export interface GivenName {
  readonly firstName: string;
  readonly lastName: string;
}

export interface TicketName extends GivenName {
  readonly title: string | null;
  readonly gdsName: string;
}

const longestGdsName = 55;

/** Printed for a name part without a single printable letter: "last/first name unknown". */
const unprintable = { lastName: "LNU", firstName: "FNU" } as const;

const titles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mr: "MR",
    mister: "MR",
    mrs: "MRS",
    ms: "MS",
    miss: "MISS",
    mstr: "MSTR",
    master: "MSTR",
    dr: "DR",
    prof: "PROF",
  }),
);

/** Placeholders for a name that is not known yet. Real names such as Na or Test are not among them. */
const standIns: ReadonlySet<string> = new Set([
  "TBD",
  "TBA",
  "TBC",
  "TBN",
  "NN",
  "UNKNOWN",
  "UNDEFINED",
  "NULL",
  "PLACEHOLDER",
  "XXX",
]);

/** The most invalid characters that a message lists. */
const mostCharactersNamed = 3;

const fieldOfPart = { firstName: "first name", lastName: "last name" } as const;

/** What identifies a person by name: the names as given, in capitals. The printed name would not do, because many people may be LNU/FNU. */
export const nameIdentity = ({ firstName, lastName }: GivenName): string => `${lastName}/${firstName}`.toUpperCase();

/** A first name without a title before or after it. A title alone is kept, because it may be a name. */
const withoutTitle = (firstName: string): { readonly title: string | null; readonly firstName: string } => {
  const words = firstName.split(" ");
  const titleOf = (word: string | undefined): string | undefined =>
    titles.get((word ?? "").toLowerCase().replace(/\.$/, ""));
  const leading = titleOf(words[0]);
  const trailing = titleOf(words.at(-1));
  if (words.length < 2 || (leading === undefined && trailing === undefined)) return { title: null, firstName };
  const rest = leading === undefined ? words.slice(0, -1) : words.slice(1);
  return { title: leading ?? trailing ?? null, firstName: rest.join(" ") };
};

interface Printed {
  readonly letters: string;
  /** Characters that do not occur in passport names, such as digits and emoji. */
  readonly invalid: readonly string[];
  readonly isLatin: boolean;
}

/** A name part in letters A to Z. Hyphens become spaces; apostrophes, dots and characters that are in no table are dropped. */
const printed = (part: string): Printed => {
  const capitals = part.normalize("NFC").toUpperCase();
  if (/^[A-Z]+$/.test(capitals)) return { letters: capitals, invalid: [], isLatin: true };
  const invalid = new Set<string>();
  let letters = "";
  let isLatin = true;
  const characters = [...capitals];
  for (const [index, character] of characters.entries()) {
    if (/[\s\-\u2010-\u2015]/u.test(character)) letters += " ";
    else if (/\p{L}/u.test(character)) {
      if (!/\p{Script=Latin}/u.test(character)) isLatin = false;
      const isSecondOfPair = romanizedPair(`${characters[index - 1]}${character}`) !== undefined;
      letters += isSecondOfPair ? "U" : (romanizedLetter(character) ?? "");
    } else if (!/[\p{M}'’‘ʼʹ`´.]/u.test(character)) invalid.add(character);
  }
  return { letters: letters.replace(/ +/g, " ").trim(), invalid: [...invalid], isLatin };
};

/**
 * Surname, first name and title in at most 55 characters. The first name is shortened first, to one letter at least. A surname of one
 * letter is doubled.
 */
const gdsNameOf = (surname: string, firstName: string, title: string | null): string => {
  const doubled = surname.length === 1 ? surname + surname : surname;
  const ending = title === null ? "" : ` ${title}`;
  const room = longestGdsName - "/".length - ending.length;
  const keptSurname = doubled.slice(0, room - 1).trimEnd();
  return `${keptSurname}/${firstName.slice(0, room - keptSurname.length).trimEnd()}${ending}`;
};

type NameObjections = Objections<"NAME_INVALID" | "NAME_NOT_ROMANIZED">;

const checkedPart = (
  part: keyof typeof fieldOfPart,
  value: string,
  field: string,
  objections: NameObjections,
): string => {
  const { letters, invalid, isLatin } = printed(value);
  const explanation =
    invalid.length > 0
      ? `it holds ${invalid
          .slice(0, mostCharactersNamed)
          .map((character) => `'${character}'`)
          .join(", ")}`
      : letters === "" && isLatin
        ? "it has no letters"
        : standIns.has(letters)
          ? "it stands for a name that is not known yet"
          : undefined;
  const shown = letters === "" ? unprintable[part] : letters;
  const consequence = `On the ticket the ${fieldOfPart[part]} is ${shown}.`;
  if (!isLatin) {
    const message = `${field} '${value}' is not in Latin letters. ${consequence}`;
    objections.raise("NAME_NOT_ROMANIZED", { field, value }, message);
  }
  if (explanation !== undefined) {
    const message = `${field} '${value}' cannot be put on a ticket: ${explanation}. ${consequence}`;
    objections.raise("NAME_INVALID", { field, value, explanation }, message);
  }
  return shown;
};

/**
 * The name on a ticket. `path` is the person's, for example `passengers.0`. Reasons: NAME_INVALID for characters that passports do not have
 * or for a missing name, NAME_NOT_ROMANIZED for other scripts. If the level only warns, letters are transliterated where possible and
 * otherwise left out; a part that becomes empty is printed as LNU or FNU, as airlines do. The given name is kept as well.
 */
export const ticketName = (given: GivenName, path: string, objections: NameObjections): TicketName => {
  const tidied = (text: string): string => text.normalize("NFC").trim().replace(/\s+/gu, " ");
  const lastName = tidied(given.lastName);
  const { title, firstName } = withoutTitle(tidied(given.firstName));
  const surname = checkedPart("lastName", lastName, `${path}.lastName`, objections);
  const first = checkedPart("firstName", firstName, `${path}.firstName`, objections);
  return { firstName, lastName, title, gdsName: gdsNameOf(surname, first, title) };
};
