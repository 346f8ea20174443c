/**
 * What the rounds of a call on 2026-07-28 carry from one to the next: the questions that end a round, the answers that the
 * next brings, and the state that proves which call they belong to. It does not know how a state is sealed.
 */
import { createHash } from "node:crypto";
import type { ClientAnswer, Question } from "../../contract/content.js";
import { RequestRefusal } from "../../contract/refusal.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { Place } from "../sessions/scope.js";
import type { Exchange } from "./caller.js";

export type Questions = Readonly<Record<string, Question>>;
export type Answers = Readonly<Record<string, ClientAnswer>>;

/** The answer to a call that needs its client first. */
export interface InputRequired {
  readonly resultType: "input_required";
  readonly inputRequests: Questions;
  readonly requestState: string;
}

/** The entries of a record that are objects: no other can be an answer. */
export const objectsIn = (record: unknown): Answers =>
  isRecord(record)
    ? Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (isRecord(value) ? [[name, value]] : [])))
    : {};

/** JSON with sorted keys, so that arguments that mean the same have the same mark. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );

interface MarkedCall {
  readonly method: "tools/call" | "prompts/get";
  readonly name: string;
  readonly given: unknown;
  /** The place at the start of the call, without a session minted during it: the next round does not have that one. */
  readonly place: Place;
}

/**
 * A short hash of a call. A state is bound to it, so that it cannot continue another call, or the same one in another
 * session or world.
 */
export const markOf = ({ method, name, given, place: { world, scope } }: MarkedCall): string =>
  createHash("sha256")
    .update(sortedJson([method, name, given, world, scope.id ?? null]))
    .digest("base64url")
    .slice(0, 22);

export interface Continued {
  readonly answers: Answers;
  readonly round: number;
}

/** The state of the previous rounds, whose seal the transport has verified. Throws a refusal if it belongs to another call. */
export const continuedFrom = ({ requestState: state }: Exchange, mark: () => string): Continued => {
  if (state === undefined) return { answers: {}, round: 0 };
  if (isRecord(state) && state["call"] === mark() && typeof state["round"] === "number") {
    return { answers: objectsIn(state["answers"]), round: state["round"] };
  }
  throw new RequestRefusal({
    field: "requestState",
    value: "(hidden)",
    message: "Invalid requestState: it belongs to another call",
    hint: "Send requestState as the round before gave it, with the same name and arguments, in the same session.",
  });
};

/** The state that the next round sends back. */
export const stateAfter = (mark: string, { round }: Continued, answers: Answers): object => ({
  call: mark,
  round: round + 1,
  answers,
});
