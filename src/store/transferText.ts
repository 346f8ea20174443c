/**
 * The lines of a world as text, and back: one JSON object per line, with its members in a fixed order. The input is not trusted,
 * so every member is checked.
 */

import { longestDocument, longestDossierName, mostLists } from "./ports/dossiers.js";
import type { WorldClock } from "./ports/worlds.js";
import {
  type DossierLine,
  type DueMember,
  transferVersion,
  type WorldLine,
  WorldLinesError,
  type WriteLine,
} from "./transfer.js";
import { inOrder } from "./transferOrder.js";

/** The longest accepted line, in characters: longer than any that a store writes, and short enough to hold in memory. */
const longestLine = 64 * 1024 * 1024;

/** The members of each kind of line, in the order in which they are written. */
const membersByKind = {
  world: [
    "kind",
    "format",
    "seed",
    "clock",
    "limits",
    "contractVersion",
    "createdAtMs",
    "nextLocatorNumber",
    "nextSequence",
    "nextDossierSequence",
  ],
  sold: ["kind", "key", "sold"],
  booking: ["kind", "sequence", "locator", "version", "scopeId", "status", "createdAtMs", "documentText"],
  dossier: ["kind", "sequence", "collection", "id", "version", "lists", "due", "documentText"],
  number: ["kind", "series", "last"],
  write: ["kind", "key", "fingerprint", "locator", "answer", "expiresAtMs"],
  session: [
    "kind",
    "id",
    "transport",
    "clientName",
    "clientVersion",
    "protocolVersion",
    "createdAtMs",
    "lastActivityAtMs",
    "toolCalls",
    "initialize",
    "subscriptions",
    "expiresAtMs",
  ],
  end: ["kind", "lines"],
} as const;
const clockMembers = ["mode", "atMs"] as const;
const limitMembers = ["bookings", "sessions"] as const;
const dueMembers = ["queue", "atMs", "group", "entered"] as const;
const kinds = ["world", "sold", "booking", "dossier", "number", "write", "session", "end"] as const;

/** Members of nested objects. None has the name of a member of a line, so one list of names serves both. */
const nestedMembers = [...clockMembers, ...limitMembers, ...dueMembers];

/** The line as text, with a line feed at its end. */
export const textOf = (line: WorldLine): string =>
  `${JSON.stringify(line, [...membersByKind[line.kind], ...nestedMembers])}\n`;

const told = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
};

/** Throws WorldLinesError with the text and the number of the line. */
type Refuse = (expectation: string) => never;

/** Reads the members of one JSON object by name and type. Calls `refuse` for a wrong one. */
const createReader = (refuse: Refuse, name: string, object: unknown) => {
  if (typeof object !== "object" || object === null || Array.isArray(object)) {
    return refuse(`expected ${name} to be a JSON object, got ${told(object)}`);
  }
  const members = new Map<string, unknown>(Object.entries(object));
  const wrong = (member: string, expected: string): never =>
    refuse(`expected "${member}" of ${name} to be ${expected}, got ${told(members.get(member))}`);
  const text = (member: string): string => {
    const value = members.get(member);
    return typeof value === "string" ? value : wrong(member, "a text");
  };
  return {
    /** Refuses members with other names. */
    hasOnly: (names: readonly string[]): void => {
      const unknown = [...members.keys()].find((member) => !names.includes(member));
      if (unknown !== undefined) refuse(`${name} has a member ${told(unknown)}, expected only ${names.join(", ")}`);
    },
    value: (member: string): unknown => members.get(member),
    text,
    name: (member: string): string => {
      const value = text(member);
      return value.length > longestDossierName ? wrong(member, `at most ${longestDossierName} characters`) : value;
    },
    textOrNull: (member: string): string | null => (members.get(member) === null ? null : text(member)),
    jsonText: (member: string): string => {
      const value = text(member);
      try {
        JSON.parse(value);
        return value;
      } catch {
        return wrong(member, "a JSON text");
      }
    },
    whole: (member: string, minimum = 0): number => {
      const value = members.get(member);
      const isWhole = typeof value === "number" && Number.isSafeInteger(value) && value >= minimum;
      return isWhole ? value : wrong(member, `a whole number of at least ${minimum}`);
    },
    oneOf: <Choice extends string>(member: string, choices: readonly Choice[]): Choice =>
      choices.find((choice) => choice === members.get(member)) ?? wrong(member, `one of ${choices.join(", ")}`),
    differentTexts: (member: string): readonly string[] => {
      const value = members.get(member);
      if (!Array.isArray(value)) return wrong(member, "a list");
      const texts = value.filter((item) => typeof item === "string");
      return texts.length === value.length && new Set(texts).size === texts.length
        ? texts
        : wrong(member, "a list of different texts");
    },
  };
};

