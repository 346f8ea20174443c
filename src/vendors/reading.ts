/** Reads what a service outside answered, member by member: everything in it is hostile until it has been read so. */
import { type UpstreamAnswer, UpstreamFailure } from "../upstream/port.js";

/** Says where an answer is not what its service promises. The text holds places and expectations, never what came. */
export class WrongShape extends Error {
  override readonly name = "WrongShape";
}

const wrong = (at: string, expected: string): never => {
  throw new WrongShape(`${at} should be ${expected}`);
};

export type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object of the answer, whatever its members. */
export const readMembers = (value: unknown, at: string): Members => (isObject(value) ? value : wrong(at, "an object"));

/** A list of at most `most` entries, each as `read` reads it. */
export const readList = <Item>(
  value: unknown,
  at: string,
  most: number,
  read: (item: unknown, at: string) => Item,
): readonly Item[] => {
  if (!Array.isArray(value) || value.length > most) return wrong(at, `a list of at most ${most}`);
  return value.map((item, index) => read(item, `${at}[${index}]`));
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** A text for people, on one line and in its reading order, with at least one and at most `most` characters. */
export const readText = (value: unknown, at: string, most = 200): string => {
  const text = typeof value === "string" ? value.replaceAll(unprintable, " ").trim() : "";
  return text.length > 0 && text.length <= most ? text : wrong(at, `a text of 1 to ${most} characters`);
};

/** A text of a fixed form: a code, a date, an amount. */
export const readForm = (value: unknown, at: string, form: RegExp, expected: string): string =>
  typeof value === "string" && form.test(value) ? value : wrong(at, expected);

/** A number within limits. */
export const readNumber = (value: unknown, at: string, least: number, most: number): number =>
  typeof value === "number" && value >= least && value <= most ? value : wrong(at, `a number from ${least} to ${most}`);

/** One of some texts. */
export const readChoice = <Choice extends string>(value: unknown, at: string, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === value) ?? wrong(at, `one of ${choices.join(", ")}`);

/** What may be left out: undefined where it is, or is null. */
export const readOptional = <Item>(
  value: unknown,
  at: string,
  read: (value: unknown, at: string) => Item,
): Item | undefined => (value === undefined || value === null ? undefined : read(value, at));

/**
 * The answer as `read` reads it. One that is not JSON, or not what the service promises, is an UpstreamFailure of kind
 * `malformed`.
 */
export const readAnswer = <Item>(
  upstream: string,
  operation: string,
  answer: UpstreamAnswer,
  read: (value: unknown, at: string) => Item,
): Item => {
  try {
    return read(JSON.parse(answer.text), "answer");
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof WrongShape)) throw error;
    const { status, attempts } = answer;
    throw new UpstreamFailure("malformed", { upstream, operation, attempts, status, mayHaveBeenDone: false });
  }
};
