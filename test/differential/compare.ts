/** Makes two answers comparable, and says where they differ. Every normalisation is here, with its name. Pure. */
import { createHash } from "node:crypto";
import { type Answer, messagesOf } from "./answer.js";

/** One place where two answers are not the same. Undefined: there is nothing at this place. */
export interface Difference {
  /** For example `1.body.error.message`: of the second answer. */
  readonly path: string;
  readonly fastPath: unknown;
  readonly other: unknown;
}

/** Headers that differ without a difference. All others are compared. */
const ignoredHeaders: Readonly<Record<string, string>> = {
  date: "the instant",
  "content-length": "framing: checked against the body of each answer by itself",
  "transfer-encoding": "framing: checked against the body of each answer by itself",
};

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Replaces what a run decides: the names in place of ids that are random, the same for the same id. */
export interface Names {
  readonly note: (answer: Answer) => void;
  readonly applied: (text: string) => string;
}

const mintedKey = "io.github.mock-gds/session";
const mintedPattern = new RegExp(`"${mintedKey}":"([^"]+)"`, "g");

/** The form in which a session's id is shown to whoever is not in it. */
const shownToOthers = (id: string): string => `session-${createHash("sha256").update(id).digest("hex").slice(0, 12)}`;

/** Names the sessions that one server mints, in the order in which they are first seen. */
export const createNames = (): Names => {
  const sessions: string[] = [];
  const note = (id: string | undefined): void => {
    if (id !== undefined && !sessions.includes(id)) sessions.push(id);
  };
  return {
    note: ({ headers, body, events }) => {
      note(headers["mcp-session-id"]);
      for (const [, id] of JSON.stringify([body ?? null, events]).matchAll(mintedPattern)) note(id);
    },
    applied: (text) =>
      sessions.reduce(
        (named, id, index) =>
          named
            .replaceAll(id, `<session ${index + 1}>`)
            .replaceAll(shownToOthers(id), `<session ${index + 1}, masked>`),
        text,
      ),
  };
};

const withoutUptime = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "uptimeSeconds" in body ? { ...body, uptimeSeconds: "<uptime>" } : body;

/** Events without content tell their id and nothing else, and what ids look like is nobody's business. */
const withoutIds = (events: Answer["events"]): unknown =>
  events
    .filter(({ data }) => data !== "")
    .map(({ id, retry, ...event }) => (id === undefined ? event : { ...event, id: "<id>" }));

/** How an answer is packed; left out where only its messages are compared. */
const packing: ReadonlySet<string> = new Set([
  "content-type",
  "cache-control",
  "x-accel-buffering",
  "connection",
  "keep-alive",
]);

/** Sealed with a new random number each time. */
const withoutSeals = (text: string): string => text.replaceAll(/"requestState":"[^"]+"/g, '"requestState":"<sealed>"');

/** The messages of an answer, and what is not about how they are packed. */
export const comparableMessages = (answer: Answer, names: Names): unknown => {
  const { status = "no answer", headers, isComplete, faults } = answer;
  const { body, events, headers: all, ...rest } = { ...Object(comparable({ ...answer, headers }, names)) };
  const kept = Object.entries({ ...Object(all) }).filter(([name]) => !packing.has(name));
  const messages = withoutSeals(JSON.stringify(messagesOf({ ...answer, body, events })));
  return { ...rest, status, headers: Object.fromEntries(kept), isComplete, faults, messages: JSON.parse(messages) };
};

/** The part of an answer that has to be the same, as plain data. */
export const comparable = (answer: Answer, names: Names): unknown => {
  const { interim, status, headers, isComplete, faults, body, events, afterwards } = answer;
  names.note(answer);
  const compared = Object.entries(headers).filter(([name]) => !Object.hasOwn(ignoredHeaders, name));
  const correlationId = headers["x-request-id"];
  const text = JSON.stringify({
    interim,
    status: status ?? "no answer",
    headers: Object.fromEntries(compared),
    isComplete,
    faults,
    body: withoutUptime(body),
    events: withoutIds(events),
    afterwards,
  });
  const ofThisRun = correlationId !== undefined && isUuid(correlationId) ? correlationId : undefined;
  return JSON.parse(names.applied(ofThisRun === undefined ? text : text.replaceAll(ofThisRun, "<correlation id>")));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Every place where two values differ, the deepest ones. */
export const differencesOf = (fastPath: unknown, other: unknown, path = ""): readonly Difference[] => {
  if (Object.is(fastPath, other)) return [];
  if (!isObject(fastPath) || !isObject(other) || Array.isArray(fastPath) !== Array.isArray(other)) {
    return [{ path, fastPath, other }];
  }
  const keys = [...new Set([...Object.keys(fastPath), ...Object.keys(other)])];
  return keys.flatMap((key) => differencesOf(fastPath[key], other[key], path === "" ? key : `${path}.${key}`));
};

const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 200);

/** A difference in one line: answer of the fast path, other answer. */
export const inWords = ({ path, fastPath, other }: Difference): string =>
  `${path}: ${shown(fastPath)} | ${shown(other)}`;