/** A lone surrogate. A store that keeps UTF-8 would lose it; the JSON escape \u keeps it. */
const loneSurrogate = /\p{Surrogate}/u;

const requireWellFormed = (refuse: Refuse, member: string, text: string): string => {
  if (loneSurrogate.test(text)) {
    refuse(`expected "${member}" of the line to be well-formed, with \\u before half a character, got ${told(text)}`);
  }
  return text;
};

const documentOf = (refuse: Refuse, line: Reader): string =>
  requireWellFormed(refuse, "documentText", line.jsonText("documentText"));

type Reader = ReturnType<typeof createReader>;

const readClock = (refuse: Refuse, value: unknown): WorldClock => {
  const clock = createReader(refuse, `"clock"`, value);
  clock.hasOnly(clockMembers);
  const mode = clock.oneOf("mode", ["real", "frozen"]);
  if (mode === "frozen") return { mode, atMs: clock.whole("atMs") };
  if (clock.value("atMs") !== undefined) return refuse(`expected no "atMs" of a real clock`);
  return { mode };
};

const readWorld = (refuse: Refuse, line: Reader): WorldLine => {
  const limits = createReader(refuse, `"limits"`, line.value("limits"));
  limits.hasOnly(limitMembers);
  return {
    kind: "world",
    format: transferVersion,
    seed: line.text("seed"),
    clock: readClock(refuse, line.value("clock")),
    limits: { bookings: limits.whole("bookings"), sessions: limits.whole("sessions", 1) },
    contractVersion: line.text("contractVersion"),
    createdAtMs: line.whole("createdAtMs"),
    nextLocatorNumber: line.whole("nextLocatorNumber"),
    nextSequence: line.whole("nextSequence"),
    nextDossierSequence: line.value("format") === 1 ? 0 : line.whole("nextDossierSequence"),
  };
};

const readDue = (refuse: Refuse, value: unknown): DueMember | null => {
  if (value === null) return null;
  const due = createReader(refuse, `"due"`, value);
  due.hasOnly(dueMembers);
  const place = { queue: due.name("queue"), atMs: due.whole("atMs") };
  if (due.value("group") !== undefined) return { ...place, group: due.name("group"), entered: due.whole("entered") };
  if (due.value("entered") !== undefined) return refuse(`expected no "entered" of "due" without a "group"`);
  return place;
};

const readDossier = (refuse: Refuse, line: Reader): DossierLine => {
  const documentText = documentOf(refuse, line);
  const lists = line.differentTexts("lists");
  if (lists.length > mostLists || lists.some((list) => list.length > longestDossierName)) {
    refuse(`expected "lists" of the line to be at most ${mostLists} texts of at most ${longestDossierName} characters`);
  }
  if (documentText.length > longestDocument) {
    refuse(`expected "documentText" of the line to have at most ${longestDocument} characters`);
  }
  return {
    ...{ kind: "dossier", sequence: line.whole("sequence"), collection: line.name("collection"), id: line.name("id") },
    ...{ version: line.whole("version", 1), lists, due: readDue(refuse, line.value("due")), documentText },
  };
};

