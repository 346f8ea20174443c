/** Decides which differences are listed ones: what an answer says, in short, on both sides, and the places that may differ. Pure. */
import type { Difference } from "./compare.js";

/** A difference that is meant, or cannot be helped. What `ours` and `theirs` say is checked; `*` stands for anything. */
export interface ListedDifference {
  /** The request, in words. */
  readonly request: string;
  /** The gist of an answer, as `gistOf` gives it. */
  readonly ours: string;
  readonly theirs: string;
  readonly why: string;
  /** Where the answers may differ then: places of the answer, `effects` or `changes`, each with all below it. */
  readonly places: readonly string[];
  /** Theme and name of the cases that it is for; without it, all whose answers are so. */
  readonly cases?: RegExp;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

const gistOfBody = (body: unknown): string => {
  if (Array.isArray(body)) return `a batch of ${body.length}`;
  const { error, result } = fieldsOf(body);
  if (error !== undefined) return `${String(fieldsOf(error)["code"])} ${String(fieldsOf(error)["message"])}`;
  if (result !== undefined) return "a result";
  return body === undefined ? "nothing" : "something";
};

/** An answer in one line: `415 -32600 Unsupported Media Type: ...`, `200 a result`, `202 nothing`. */
export const gistOf = (answer: unknown): string => {
  const { status, messages, body = Array.isArray(messages) ? messages.at(-1) : undefined, headers } = fieldsOf(answer);
  const isStream = String(fieldsOf(headers)["content-type"]).startsWith("text/event-stream");
  return `${String(status)} ${isStream ? "a stream" : gistOfBody(body)}`;
};

const matches = (pattern: string, gist: string): boolean => {
  const [first = "", ...rest] = pattern.split("*");
  if (!gist.startsWith(first)) return false;
  if (rest.length === 0) return gist === first;
  let at = first.length;
  for (const part of rest) {
    const found = part === "" ? gist.length : gist.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at === gist.length || pattern.endsWith("*");
};

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

/** What two servers made of one case. */
export interface Pair {
  /** Theme and name. */
  readonly name: string;
  readonly ours: unknown;
  readonly theirs: unknown;
  readonly differences: readonly Difference[];
}

const answersOf = (played: unknown): readonly unknown[] => {
  const { answers } = fieldsOf(played);
  return Array.isArray(answers) ? answers : [];
};

const answerPath = /^answers\.(\d+)\.(.+)$/;

/** The differences of a case that no listed one allows. Those that do are noted in `used`. */
export const unlisted = (
  { name, ours, theirs, differences }: Pair,
  listed: readonly ListedDifference[],
  used: Set<ListedDifference>,
): readonly Difference[] => {
  const ourAnswers = answersOf(ours);
  const theirAnswers = answersOf(theirs);
  const candidates = listed.filter(({ cases }) => cases === undefined || cases.test(name));
  const ofAnswer = ourAnswers.map((answer, index) =>
    candidates.filter(
      (entry) => matches(entry.ours, gistOf(answer)) && matches(entry.theirs, gistOf(theirAnswers[index])),
    ),
  );
  return differences.filter(({ path }) => {
    const [, index, place = path] = answerPath.exec(path) ?? [];
    const entries = index === undefined ? ofAnswer.flat() : (ofAnswer[Number(index)] ?? []);
    const allowing = entries.filter(({ places }) => places.some((allowed) => isWithin(place, allowed)));
    for (const entry of allowing) used.add(entry);
    return allowing.length === 0;
  });
};
