/**
 * Checks that the lines of a world are complete and in canonical order: everything that needs more than one line.
 * `transferText.ts` checks single lines.
 */
import { WorldChangingError, WorldExistsError } from "./ports/errors.js";
import { type ContentLine, type WorldHead, type WorldLine, WorldLinesError } from "./transfer.js";

/** The order of the kinds of lines. */
const ranks: Readonly<Record<ContentLine["kind"], number>> = {
  ...{ sold: 0, booking: 1, dossier: 2, number: 3, write: 4, session: 5 },
};

/** What lines of one kind are ordered by. */
const placeOf = (line: ContentLine): string | number => {
  switch (line.kind) {
    case "sold":
    case "write":
      return line.key;
    case "booking":
    case "dossier":
      return line.sequence;
    case "number":
      return line.series;
    case "session":
      return line.id;
  }
};

const nameOf = (line: ContentLine): string => `${line.kind} ${JSON.stringify(placeOf(line))}`;

const isBehind = (line: ContentLine, previous: ContentLine): boolean =>
  line.kind === previous.kind ? placeOf(line) > placeOf(previous) : ranks[line.kind] > ranks[previous.kind];

/**
 * Passes the lines on. Throws WorldLinesError at the first line that is out of order, repeated or after the end, or if the end is
 * missing.
 */
export async function* inOrder(lines: AsyncIterable<WorldLine>): AsyncGenerator<WorldLine> {
  let lineNumber = 0;
  let head: WorldHead | undefined;
  let previous: ContentLine | undefined;
  let isOver = false;
  /** Names that may occur only once: locators, dossiers, places in groups. */
  const seen = new Set<string>();
  const refuse = (expectation: string): never => {
    throw new WorldLinesError(lineNumber, expectation);
  };
  const takeOnce = (what: string, ...name: readonly (string | number)[]): void => {
    const text = `${what} ${name.map((part) => JSON.stringify(part)).join(" of ")}`;
    if (seen.has(text)) refuse(`${text} appears a second time`);
    seen.add(text);
  };
  const requireBelow = (what: string, number: number, next: number): void => {
    if (number >= next) refuse(`${what} is ${number}, expected less than ${next} of line 1`);
  };
  const checkContent = (line: ContentLine, { nextSequence, nextDossierSequence }: WorldHead): void => {
    if (previous !== undefined && !isBehind(line, previous)) {
      refuse(`${nameOf(line)} comes after ${nameOf(previous)}, expected the canonical order without repetition`);
    }
    if (line.kind === "booking") {
      requireBelow("the sequence", line.sequence, nextSequence);
      takeOnce("the locator", line.locator);
    }
    if (line.kind !== "dossier") return;
    requireBelow("the sequence", line.sequence, nextDossierSequence);
    takeOnce("the dossier", line.id, line.collection);
    if (line.due?.entered === undefined) return;
    requireBelow(`"entered"`, line.due.entered, nextDossierSequence);
    takeOnce(`"entered"`, line.due.entered);
  };

  for await (const line of lines) {
    lineNumber += 1;
    if (isOver) refuse(`expected nothing after the line "end", got "${line.kind}"`);
    if (head === undefined) {
      head = line.kind === "world" ? line : refuse(`expected the line "world", got "${line.kind}"`);
    } else if (line.kind === "world") {
      refuse(`the line "world" appears a second time`);
    } else if (line.kind === "end") {
      if (line.lines !== lineNumber - 1)
        refuse(`"end" counts ${line.lines} lines, but ${lineNumber - 1} came before it`);
      isOver = true;
    } else {
      checkContent(line, head);
      previous = line;
    }
    yield line;
  }
  if (!isOver) throw new WorldLinesError(lineNumber + 1, `expected the line "end" before the end of the file`);
}

export interface Arriving {
  readonly head: WorldHead;
  /** All lines between the first and the last. Throws WorldLinesError if a line is wrong or the last is missing. */
  readonly content: AsyncIterable<ContentLine>;
}

/** Reads the first line and returns it with the remaining lines as a stream. Rejects with WorldLinesError. */
export const arrivingWorld = async (lines: AsyncIterable<WorldLine>): Promise<Arriving> => {
  const ordered = inOrder(lines);
  const first = await ordered.next();
  if (first.done === true || first.value.kind !== "world") throw new WorldLinesError(1, `expected the line "world"`);
  const contentOf = async function* (): AsyncGenerator<ContentLine> {
    for await (const line of ordered) if (line.kind !== "world" && line.kind !== "end") yield line;
  };
  return { head: first.value, content: contentOf() };
};

/** The error for a world that was created, reset or deleted during its import. */
export const changedMeanwhile = (key: string): WorldChangingError =>
  new WorldChangingError(
    `The world ${JSON.stringify(key)} was made, reset or deleted while it was imported. Import it again.`,
  );

/** The error for an import without `replace` into a world that has bookings or dossiers. */
export const notEmpty = (key: string, hasBookings: boolean): WorldExistsError =>
  new WorldExistsError(
    `The world ${JSON.stringify(key)} has ${hasBookings ? "bookings" : "dossiers"}. Reset it first.`,
  );