const readWrite = (refuse: Refuse, line: Reader): WriteLine => ({
  kind: "write",
  ...{ key: line.text("key"), fingerprint: line.text("fingerprint"), locator: line.text("locator") },
  ...(line.value("answer") !== undefined && { answer: requireWellFormed(refuse, "answer", line.text("answer")) }),
  expiresAtMs: line.whole("expiresAtMs"),
});

/** Called before the members are checked, because a newer format may have unknown ones. */
const checkFormat = (refuse: Refuse, format: unknown): void => {
  if (format === transferVersion || format === 1) return;
  const isNewer = typeof format === "number" && format > transferVersion;
  const advice = isNewer ? ": a newer version of the product made these lines, import them with that one" : "";
  refuse(`expected "format" to be ${transferVersion}, got ${told(format)}${advice}`);
};

const readLine = (refuse: Refuse, value: unknown): WorldLine => {
  const line = createReader(refuse, "the line", value);
  const kind = line.oneOf("kind", kinds);
  if (kind === "world") checkFormat(refuse, line.value("format"));
  line.hasOnly(membersByKind[kind]);
  switch (kind) {
    case "world":
      return readWorld(refuse, line);
    case "sold":
      return { kind, key: line.text("key"), sold: line.whole("sold", 1) };
    case "booking":
      return {
        kind,
        sequence: line.whole("sequence"),
        locator: line.text("locator"),
        version: line.whole("version", 1),
        scopeId: line.text("scopeId"),
        status: line.oneOf("status", ["confirmed", "cancelled"]),
        createdAtMs: line.whole("createdAtMs"),
        documentText: documentOf(refuse, line),
      };
    case "dossier":
      return readDossier(refuse, line);
    case "number":
      return { kind, series: line.name("series"), last: line.whole("last", 1) };
    case "write":
      return readWrite(refuse, line);
    case "session":
      return {
        kind,
        id: line.text("id"),
        transport: line.oneOf("transport", ["stdio", "http"]),
        clientName: line.textOrNull("clientName"),
        clientVersion: line.textOrNull("clientVersion"),
        protocolVersion: line.textOrNull("protocolVersion"),
        createdAtMs: line.whole("createdAtMs"),
        lastActivityAtMs: line.whole("lastActivityAtMs"),
        toolCalls: line.whole("toolCalls"),
        initialize: line.value("initialize") === null ? null : line.jsonText("initialize"),
        subscriptions: line.differentTexts("subscriptions"),
        expiresAtMs: line.whole("expiresAtMs"),
      };
    case "end":
      return { kind, lines: line.whole("lines") };
  }
};

const parseLine = (refuse: Refuse, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(`expected one JSON object, got ${told(text)}`);
  }
};

async function* textLines(chunks: AsyncIterable<string>, refuse: Refuse): AsyncGenerator<string> {
  /** Pieces of the current line. They are joined once, because a long line may come in many chunks. */
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const [first = "", ...others] = chunk.split("\n");
    for (const [index, piece] of [first, ...others].entries()) {
      if (index > 0) {
        yield pieces.join("");
        [pieces, length] = [[], 0];
      }
      length += piece.length;
      if (length > longestLine) refuse(`the line is longer than ${longestLine} characters`);
      pieces.push(piece);
    }
  }
  if (length > 0) yield pieces.join("");
}

async function* parsedLines(chunks: AsyncIterable<string>): AsyncGenerator<WorldLine> {
  let lineNumber = 1;
  const refuse: Refuse = (expectation) => {
    throw new WorldLinesError(lineNumber, expectation);
  };
  for await (const text of textLines(chunks, refuse)) {
    yield readLine(refuse, parseLine(refuse, text));
    lineNumber += 1;
  }
}

/** Parses the lines of a world from text in chunks of any size. Throws WorldLinesError at the first wrong line. */
export const linesOf = (chunks: AsyncIterable<string>): AsyncIterable<WorldLine> => inOrder(parsedLines(chunks));
