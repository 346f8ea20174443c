/** Reads the answers of outside services, member by member. Nothing in them is trusted until it has been read here. */

/** An answer does not have the form that its service promises. */
class WrongShape extends Error {
  override readonly name = "WrongShape";
}

const wrong = (): never => {
  throw new WrongShape("not what the service promises");
};

export type Members = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object, whatever its members. */
export const readMembers = (value: unknown): Members => (isObject(value) ? value : wrong());

/** A list of at most `most` entries, each read with `read`. */
export const readList = <Item>(value: unknown, most: number, read: (item: unknown) => Item): readonly Item[] =>
  Array.isArray(value) && value.length <= most ? value.map((item) => read(item)) : wrong();

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** A text for people: on one line, without control or formatting characters, of 1 to `most` characters. */
export const readText = (value: unknown, most = 200): string => {
  const text = typeof value === "string" ? value.replaceAll(unprintable, " ").trim() : "";
  return text.length > 0 && text.length <= most ? text : wrong();
};

/** A text of a fixed form: a code, a date, an amount. */
export const readForm = (value: unknown, form: RegExp): string =>
  typeof value === "string" && form.test(value) ? value : wrong();

/** A number within limits. */
export const readNumber = (value: unknown, least: number, most: number): number =>
  typeof value === "number" && value >= least && value <= most ? value : wrong();

/** One of the given texts. */
export const readChoice = <Choice extends string>(value: unknown, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === value) ?? wrong();

/** An optional value: undefined if it is missing or null. */
export const readOptional = <Item>(value: unknown, read: (value: unknown) => Item): Item | undefined =>
  value === undefined || value === null ? undefined : read(value);

/** Wraps `read` for the upstream layer: returns undefined for a value that `read` refuses. */
export const unlessWrong =
  <Item>(read: (value: unknown) => Item) =>
  (value: unknown): Item | undefined => {
    try {
      return read(value);
    } catch (error) {
      if (error instanceof WrongShape) return undefined;
      throw error;
    }
  };
